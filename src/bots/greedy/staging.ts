// What a stack threatens from where it stands: the best attack it could make next door by one move and one strike (R18).
import type { UnitDef } from '../../engine';
import { asTargets, blockersIn, foesIn, neutralsIn, ownIn } from '../board/board';
import { clearing, type Stand, type Strike, standOf, strikeOf } from '../board/chances';
import { gainOf, violationCost } from '../board/pull';
import { WEIGHTS } from '../weights';
import { remembered } from './findings';
import type { Party } from './party';
import type { Sight } from './view';

interface Goal {
  readonly at: number;
  readonly stand: Stand;
  readonly prize: number;
}

const goalAt = remembered(({ board }: Sight, area): Goal | null => {
  if (board.atlas.isSea[area] || board.holder[area] === board.side) return null;
  const neutrals = board.holder[area] === 'neutral' ? neutralsIn(board, area) : [];
  if (blockersIn(board, area).length === 0 && neutrals.length === 0) return null;
  const [first] = neutrals;
  const cost = first ? violationCost(board, first.nation) : 0;
  const prize = gainOf(board, area) - cost;
  if (prize <= 0) return null;
  return { at: area, stand: standOf(asTargets(board, [...foesIn(board, area), ...neutrals])), prize };
});

/** What units on land could strike for next door. */
const goalsNear = remembered((sight: Sight, area): readonly Goal[] => {
  const { isSea, near } = sight.board.atlas;
  const goals: Goal[] = [];
  if (isSea[area]) return goals;
  for (const next of near[area] ?? []) {
    const goal = goalAt(sight, next);
    if (goal) goals.push(goal);
  }
  return goals;
});

/** Units that could march and strike as one group. */
const marchers = (units: readonly UnitDef[]): UnitDef[] =>
  units.filter((unit) => unit.movement >= 2 && unit.class !== 'naval');

const hopeOf = (strike: Strike, { stand, prize }: Goal): number => clearing(strike, stand) * prize;

/** What the best goal is worth to a strike. */
function threat(goals: readonly Goal[], strike: Strike, except = -1): number {
  let most = 0;
  if (strike.dice === 0) return most;
  for (const goal of goals) if (goal.at !== except) most = Math.max(most, hopeOf(strike, goal));
  return most * WEIGHTS.threat;
}

const strikeFrom = remembered((sight: Sight, area) => strikeOf(marchers(ownIn(sight.board, area))));

const asItStands = remembered((sight: Sight, area) => threat(goalsNear(sight, area), strikeFrom(sight, area)));

/** What more an area threatens with these units than without. */
export function threatGained(sight: Sight, area: number, units: readonly UnitDef[]): number {
  const goals = goalsNear(sight, area);
  if (goals.length === 0) return 0;
  const [coming, there] = [marchers(units), strikeFrom(sight, area)];
  const isHopeless = goals.every(({ stand }) => stand.chosen > there.count + coming.length);
  if (coming.length === 0 || isHopeless) return 0;
  return threat(goals, strikeOf(coming, 'attack', there)) - asItStands(sight, area);
}

const strikeLeft = remembered(({ staying }: Party, _from) => strikeOf(marchers(staying)));

/** What less an area threatens once a party has left; what it leaves for is no loss. */
export function threatLost(party: Party, to: number): number {
  const { sight, from } = party;
  const goals = goalsNear(sight, from);
  if (goals.length === 0) return 0;
  return threat(goals, strikeFrom(sight, from), to) - threat(goals, strikeLeft(party, from), to);
}
