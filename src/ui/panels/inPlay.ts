// What the log tells of the impulse under way: the card in play.
import { useMemo } from 'react';
import type { CardId, LogEntry, Side } from '../../engine';
import type { LogLine } from '../../store';
import { useTable } from '../useTable';

type EntryOf<T extends LogEntry['type']> = Extract<LogEntry, { type: T }>;

/** Entries since the last impulse or turn began, oldest first. */
function sinceImpulse(log: readonly LogLine[]): readonly LogEntry[] {
  const start = log.findLastIndex(({ entry }) => entry.type === 'impulseBegan' || entry.type === 'turnBegan');
  return log.slice(start + 1).map(({ entry }) => entry);
}

export interface CardInPlay {
  readonly card: CardId;
  readonly side: Side;
  readonly first: 'event' | 'points';
}

/** The card played in this impulse; null when none was, or the impulse is over. */
export function useCardInPlay(): CardInPlay | null {
  const log = useTable((table) => table.log);
  return useMemo(() => {
    const played = sinceImpulse(log).findLast((entry): entry is EntryOf<'cardPlayed'> => entry.type === 'cardPlayed');
    return played ? { card: played.card, side: played.side, first: played.first } : null;
  }, [log]);
}
