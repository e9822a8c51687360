// R17.1, R17.2: how many cards a raid or a bombing will probably cost the other side.
import type { ReactNode } from 'react';
import { RuleRef } from '../dialogs/Reason';
import { oddsWords } from '../i18n/oddsWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { OddsPaper } from './OddsPaper';
import { average, percentOf } from './shares';
import type { Thought } from './useThought';

type DiscardThought = Extract<Thought, { kind: 'discards' }>;

export function DiscardOdds({ thought }: { thought: DiscardThought }): ReactNode {
  const { words, language } = useWords();
  const said = oddsWords(language);
  const { option, chances, side } = thought;
  const hand = useTable(({ view }) => {
    const held = view?.cards[side === 'axis' ? 'allies' : 'axis'];
    return held?.hidden ? held.handCount : 0;
  });
  const mean = chances.reduce((sum, chance, cards) => sum + chance * cards, 0);
  return (
    <OddsPaper
      side={side}
      title={words.panels.forecast}
      strikers={option.decision.group}
      targets={[]}
      headline={said.discards.headline}
      share={1 - (chances[0] ?? 0)}
      bars={{ chances, needed: 1, label: said.discards.bars(chances.map(percentOf)) }}
      barsNote={said.discards.barsNote}
    >
      <dl className="facts">
        <dt>{said.discards.expected}</dt>
        <dd>
          {said.discards.cards(average(mean))}
          <br />
          <span>{said.discards.hand(hand)}</span> <RuleRef rule={option.decision.type === 'raid' ? 'R17.1' : 'R17.2'} />
        </dd>
      </dl>
    </OddsPaper>
  );
}
