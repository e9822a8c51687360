// What going back gives away: everything that has come to light since, and who would know it when deciding again.
import { type BySide, enemyOf, type LogEntry, SIDES, type Side } from '../engine';
import { isBotSide, type Players } from './players';
import { barrierOver, forkOf, pathOf, type Timeline, type TimelineNode } from './timeline';
import type { Giveaway } from './timelineFacts';

/** Positions that going from the cursor to another would leave. */
function leftBehind(timeline: Timeline, to: number): readonly TimelineNode[] {
  const path = pathOf(timeline);
  const fork = forkOf(timeline, timeline.cursor, to);
  return path.slice(path.findIndex(({ id }) => id === fork) + 1);
}

/** Whether going there gives anything away to a person. */
export const givesAway = (timeline: Timeline, to: number, players: Players): boolean =>
  SIDES.some((side) => !isBotSide(players, side)) &&
  leftBehind(timeline, to).some((node) => barrierOver(node) !== null);

const showing: readonly LogEntry['type'][] = ['cardPlayed', 'ambushPlayed', 'cardDiscarded'];

/** Side whose card an entry shows. */
const shownBy = (entry: LogEntry): Side | null => (showing.includes(entry.type) && 'side' in entry ? entry.side : null);

/** What going from the cursor to another position gives away. A bot remembers nothing, and so gains nothing. */
export function giveawayOf(timeline: Timeline, to: number, players: Players): Giveaway {
  const steps = leftBehind(timeline, to);
  const entries = steps.flatMap(({ lines }) => lines.map(({ entry }) => entry));
  const dice = entries.reduce((sum, entry) => sum + (entry.type === 'diceRolled' ? entry.dice.length : 0), 0);
  const shown = entries.map(shownBy).filter((side) => side !== null);
  const made = steps.flatMap(({ decisions }) => decisions.map(({ side }) => side));
  const count = (side: Side): number => made.filter((one) => one === side).length;
  const decisions: BySide<number> = { axis: count('axis'), allies: count('allies') };
  const knowsMore = (side: Side): boolean => dice > 0 || shown.includes(enemyOf(side)) || decisions[enemyOf(side)] > 0;
  const gains = SIDES.filter((side) => !isBotSide(players, side) && knowsMore(side));
  return { dice, shown: shown.length, decisions, gains };
}
