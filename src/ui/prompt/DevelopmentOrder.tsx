// R18.1: an undeveloped card joins the deck.
import type { ReactNode } from 'react';
import type { CardId } from '../../engine';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { DoneAct } from './CommonActs';
import { type OptionOf, type PromptAt, useOptions, useSubmit } from './offers';
import { Slip } from './Slip';

function useCardText(id: CardId): { title: string; text: string } {
  const { names, language } = useWords();
  const card = useTable(({ world }) => world.cardById[id]);
  return { title: names.cardWithValue(id), text: card?.texts[language] ?? '' };
}

function DevelopAct({ option: { decision, refusal } }: { option: OptionOf<'develop'> }): ReactNode {
  const { names, reason } = useWords();
  const value = useTable(({ world }) => world.cardById[decision.card]?.value);
  const tip = useCardText(decision.card);
  const submit = useSubmit();
  const why = refusal && { ...tip, text: `${tip.text}\n${reason(refusal)}` };
  return (
    <Act act={`develop-${decision.card}`} tip={tip} reason={why} onAct={() => submit(decision)}>
      <b className="num">{value}</b>
      {names.card(decision.card)}
    </Act>
  );
}

export function DevelopmentOrder({ prompt }: { prompt: PromptAt<'development'> }): ReactNode {
  const { words } = useWords();
  const options = useOptions('develop');
  return (
    <Slip prompt={prompt} tall acts={<DoneAct>{words.slip.finishEvent}</DoneAct>}>
      <div className="choices">
        {options.map((option) => (
          <DevelopAct key={option.decision.card} option={option} />
        ))}
      </div>
    </Slip>
  );
}
