// The map and the counters of a world by number, for bots that look at whole positions often.
import { type AreaId, type BySide, baseWorth, type NationId, newGame, type UnitDef, type World } from '../../engine';
import { WEIGHTS } from '../weights';

export interface Atlas {
  readonly areas: readonly AreaId[];
  readonly number: ReadonlyMap<string, number>;
  readonly near: readonly (readonly number[])[];
  /** Areas within two steps, each once. */
  readonly around: readonly (readonly number[])[];
  readonly isSea: readonly boolean[];
  /** Points of the base of an area for each side (R3.1), the North Atlantic left out: its bases come and go. */
  readonly bases: BySide<readonly number[]>;
  /** Worth of an area to a side that takes it from the other, and from nobody. */
  readonly worth: BySide<readonly number[]>;
  readonly northAtlantic: number;
  readonly nations: ReadonlyMap<NationId, Belongings>;
}

/** What belongs to a nation: its home areas by number, its units. */
interface Belongings {
  readonly homes: readonly number[];
  readonly units: readonly UnitDef[];
}

function belongingsOf({ areas, nations, units }: World): Map<NationId, Belongings> {
  const homesOf = (nation: NationId) => areas.flatMap(({ home }, n) => (home === nation ? [n] : []));
  const unitsOf = (nation: NationId) => units.filter((unit) => unit.nation === nation);
  return new Map(nations.map(({ id }) => [id, { homes: homesOf(id), units: unitsOf(id) }]));
}

const atlases = new WeakMap<World, Atlas>();

function worthOf(world: World, number: number, own: number, denied: number): number {
  const area = world.areas[number];
  if (!area) return 0;
  const extra = area.base === null ? 0 : Math.max(0, area.victoryPoints - Math.max(own, denied));
  const plain = area.kind === 'sea' ? WEIGHTS.sea : WEIGHTS.land;
  return plain + own * WEIGHTS.base + denied * WEIGHTS.denial + extra * WEIGHTS.victory;
}

function draw(world: World): Atlas {
  const areas = world.areas.map(({ id }) => id);
  const number = new Map<string, number>(areas.map((id, n) => [id, n]));
  const near = areas.map((id) => (world.neighbours[id] ?? []).flatMap((other) => number.get(other) ?? []));
  const around = near.map((ring) => [...new Set(ring.flatMap((next) => [next, ...(near[next] ?? [])]))]);
  const start = newGame(world, { seed: 1 });
  const points = (side: 'axis' | 'allies') => areas.map((id) => baseWorth(world, start, id, side));
  const bases = { axis: points('axis'), allies: points('allies') };
  const worth = (own: readonly number[], other: readonly number[]) =>
    areas.map((_, n) => worthOf(world, n, own[n] ?? 0, other[n] ?? 0));
  return {
    areas,
    number,
    near,
    around,
    isSea: world.areas.map(({ kind }) => kind === 'sea'),
    bases,
    worth: { axis: worth(bases.axis, bases.allies), allies: worth(bases.allies, bases.axis) },
    northAtlantic: world.roles.northAtlantic === null ? -1 : (number.get(world.roles.northAtlantic) ?? -1),
    nations: belongingsOf(world),
  };
}

/** The tables of a world, made once. */
export function atlasOf(world: World): Atlas {
  const known = atlases.get(world);
  if (known) return known;
  const atlas = draw(world);
  atlases.set(world, atlas);
  return atlas;
}
