// What a turn is remembered by: surrenders, nations that join, bases that fall, the end of the game.
import type { AreaId, LogEntry, NationId, Side, World } from '../../engine';
import type { TimelineEntry } from '../../store';

export type Milestone =
  | { readonly kind: 'end'; readonly winner: Side }
  | { readonly kind: 'surrender'; readonly nation: NationId }
  | { readonly kind: 'join'; readonly nation: NationId; readonly side: Side }
  | { readonly kind: 'fall'; readonly area: AreaId };

interface Marked {
  readonly node: number;
  readonly milestone: Milestone;
}

const weights: Readonly<Record<Milestone['kind'], number>> = { end: 4, surrender: 3, fall: 2, join: 1 };

type Named = Pick<World, 'areaById' | 'nationById'>;

/** A base that passes from one side's nations to the other's, not between allies (R4.4). */
function falls(
  { areaById, nationById }: Named,
  { area, from, to }: Extract<LogEntry, { type: 'controlChanged' }>,
): boolean {
  const side = (nation: NationId | null): Side | null => (nation && nationById[nation]?.leaning) ?? null;
  return Boolean(areaById[area]?.base) && to !== null && side(from) !== side(to);
}

function milestoneIn(world: Named, entry: LogEntry): Milestone | null {
  switch (entry.type) {
    case 'gameEnded':
      return { kind: 'end', winner: entry.outcome.winner };
    case 'nationSurrendered':
      return { kind: 'surrender', nation: entry.nation };
    case 'nationJoined':
      return { kind: 'join', nation: entry.nation, side: entry.side };
    case 'controlChanged':
      return falls(world, entry) ? { kind: 'fall', area: entry.area } : null;
    default:
      return null;
  }
}

/** The weightiest event of each turn on a lane, the first among equals. */
export function milestonesOf(
  world: Named,
  own: readonly Pick<TimelineEntry, 'id' | 'turn' | 'entries'>[],
): readonly Marked[] {
  const byTurn = new Map<number, Marked>();
  for (const { id, turn, entries } of own) {
    for (const entry of entries) {
      const milestone = milestoneIn(world, entry);
      const best = byTurn.get(turn);
      const better = milestone && (!best || weights[milestone.kind] > weights[best.milestone.kind]);
      if (better) byTurn.set(turn, { node: id, milestone });
    }
  }
  return [...byTurn.values()];
}
