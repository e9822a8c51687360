// Mobilization (R12): where a unit may be placed, and by which path.
import { remembered } from '../findings';
import { type Refusal, refuse } from '../refusal';
import type { Ctx } from '../tx';
import type { AreaId, NationId, Pool, Side, UnitId } from '../types';
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
function harboursOnly(ctx: Ctx, unit: UnitId): boolean {
  const { type } = unitDef(ctx, unit);
  return type === 'NF' || type === 'SS';
}

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

/** A place on the way from a base, with the place before it; the sea areas and all areas on the way, it included. */
interface Stop {
  area: AreaId;
  before: Stop | null;
  seas: number;
  steps: number;
}

function pathTo(end: Stop): AreaId[] {
  const path: AreaId[] = [];
  for (let at: Stop | null = end; at !== null; at = at.before) path.push(at.area);
  return path.reverse();
}

/** Stops to look at: those with fewer sea areas first, of these the nearer ones, of equals the first one found. */
class Waiting {
  private readonly rows: Stop[][][] = [];

  add(stop: Stop): void {
    const row = this.rows[stop.seas] ?? [];
    this.rows[stop.seas] = row;
    const stops = row[stop.steps];
    if (stops) stops.push(stop);
    else row[stop.steps] = [stop];
  }

  /** Visits every stop in turn, also those added on the way, which lie further on. */
  visit(look: (stop: Stop) => void): void {
    for (let seas = 0; seas < this.rows.length; seas += 1) {
      const row = this.rows[seas] ?? [];
      for (let steps = 0; steps < row.length; steps += 1) for (const stop of row[steps] ?? []) look(stop);
    }
  }
}

/** Every area the bases reach, with the path through the fewest sea areas (R12.4). */
function findOverland(ctx: Ctx, side: Side, sources: readonly AreaId[]): AreaId[][] {
  const best = new Map<AreaId, Stop>();
  const waiting = new Waiting();
  const add = (area: AreaId, before: Stop | null): void => {
    const seas = (before?.seas ?? 0) + Number(isSea(ctx, area));
    waiting.add({ area, before, seas, steps: (before?.steps ?? 0) + 1 });
  };
  for (const area of sources) add(area, null);
  waiting.visit((stop) => {
    if (best.has(stop.area) || judgePassage(ctx, side, stop.area)) return;
    best.set(stop.area, stop);
    for (const next of neighboursOf(ctx, stop.area)) {
      if (!best.has(next) && isControlledBy(ctx, next, side)) add(next, stop);
    }
  });
  return [...best.values()].map(pathTo);
}

const overlandPaths = (ctx: Ctx, side: Side, nation: NationId, bases: readonly AreaId[]): AreaId[][] =>
  remembered(ctx.state, QUESTIONS[side].overland, nation, () => findOverland(ctx, side, bases));

const harbourPaths = (ctx: Ctx, bases: readonly AreaId[]): AreaId[][] =>
  bases.flatMap((base) => [
    [base],
    ...neighboursOf(ctx, base)
      .filter((next) => isSea(ctx, next))
      .map((sea) => [base, sea]),
  ]);

/** Legal paths of R12.2–R12.6 for a unit: harbours first, then by the least transport. */
function* legalPaths(ctx: Ctx, side: Side, unit: UnitId): Generator<AreaId[]> {
  const { nation } = unitDef(ctx, unit);
  if (!hasHomeBase(ctx, nation, side)) {
    const places = homeAreas(ctx, nation).map((area) => [area]);
    yield* places.filter((path) => judgeAtHome(ctx, side, unit, path) === null); // R12.5
    return;
  }
  const bases = homeBases(ctx, side, unit);
  if (isNaval(ctx, unit)) yield* harbourPaths(ctx, bases).filter((path) => judgeHarbour(ctx, side, path) === null);
  if (harboursOnly(ctx, unit)) return;
  for (const path of overlandPaths(ctx, side, nation, bases)) {
    const end = path.at(-1);
    if (end !== undefined && judgePlacement(ctx, side, unit, end) === null) yield path;
  }
}

/** What units of a nation may be placed in the same areas as each other. */
function kindOf(ctx: Ctx, unit: UnitId): 'fortress' | 'troops' | 'ships' | 'carriers' {
  if (isFortress(ctx, unit)) return 'fortress';
  if (!isNaval(ctx, unit)) return 'troops';
  return harboursOnly(ctx, unit) ? 'ships' : 'carriers';
}

const questionsOf = (side: Side) => ({
  overland: `overland paths of ${side}`,
  fortress: `paths of fortresses of ${side}`,
  troops: `paths of troops of ${side}`,
  ships: `paths of ships of ${side}`,
  carriers: `paths of carriers of ${side}`,
});

const QUESTIONS = { axis: questionsOf('axis'), allies: questionsOf('allies') };

function findPaths(ctx: Ctx, side: Side, unit: UnitId): Map<AreaId, readonly AreaId[]> {
  const found = new Map<AreaId, readonly AreaId[]>();
  for (const path of legalPaths(ctx, side, unit)) {
    const end = path.at(-1);
    if (end !== undefined && !found.has(end)) found.set(end, path);
  }
  return found;
}

/** Legal paths for a recruit, at most one to each area, harbours first, then by the least transport. */
export const mobilizationPaths = (ctx: Ctx, side: Side, unit: UnitId): ReadonlyMap<AreaId, readonly AreaId[]> =>
  remembered(ctx.state, QUESTIONS[side][kindOf(ctx, unit)], unitDef(ctx, unit).nation, () =>
    findPaths(ctx, side, unit),
  );
