// What a volley did: each unit with its marks and the bar of its steps (R9.3); below it the same in one sentence.
import type { ReactNode } from 'react';
import type { UnitId } from '../../engine';
import { deskWords } from '../i18n/deskWords';
import { UnitCounter } from '../panels/UnitCounter';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { wasSpent } from './damageSteps';
import type { Fight, Volley } from './fight';
import { DamageMarks, StepBar } from './StepBar';

type Dealt = Volley['dealt'][number];

function Struck({ dealt }: { dealt: Dealt }): ReactNode {
  const { words, screen, names } = useWords();
  const unit = useTable(({ world }) => world.unitById[dealt.unit]);
  if (!unit) return null;
  const spent = wasSpent(unit, dealt);
  return (
    <li className="alloc told" data-testid={`result-${dealt.unit}`} data-result={dealt.result}>
      <UnitCounter id={dealt.unit} size={44} silent />
      <div>
        <b className="alloc-name">{names.unit(dealt.unit)}</b>
        <span className="alloc-note">
          {screen.beside([words.unit.durability(unit.durability), ...(spent ? [screen.panels.wasSpent] : [])])}
        </span>
      </div>
      <DamageMarks count={dealt.damage} />
      <StepBar unit={unit} spent={spent} damage={dealt.damage} />
    </li>
  );
}

/** Units that damage has reached; the others are as they were. */
export function StruckUnits({ volley }: { volley: Volley }): ReactNode {
  const struck = volley.dealt.filter(({ damage }) => damage > 0);
  if (struck.length === 0) return null;
  return (
    <ol className="allocs">
      {struck.map((dealt) => (
        <Struck key={dealt.unit} dealt={dealt} />
      ))}
    </ol>
  );
}

const results = ['pool', 'retreat', 'spent'] as const;

/** 「ソ連歩兵1を除去。守備兵1は退却。」, and what was discarded or changed hands. */
export function useFateWords({ volleys, retreats, discards, control }: Fight): readonly string[] {
  const { words, names, language } = useWords();
  const said = deskWords(language).fight;
  const dealt = volleys.flatMap((volley) => volley.dealt);
  const unitsWith = (result: Dealt['result']): readonly UnitId[] =>
    dealt.flatMap((one) => (one.result === result ? [one.unit] : []));
  const fates = results.flatMap((result) => {
    const units = unitsWith(result);
    return units.length > 0 ? [said.fate[result](names.units(units))] : [];
  });
  const withdrawn = retreats.map(({ unit, to }) => said.withdrew(names.unit(unit), names.area(to)));
  const lost = discards.map(({ side, card }) => said.discarded(words.sides[side], names.cardWithValue(card)));
  const changed = control.map(({ area, to }) =>
    to === null ? said.nobodys(names.area(area)) : said.taken(names.area(area), names.nation(to)),
  );
  return [...fates, ...withdrawn, ...lost, ...changed];
}
