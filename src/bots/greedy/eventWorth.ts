// What the event of a card would do now, judged from the board (R15, R17, R18).
import { type CardDef, type DiplomacyMove, isWinter, type NationId, recoveryAreas, type UnitDef } from '../../engine';
import { areaNumberOf, type Board, isReadyUnit } from '../board/board';
import { clearing, expectedHits, type Strike, strikeOf } from '../board/chances';
import { gainOf } from '../board/pull';
import { WEIGHTS } from '../weights';
import { bestAttack, bestGathered, readyIn } from './attacks';
import { boatsReady, scoreNegotiation } from './events';
import { foesAt } from './field';
import { remembered } from './findings';
import { powerOf, powerOfAll } from './power';
import type { Sight } from './view';

/** Spent units of the side, by nation. */
function spentUnits({ world, state, side }: Board): Map<NationId, UnitDef[]> {
  const spent = new Map<NationId, UnitDef[]>();
  for (const unit of world.units) {
    if (!state.units[unit.id]?.spent || state.nations[unit.nation]?.side !== side) continue;
    const units = spent.get(unit.nation);
    if (units) units.push(unit);
    else spent.set(unit.nation, [unit]);
  }
  return spent;
}

/** The strongest units that can recover, at most so many. */
function strongest(board: Board, units: readonly UnitDef[], most: number): UnitDef[] {
  const { world, state } = board;
  const found: UnitDef[] = [];
  for (const unit of [...units].sort((a, b) => powerOf(b) - powerOf(a))) {
    if (found.length >= most) break;
    const area = board.atlas.areas[areaNumberOf(board, unit.id)];
    if (area !== undefined && recoveryAreas(world, state, unit.id).has(area)) found.push(unit);
  }
  return found;
}

const recoverableNow = remembered(({ board }: Sight, _all: number): number => {
  const { world, state, atlas } = board;
  let worth = 0;
  for (const [nation, units] of spentUnits(board)) {
    const areas = atlas.areas.filter((area) => state.control[area] === nation).length;
    const free = nation === world.roles.usa || (nation === world.roles.ussr && isWinter(state.turn)); // R13.3, R13.4
    worth += powerOfAll(strongest(board, units, free ? units.length : areas));
  }
  return worth;
});

/** Spent power that Supply would make ready, as far as the limits of the nations go (R13.1). */
export const recoverable = (sight: Sight): number => recoverableNow(sight, 0);

/** What the side could negotiate with a nation as it stands (R15.3–R15.5, R16.4); null for nothing. */
function moveFor(board: Board, nation: NationId): DiplomacyMove | null {
  const { world, state, side } = board;
  const def = world.nationById[nation];
  const { side: owner, frozen, track } = state.nations[nation] ?? { side: null, frozen: true, track: 0 };
  if (!def || frozen) return null;
  if (owner === 'neutral' && def.leaning === side) return def.track === null ? 'join' : 'forward';
  if (side === 'axis' || owner === 'allies') return null;
  if (nation === world.roles.france) return owner === 'axis' && controlsParis(board) ? 'return' : null;
  return def.leaning === 'axis' && track > 0 ? 'back' : null;
}

function bestNegotiation({ board }: Sight): number {
  const moves = board.world.nations.flatMap(({ id: nation }) => {
    const move = moveFor(board, nation);
    return move === null ? [] : [scoreNegotiation(board, { type: 'negotiate', nation, move })];
  });
  return Math.max(0, ...moves);
}

/** Bombers within reach of a base of the other side, and cards it has to lose. */
function bombing({ board }: Sight): number {
  const { britain, usa } = board.world.roles;
  const cards = board.state.cards[board.enemy].hand.length;
  const bombers = board.own.flatMap((units, area) =>
    units.filter(
      (unit) =>
        unit.class === 'air' &&
        (unit.nation === britain || unit.nation === usa) &&
        isReadyUnit(board, unit) &&
        nearBase(board, area, unit.movement),
    ),
  );
  return Math.min(expectedHits(bombers, 'air'), cards) * WEIGHTS.card;
}

