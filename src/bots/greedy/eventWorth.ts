// What the event of a card would do now, judged from the board (R15, R17, R18).
import { type CardDef, type DiplomacyMove, isWinter, type NationId, recoveryAreas, type UnitDef } from '../../engine';
import { asTargets, type Board, blockersIn, foesIn, isReadyUnit, ownIn } from '../board/board';
import { chanceAfterAir, chanceToClear, expectedHits } from '../board/chances';
import { gainOf } from '../board/pull';
import { WEIGHTS } from '../weights';
import { boatsReady, scoreNegotiation } from './events';
import { powerOf, powerOfAll } from './scores';
import type { Sight } from './view';

const readyIn = (board: Board, area: number): UnitDef[] =>
  ownIn(board, area).filter((unit) => isReadyUnit(board, unit));

interface Chance {
  /** Chance times prize of the best attack. */
  worth: number;
  chance: number;
}

const comers = (board: Board, area: number): UnitDef[] =>
  readyIn(board, area).filter(({ movement, class: kind }) => movement >= 2 && kind !== 'naval');

/** The best attack an event could make now: on the spot, or from next door when it lets a group move. */
export function bestAttack({ board, look }: Sight, mayMove: boolean): Chance {
  let most: Chance = { worth: 0, chance: 0 };
  for (let area = 0; area < board.atlas.areas.length; area += 1) {
    if (blockersIn(board, area).length === 0 || board.holder[area] === board.side) continue;
    const targets = asTargets(board, foesIn(board, area));
    const prize = gainOf(board, area) + 10 + WEIGHTS.gateway * (look.pull[area] ?? 0);
    const starts = mayMove && !board.atlas.isSea[area] ? (board.atlas.near[area] ?? []) : [];
    for (const group of [readyIn(board, area), ...starts.map((next) => comers(board, next))]) {
      const chance = group.length > 0 ? chanceToClear(group, targets) : 0;
      if (chance * prize > most.worth) most = { worth: chance * prize, chance };
    }
  }
  return most;
}

/** Ready air within two areas, at most two stacks of it: what two points could send ahead. */
function airNear(board: Board, area: number): UnitDef[] {
  const near = board.atlas.near[area] ?? [];
  const around = new Set(near.flatMap((next) => [next, ...(board.atlas.near[next] ?? [])]));
  const stacks = [...around].map((from) => readyIn(board, from).filter((unit) => unit.class === 'air'));
  return stacks
    .sort((a, b) => b.length - a.length)
    .slice(0, 2)
    .flat();
}

/** The best attack once the points have brought the neighbours together, or sent air ahead of a group that comes. */
function bestGathered({ board, look }: Sight, mayMove: boolean): number {
  let most = 0;
  for (let area = 0; area < board.atlas.areas.length; area += 1) {
    if (blockersIn(board, area).length === 0 || board.holder[area] === board.side || board.atlas.isSea[area]) continue;
    const around = (board.atlas.near[area] ?? [])
      .map((next) => comers(board, next))
      .sort((a, b) => b.length - a.length);
    const group = [...readyIn(board, area), ...around.slice(0, 2).flat()];
    if (group.length === 0) continue;
    const prize = gainOf(board, area) + 10 + WEIGHTS.gateway * (look.pull[area] ?? 0);
    const targets = asTargets(board, foesIn(board, area));
    const chance = chanceToClear(group, targets);
    const [first] = around;
    const supported = mayMove && first ? chanceAfterAir(first.slice(1), airNear(board, area), targets) : 0;
    most = Math.max(most, Math.max(chance, supported) * prize);
  }
  return most;
}

/** Spent power that Supply would make ready, as far as the limits of the nations go (R13.1). */
export function recoverable({ board }: Sight): number {
  const { world, state, atlas, side } = board;
  const spent = new Map<string, UnitDef[]>();
  for (const unit of world.units) {
    const at = state.units[unit.id];
    if (!at?.spent || state.nations[unit.nation]?.side !== side) continue;
    spent.set(unit.nation, [...(spent.get(unit.nation) ?? []), unit]);
  }
  let worth = 0;
  for (const [nation, units] of spent) {
    const areas = atlas.areas.filter((area) => state.control[area] === nation).length;
    const free = nation === world.roles.usa || (nation === world.roles.ussr && isWinter(state.turn)); // R13.3, R13.4
    const limit = free ? units.length : areas;
    const able = units.filter(({ id }) => recoveryAreas(world, state, id).has(state.units[id]?.at as never));
    worth += powerOfAll(able.sort((a, b) => powerOf(b) - powerOf(a)).slice(0, limit));
  }
  return worth;
}

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

/** Troops on a coast across a sea from something to take (R18 Sea Lion, Amphibious). */
function landingChance({ board }: Sight, most: number, targets: readonly string[] | null): number {
  const { atlas } = board;
  let worth = 0;
  for (const [sea, isSea] of atlas.isSea.entries()) {
    if (!isSea || (targets === null && board.holder[sea] !== board.side)) continue;
    const coasts = (atlas.near[sea] ?? []).filter((area) => !atlas.isSea[area]);
    for (const to of coasts) {
      if (targets && !targets.includes(atlas.areas[to] ?? '')) continue;
      if (board.holder[to] !== board.enemy) continue;
      const defenders = asTargets(board, foesIn(board, to));
      for (const from of coasts) {
        const group = readyIn(board, from).filter((unit) => unit.class === 'army' && unit.movement > 0);
        const landing = group.sort((a, b) => b.attack - a.attack).slice(0, most);
        if (landing.length > 0) worth = Math.max(worth, chanceToClear(landing, defenders) * gainOf(board, to));
      }
    }
  }
  return worth;
}

export function controlsParis({ world, atlas, holder, side }: Board): boolean {
  const paris = world.roles.paris === null ? undefined : atlas.number.get(world.roles.paris);
  return paris !== undefined && holder[paris] === side;
}

const inPool = ({ board }: Sight, fits: (unit: UnitDef) => boolean): UnitDef[] =>
  board.world.units.filter((unit) => board.state.units[unit.id]?.at === 'newWeaponsPool' && fits(unit));

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
      return controlsParis(board) && board.state.nations[board.world.roles.france as never]?.side === board.enemy
        ? 140
        : 0;
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
