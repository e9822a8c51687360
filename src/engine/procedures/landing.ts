// Operation Sea Lion and Airborne / Amphibious (R18): a landing from the sea, an airborne drop, then an attack.
import type { Decision, DecisionOf } from '../decision';
import { attackOptions, judgeAttack, startAttack } from '../deeds/attack';
import { type Actor, offer } from '../deeds/deed';
import { judgeMove, moveOptions, startMove } from '../deeds/move';
import type { FrameAt, MoveLaw } from '../frames';
import type { Option } from '../option';
import { neutralOwner } from '../queries/control';
import { areaOfGroup, judgeActor, judgeGroup } from '../queries/groups';
import { judgeGarrison, SEA_MOVEMENT } from '../queries/movement';
import { isWithin } from '../queries/reach';
import { areaOf, isReady } from '../queries/units';
import { askAboutEntry } from '../recipes/ambush';
import { placeUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, type Tx } from '../tx';
import { invariant, type UnitId } from '../types';
import { cardDef, isLand, isSea, unitDef } from '../world';
import { actorsOf } from './actors';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';

type Landing = AskedFrame<'landing'>;

interface LandingLaw {
  law: MoveLaw;
  /** Units of the group at most. */
  units: number;
  /** Areas an airborne unit may drop; 0 without a drop. */
  drop: number;
}

function lawOf(ctx: Ctx, frame: Landing): LandingLaw {
  const { params } = cardDef(ctx, frame.card);
  if (params.kind === 'seaLion') return { law: 'seaLion', units: params.units, drop: 0 };
  invariant(params.kind === 'amphibious', `${frame.card} is no landing`);
  return { law: 'amphibious', units: params.units, drop: params.drop };
}

const actorOf = ({ side }: Landing): Actor => ({ side, acted: [] });

/** R18 Sea Lion: from land over one sea area into one of the named areas. */
function judgeRoute(ctx: Ctx, law: MoveLaw, { group, path }: DecisionOf<'move'>): Refusal | null {
  const from = areaOfGroup(ctx, group);
  const [sea, target, more] = path;
  if (law === 'amphibious') {
    const bySea = (from !== null && isSea(ctx, from)) || path.some((area) => isSea(ctx, area));
    return bySea ? null : refuse('landingNeedsSea');
  }
  const crosses = from !== null && isLand(ctx, from) && sea !== undefined && isSea(ctx, sea) && more === undefined;
  const lands = target !== undefined && ctx.world.roles.seaLionTargets.includes(target);
  return crosses && lands ? null : refuse('seaLionRoute', { need: SEA_MOVEMENT });
}

function judgeLandingMove(ctx: Ctx, frame: Landing, decision: DecisionOf<'move'>): Refusal | null {
  const { law, units } = lawOf(ctx, frame);
  if (frame.moved !== null) return refuse('eventMoveDone');
  const unfit = judgeGroup(ctx, frame.side, decision.group);
  if (unfit) return unfit;
  if (decision.group.length > units) return refuse('groupTooLarge', { need: decision.group.length, have: units });
  const dropped = decision.group.find((id) => id === frame.dropped);
  if (dropped !== undefined) return refuse('unitActed', { unit: dropped });
  const unknown = decision.path.find((area) => !ctx.world.areaById[area]);
  if (unknown !== undefined) return refuse('unknownThing', { area: unknown });
  return judgeRoute(ctx, law, decision) ?? judgeMove(ctx, actorOf(frame), decision, law);
}

/** R21.16: a ready airborne unit drops into a land area within reach, also among enemies, not into a neutral. */
function judgeDrop(ctx: Ctx, frame: Landing, { unit, to }: DecisionOf<'drop'>): Refusal | null {
  const { drop } = lawOf(ctx, frame);
  const unfit = judgeActor(ctx, frame.side, unit);
  if (unfit) return unfit;
  if (unitDef(ctx, unit).type !== 'AB') return refuse('notAirborne', { unit });
  if (frame.dropped !== null || frame.moved?.includes(unit)) return refuse('unitActed', { unit });
  const from = areaOf(ctx, unit);
  if (!ctx.world.areaById[to] || !isLand(ctx, to)) return refuse('dropNotLand', { area: to });
  if (from === null || from === to || !isWithin(ctx, from, to, drop))
    return refuse('dropTooFar', { area: to, have: drop });
  if (neutralOwner(ctx, to) !== null) return refuse('dropIntoNeutral', { area: to });
  return judgeGarrison(ctx, { side: frame.side, group: [unit] }, from);
}

