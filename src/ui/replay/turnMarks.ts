// Where turns begin on a line of play.
import type { TimelineEntry } from '../../store';

export interface TurnMark {
  readonly turn: number;
  /** Step with which it begins. */
  readonly step: number;
}

/** The steps that begin a turn; the first turn begins with the game. */
export const turnMarks = (line: readonly Pick<TimelineEntry, 'turn'>[]): readonly TurnMark[] =>
  line.flatMap(({ turn }, step) => (turn === line[step - 1]?.turn ? [] : [{ turn, step }]));
