// Two positions side by side: figures, units that are elsewhere, areas held by others, the hand of the side at the table.
import type { ReactNode } from 'react';
import { type BySide, type CardId, type NationId, SIDES, type Side } from '../../engine';
import type { Comparison, Standing, UnitTally } from '../../store';
import { Sheet } from '../dialogs/Sheet';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import type { Looking } from './useLooking';
import { useStepWords } from './useStepWords';

interface SheetProps {
  readonly comparison: Comparison;
  readonly looking: Looking;
  readonly onClose: () => void;
}

/** Steps from the start to a position. */
function useDepth({ index }: Looking): (node: number) => number {
  return (node) => {
    let depth = 0;
    for (let entry = index.get(node); entry && entry.parent !== null; entry = index.get(entry.parent)) depth += 1;
    return depth;
  };
}

function Change({ a, b }: { a: number; b: number }): ReactNode {
  const { said } = useStepWords();
  return a === b ? <span className="same">{a}</span> : <b>{said.compare.change(`${a}`, `${b}`)}</b>;
}

function Row({ name, a, b }: { name: string; a: number; b: number }): ReactNode {
  return (
    <tr className={a === b ? undefined : 'other'}>
      <th scope="row">{name}</th>
      <td className="r">{a}</td>
      <td className="r">{b}</td>
    </tr>
  );
}

function Figures({ comparison: { a, b }, looking }: Omit<SheetProps, 'onClose'>): ReactNode {
  const { words } = useWords();
  const { said } = useStepWords();
  const depth = useDepth(looking);
  const { columns, compare } = said;
  const score = ({ node, points }: Standing): BySide<number> => ({
    ...points,
    axis: looking.scores.get(node) ?? points.axis,
  });
  const head = ({ node, turn }: Standing, title: string): ReactNode => (
    <th scope="col" className="r">
      {title} <small>{compare.step(turn, depth(node))}</small>
    </th>
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{compare.figures}</th>
          {head(a, said.now)}
          {head(b, said.position.title)}
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => (
          <Row key={side} name={columns.points(words.sides[side])} a={score(a)[side]} b={score(b)[side]} />
        ))}
        <Row name={columns.areas} a={a.areas} b={b.areas} />
        {SIDES.map((side) => (
          <Row key={side} name={columns.lost(words.sides[side])} a={a.lost[side]} b={b.lost[side]} />
        ))}
        {SIDES.map((side) => (
          <Row key={side} name={columns.hands(words.sides[side])} a={a.hands[side]} b={b.hands[side]} />
        ))}
      </tbody>
    </table>
  );
}

const places = ['map', 'pool', 'newWeapons', 'removed'] as const;

function Units({ comparison: { a, b } }: { comparison: Comparison }): ReactNode {
  const { words, names } = useWords();
  const { compare } = useStepWords().said;
  const pairs = a.units.flatMap((before, row): (readonly [UnitTally, UnitTally])[] => {
    const after = b.units[row];
    return after && places.some((place) => before[place] !== after[place]) ? [[before, after]] : [];
  });
  if (pairs.length === 0) return <p className="empty">{compare.sameUnits}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{compare.units}</th>
          {places.map((place) => (
            <th key={place} scope="col" className="r">
              {compare.places[place]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(([before, after]) => (
          <tr key={`${before.nation} ${before.type}`}>
            <th scope="row">{words.unitOf(names.nation(before.nation), words.unitTypes[before.type])}</th>
            {places.map((place) => (
              <td key={place} className="r">
                <Change a={before[place]} b={after[place]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Control({ comparison: { control } }: { comparison: Comparison }): ReactNode {
  const { names } = useWords();
  const { compare } = useStepWords().said;
  const holder = (nation: NationId | null): string => (nation ? names.nation(nation) : compare.nobody);
  if (control.length === 0) return <p className="empty">{compare.sameControl}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {compare.control}
          </th>
        </tr>
      </thead>
      <tbody>
        {control.map(({ area, a, b }) => (
          <tr key={area}>
            <th scope="row">{names.area(area)}</th>
            <td>{compare.change(holder(a), holder(b))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HandProps {
  readonly title: string;
  readonly cards: readonly CardId[];
  /** The same hand in the other position. */
  readonly others: readonly CardId[];
}

function HandColumn({ title, cards, others }: HandProps): ReactNode {
  const { names } = useWords();
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {cards.map((card) => (
          <li key={card} className={others.includes(card) ? undefined : 'other'}>
            {names.cardWithValue(card)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** R6.4: only the hand of the side that sits at the table, in both positions. */
function Hand({ comparison: { a, b }, seat }: { comparison: Comparison; seat: Side | null }): ReactNode {
  const { words } = useWords();
  const { said } = useStepWords();
  const { compare } = said;
  if (!seat || !a.ownHand || !b.ownHand) return <p className="empty">{compare.noHand}</p>;
  return (
    <>
      <h3 className="ttl">{compare.hand(words.sides[seat])}</h3>
      <div className="hands-compared">
        <HandColumn title={said.now} cards={a.ownHand} others={b.ownHand} />
        <HandColumn title={said.position.title} cards={b.ownHand} others={a.ownHand} />
      </div>
    </>
  );
}

export function ComparisonSheet({ comparison, looking, onClose }: SheetProps): ReactNode {
  const { compare } = useStepWords().said;
  const seat = useTable((table) => table.seat);
  return (
    <Sheet name="comparison" title={compare.title} closeName={compare.close} onClose={onClose}>
      <div className="compared">
        <div>
          <Figures comparison={comparison} looking={looking} />
          <Hand comparison={comparison} seat={seat} />
          <Control comparison={comparison} />
        </div>
        <div>
          <Units comparison={comparison} />
        </div>
      </div>
    </Sheet>
  );
}
