// Diplomacy (R15.3–R15.5, R16.4): what a side may negotiate.
import type { DecisionOf, DiplomacyMove } from '../decision';
import { type Refusal, refuse } from '../refusal';
import type { Ctx } from '../tx';
import type { NationId, Side } from '../types';
import { nationDef } from '../world';
import { isControlledBy } from './control';
import { hasController, nationState } from './units';

function judgeJoin(ctx: Ctx, side: Side, nation: NationId): Refusal | null {
  const { leaning, track } = nationDef(ctx, nation);
  if (nationState(ctx, nation).side !== 'neutral') return refuse('nationNotNeutral', { nation });
  if (leaning !== side) return refuse('leansOtherWay', { nation });
  return track === null ? null : refuse('hasTrack', { nation });
}

/** R15.4: a side moves the tracks of nations that lean to it. */
function judgeForward(ctx: Ctx, side: Side, nation: NationId): Refusal | null {
  const { leaning, track } = nationDef(ctx, nation);
  const state = nationState(ctx, nation);
  if (track === null) return refuse('noTrack', { nation });
  if (leaning !== side) return refuse('trackNotYours', { nation });
  if (state.frozen) return refuse('trackFrozen', { nation });
  return state.track < track ? null : refuse('trackAtEnd', { nation });
}

/** R15.5: the allies push back the tracks of axis-leaning nations. */
function judgeBack(ctx: Ctx, side: Side, nation: NationId): Refusal | null {
  const { leaning, track } = nationDef(ctx, nation);
  const state = nationState(ctx, nation);
  if (track === null) return refuse('noTrack', { nation });
  if (side !== 'allies' || leaning !== 'axis') return refuse('onlyAlliesPushBack', { nation });
  if (state.frozen) return refuse('trackFrozen', { nation }); // R21.10
  return state.track > 0 ? null : refuse('trackAtZero', { nation });
}

/** R16.4: France returns while allied units stand in Paris and hold it. */
function judgeReturn(ctx: Ctx, side: Side, nation: NationId): Refusal | null {
  const { france, paris } = ctx.world.roles;
  if (side !== 'allies' || nation !== france || nationState(ctx, nation).side !== 'axis') {
    return refuse('franceNotOnAxis', { nation });
  }
  const held = paris !== null && isControlledBy(ctx, paris, 'allies') && hasController(ctx, paris, 'allies');
  return held ? null : refuse('parisNotHeld', { nation });
}

const JUDGES: Record<DiplomacyMove, (ctx: Ctx, side: Side, nation: NationId) => Refusal | null> = {
  join: judgeJoin,
  forward: judgeForward,
  back: judgeBack,
  return: judgeReturn,
};

/** Why a side may not negotiate this, null if it may. */
export const judgeNegotiation = (ctx: Ctx, side: Side, { nation, move }: DecisionOf<'negotiate'>): Refusal | null =>
  ctx.world.nationById[nation] ? JUDGES[move](ctx, side, nation) : refuse('unknownThing', { nation });

/** Every negotiation worth showing to a side: joins of neutrals, tracks, and the return of France. */
export function negotiations(ctx: Ctx, side: Side): DecisionOf<'negotiate'>[] {
  const moves = (nation: NationId): DiplomacyMove[] => {
    const { track, leaning } = nationDef(ctx, nation);
    if (track !== null) return leaning === side ? ['forward'] : ['back'];
    if (nation === ctx.world.roles.france) return side === 'allies' ? ['return'] : [];
    return leaning === side ? ['join'] : [];
  };
  return ctx.world.nations.flatMap(({ id }) =>
    moves(id).map((move) => ({ type: 'negotiate' as const, nation: id, move })),
  );
}
