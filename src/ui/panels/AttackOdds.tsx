// R9, R11: the odds of an attack, as it is and if it were ambushed.
import type { ReactNode } from 'react';
import { RuleRef } from '../dialogs/Reason';
import { oddsWords } from '../i18n/oddsWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { Allocation, OddsPaper } from './OddsPaper';
import { OddsTable } from './OddsTable';
import { percentOf } from './shares';
import type { Thought } from './useThought';

type AttackThought = Extract<Thought, { kind: 'attack' }>;

/** R14: who would strike back; or why nobody can. Never whether a card is held. */
function AmbushNote({ odds, option }: AttackThought): ReactNode {
  const { language, names } = useWords();
  const said = oddsWords(language);
  const enemyCards = useTable(({ view, prompt }) => {
    const cards = view?.cards[prompt?.side === 'axis' ? 'allies' : 'axis'];
    return cards?.hidden ? cards.handCount : 0;
  });
  const text = odds.ambushed
    ? said.strikeBack(names.units(odds.counterattackers))
    : option.ambushBy || enemyCards > 0
      ? said.nobodyStrikesBack
      : said.noCards;
  return (
    <>
      <dt>{said.ambush}</dt>
      <dd>
        <span>{text}</span> <RuleRef rule={odds.ambushed ? 'R14.2' : 'R14.1'} />
      </dd>
    </>
  );
}

/** R15.6 */
function ViolationNote({ option }: AttackThought): ReactNode {
  const { words, names } = useWords();
  if (!option.violates) return null;
  return (
    <>
      <dt>{words.neutral}</dt>
      <dd>
        {words.slip.violates(names.nation(option.violates))} <RuleRef rule="R15.6" />
      </dd>
    </>
  );
}

export function AttackOdds({ thought }: { thought: AttackThought }): ReactNode {
  const { words, language, names } = useWords();
  const said = oddsWords(language);
  const { odds, option, side } = thought;
  const { plain, targets } = odds;
  const cards = useTable(({ view }) => {
    const held = view?.cards[side === 'axis' ? 'allies' : 'axis'];
    return held?.hidden ? held.handCount : 1;
  });
  const ambushed = cards > 0 ? odds.ambushed : null;
  const emptiedBy = plain.needed || null;
  const shares = plain.hits.map(percentOf);
  return (
    <OddsPaper
      side={side}
      title={words.panels.forecast}
      occasion={option.decision.type === 'move' ? said.afterMove : null}
      strikers={option.decision.group}
      targets={targets}
      headline={emptiedBy ? said.empties(names.area(odds.area)) : said.someHit}
      share={emptiedBy ? plain.clear : 1 - (plain.hits[0] ?? 0)}
      bars={{
        chances: plain.hits,
        needed: emptiedBy ?? 1,
        ghost: ambushed?.hits,
        mark: emptiedBy ? said.from(emptiedBy) : undefined,
        label: said.bars(shares, plain.needed),
      }}
      barsNote={ambushed ? `${said.barsNote}　${said.ghostNote}` : said.barsNote}
    >
      <OddsTable
        attacker={side}
        reader={side}
        plain={plain}
        ambushed={ambushed}
        columns={[said.columns.plain, said.columns.ambushed]}
      />
      <dl className="facts">
        <Allocation allocator={plain.allocator} clause={plain.clause} striker={side} />
        <AmbushNote {...thought} />
        <ViolationNote {...thought} />
      </dl>
    </OddsPaper>
  );
}
