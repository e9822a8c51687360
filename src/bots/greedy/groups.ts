// Groups worth trying from a stack (R7.4), leaving the garrison that R8.3 wants.
import type { UnitDef } from '../../engine';
import { type Board, blockersIn, controls, foesIn, ownIn } from '../board/board';
import { clearing, type Stand, type Strike, strikeOf } from '../board/chances';
import { gainOf } from '../board/pull';
import { foesAt } from './field';
import { powerOf, powerOfAll } from './power';
import type { Sight } from './view';

const byPower = (a: UnitDef, b: UnitDef): number => powerOf(b) - powerOf(a) || (a.id < b.id ? -1 : 1);

/** R8.3: the least useful unit stays when nobody else would. */
function leavingGarrison(board: Board, area: number, group: readonly UnitDef[]): UnitDef[] {
  const sea = board.atlas.isSea[area] ?? false;
  const bound = board.holder[area] === board.side;
  const stays = ownIn(board, area).some((unit) => controls(unit, sea) && !group.includes(unit));
  if (!bound || stays) return [...group];
  const least = [...group]
    .filter((unit) => controls(unit, sea))
    .sort(byPower)
    .at(-1);
  return group.filter((unit) => unit !== least);
}

function distinct(groups: readonly UnitDef[][]): UnitDef[][] {
  const known = new Set<string>();
  return groups.filter((group) => {
    const key = group.map(({ id }) => id).join();
    if (group.length === 0 || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

const isArmy = (unit: UnitDef): boolean => unit.class === 'army';

/** A stack of so many can be in two places. */
const BIG = 6;

/** Land groups: everything swift with air, armour alone, the slow, the better half, and one unit to hold a place. */
function landGroups(usable: readonly UnitDef[], opening: boolean): UnitDef[][] {
  const armies = usable.filter((unit) => isArmy(unit) && unit.movement > 0);
  const swift = armies.filter(({ movement }) => movement >= 2);
  const air = usable.filter((unit) => unit.class === 'air');
  const tanks = swift.filter(({ movement }) => movement >= 3);
  const one = opening ? [...swift].sort(byPower).slice(-1) : [];
  const half = swift.length >= BIG ? [...swift].sort(byPower).slice(0, Math.ceil(swift.length / 2)) : [];
  return [[...swift, ...air], tanks, swift.length > 0 ? [] : armies, half, one];
}

/** A place within two areas that nobody defends. */
function hasOpening(board: Board, area: number): boolean {
  const { around, isSea } = board.atlas;
  const isOpen = (next: number) =>
    !isSea[next] && board.holder[next] !== board.side && blockersIn(board, next).length === 0;
  return (around[area] ?? []).some(isOpen);
}

function seaGroups(usable: readonly UnitDef[]): UnitDef[][] {
  const ships = usable.filter((unit) => unit.class === 'naval' && unit.type !== 'SS');
  const boats = usable.filter((unit) => unit.type === 'SS');
  const landing = usable.filter((unit) => unit.class !== 'naval');
  return [ships, [...ships].sort(byPower).slice(-1), boats, landing];
}

/** Groups of a stack for moving; at most `most` units, the best. */
export function movingGroups({ board }: Sight, area: number, usable: readonly UnitDef[], most = 99): UnitDef[][] {
  const sea = board.atlas.isSea[area];
  const ships = usable.filter((unit) => unit.class === 'naval');
  const all = sea
    ? seaGroups(usable)
    : [...landGroups(usable, hasOpening(board, area)), ...(ships.length > 0 ? [ships] : [])];
  const cut = all.map((group) => (group.length > most ? [...group].sort(byPower).slice(0, most) : group));
  return distinct(cut.map((group) => leavingGarrison(board, area, group)));
}

/** Chance from which a strike needs nobody more. */
const ENOUGH = 0.93;

/** The strongest few that are enough; the others keep for another strike. */
function enough(strikers: readonly UnitDef[], stand: Stand): UnitDef[] {
  const order = [...strikers].sort(byPower);
  let strike: Strike | null = null;
  for (const [n, unit] of order.entries()) {
    strike = strikeOf([unit], 'attack', strike);
    if (clearing(strike, stand) >= ENOUGH) return order.slice(0, n + 1);
  }
  return [];
}

/** Everything there that can strike, the same without air, and no more than is enough. */
export function strikingGroups(sight: Sight, area: number, usable: readonly UnitDef[]): UnitDef[][] {
  if (foesIn(sight.board, area).length === 0) return [];
  const strikers = usable.filter((unit) => unit.attack > 0);
  if (strikers.length === 0) return [];
  const air = usable.filter((unit) => unit.class === 'air').slice(0, 1);
  const few = strikers.length > 2 ? enough([...strikers, ...air], foesAt(sight, area)) : [];
  return distinct([[...strikers, ...air], strikers, few]);
}

export const flyingGroups = (usable: readonly UnitDef[]): UnitDef[][] => {
  const air = usable.filter((unit) => unit.class === 'air');
  const carriers = usable.filter((unit) => unit.air > 0 && unit.class === 'naval');
  return distinct([air, carriers]);
};

/** How far a march could change things: enemies at hand, places to take next door, somewhere better to be within two areas. */
function promise({ board, look }: Sight, area: number): number {
  const { near, isSea } = board.atlas;
  const here = look.pull[area] ?? 0;
  let most = blockersIn(board, area).length > 0 ? gainOf(board, area) + 10 : 0;
  for (const next of near[area] ?? []) {
    const takes = board.holder[next] !== board.side && (isSea[next] === isSea[area] || board.holder[next] !== null);
    most = Math.max(most, (look.pull[next] ?? 0) - here + (takes ? gainOf(board, next) * 0.5 : 0));
    for (const far of near[next] ?? []) most = Math.max(most, (look.pull[far] ?? 0) - here * 1.1);
  }
  return most;
}

/** Stacks looked at in one decision. */
const MOST_STACKS = 7;

/** The stacks with most to look for. */
export function restless(sight: Sight, stacks: ReadonlyMap<number, UnitDef[]>): [number, UnitDef[]][] {
  const rated = [...stacks].map(([area, units]) => {
    const weight = Math.min(4, 1 + powerOfAll(units) / 6);
    return { area, units, worth: promise(sight, area) * weight };
  });
  const able = rated.filter(({ worth }) => worth > 1).sort((a, b) => b.worth - a.worth);
  return able.slice(0, MOST_STACKS).map(({ area, units }) => [area, units]);
}
