// Groups worth trying from a stack (R7.4), leaving the garrison that R8.3 wants.
import type { UnitDef } from '../../engine';
import { type Board, controls, foesIn, ownIn } from '../board/board';
import { powerOf } from './scores';
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

/** Land groups: everything swift with and without air, armour alone, all, and one unit to hold a place. */
function landGroups(usable: readonly UnitDef[]): UnitDef[][] {
  const armies = usable.filter((unit) => isArmy(unit) && unit.movement > 0);
  const swift = armies.filter(({ movement }) => movement >= 2);
  const air = usable.filter((unit) => unit.class === 'air');
  const tanks = swift.filter(({ movement }) => movement >= 3);
  const one = [...swift].sort(byPower).slice(-1);
  const pair = [...swift].sort(byPower).slice(0, 2);
  return [[...swift, ...air], swift, tanks, armies, one, pair];
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
  const all = sea ? seaGroups(usable) : [...landGroups(usable), ...(ships.length > 0 ? [ships] : [])];
  const cut = all.map((group) => (group.length > most ? [...group].sort(byPower).slice(0, most) : group));
  return distinct(cut.map((group) => leavingGarrison(board, area, group)));
}

/** Everything there that can strike, and the same without air. */
export function strikingGroups({ board }: Sight, area: number, usable: readonly UnitDef[]): UnitDef[][] {
  if (foesIn(board, area).length === 0) return [];
  const strikers = usable.filter((unit) => unit.attack > 0);
  if (strikers.length === 0) return [];
  const air = usable.filter((unit) => unit.class === 'air');
  return distinct([[...strikers, ...air.slice(0, 1)], strikers]);
}

export const flyingGroups = (usable: readonly UnitDef[]): UnitDef[][] => {
  const air = usable.filter((unit) => unit.class === 'air');
  const carriers = usable.filter((unit) => unit.air > 0 && unit.class === 'naval');
  return distinct([air, air.slice(0, 1), carriers]);
};

/** Whether a stack has anything to look for: an enemy at hand, or somewhere better to be within two areas. */
export function isRestless({ board, look }: Sight, area: number): boolean {
  if (foesIn(board, area).length > 0) return true;
  const here = look.pull[area] ?? 0;
  const { near, isSea } = board.atlas;
  return (near[area] ?? []).some((next) => {
    if ((look.pull[next] ?? 0) > here || foesIn(board, next).length > 0) return true;
    if (board.holder[next] !== board.side && !isSea[next]) return true;
    return (near[next] ?? []).some((far) => (look.pull[far] ?? 0) > here * 1.2);
  });
}
