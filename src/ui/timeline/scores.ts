// R1.4: the axis score that decides, London and Moscow counted twice, at every position; told by the log.
import type { Allegiance, AreaId, LogEntry, NationId, World } from '../../engine';
import type { TimelineEntry } from '../../store';

/** Who holds the areas that count more than once, and on which side nations are. */
interface Held {
  readonly control: ReadonlyMap<AreaId, NationId | null>;
  readonly sides: ReadonlyMap<NationId, Allegiance>;
}

type Told = Pick<World, 'areas' | 'nations'>;

const weighty = ({ areas }: Told) => areas.filter(({ victoryPoints, base }) => victoryPoints > 1 && base !== null);

function heldAtStart(world: Told): Held {
  return {
    control: new Map(weighty(world).map(({ id, home }) => [id, home])),
    sides: new Map(world.nations.map(({ id, start }) => [id, start])),
  };
}

function after(held: Held, entry: LogEntry): Held {
  switch (entry.type) {
    case 'controlChanged':
      return held.control.has(entry.area)
        ? { ...held, control: new Map(held.control).set(entry.area, entry.to) }
        : held;
    case 'nationJoined':
    case 'nationChangedSide':
      return { ...held, sides: new Map(held.sides).set(entry.nation, entry.side) };
    case 'nationNeutral':
      return { ...held, sides: new Map(held.sides).set(entry.nation, 'neutral') };
    default:
      return held;
  }
}

const baseOf: Readonly<Record<string, number>> = { red: 1, black: 1, half: 0.5 };

/** What doubling adds for the axis. */
function extra(world: Told, { control, sides }: Held): number {
  const isAxis = (area: AreaId): boolean => {
    const nation = control.get(area) ?? null;
    return nation !== null && sides.get(nation) === 'axis';
  };
  return weighty(world)
    .filter(({ id }) => isAxis(id))
    .reduce((sum, { base, victoryPoints }) => sum + (baseOf[base ?? ''] ?? 0) * (victoryPoints - 1), 0);
}

/** The axis score by position. Entries come with parents before children. */
export function scoresOf(world: Told, entries: readonly TimelineEntry[]): ReadonlyMap<number, number> {
  const start = heldAtStart(world);
  const held = new Map<number, Held>();
  const scores = new Map<number, number>();
  for (const { id, parent, entries: told, points } of entries) {
    const now = told.reduce(after, (parent === null ? null : held.get(parent)) ?? start);
    held.set(id, now);
    scores.set(id, points.axis + extra(world, now));
  }
  return scores;
}
