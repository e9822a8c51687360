// The figures of all turns as a table: always there for readers of the screen, in place of the chart for everybody.
import type { ReactNode } from 'react';
import { SIDES } from '../../engine';
import type { TimelineEntry } from '../../store';
import { useWords } from '../useWords';
import { figureOf } from './figures';
import type { Looking } from './useLooking';
import { useStepWords } from './useStepWords';

/** The last position of each turn on the line. */
function lastOfTurns(line: readonly TimelineEntry[]): readonly TimelineEntry[] {
  return line.filter(({ turn }, index) => line[index + 1]?.turn !== turn);
}

export function FiguresTable({ looking, hidden }: { looking: Looking; hidden: boolean }): ReactNode {
  const { words } = useWords();
  const { said, branch } = useStepWords();
  const { columns } = said;
  const bySide = (title: (side: string) => string) => SIDES.map((side) => title(words.sides[side]));
  const heads = [...bySide(columns.points), columns.areas, ...bySide(columns.lost), ...bySide(columns.hands)];
  const cells = (entry: TimelineEntry): readonly number[] => [
    ...SIDES.map((side) => figureOf(looking, entry, 'points', side)),
    entry.areas,
    ...SIDES.map((side) => entry.lost[side]),
    ...SIDES.map((side) => entry.hands[side]),
  ];
  return (
    <div className={hidden ? 'sr-only' : 'figures'}>
      <table>
        <caption>{branch(looking.branch)}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.turn}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="r">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lastOfTurns(looking.line).map((entry) => (
            <tr key={entry.id} aria-current={entry.turn === looking.entry.turn ? 'true' : undefined}>
              <th scope="row">
                {words.turn(entry.turn)} <small>{words.season(entry.turn)}</small>
              </th>
              {cells(entry).map((figure, column) => (
                <td key={heads[column]} className="r">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
