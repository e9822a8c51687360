// Cards that the sides have shown in a turn, from the public log.
import type { BySide, CardId } from '../../engine';
import type { LogLine } from '../../store';

const showing = ['cardPlayed', 'ambushPlayed'] as const;

/** In the order they were played; ambush cards are among them. */
export function playedIn(log: readonly LogLine[], turn: number): BySide<readonly CardId[]> {
  const cards: BySide<CardId[]> = { axis: [], allies: [] };
  for (const { turn: when, entry } of log) {
    if (when !== turn) continue;
    if (showing.some((type) => type === entry.type) && 'card' in entry && 'side' in entry) {
      cards[entry.side].push(entry.card);
    }
  }
  return cards;
}