/** Units of this event that are ready to attack, by area the whole of them. */
function landed(ctx: Ctx, frame: Landing): UnitId[] {
  const units = [...(frame.moved ?? []), ...(frame.dropped === null ? [] : [frame.dropped])];
  return units.filter((id) => isReady(ctx, id) && areaOf(ctx, id) !== null);
}

/** R7.4: the landed group attacks as a whole; an airborne unit that came down beside it may join or attack alone. */
function judgeLandingAttack(ctx: Ctx, frame: Landing, decision: DecisionOf<'attack'>): Refusal | null {
  const able = landed(ctx, frame);
  const stranger = decision.group.find((id) => !able.includes(id));
  if (stranger !== undefined) return refuse('eventWholeGroup', { unit: stranger });
  const whole = able.filter((id) => frame.moved?.includes(id));
  const missing = whole.find((id) => !decision.group.includes(id));
  const alone = decision.group.length === 1 && decision.group[0] === frame.dropped;
  if (missing !== undefined && !alone) return refuse('eventWholeGroup', { unit: missing });
  return judgeAttack(ctx, actorOf(frame), decision);
}

function judge(ctx: Ctx, frame: Landing, decision: Decision): Refusal | null {
  switch (decision.type) {
    case 'done':
      return null;
    case 'move':
      return judgeLandingMove(ctx, frame, decision);
    case 'drop':
      return judgeDrop(ctx, frame, decision);
    case 'attack':
      return judgeLandingAttack(ctx, frame, decision);
    default:
      return notAsked();
  }
}

function dropUnit(tx: Tx, frame: FrameAt<'landing'>, { unit, to }: DecisionOf<'drop'>): void {
  const from = areaOf(tx, unit);
  invariant(from !== null, 'an airborne unit drops from the map');
  frame.dropped = unit;
  placeUnit(tx, unit, to);
  tx.log({ type: 'unitDropped', side: frame.side, unit, from, to });
  askAboutEntry(tx, frame.side, to, [unit]);
}

function apply(tx: Tx, frame: FrameAt<'landing'>, decision: Decision): void {
  const actor: Actor = { side: frame.side, acted: [] };
  switch (decision.type) {
    case 'done':
      return pop(tx);
    case 'move':
      frame.moved = [...decision.group];
      return startMove(tx, actor, decision, lawOf(tx, frame).law);
    case 'drop':
      return dropUnit(tx, frame, decision);
    case 'attack':
      pop(tx);
      return startAttack(tx, actor, decision);
    default:
      return wrongDecision(decision, 'landing');
  }
}

function* dropOptions(
  ctx: Ctx,
  frame: Landing,
  selection: readonly UnitId[],
  scope: 'legal' | 'all',
): Generator<Option> {
  const [unit, other] = selection;
  if (unit === undefined || other !== undefined || unitDef(ctx, unit).type !== 'AB') return;
  for (const { id: to } of ctx.world.areas) {
    const decision: DecisionOf<'drop'> = { type: 'drop', unit, to };
    yield* offer(scope, decision, judgeDrop(ctx, frame, decision), { area: to });
  }
}

export const landing: Procedure<'landing'> = {
  judge,
  apply,
  *options(ctx, frame, selection, scope) {
    if (selection.length === 0) return yield* offer(scope, { type: 'done' }, null);
    if (frame.moved === null) {
      for (const found of moveOptions(ctx, actorOf(frame), selection, scope, lawOf(ctx, frame).law)) {
        yield* offer(scope, found.decision, found.refusal ?? judge(ctx, frame, found.decision), found);
      }
    }
    yield* dropOptions(ctx, frame, selection, scope);
    for (const found of attackOptions(ctx, actorOf(frame), selection, scope)) {
      yield* offer(scope, found.decision, judge(ctx, frame, found.decision), found);
    }
  },
  selectable: (ctx, frame, scope) => actorsOf(ctx, frame.side, scope),
};
