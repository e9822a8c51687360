// Answers of the greedy bot: ambush, damage, retreat, losses at sea, recovery, controlling nations (R4.4, R8.8, R9, R10, R13, R14).
import {
  type CardId,
  type Decision,
  damagePlan,
  judge,
  type NationId,
  type Option,
  options,
  type PromptFrame,
  type UnitDef,
  type UnitId,
} from '../../engine';
import { areaNumberOf, type Board, isReadyUnit, numberOf, ownIn } from '../board/board';
import { expectedHits } from '../board/chances';
import { defenceOf } from '../board/danger';
import { violationCost } from '../board/pull';
import { powerOf } from './power';
import type { Sight } from './view';

type At<A extends PromptFrame['at']> = Extract<PromptFrame, { at: A }>;

/** Hits below which an ambush card is better kept. */
const LEAST_HITS = 0.6;

/** R14: costs nothing but the card, and its points come back (R14.5); kept for more than a lone die. */
export function answerAmbush({ board }: Sight, { trigger, area }: At<'ambush'>): Decision {
  const cards = options(board.world, board.state).flatMap(({ decision }) =>
    decision.type === 'ambush' ? [decision.card] : [],
  );
  const ready = ownIn(board, numberOf(board, area)).filter((unit) => isReadyUnit(board, unit));
  const rating = trigger === 'airAttack' ? 'air' : 'attack';
  const card = byValue(board, cards).at(0);
  return card !== undefined && expectedHits(ready, rating) >= LEAST_HITS
    ? { type: 'ambush', card }
    : { type: 'decline' };
}

const byValue = ({ world }: Board, cards: readonly CardId[]): CardId[] =>
  [...cards].sort((a, b) => (world.cardById[b]?.value ?? 0) - (world.cardById[a]?.value ?? 0));

/** R9.2: as the odds assume. */
export function placeDamage({ board }: Sight): Decision {
  const { world, state, side } = board;
  const planned = damagePlan(world, state);
  const decision: Decision | null = planned === null ? null : { type: 'damage', unit: planned };
  if (decision && judge(world, state, side, decision) === null) return decision;
  return options(world, state)[0]?.decision ?? { type: 'done' };
}

/** R10: where the unit is of most use and least in danger; the pool rather than a new enemy. */
export function retreat({ board, look }: Sight): Decision {
  const score = ({ decision, area }: Option): number => {
    if (decision.type !== 'retreat' || area === undefined) return 0;
    const to = numberOf(board, area);
    const neutral = board.holder[to] === 'neutral' ? (board.state.control[area] ?? null) : null;
    if (neutral !== null && !board.atlas.isSea[to]) return -violationCost(board, neutral) * 0.5;
    const safety = defenceOf(board, to) - (look.danger[to] ?? 0) / 6;
    return 20 + (look.pull[to] ?? 0) * 0.1 + Math.min(safety, 6) * 2;
  };
  const [first, ...rest] = options(board.world, board.state);
  if (!first) return { type: 'done' };
  return rest.reduce((top, option) => (score(option) > score(top) ? option : top), first).decision;
}

const ids = (units: readonly UnitDef[], count: number): UnitId[] => units.slice(0, count).map(({ id }) => id);

/** R8.8: those worth least. */
export function loseAtSea({ board }: Sight, { area, excess }: At<'overload'>): Decision {
  const embarked = ownIn(board, numberOf(board, area)).filter((unit) => unit.class !== 'naval');
  const order = [...embarked].sort((a, b) => a.cost - b.cost || powerOf(a) - powerOf(b));
  return { type: 'sendToPool', units: ids(order, excess) };
}

/** R13.6: the strong and those at the front first. */
export function recover({ board, look }: Sight, { candidates, count }: At<'recovery'>): Decision {
  const worth = (unit: UnitDef): number => {
    const area = areaNumberOf(board, unit.id);
    return powerOf(unit) * (1 + (look.pull[area] ?? 0) / 100) + (look.danger[area] ?? 0) * 0.05 * unit.durability;
  };
  const units = candidates.flatMap((id) => board.world.unitById[id] ?? []);
  const order = units.map((unit) => ({ unit, worth: worth(unit) })).sort((a, b) => b.worth - a.worth);
  return {
    type: 'recover',
    units: ids(
      order.map(({ unit }) => unit),
      count,
    ),
  };
}

/** How many more areas a nation could use for its recovery (R13.1). */
function need({ state, world, atlas }: Board, nation: NationId): number {
  const spent = world.units.filter((unit) => unit.nation === nation && state.units[unit.id]?.spent).length;
  return spent - atlas.areas.filter((area) => state.control[area] === nation).length;
}

/** R21.15: areas go to the nation that lacks them, from one that has more than it needs. */
export function chooseControllers({ board }: Sight): Decision {
  for (const { decision } of options(board.world, board.state)) {
    if (decision.type !== 'setController') continue;
    const present = board.state.control[decision.area] ?? null;
    if (present === null || present === decision.nation) continue;
    if (need(board, decision.nation) > 0 && need(board, present) < 0) return decision;
  }
  return { type: 'done' };
}
