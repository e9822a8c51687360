// R7.2 points, R18 offensives and landings: choose a group, then what it does; end when enough is done.
import { type ReactNode, useEffect } from 'react';
import { promptSentence } from '../i18n';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { DoneAct, ReselectAct } from './CommonActs';
import { ControllerChoices, useControllerChoices } from './ControllerChoices';
import { useGroupWords } from './groupWords';
import { type Intent, IntentButtons } from './IntentButtons';
import { type PromptAt, useOptions } from './offers';
import { Slip } from './Slip';

type GroupPrompt = PromptAt<'points'> | PromptAt<'offensive'> | PromptAt<'landing'>;

const kinds: Readonly<Record<GroupPrompt['at'], readonly Intent[]>> = {
  points: ['move', 'attack', 'airMove', 'airAttack', 'mobilize'],
  offensive: ['move', 'attack'],
  landing: ['move', 'drop', 'attack'],
};

function DoneWords({ prompt }: { prompt: GroupPrompt }): ReactNode {
  const { words, screen } = useWords();
  if (prompt.at === 'points') return words.slip.finishPoints;
  return prompt.at === 'offensive' && prompt.moved !== null ? screen.slip.continueEvent : words.slip.finishEvent;
}

/** Points left, and the price of a unit to be mobilized. */
function useNote(prompt: GroupPrompt): string {
  const { words, screen } = useWords();
  const [mobilization] = useOptions('mobilize');
  const left = prompt.at === 'points' ? [words.slip.pointsLeft(prompt.left)] : [];
  const price = mobilization?.cost === undefined ? [] : [words.slip.cost(mobilization.cost)];
  return [...left, ...price, screen.slip.what].join('　');
}

/** The group that has moved by an event is chosen by itself: only it may go on. */
function useMovedGroup(prompt: GroupPrompt): void {
  const select = useTable((table) => table.selectUnits);
  const moved = prompt.at === 'points' ? null : prompt.moved;
  useEffect(() => {
    if (moved) select(moved);
  }, [moved, select]);
}

export function GroupOrder({ prompt }: { prompt: GroupPrompt }): ReactNode {
  const { words, screen, names } = useWords();
  const group = useGroupWords();
  const note = useNote(prompt);
  const controllers = useControllerChoices();
  useMovedGroup(prompt);
  const nothing = useTable(({ selection, options }) => selection.length > 0 && options.every(({ refusal }) => refusal));
  const done = (
    <DoneAct>
      <DoneWords prompt={prompt} />
    </DoneAct>
  );
  if (group !== null) {
    const acts = (
      <>
        <IntentButtons kinds={kinds[prompt.at]} />
        <ReselectAct />
        {prompt.at !== 'points' && prompt.moved !== null && done}
      </>
    );
    return <Slip prompt={prompt} ask={group} note={nothing ? screen.slip.noTarget : note} acts={acts} />;
  }
  const acts = (
    <>
      {done}
      {controllers.toggle}
    </>
  );
  const ask = controllers.open ? screen.slip.controllersAsk : promptSentence(words, prompt, names);
  const hint = prompt.at === 'points' && !controllers.open ? screen.slip.poolNote : null;
  return (
    <Slip prompt={prompt} ask={ask} note={hint} acts={acts} tall={controllers.open}>
      {controllers.open && <ControllerChoices />}
    </Slip>
  );
}
