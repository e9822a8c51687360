// Units leaving the new-weapons pool (R5.6): New Weapons, Lend-Lease, and the submarines of Wolfpack (R18).
import type { Decision, DecisionOf } from '../decision';
import { offer } from '../deeds/deed';
import { deployUnit } from '../deeds/mobilize';
import type { FrameAt } from '../frames';
import type { Option, Scope } from '../option';
import { judgePath, judgeRecruit, mobilizationPaths } from '../queries/mobilization';
import { isSubmarine, sideOfUnit, unitsAt } from '../queries/units';
import { placeUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, type Tx } from '../tx';
import type { UnitId } from '../types';
import { cardDef, unitDef } from '../world';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';
import { withoutEffect } from './withoutEffect';

type Arsenal = AskedFrame<'arsenal'>;

/** Whether the event of the card brings this kind of unit (card texts of R18). */
function isMeant(ctx: Ctx, frame: Arsenal, unit: UnitId): boolean {
  const { germany } = ctx.world.roles;
  switch (cardDef(ctx, frame.card).event) {
    case 'wolfpack':
      return isSubmarine(ctx, unit);
    case 'newWeapons':
      return unitDef(ctx, unit).nation === germany && !isSubmarine(ctx, unit);
    default: // Lend-Lease: any unit of a nation that is or leans to the allies
      return belongsTo(ctx, frame, unit);
  }
}

const belongsTo = (ctx: Ctx, { side }: Arsenal, unit: UnitId): boolean => {
  const owner = sideOfUnit(ctx, unit);
  return owner === side || (owner === 'neutral' && ctx.world.nationById[unitDef(ctx, unit).nation]?.leaning === side);
};

function judgeWeapon(ctx: Ctx, frame: Arsenal, unit: UnitId, left: number): Refusal | null {
  if (left === 0) return refuse('noneLeft');
  if (!ctx.world.unitById[unit]) return refuse('unknownThing', { unit });
  if (ctx.state.units[unit]?.at !== 'newWeaponsPool') return refuse('notInNewWeaponsPool', { unit });
  return isMeant(ctx, frame, unit) ? null : refuse('wrongWeapon', { unit });
}

const judgeDeploy = (ctx: Ctx, frame: Arsenal, { unit, path }: DecisionOf<'deploy'>): Refusal | null =>
  judgeWeapon(ctx, frame, unit, frame.toMap) ??
  judgeRecruit(ctx, frame.side, unit, 'newWeaponsPool') ??
  judgePath(ctx, frame.side, unit, path);

function judge(ctx: Ctx, frame: Arsenal, decision: Decision): Refusal | null {
  switch (decision.type) {
    case 'done':
      return null;
    case 'release':
      return judgeWeapon(ctx, frame, decision.unit, frame.toPool);
    case 'deploy':
      return judgeDeploy(ctx, frame, decision);
    default:
      return notAsked();
  }
}

function release(tx: Tx, frame: FrameAt<'arsenal'>, unit: UnitId): void {
  placeUnit(tx, unit, 'forcePool');
  frame.toPool -= 1;
  tx.log({ type: 'unitReleased', side: frame.side, unit });
}

/** The end of the event; of Wolfpack the end of its first half, the raid follows (R17.1). */
function finish(tx: Tx, frame: FrameAt<'arsenal'>): void {
  const { params } = cardDef(tx, frame.card);
  const untouched = 'toMap' in params && frame.toMap === params.toMap && frame.toPool === params.toPool;
  const raid = tx.state.frames.at(-2);
  if (raid?.at === 'wolfpack') raid.brought = !untouched;
  else if (untouched) return withoutEffect(tx, frame);
  pop(tx);
}

function apply(tx: Tx, frame: FrameAt<'arsenal'>, decision: Decision): void {
  switch (decision.type) {
    case 'done':
      return finish(tx, frame);
    case 'release':
      return release(tx, frame, decision.unit);
    case 'deploy':
      frame.toMap -= 1;
      return deployUnit(tx, frame.side, decision);
    default:
      return wrongDecision(decision, 'arsenal');
  }
}

function* weaponOptions(ctx: Ctx, frame: Arsenal, unit: UnitId, scope: Scope): Generator<Option> {
  yield* offer(scope, { type: 'release', unit }, judgeWeapon(ctx, frame, unit, frame.toPool));
  const paths = mobilizationPaths(ctx, frame.side, unit);
  for (const { id: area } of ctx.world.areas) {
    const path = paths.get(area);
    if (!path && scope === 'legal') continue;
    const decision: DecisionOf<'deploy'> = { type: 'deploy', unit, path: [...(path ?? [area])] };
    yield* offer(scope, decision, judgeDeploy(ctx, frame, decision), { area });
  }
}

const weapons = (ctx: Ctx, frame: Arsenal): UnitId[] =>
  unitsAt(ctx, 'newWeaponsPool').filter((unit) => isMeant(ctx, frame, unit));

const canDeploy = (ctx: Ctx, frame: Arsenal, unit: UnitId): boolean =>
  frame.toMap > 0 &&
  judgeRecruit(ctx, frame.side, unit, 'newWeaponsPool') === null &&
  mobilizationPaths(ctx, frame.side, unit).size > 0;

export const arsenal: Procedure<'arsenal'> = {
  judge,
  apply,
  *options(ctx, frame, selection, scope) {
    const [unit, other] = selection;
    if (unit === undefined) yield* offer(scope, { type: 'done' }, null);
    else if (other === undefined) yield* weaponOptions(ctx, frame, unit, scope);
  },
  *selectable(ctx, frame) {
    for (const unit of weapons(ctx, frame)) yield { unit, refusal: null };
  },
  forced(ctx, frame) {
    const useful = weapons(ctx, frame).some((unit) => frame.toPool > 0 || canDeploy(ctx, frame, unit));
    return useful ? null : { type: 'done' };
  },
};
