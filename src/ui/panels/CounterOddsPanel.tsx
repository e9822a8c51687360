// R14: what striking back would do, and what it makes of the attack. The same with and without a card in hand.
import type { ReactNode } from 'react';
import { enemyOf } from '../../engine';
import { RuleRef } from '../dialogs/Reason';
import { oddsWords } from '../i18n/oddsWords';
import { useWords } from '../useWords';
import { Allocation, OddsPaper } from './OddsPaper';
import { OddsTable, tollWords } from './OddsTable';
import { percentOf } from './shares';
import type { Thought } from './useThought';

type AmbushThought = Extract<Thought, { kind: 'ambush' }>;

function AttackAfter({ thought: { side, odds } }: { thought: AmbushThought }): ReactNode {
  const { language } = useWords();
  const said = oddsWords(language);
  if (!odds.attack) return null;
  return (
    <>
      <h3 className="then">{said.counter.thenAttack}</h3>
      <OddsTable
        attacker={enemyOf(side)}
        reader={side}
        plain={odds.attack.plain}
        ambushed={odds.attack.ambushed}
        columns={[said.columns.declined, said.columns.sprung]}
      />
    </>
  );
}

export function CounterOddsPanel({ thought }: { thought: AmbushThought }): ReactNode {
  const { language } = useWords();
  const said = oddsWords(language);
  const { side, odds } = thought;
  const { hits, needed, repelled, toll } = odds;
  const all = needed !== null;
  return (
    <OddsPaper
      side={side}
      title={said.counter.title}
      strikers={odds.strikers}
      targets={odds.targets}
      headline={all ? said.counter.repels : said.counter.someHit}
      share={all ? repelled : 1 - (hits[0] ?? 0)}
      bars={{ chances: hits, needed: needed ?? 1, label: said.counter.bars(hits.map(percentOf), needed) }}
      barsNote={said.counter.barsNote}
    >
      <dl className="facts">
        <Allocation allocator={odds.allocator} clause={odds.clause} striker={side} />
        <dt>{said.counter.expected}</dt>
        <dd>
          {tollWords(said, toll)} <RuleRef rule="R14.2" />
        </dd>
      </dl>
      <AttackAfter thought={thought} />
    </OddsPaper>
  );
}
