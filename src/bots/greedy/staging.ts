// What a stack threatens from where it stands: the best attack it could make next door by one move and one strike (R18).
import type { UnitDef } from '../../engine';
import { asTargets, blockersIn, foesIn, neutralsIn, ownIn } from '../board/board';
import { chanceToClear, type Target } from '../board/chances';
import { gainOf, violationCost } from '../board/pull';
import { WEIGHTS } from '../weights';
import type { Sight } from './view';

interface Goal {
  readonly targets: readonly Target[];
  readonly prize: number;
}

const goals = new WeakMap<Sight, Map<number, Goal | null>>();
const standing = new WeakMap<Sight, Map<number, number>>();

function goalAt({ board }: Sight, area: number): Goal | null {
  if (board.atlas.isSea[area] || board.holder[area] === board.side) return null;
  const neutrals = board.holder[area] === 'neutral' ? neutralsIn(board, area) : [];
  if (blockersIn(board, area).length === 0 && neutrals.length === 0) return null;
  const [first] = neutrals;
  const cost = first ? violationCost(board, first.nation) : 0;
  const prize = gainOf(board, area) - cost;
  return prize > 0 ? { targets: asTargets(board, [...foesIn(board, area), ...neutrals]), prize } : null;
}

function remembered<T>(memo: WeakMap<Sight, Map<number, T>>, sight: Sight, area: number, find: () => T): T {
  const known = memo.get(sight) ?? new Map<number, T>();
  memo.set(sight, known);
  const found = known.get(area);
  if (found !== undefined) return found;
  const made = find();
  known.set(area, made);
  return made;
}

/** Units that could march and strike as one group. */
const marchers = (units: readonly UnitDef[]): UnitDef[] =>
  units.filter((unit) => unit.movement >= 2 && unit.class !== 'naval');

function threat(sight: Sight, area: number, units: readonly UnitDef[], except = -1): number {
  if (sight.board.atlas.isSea[area]) return 0;
  const group = marchers(units);
  if (!group.some(({ attack }) => attack > 0)) return 0;
  let most = 0;
  for (const next of sight.board.atlas.near[area] ?? []) {
    if (next === except) continue;
    const goal = remembered(goals, sight, next, () => goalAt(sight, next));
    if (goal) most = Math.max(most, chanceToClear(group, goal.targets) * goal.prize);
  }
  return most * WEIGHTS.threat;
}

const asItStands = (sight: Sight, area: number): number =>
  remembered(standing, sight, area, () => threat(sight, area, ownIn(sight.board, area)));

/** What more an area threatens with these units than without. */
export const threatGained = (sight: Sight, area: number, units: readonly UnitDef[]): number =>
  threat(sight, area, [...ownIn(sight.board, area), ...units]) - asItStands(sight, area);

/** What less an area threatens once these units have left; what they leave for is no loss. */
export function threatLost(sight: Sight, area: number, units: readonly UnitDef[], to: number): number {
  const there = ownIn(sight.board, area);
  const staying = there.filter((unit) => !units.includes(unit));
  return threat(sight, area, there, to) - threat(sight, area, staying, to);
}
