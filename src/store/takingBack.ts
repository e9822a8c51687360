// How far one step back or forward goes: past everything that bots have decided, to where a person was asked.
import { isBotSide, onlyPerson, type Players, withBots } from './players';
import { barrierOver, nodeAt, pathOf, type Timeline, tailOf } from './timeline';
import type { UndoBarrier } from './timelineFacts';

const nobodyPlays = (players: Players): boolean => withBots(players) && onlyPerson(players) === null;

/** The last position before the cursor where a person decided; between two bots simply the one before. null: none. */
export function backFrom(timeline: Timeline, players: Players): number | null {
  const path = pathOf(timeline);
  if (nobodyPlays(players)) return path.at(-2)?.id ?? null;
  const step = path.findLast(({ side, parent }) => parent !== null && !isBotSide(players, side));
  return step?.parent ?? null;
}

/** The next position that was played before where a person is asked, or where what is known ends. null: none. */
export function aheadOf(timeline: Timeline, players: Players): number | null {
  const [first, ...further] = tailOf(timeline);
  if (first === undefined || nobodyPlays(players)) return first ?? null;
  let ahead = first;
  for (const id of further) {
    if (!isBotSide(players, nodeAt(timeline, id).side)) break;
    ahead = id;
  }
  return ahead;
}

const strongest: readonly UndoBarrier[] = ['start', 'hidden', 'dice', 'side'];

/** What taking back would give away. */
export function barrierBack(timeline: Timeline, players: Players): UndoBarrier | null {
  const to = backFrom(timeline, players);
  if (to === null) return 'start';
  const path = pathOf(timeline);
  const left = path.slice(path.findIndex(({ id }) => id === to) + 1).map(barrierOver);
  return nobodyPlays(players) ? null : (strongest.find((barrier) => left.includes(barrier)) ?? null);
}
