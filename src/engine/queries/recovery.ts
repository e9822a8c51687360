// Recovery (R13): which spent units become ready, and where the owner has to choose.
import { remembered } from '../findings';
import type { Ctx } from '../tx';
import type { AreaId, NationId, RuleRef, Side, UnitId } from '../types';
import { neighboursOf, unitDef } from '../world';
import { isWinter } from './bases';
import { controllerOf, homeAreas, homeOf } from './control';
import { connectedAreas, hasLoc, locOf } from './reach';
import { areaOf, isReady, sideOfUnit, unitsOnMap } from './units';

export interface NationRecovery {
  nation: NationId;
  /** Units that recover without limit, with the rule (R13.3–R13.5). */
  free: { unit: UnitId; rule: RuleRef }[];
  /** Units of which at most `allowance` recover (R13.1). */
  limited: UnitId[];
  allowance: number;
}

const spentUnits = (ctx: Ctx, side: Side): UnitId[] => unitsOnMap(ctx, side).filter((id) => !isReady(ctx, id));

/** R13.3–R13.5: the rule that lets a unit recover outside the limit, null without one. */
function freeRule(ctx: Ctx, unit: UnitId, hasAmericanLoc: (unit: UnitId) => boolean): RuleRef | null {
  const { usa, ussr, yugoslavia, yugoslavArea } = ctx.world.roles;
  const { nation } = unitDef(ctx, unit);
  const area = areaOf(ctx, unit);
  if (area === null) return null;
  if (nation === usa && hasAmericanLoc(unit)) return 'R13.3';
  if (nation === ussr && isWinter(ctx.state.turn) && homeOf(ctx, area) === ussr) return 'R13.4';
  return nation === yugoslavia && area === yugoslavArea ? 'R13.5' : null;
}

function findRecoveryAreas(ctx: Ctx, nation: NationId, side: Side): Set<AreaId> {
  const { usa, ussr, northAtlantic, yugoslavia, yugoslavArea } = ctx.world.roles;
  const line = new Set(locOf(ctx, nation, side));
  if (nation === usa && northAtlantic !== null)
    for (const area of connectedAreas(ctx, side, [northAtlantic])) line.add(area);
  const areas = new Set(line);
  for (const area of line) for (const next of neighboursOf(ctx, area)) areas.add(next);
  if (nation === ussr && isWinter(ctx.state.turn)) for (const area of homeAreas(ctx, ussr)) areas.add(area);
  if (nation === yugoslavia && yugoslavArea !== null) areas.add(yugoslavArea);
  return areas;
}

const NOWHERE: ReadonlySet<AreaId> = new Set();

/** Areas where a spent unit would recover now as far as its place goes (R13.2–R13.5); the limit of R13.1 left aside. */
export function recoveryAreas(ctx: Ctx, unit: UnitId): ReadonlySet<AreaId> {
  const { nation } = unitDef(ctx, unit);
  const side = sideOfUnit(ctx, unit);
  if (side === 'neutral') return NOWHERE;
  return remembered(ctx.state, 'recovery areas', nation, () => findRecoveryAreas(ctx, nation, side));
}

function countAreas(ctx: Ctx): Map<NationId, number> {
  const counts = new Map<NationId, number>();
  for (const area of ctx.world.tables.areaIds) {
    const nation = controllerOf(ctx, area);
    if (nation !== null) counts.set(nation, (counts.get(nation) ?? 0) + 1);
  }
  return counts;
}

/** R13.1: areas of land and sea a nation controls. */
const areasOfNation = (ctx: Ctx, nation: NationId): number =>
  remembered(ctx.state, 'areas by nation', 'all', () => countAreas(ctx)).get(nation) ?? 0;

/** What one nation of a side recovers (R13.1–R13.5). */
export function recoveryOf(
  ctx: Ctx,
  side: Side,
  nation: NationId,
  spent: readonly UnitId[] = spentUnits(ctx, side),
): NationRecovery {
  const { northAtlantic } = ctx.world.roles;
  const american = connectedAreas(ctx, side, northAtlantic === null ? [] : [northAtlantic]);
  const line = locOf(ctx, nation, side);
  const recovery: NationRecovery = { nation, free: [], limited: [], allowance: areasOfNation(ctx, nation) };
  for (const unit of spent) {
    if (unitDef(ctx, unit).nation !== nation) continue;
    const rule = freeRule(ctx, unit, (id) => hasLoc(ctx, id, american));
    if (rule) recovery.free.push({ unit, rule });
    else if (hasLoc(ctx, unit, line)) recovery.limited.push(unit);
  }
  return recovery;
}

/** Recovery of a side, nation by nation in the order of the pack; nations without spent units are left out. */
export function recoveriesOf(ctx: Ctx, side: Side): NationRecovery[] {
  const spent = spentUnits(ctx, side);
  const nations = new Set(spent.map((id) => unitDef(ctx, id).nation));
  return ctx.world.nations.flatMap(({ id }) => (nations.has(id) ? [recoveryOf(ctx, side, id, spent)] : []));
}
