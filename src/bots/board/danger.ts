// What an enemy could bring against an area soon, and the risk that the area is lost to it.
import { americanBases, type UnitDef } from '../../engine';
import { WEIGHTS } from '../weights';
import { asTargets, type Board, controls, foesIn, ownIn } from './board';
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

/** Attack strength of units, spent ones as far as they will be ready again. */
const strengthOf = (board: Board, units: readonly UnitDef[], rating: 'attack' | 'air'): number =>
  units.reduce((sum, unit) => sum + unit[rating] * (board.state.units[unit.id]?.spent ? SHARE.spent : 1), 0);

interface Reach {
  readonly one: number;
  readonly two: number;
  readonly slow: number;
}

/** Units that are engaged where they stand leave at a price (R8.1): they reach as if they were slower. */
function reachOf(board: Board, units: readonly UnitDef[], engaged: boolean): Reach {
  const steps = (unit: UnitDef) => unit.movement - Number(engaged);
  const armies = units.filter((unit) => unit.class === 'army' && steps(unit) > 0);
  const swift = armies.filter((unit) => steps(unit) >= 2);
  const two = armies.filter((unit) => steps(unit) >= 3);
  const slow = armies.filter((unit) => steps(unit) < 2);
  return {
    one: strengthOf(board, swift, 'attack'),
    two: strengthOf(board, two, 'attack'),
    slow: strengthOf(board, slow, 'attack'),
  };
}

function spread(board: Board, danger: number[], from: number): void {
  const { atlas } = board;
  const foes = foesIn(board, from);
  const { one, two, slow } = reachOf(board, foes, ownIn(board, from).length > 0);
  const air = strengthOf(board, foes, 'air') * SHARE.air;
  add(danger, from, strengthOf(board, foes, 'attack') + air);
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
  const ships = foesIn(board, from).filter((unit) => unit.class === 'naval');
  const strength = strengthOf(board, ships, 'attack');
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
export const staying = (board: Board, units: readonly UnitDef[]): number =>
  asTargets(board, units).reduce((sum, target) => sum + damageToClear(target), 0);

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

/** Defence of an area by the units that can hold it, without and with some of them. */
export function defenceOf(board: Board, area: number, without: readonly UnitDef[] = [], plus: readonly UnitDef[] = []) {
  const sea = board.atlas.isSea[area] ?? false;
  const there = ownIn(board, area).filter((unit) => controls(unit, sea) && !without.includes(unit));
  const units = plus.length > 0 ? [...there, ...plus.filter((unit) => controls(unit, sea))] : there;
  return staying(board, units);
}
