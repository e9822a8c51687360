// What an enemy could bring against an area soon, and the risk that the area is lost to it.
import { americanBases, type UnitDef } from '../../engine';
import { WEIGHTS } from '../weights';
import { type Board, controls, foesIn, isReadyUnit, ownIn } from './board';
import { damageToClear } from './chances';

/** Share of a strength that counts one area away, two areas away, over the sea, from the air. */
const SHARE = { near: 1, far: 0.6, slow: 0.25, oversea: 0.25, air: 0.35, spent: 0.55 } as const;

/** Worth of holding an area instead of the other side (R3, R1.4), in hundredths of a base point. */
export function worthOf({ atlas, side, world, state }: Board, area: number): number {
  const plain = atlas.worth[side][area] ?? 0;
  if (area !== atlas.northAtlantic) return plain;
  const each = side === 'allies' ? WEIGHTS.base : WEIGHTS.denial;
  return plain + americanBases(world, state) * each; // R2.3
}

/** Strength of a unit, a spent one as far as it will be ready again. */
const strengthOf = ({ state }: Board, unit: UnitDef, rating: 'attack' | 'air'): number =>
  unit[rating] * (state.units[unit.id]?.spent ? SHARE.spent : 1);

function strengthOfAll(board: Board, units: readonly UnitDef[], rating: 'attack' | 'air'): number {
  let sum = 0;
  for (const unit of units) sum += strengthOf(board, unit, rating);
  return sum;
}

interface Reach {
  readonly one: number;
  readonly two: number;
  readonly slow: number;
}

/** Units that are engaged where they stand leave at a price (R8.1): they reach as if they were slower. */
function reachOf(board: Board, units: readonly UnitDef[], engaged: boolean): Reach {
  let [one, two, slow] = [0, 0, 0];
  for (const unit of units) {
    const steps = unit.movement - Number(engaged);
    if (unit.class !== 'army' || steps <= 0) continue;
    const strength = strengthOf(board, unit, 'attack');
    if (steps < 2) slow += strength;
    else one += strength;
    if (steps >= 3) two += strength;
  }
  return { one, two, slow };
}

function spread(board: Board, danger: number[], from: number): void {
  const { atlas } = board;
  const foes = foesIn(board, from);
  const { one, two, slow } = reachOf(board, foes, ownIn(board, from).length > 0);
  const air = strengthOfAll(board, foes, 'air') * SHARE.air;
  add(danger, from, strengthOfAll(board, foes, 'attack') + air);
  for (const next of atlas.near[from] ?? []) {
    if (atlas.isSea[next]) overTheSea(board, danger, from, next, one + slow);
    else add(danger, next, one * SHARE.near + slow * SHARE.slow + air);
    if (atlas.isSea[next] || board.holder[next] !== board.enemy) continue;
    for (const far of atlas.near[next] ?? []) if (far !== from && !atlas.isSea[far]) add(danger, far, two * SHARE.far);
  }
}

/** Landings: only over seas the enemy controls, only as many as its ships carry. */
function overTheSea(board: Board, danger: number[], from: number, sea: number, strength: number): void {
  if (board.holder[sea] !== board.enemy || strength === 0) return;
  const ships = foesIn(board, sea).filter((unit) => controls(unit, true)).length;
  for (const coast of board.atlas.near[sea] ?? []) {
    if (coast !== from && !board.atlas.isSea[coast]) add(danger, coast, Math.min(strength, ships * 3) * SHARE.oversea);
  }
}

function atSea(board: Board, danger: number[], from: number): void {
  let strength = 0;
  for (const unit of foesIn(board, from)) if (unit.class === 'naval') strength += strengthOf(board, unit, 'attack');
  add(danger, from, strength);
  for (const next of board.atlas.near[from] ?? []) if (board.atlas.isSea[next]) add(danger, next, strength * 0.6);
}

const add = (danger: number[], area: number, strength: number): void => {
  danger[area] = (danger[area] ?? 0) + strength;
};

/** By area: attack ratings the enemy could bring to bear there soon. */
export function dangerOf(board: Board): number[] {
  const danger = board.atlas.areas.map(() => 0);
  for (let from = 0; from < danger.length; from += 1) {
    if (foesIn(board, from).length === 0) continue;
    if (board.atlas.isSea[from]) atSea(board, danger, from);
    else spread(board, danger, from);
  }
  return danger;
}

/** Damage that empties an area of these units. */
export function staying(board: Board, units: readonly UnitDef[]): number {
  let sum = 0;
  for (const unit of units) sum += damageToClear({ unit, spent: !isReadyUnit(board, unit) });
  return sum;
}

/** Chance of losing an area: that so many hits as its defenders can take come from the strength against it. */
export function riskOf(strength: number, defence: number): number {
  if (strength <= 0) return 0;
  if (defence === 0) return Math.min(0.85, strength / 6);
  const mean = strength / 6;
  let term = Math.exp(-mean);
  let fewer = term;
  for (let hits = 1; hits < defence; hits += 1) {
    term *= mean / hits;
    fewer += term;
  }
  return Math.max(0, 1 - fewer);
}

/** Damage that leaves nobody of these units who can hold the area. */
export function holding(board: Board, area: number, units: readonly UnitDef[]): number {
  const sea = board.atlas.isSea[area] ?? false;
  let sum = 0;
  for (const unit of units) {
    if (controls(unit, sea)) sum += damageToClear({ unit, spent: !isReadyUnit(board, unit) });
  }
  return sum;
}

/** Defence of an area by the own units there. */
export const defenceOf = (board: Board, area: number): number => holding(board, area, ownIn(board, area));
