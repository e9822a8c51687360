// Where a side wants to be: what it could take and what it must hold, fading with distance.
import type { NationId, Side, UnitDef, World } from '../../engine';
import { WEIGHTS } from '../weights';
import { type Board, foesIn, ownIn } from './board';
import { dangerOf, defenceOf, riskOf, staying, worthOf } from './danger';

/** What a bot thinks of a position; made once per decision. */
export interface Lookout {
  readonly board: Board;
  /** By area number: attack ratings the enemy could bring there. */
  readonly danger: readonly number[];
  /** By area number: damage that leaves nobody of the own side who can hold it. */
  readonly defence: readonly number[];
  /** By area number: chance of losing it; 0 where it is not one's own. */
  readonly risk: readonly number[];
  /** By area number: how much a unit there is worth for what it is near to. */
  readonly pull: readonly number[];
}

/** Nations whose entry on the other side is only a matter of time: the share of the cost that remains (R15.4). */
function remaining(board: Board, nation: NationId): number {
  const track = board.world.nationById[nation]?.track ?? null;
  const state = board.state.nations[nation];
  if (track === null || track === 0 || !state) return 1;
  return board.world.nationById[nation]?.leaning === board.enemy ? 1 - state.track / track : 1;
}

const brought = new WeakMap<World, Map<string, number>>();

/** Bases a nation brings a side, and its units; counted once for a world. */
function belongings(board: Board, nation: NationId, side: Side): number {
  const known = brought.get(board.world) ?? new Map<string, number>();
  brought.set(board.world, known);
  const worth = known.get(nation + side) ?? countBelongings(board, nation, side);
  known.set(nation + side, worth);
  return worth;
}

function countBelongings({ atlas }: Board, nation: NationId, side: Side): number {
  const { homes = [], units = [] } = atlas.nations.get(nation) ?? {};
  let worth = 0;
  for (const n of homes) worth += (atlas.bases[side][n] ?? 0) * WEIGHTS.base;
  for (const unit of units) worth += unit.cost * WEIGHTS.unit * 0.35;
  return worth;
}

function costOf(board: Board, nation: NationId): number {
  const { world, enemy, side, state } = board;
  const friendly = world.nationById[nation]?.leaning === side ? belongings(board, nation, side) : 0;
  const lateness = 1 - Math.min(0.6, (state.turn - 1) * 0.08);
  return belongings(board, nation, enemy) * remaining(board, nation) * lateness + friendly;
}

/**
 * What it costs to bring a neutral in on the other side (R15.6): its bases and units, less what would come anyway, and
 * what it would have brought the own side.
 */
export function violationCost(board: Board, nation: NationId): number {
  const known = board.violations.get(nation);
  if (known !== undefined) return known;
  const cost = costOf(board, nation);
  board.violations.set(nation, cost);
  return cost;
}

/** What taking an area is worth: from the enemy it is a base less for him too. */
export function gainOf(board: Board, area: number): number {
  const worth = worthOf(board, area);
  if (board.holder[area] === board.enemy) return worth;
  const denied = (board.atlas.bases[board.enemy][area] ?? 0) * WEIGHTS.denial;
  return worth - denied;
}

const attackOf = (units: readonly UnitDef[]): number => units.reduce((sum, unit) => sum + unit.attack, 0);

/**
 * The share of a place's worth that draws more units: less where many can already reach it, less where so many hold it
 * that weaker places are the better goal.
 */
function room(board: Board, area: number): number {
  const { atlas } = board;
  let strength = attackOf(ownIn(board, area));
  for (const next of atlas.near[area] ?? []) {
    if (atlas.isSea[next] === atlas.isSea[area]) strength += attackOf(ownIn(board, next));
  }
  const defence = staying(board, foesIn(board, area));
  const enough = 1.5 * (1 + defence) * 6;
  const crowd = Math.max(LEAST_ROOM, Math.min(1, enough / Math.max(1, strength)));
  return crowd / (1 + defence / WEIGHTS.tough);
}

const LEAST_ROOM = 0.4;

function goal(board: Board, area: number, risk: number): number {
  const { atlas, holder, state, side } = board;
  if (holder[area] === side) return worthOf(board, area) * risk;
  const gain = gainOf(board, area) * room(board, area);
  const id = atlas.areas[area];
  const nation = id === undefined ? null : (state.control[id] ?? null);
  if (holder[area] !== 'neutral' || nation === null || atlas.isSea[area]) return gain;
  return Math.max(0, gain - violationCost(board, nation) * 0.5);
}

/** Fading from area to area: over land anywhere, over seas the side controls. */
function fadeInto({ atlas, holder, side }: Board, pull: number[], area: number): void {
  const sea = atlas.isSea[area] ?? false;
  if (sea && holder[area] !== side) return;
  let best = pull[area] ?? 0;
  for (const next of atlas.near[area] ?? []) {
    const share = sea || atlas.isSea[next] ? WEIGHTS.fadeSea : WEIGHTS.fadeLand;
    best = Math.max(best, (pull[next] ?? 0) * share);
  }
  pull[area] = best;
}

/** Every other round backwards, so that a pull goes far in either direction. */
function fade(board: Board, pull: number[], round: number): void {
  const last = pull.length - 1;
  for (let n = 0; n <= last; n += 1) fadeInto(board, pull, round % 2 === 0 ? n : last - n);
}

/** Everything a bot weighs about where things are. */
export function lookoutOf(board: Board): Lookout {
  const danger = dangerOf(board);
  const defence = danger.map((_, area) => defenceOf(board, area));
  const risk = danger.map((strength, area) => riskHere(board, area, strength, defence[area] ?? 0));
  const pull = risk.map((chance, area) => goal(board, area, chance));
  for (let round = 0; round < 4; round += 1) fade(board, pull, round);
  return { board, danger, defence, risk, pull };
}

function riskHere(board: Board, area: number, strength: number, defence: number): number {
  return strength === 0 || board.holder[area] !== board.side ? 0 : riskOf(strength, defence);
}

/** Loss to be expected in an area the side holds, as it stands. */
export const lossAt = ({ board, risk }: Lookout, area: number): number => worthOf(board, area) * (risk[area] ?? 0);

/** The same once its defence has changed by so much, or once the side holds it. */
export function lossAfter({ board, danger, defence }: Lookout, area: number, change: number): number {
  const strength = danger[area] ?? 0;
  return strength === 0 ? 0 : worthOf(board, area) * riskOf(strength, (defence[area] ?? 0) + change);
}
