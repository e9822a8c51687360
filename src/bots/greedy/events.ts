// What the greedy bot does with the events that are no battles (R15, R17, R18).
import {
  type AreaId,
  type CardDef,
  type Decision,
  type DecisionOf,
  type NationId,
  type Option,
  options,
  type UnitDef,
} from '../../engine';
import { type Board, isReadyUnit, ownIn } from '../board/board';
import { expectedHits } from '../board/chances';
import { WEIGHTS } from '../weights';
import { powerOf } from './power';
import { scoreArrival } from './scores';
import { type Sight, usable } from './view';

const DONE: Decision = { type: 'done' };

/** Bases and units that a nation brings its side. */
function nationWorth(board: Board, nation: NationId, side: Board['side']): number {
  const { atlas, state } = board;
  const { homes = [], units = [] } = atlas.nations.get(nation) ?? {};
  let worth = 0;
  for (const n of homes) worth += (atlas.bases[side][n] ?? 0) * WEIGHTS.base + WEIGHTS.land / 2;
  for (const unit of units) {
    if (state.units[unit.id]?.at === 'removed') continue;
    worth += unit.cost * WEIGHTS.unit * (state.units[unit.id]?.at === 'forcePool' ? 0.25 : 0.6);
  }
  return worth;
}

/** Worth of a negotiation (R15.3–R15.5, R16.4). */
export function scoreNegotiation(board: Board, { nation, move }: DecisionOf<'negotiate'>): number {
  const { world, state, side, enemy } = board;
  const track = world.nationById[nation]?.track ?? 1;
  const made = state.nations[nation]?.track ?? 0;
  switch (move) {
    case 'join':
      return nationWorth(board, nation, side);
    case 'return':
      return 2 * nationWorth(board, nation, side);
    case 'forward': {
      const base = nation === world.roles.usa ? WEIGHTS.base * 1.15 : 0; // R2.3: a base with every step
      const left = Math.max(1, track - made);
      return base + nationWorth(board, nation, side) / left ** 1.2;
    }
    case 'back':
      return nationWorth(board, nation, enemy) / (state.nations[nation]?.side === enemy ? 1 : track);
    default:
      return move satisfies never;
  }
}

function bestOf(found: readonly Option[], score: (decision: Decision) => number): Decision {
  let top: Decision = DONE;
  let most = 0;
  for (const { decision } of found) {
    const worth = score(decision);
    if (worth > most) [top, most] = [decision, worth];
  }
  return top;
}

export const negotiate = ({ board }: Sight): Decision =>
  bestOf(options(board.world, board.state), (decision) =>
    decision.type === 'negotiate' ? scoreNegotiation(board, decision) : 0,
  );

/** How much a card is worth having, whatever the position: its points, and its event over a game. */
const EVENT_WORTH: Record<CardDef['event'], number> = {
  offensive: 2,
  supply: 2.3,
  ambush: 1.1,
  diplomacy: 2.8,
  development: 1.7,
  vichy: 1,
  wolfpack: 1.2,
  newWeapons: 1.6,
  seaLion: 1.4,
  lendLease: 1,
  strategicBombing: 1.5,
  amphibious: 1.7,
};

export const lastingWorth = (card: CardDef): number => card.value + EVENT_WORTH[card.event];

export const develop = ({ board }: Sight): Decision =>
  bestOf(options(board.world, board.state), (decision) => {
    const card = decision.type === 'develop' ? board.world.cardById[decision.card] : undefined;
    return card ? lastingWorth(card) : 0;
  });

/** R5.6: the strongest unit to the best place, or to the force pool. */
export function bringWeapons(sight: Sight): Decision {
  const { board } = sight;
  const units = usable(sight).recruits;
  let top: Decision = DONE;
  let most = 0;
  for (const unit of units) {
    for (const { decision, area } of options(board.world, board.state, [unit.id])) {
      const at = area === undefined ? -1 : (board.atlas.number.get(area) ?? -1);
      const worth = decision.type === 'deploy' ? 2 * scoreArrival(sight, unit, at) : 0.5 + powerOf(unit);
      if (worth > most) [top, most] = [decision, worth];
    }
  }
  return top;
}

function groupsBy(sight: Sight): Map<number, UnitDef[]> {
  return usable(sight).stacks;
}

/** R17.1: all boats of the area with the most of them. */
export function raid(sight: Sight): Decision {
  const packs = [...groupsBy(sight).values()].sort((a, b) => expectedHits(b) - expectedHits(a));
  const [pack] = packs;
  return pack ? { type: 'raid', group: pack.map(({ id }) => id) } : DONE;
}

/** R17.2: bombers that share a target, as many as reach it; what one base leaves goes to the next. */
export function bomb(sight: Sight): Decision {
  const { board, prompt } = sight;
  const bombers = [...groupsBy(sight).values()].flat();
  const left = prompt.at === 'bombing' ? prompt.left : 1;
  const byTarget = new Map<AreaId, UnitDef[]>();
  for (const unit of bombers) {
    for (const { decision } of options(board.world, board.state, [unit.id])) {
      if (decision.type === 'bomb') byTarget.set(decision.area, [...(byTarget.get(decision.area) ?? []), unit]);
    }
  }
  const [best] = [...byTarget].sort(([, a], [, b]) => expectedHits(b, 'air') - expectedHits(a, 'air'));
  if (!best) return DONE;
  const [area, able] = best;
  const share = left > 1 && byTarget.size > 1 ? Math.ceil(able.length / left) : able.length;
  return { type: 'bomb', group: able.slice(0, share).map(({ id }) => id), area };
}

/** Submarines in place that could raid now, for judging the card. */
export const boatsReady = (board: Board): UnitDef[] => {
  const { centralAtlantic, northAtlantic } = board.world.roles;
  return [centralAtlantic, northAtlantic].flatMap((area) => {
    const at = area === null ? undefined : board.atlas.number.get(area);
    return at === undefined ? [] : ownIn(board, at).filter((unit) => unit.type === 'SS' && isReadyUnit(board, unit));
  });
};
