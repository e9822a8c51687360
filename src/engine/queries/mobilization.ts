// Mobilization (R12): where a unit may be placed, and by which path.
import { type Refusal, refuse } from '../refusal';
import type { Ctx } from '../tx';
import type { AreaId, Pool, Side, UnitId } from '../types';
import { isCoastal, isSea, neighboursOf, unitDef } from '../world';
import { hasHomeBase, isBaseFor } from './bases';
import { homeAreas, isControlledBy } from './control';
import { transportLeft } from './transport';
import { hasEnemyPresence, isFortress, isNaval, nationState, occupantsOf, unitState } from './units';

/** Why a unit cannot come from a pool for a side at all (R12.1, R12.7). */
export function judgeRecruit(ctx: Ctx, side: Side, unit: UnitId, pool: Pool): Refusal | null {
  if (!ctx.world.unitById[unit]) return refuse('unknownThing', { unit });
  const { nation } = unitDef(ctx, unit);
  const { side: owner, surrendered } = nationState(ctx, nation);
  if (owner === 'neutral') return refuse('nationNotAtWar', { unit, nation });
  if (owner !== side) return refuse('notYourUnit', { unit });
  if (unitState(ctx, unit).at !== pool) {
    return refuse(pool === 'forcePool' ? 'notInForcePool' : 'notInNewWeaponsPool', { unit });
  }
  return surrendered ? refuse('nationSurrendered', { unit, nation }) : null; // R12.7
}

/** Bases a unit's nation may mobilize from: its own home territory, controlled (R12.2). */
const homeBases = (ctx: Ctx, side: Side, unit: UnitId): AreaId[] =>
  homeAreas(ctx, unitDef(ctx, unit).nation).filter(
    (area) => isBaseFor(ctx, area, side) && isControlledBy(ctx, area, side),
  );

/** Whether an area of the path can be passed: controlled, and with transport left at sea (R12.4). */
function judgePassage(ctx: Ctx, side: Side, area: AreaId): Refusal | null {
  if (!isControlledBy(ctx, area, side)) return refuse('pathNotControlled', { area });
  const blocked = isSea(ctx, area) && transportLeft(ctx, area, side) < 1;
  return blocked ? refuse('transportExceededByMobilization', { area, need: 1, have: 0 }) : null;
}

const hasOwnFortress = (ctx: Ctx, unit: UnitId, area: AreaId): boolean =>
  occupantsOf(ctx, area).some((id) => isFortress(ctx, id) && unitDef(ctx, id).nation === unitDef(ctx, unit).nation);

/** R12.2, R12.3, R12.6: whether a unit that came by a path over land and sea may be placed at its end. */
function judgePlacement(ctx: Ctx, side: Side, unit: UnitId, area: AreaId): Refusal | null {
  if (isSea(ctx, area)) return refuse('destinationNotLand', { area });
  if (isNaval(ctx, unit) && !isCoastal(ctx, area)) return refuse('navalDestination', { area });
  if (hasEnemyPresence(ctx, area, side)) return refuse('destinationHasEnemy', { area });
  return isFortress(ctx, unit) && hasOwnFortress(ctx, unit, area) ? refuse('fortressAlreadyThere', { area }) : null;
}

/** R12.3: ships in the base itself, or in a sea area next to it without enemy units. */
function judgeHarbour(ctx: Ctx, side: Side, path: readonly AreaId[]): Refusal | null {
  const [base, sea, more] = path;
  if (base === undefined || more !== undefined) return refuse('navalDestination');
  if (sea === undefined)
    return isSea(ctx, base) || isCoastal(ctx, base) ? null : refuse('navalDestination', { area: base });
  if (!isSea(ctx, sea)) return refuse('navalDestination', { area: sea });
  return hasEnemyPresence(ctx, sea, side) ? refuse('destinationHasEnemy', { area: sea }) : null;
}

/** R12.5: nations without a base at home. */
function judgeAtHome(ctx: Ctx, side: Side, unit: UnitId, path: readonly AreaId[]): Refusal | null {
  const [area, more] = path;
  const home = homeAreas(ctx, unitDef(ctx, unit).nation);
  if (area === undefined || more !== undefined || !home.includes(area)) return refuse('onlyAtHome', { unit });
  if (!isControlledBy(ctx, area, side)) return refuse('pathNotControlled', { area });
  if (hasEnemyPresence(ctx, area, side)) return refuse('destinationHasEnemy', { area });
  return isNaval(ctx, unit) && isSea(ctx, area) ? null : judgePlacement(ctx, side, unit, area);
}

function judgeOverland(ctx: Ctx, side: Side, unit: UnitId, path: readonly AreaId[]): Refusal | null {
  for (const area of path) {
    const refusal = judgePassage(ctx, side, area);
    if (refusal) return refusal;
  }
  const last = path.at(-1);
  return last === undefined ? refuse('pathBroken') : judgePlacement(ctx, side, unit, last);
}