function nearBase(board: Board, from: number, steps: number): boolean {
  const { atlas, enemy, holder } = board;
  const isTarget = (area: number) => holder[area] === enemy && (atlas.bases[enemy][area] ?? 0) > 0;
  let ring = [from];
  const seen = new Set(ring);
  for (let step = 0; step <= steps; step += 1) {
    if (ring.some(isTarget)) return true;
    ring = ring.flatMap((area) => atlas.near[area] ?? []).filter((area) => !seen.has(area) && seen.add(area));
  }
  return false;
}

/** The best troops of an area for a landing. */
function landersFrom(sight: Sight, area: number, most: number): Strike {
  const army = readyIn(sight, area).filter((unit) => unit.class === 'army' && unit.movement > 0);
  return strikeOf(army.sort((a, b) => b.attack - a.attack).slice(0, most));
}

/** Troops on a coast across a sea from something to take (R18 Sea Lion, Amphibious). */
function landingChance(sight: Sight, most: number, targets: readonly string[] | null): number {
  const { board } = sight;
  const { atlas } = board;
  const isGoal = (area: number): boolean =>
    board.holder[area] === board.enemy && (targets === null || targets.includes(atlas.areas[area] ?? ''));
  let worth = 0;
  for (const [sea, isSea] of atlas.isSea.entries()) {
    if (!isSea || (targets === null && board.holder[sea] !== board.side)) continue;
    const coasts = (atlas.near[sea] ?? []).filter((area) => !atlas.isSea[area]);
    const goals = coasts.filter(isGoal);
    if (goals.length === 0) continue;
    const landers = coasts.map((from) => landersFrom(sight, from, most)).filter(({ count }) => count > 0);
    for (const to of goals) {
      const gain = gainOf(board, to);
      for (const strike of landers) worth = Math.max(worth, clearing(strike, foesAt(sight, to)) * gain);
    }
  }
  return worth;
}

export function controlsParis({ world, atlas, holder, side }: Board): boolean {
  const paris = world.roles.paris === null ? undefined : atlas.number.get(world.roles.paris);
  return paris !== undefined && holder[paris] === side;
}

const isHostile = ({ state, enemy }: Board, nation: NationId | null): boolean =>
  nation !== null && state.nations[nation]?.side === enemy;

const inPool = ({ board }: Sight, fits: (unit: UnitDef) => boolean): UnitDef[] =>
  board.world.units.filter((unit) => fits(unit) && board.state.units[unit.id]?.at === 'newWeaponsPool');

/** What the event of a card would do now. */
export function eventWorth(sight: Sight, card: CardDef): number {
  const { board } = sight;
  const { params } = card;
  switch (params.kind) {
    case 'offensive':
      return (
        Math.max(bestAttack(sight, params.move).worth, bestGathered(sight, params.move)) * (params.groups > 1 ? 1.4 : 1)
      );
    case 'supply':
      return recoverable(sight) * 2.2;
    case 'ambush':
      return 0;
    case 'diplomacy':
      return bestNegotiation(sight);
    case 'development':
      return board.state.cards[board.side].undeveloped.length > 0 ? 5 * (board.world.turns + 1 - board.state.turn) : 0;
    case 'vichy':
      return controlsParis(board) && isHostile(board, board.world.roles.france) ? 140 : 0;
    case 'wolfpack': {
      const hits = Math.min(expectedHits(boatsReady(board)), board.state.cards[board.enemy].hand.length);
      return hits * WEIGHTS.card + (inPool(sight, (unit) => unit.type === 'SS').length > 0 ? 22 : 0);
    }
    case 'newWeapons':
      return inPool(sight, (unit) => unit.nation === board.world.roles.germany && unit.type !== 'SS').length * 15;
    case 'lendLease':
      return inPool(sight, (unit) => board.world.nationById[unit.nation]?.leaning === board.side).length > 0 ? 12 : 0;
    case 'strategicBombing':
      return bombing(sight);
    case 'seaLion':
      return landingChance(sight, params.units, board.world.roles.seaLionTargets);
    case 'amphibious':
      return landingChance(sight, params.units, null);
    default:
      return params satisfies never;
  }
}
