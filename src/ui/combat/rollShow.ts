// Which roll is being shown at the moment: dice falling, then lying until they have been read. Of the screen only.
import { create } from 'zustand';
import type { LogLine, Preferences, TableState } from '../../store';

export interface RollShow {
  /** Log ids of rolls that wait for their turn; the first one is shown. */
  readonly rolls: readonly number[];
  readonly phase: 'falling' | 'lying';
}

export const useRollShow = create<RollShow>(() => ({ rolls: [], phase: 'falling' }));

/** Milliseconds for dice to fall and to lie; null lies until a key or a click. */
export const paces: Readonly<Record<Preferences['speed'], { falling: number; lying: number | null }>> = {
  slow: { falling: 1400, lying: null },
  normal: { falling: 700, lying: 2600 },
  fast: { falling: 350, lying: 1100 },
  off: { falling: 0, lying: 0 },
};

const sameUpTo = (longer: readonly LogLine[], shorter: readonly LogLine[]): boolean =>
  longer.length > shorter.length && longer[shorter.length - 1]?.id === shorter.at(-1)?.id;

/** Rolls that a decision has just brought, oldest first: not those of a game opened, replayed or gone back in. */
export function freshRolls(now: TableState, before: TableState): readonly number[] {
  const known = before.timeline?.entries.map(({ id }) => id) ?? [];
  const decided = (now.timeline?.cursor ?? 0) > Math.max(0, ...known);
  const goesOn = now.game?.id === before.game?.id && now.replay === null && before.replay === null;
  if (!decided || !goesOn || !sameUpTo(now.log, before.log)) return [];
  return now.log.slice(before.log.length).flatMap(({ id, entry }) => (entry.type === 'diceRolled' ? [id] : []));
}

/** To the next roll, or to the end of the show. */
export const nextRoll = (): void => useRollShow.setState(({ rolls }) => ({ rolls: rolls.slice(1), phase: 'falling' }));

export const endShow = (): void => useRollShow.setState({ rolls: [], phase: 'falling' });
