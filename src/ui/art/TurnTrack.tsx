// R1.1 The twelve turns with their seasons; what is past is hatched.
import type { ReactNode } from 'react';
import { classes } from './Drawing';
import { type Season, SeasonMark } from './SeasonMark';

export interface TurnCell {
  turn: number;
  season: Season;
  /** As printed, for instance the last two figures of the year. */
  year: string;
  /** The whole, for readers of the screen. */
  label: string;
}

export interface TurnTrackProps {
  turns: readonly TurnCell[];
  now: number;
  label: string;
}

function Cell({ cell, now }: { cell: TurnCell; now: number }): ReactNode {
  const current = cell.turn === now;
  return (
    <li
      className={classes(cell.season, cell.turn < now && 'past', current && 'now')}
      aria-current={current ? 'step' : undefined}
      aria-label={cell.label}
      title={cell.label}
    >
      <b>{cell.turn}</b>
      <SeasonMark season={cell.season} size={14} />
      <span>{cell.year}</span>
    </li>
  );
}

export function TurnTrack({ turns, now, label }: TurnTrackProps): ReactNode {
  return (
    <ol className="turns" aria-label={label}>
      {turns.map((cell) => (
        <Cell key={cell.turn} cell={cell} now={now} />
      ))}
    </ol>
  );
}
