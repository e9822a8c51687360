// Odds before the die: an attack as it stands, and the same if the other side ambushes, whether or not it holds a card.
import { canAttack, rollers } from '../combat/strike';
import { attackStrike } from '../combat/strikes';
import type { Decision, DecisionOf } from '../decision';
import { areaOfGroup } from '../queries/groups';
import { unitsOfSide } from '../queries/units';
import type { State } from '../state';
import { type Ctx, topFrame } from '../tx';
import { type AreaId, enemyOf, type Side, type UnitId } from '../types';
import type { World } from '../world';
import { type Attack, ambushedOutlook, counterTo, declared } from './attacks';
import { type Outlook, outlookOf } from './outlook';
import type { Scene } from './scene';

export interface Odds {
  plain: Outlook;
  /** With a counterattack first (R14); null where no ready unit could strike back. */
  ambushed: Outlook | null;
  /** Units that would strike back; empty without `ambushed`. */
  counterattackers: UnitId[];
  area: AreaId;
  /** Units of the other side that the attack can hit. */
  targets: UnitId[];
}

/** The position once a group has moved, before anything else happens. */
function arrived(ctx: Ctx, group: readonly UnitId[], to: AreaId): Ctx {
  const units = { ...ctx.state.units };
  for (const unit of group) units[unit] = { spent: false, at: to };
  const staying = Object.entries(ctx.state.occupants).map(
    ([area, there]) => [area, there.filter((unit) => !group.includes(unit))] as const,
  );
  const occupants = Object.fromEntries(staying);
  occupants[to] = [...(occupants[to] ?? []), ...group];
  return { world: ctx.world, state: { ...ctx.state, units, occupants } };
}

/** R18: a move by a card event that lets the group attack where it arrives. */
function attackAfterMove(ctx: Ctx, side: Side, { group, path }: DecisionOf<'move'>): [Scene, Attack] | null {
  const top = topFrame(ctx);
  const to = path.at(-1);
  if (to === undefined || !(top?.at === 'offensive' || top?.at === 'landing') || !canAttack(ctx, group)) return null;
  const attack: Attack = { side, kind: 'attack', area: to, group };
  const after = declared(arrived(ctx, group, to), attack);
  return unitsOfSide(after.ctx, to, enemyOf(side)).length > 0 ? [after, attack] : null;
}

/** The attack that a decision makes or leads to, and the position at its strike. */
function attackOf(ctx: Ctx, side: Side, decision: Decision): [Scene, Attack] | null {
  if (decision.type === 'move') return attackAfterMove(ctx, side, decision);
  if (decision.type !== 'attack' && decision.type !== 'airAttack') return null;
  const { type: kind, group } = decision;
  const area = decision.type === 'airAttack' ? decision.area : areaOfGroup(ctx, group);
  if (area === null) return null;
  const attack: Attack = { side, kind, area, group };
  return [declared(ctx, attack), attack];
}

/**
 * Exact odds of a legal attack or air attack of a side, or of the attack that may follow a move by a card event; null
 * for other decisions. Damage is placed as well as the allocating side can. The ambush column assumes that a card
 * *might* be held: it never looks at a hand.
 */
export function odds(world: World, state: State, side: Side, decision: Decision): Odds | null {
  const found = attackOf({ world, state }, side, decision);
  if (found === null) return null;
  const [scene, attack] = found;
  const { ctx } = scene;
  const strike = attackStrike(ctx, attack, attack.group);
  const plain = outlookOf(scene, strike);
  const counter = counterTo(ctx, attack);
  const answered = rollers(ctx, counter).length > 0;
  return {
    plain,
    ambushed: answered ? ambushedOutlook(scene, attack, plain) : null,
    counterattackers: answered ? [...counter.strikers] : [],
    area: attack.area,
    targets: [...strike.targets],
  };
}