/** Neighbour by neighbour, no area twice. */
const isConnected = (ctx: Ctx, path: readonly AreaId[]): boolean =>
  new Set(path).size === path.length &&
  path.every((area, i) => {
    const before = path[i - 1];
    return before === undefined || neighboursOf(ctx, before).includes(area);
  });

/** NF and SS by R12.3 only; carriers either way; army and air by R12.2 only. */
const harboursOnly = (ctx: Ctx, unit: UnitId): boolean => ['NF', 'SS'].includes(unitDef(ctx, unit).type);

/** A place alone, without a way to it: what is wrong with the place, or else that there is no way (R12.2–R12.6). */
function explainPlace(ctx: Ctx, side: Side, unit: UnitId, area: AreaId): Refusal {
  if (homeBases(ctx, side, unit).length === 0) return refuse('noHomeBase', { unit, area });
  if (harboursOnly(ctx, unit)) return judgeHarbour(ctx, side, [area]) ?? refuse('navalDestination', { area });
  return judgePassage(ctx, side, area) ?? judgePlacement(ctx, side, unit, area) ?? refuse('noPath', { unit, area });
}

/** Why a unit may not be placed at the end of a path from a base (R12.2–R12.6); the recruit itself has been judged. */
export function judgePath(ctx: Ctx, side: Side, unit: UnitId, path: readonly AreaId[]): Refusal | null {
  const unknown = path.find((area) => !ctx.world.areaById[area]);
  const [start] = path;
  if (unknown !== undefined || start === undefined || !isConnected(ctx, path)) return refuse('pathBroken');
  if (!hasHomeBase(ctx, unitDef(ctx, unit).nation, side)) return judgeAtHome(ctx, side, unit, path); // R12.5
  if (!homeBases(ctx, side, unit).includes(start)) {
    return path.length === 1 ? explainPlace(ctx, side, unit, start) : refuse('noHomeBase', { unit, area: start });
  }
  const byHarbour = isNaval(ctx, unit) ? judgeHarbour(ctx, side, path) : null;
  if (harboursOnly(ctx, unit)) return byHarbour;
  if (isNaval(ctx, unit) && byHarbour === null) return null;
  return judgeOverland(ctx, side, unit, path);
}

/** Transport that placing a unit by a path uses: one in each sea area, none for ships in or beside their base (R12.4). */
export const pathTransport = (ctx: Ctx, side: Side, unit: UnitId, path: readonly AreaId[]): AreaId[] =>
  isNaval(ctx, unit) && judgeHarbour(ctx, side, path) === null ? [] : path.filter((area) => isSea(ctx, area));

/** Every area the bases reach, with the path through the fewest sea areas (R12.4). */
function overlandPaths(ctx: Ctx, side: Side, sources: readonly AreaId[]): AreaId[][] {
  const best = new Map<AreaId, { path: AreaId[]; seas: number }>();
  const queue = sources.map((area) => ({ path: [area], seas: Number(isSea(ctx, area)) }));
  while (queue.length > 0) {
    queue.sort((a, b) => a.seas - b.seas || a.path.length - b.path.length);
    const found = queue.shift();
    const area = found?.path.at(-1);
    if (!found || area === undefined || best.has(area) || judgePassage(ctx, side, area)) continue;
    best.set(area, found);
    for (const next of neighboursOf(ctx, area)) {
      if (!best.has(next)) queue.push({ path: [...found.path, next], seas: found.seas + Number(isSea(ctx, next)) });
    }
  }
  return [...best.values()].map(({ path }) => path);
}

const harbourPaths = (ctx: Ctx, bases: readonly AreaId[]): AreaId[][] =>
  bases.flatMap((base) => [
    [base],
    ...neighboursOf(ctx, base)
      .filter((next) => isSea(ctx, next))
      .map((sea) => [base, sea]),
  ]);

/** Legal paths for a recruit, at most one to each area, harbours first, then by the least transport. */
export function mobilizationPaths(ctx: Ctx, side: Side, unit: UnitId): Map<AreaId, AreaId[]> {
  const { nation } = unitDef(ctx, unit);
  const bases = homeBases(ctx, side, unit);
  const candidates = hasHomeBase(ctx, nation, side)
    ? [
        ...(isNaval(ctx, unit) ? harbourPaths(ctx, bases) : []),
        ...(harboursOnly(ctx, unit) ? [] : overlandPaths(ctx, side, bases)),
      ]
    : homeAreas(ctx, nation).map((area) => [area]);
  const found = new Map<AreaId, AreaId[]>();
  for (const path of candidates) {
    const end = path.at(-1);
    if (end !== undefined && !found.has(end) && !judgePath(ctx, side, unit, path)) found.set(end, path);
  }
  return found;
}
