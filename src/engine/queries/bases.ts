// Bases and what they count for (R3, R1.4, R2.3), and victory (R1).
import type { Outcome } from '../state';
import type { Ctx } from '../tx';
import { type AreaId, enemyOf, type NationId, type Side } from '../types';
import { areaDef } from '../world';
import { controllingSide, homeAreas, isControlledBy } from './control';
import { nationState } from './units';

/** R1.1: odd turns are winter. */
export const isWinter = (turn: number): boolean => turn % 2 === 1;

/** R2.3, R15.4, R15.7: bases the USA provides in the North Atlantic. */
export function americanBases(ctx: Ctx): number {
  const { usa } = ctx.world.roles;
  if (usa === null) return 0;
  const length = ctx.world.nationById[usa]?.track ?? 0;
  const { side, track, frozen } = nationState(ctx, usa);
  return side !== 'neutral' && frozen ? length : Math.min(track, length);
}

/** Points a base would give a side that controls it (R3.1), before doubling. */
export function baseWorth(ctx: Ctx, area: AreaId, side: Side): number {
  switch (areaDef(ctx, area).base) {
    case null:
      return 0;
    case 'red':
      return 1;
    case 'black':
      return side === 'axis' ? 1 : 0;
    case 'half':
      return side === 'axis' ? 0.5 : 0;
    case 'allies':
      return side === 'allies' ? 1 : 0;
    case 'us-track':
      return side === 'allies' ? americanBases(ctx) : 0;
  }
}

/** R3.3: whether an area counts as a base for a side, controlled or not. */
export const isBaseFor = (ctx: Ctx, area: AreaId, side: Side): boolean => baseWorth(ctx, area, side) > 0;

/** What the bases a side controls come to, each times its weight. */
function weighed(ctx: Ctx, side: Side, weight: (area: AreaId) => number): number {
  let total = 0;
  for (const area of ctx.world.tables.bases) {
    if (isControlledBy(ctx, area, side)) total += baseWorth(ctx, area, side) * weight(area);
  }
  return total;
}

/** Base points of a side in points of 0.5, without doubling (R3; hand size and turn order, R6.1). */
export const basePoints = (ctx: Ctx, side: Side): number => weighed(ctx, side, () => 1);

/** Base points of a side for victory, London and Moscow doubled (R1.4). */
export const victoryPoints = (ctx: Ctx, side: Side): number =>
  weighed(ctx, side, (area) => Math.max(areaDef(ctx, area).victoryPoints, 1));

/** R6.1b, R6.2: cards a side chooses this turn, at most its deck; half points are rounded down (R3.2). Counted once (R21.9). */
export function handSize(ctx: Ctx, side: Side): number {
  const wanted = ctx.state.turn === 1 ? ctx.world.firstHands[side] : Math.floor(basePoints(ctx, side));
  return Math.min(wanted, ctx.state.cards[side].deck.length);
}

/** R6.1a, R6.2: more base points first; a tie goes to the axis, as does turn 1. */
export const firstPlayer = (ctx: Ctx): Side =>
  ctx.state.turn > 1 && basePoints(ctx, 'allies') > basePoints(ctx, 'axis') ? 'allies' : 'axis';

/** R1.5: land and sea areas whose controlling side is the axis. */
export const axisAreas = (ctx: Ctx): number =>
  ctx.world.areas.filter(({ id }) => controllingSide(ctx, id) === 'axis').length;

/** R12.5: whether a nation has a base in its home territory that counts for a side. */
export const hasHomeBase = (ctx: Ctx, nation: NationId, side: Side): boolean =>
  homeAreas(ctx, nation).some((area) => isBaseFor(ctx, area, side));

/** The three conditions of R1.3 as they stand. */
export function decisionFacts(ctx: Ctx): Pick<Outcome, 'axisPoints' | 'axisAreas' | 'axisHoldsBerlin'> {
  const { berlin } = ctx.world.roles;
  return {
    axisPoints: victoryPoints(ctx, 'axis'),
    axisAreas: axisAreas(ctx),
    axisHoldsBerlin: berlin !== null && isControlledBy(ctx, berlin, 'axis'),
  };
}

/** The result at the end of a turn, null when the game goes on (R1.2, R1.3). */
export function outcomeNow(ctx: Ctx): Outcome | null {
  const facts = decisionFacts(ctx);
  const { victory, turns } = ctx.world;
  const sudden = (winner: Side): Outcome => ({ winner, kind: 'suddenDeath', rule: 'R1.2', ...facts });
  if (facts.axisPoints >= victory.axisSudden) return sudden('axis');
  if (facts.axisPoints <= victory.alliesSudden) return sudden('allies');
  if (ctx.state.turn < turns) return null;
  const axisWins = facts.axisHoldsBerlin || facts.axisPoints >= victory.points || facts.axisAreas >= victory.areas;
  const winner = axisWins ? 'axis' : enemyOf('axis');
  return { winner, kind: 'decision', rule: 'R1.3', ...facts };
}
