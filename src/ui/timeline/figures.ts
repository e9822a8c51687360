// The figures of a position by what is measured and by side.
import type { Side } from '../../engine';
import type { TimelineEntry } from '../../store';
import type { Measure } from '../i18n/timelineWords';
import type { Chronicle } from './useLooking';

export const measures: readonly Measure[] = ['points', 'lost', 'hands'];

/** A figure of a position: bases of the axis as they decide (R1.4), of the allies as they count for the hand (R3). */
export function figureOf(
  { scores }: Pick<Chronicle, 'scores'>,
  entry: TimelineEntry,
  measure: Measure,
  side: Side,
): number {
  if (measure !== 'points') return entry[measure][side];
  return side === 'axis' ? (scores.get(entry.id) ?? entry.points.axis) : entry.points.allies;
}
