// What a position is worth to a side at the end of an impulse, by the same terms the greedy bot weighs one step with.
import { type Side, type State, type UnitDef, victoryPoints, type World } from '../../engine';
import { asTargets, type Board, blockersIn, boardOf, foesIn, isReadyUnit, ownIn } from '../board/board';
import { chanceToClear } from '../board/chances';
import { worthOf } from '../board/danger';
import { gainOf, type Lookout, lookoutOf } from '../board/pull';
import { powerOf } from '../greedy/power';
import { WEIGHTS } from '../weights';

/** Worth of a card still in the hand: the points it will buy and an event. */
const CARD_IN_HAND = 42;
/** How much of the worth of an area its risk takes away. */
const FEAR = 0.6;
/** Where units stand counts less for the whole than it does for choosing a march. */
const STANDING = 0.35;
/** What ends the game outweighs everything. */
const OUTCOME = 10_000;

/** Areas held, less what may be lost of them. */
function holdings({ board, risk }: Lookout): number {
  let sum = 0;
  for (const [area, holder] of board.holder.entries()) {
    if (holder === board.side) sum += worthOf(board, area) * (1 - FEAR * (risk[area] ?? 0));
  }
  return sum;
}

function unitWorth(board: Board, unit: UnitDef, pull: number): number {
  const spent = board.state.units[unit.id]?.spent ? 1 - WEIGHTS.spent : 1;
  return unit.cost * WEIGHTS.unit * spent + powerOf(unit) * pull * WEIGHTS.march * STANDING;
}

function forces({ board, pull }: Lookout): number {
  let sum = 0;
  for (const [area, units] of board.own.entries()) {
    for (const unit of units) sum += unitWorth(board, unit, pull[area] ?? 0);
  }
  return sum;
}

const fighting = (units: readonly UnitDef[]): boolean => units.some(({ attack }) => attack > 0);

/** What own units among enemies could still take: those that are ready this turn, all of them once they have recovered. */
function prospects({ board }: Lookout): number {
  let sum = 0;
  for (const [area, holder] of board.holder.entries()) {
    const there = ownIn(board, area);
    if (holder !== board.enemy || !fighting(there) || blockersIn(board, area).length === 0) continue;
    const foes = asTargets(board, foesIn(board, area));
    const ready = there.filter((unit) => isReadyUnit(board, unit));
    const now = fighting(ready) ? chanceToClear(ready, foes) * WEIGHTS.later : 0;
    sum += Math.max(now, chanceToClear(there, foes) * WEIGHTS.nextTurn) * gainOf(board, area);
  }
  return sum;
}

/** Steps made on entry tracks, each a share of what the nation will bring. */
function tracks({ world, state, side }: Board): number {
  let sum = 0;
  for (const { id, track, leaning } of world.nations) {
    const nation = state.nations[id];
    if (track !== null && nation?.side === 'neutral' && leaning === side) sum += (nation.track / track) * 150;
  }
  return sum;
}

function sideWorth(world: World, state: State, side: Side): number {
  const look = lookoutOf(boardOf(world, state, side));
  const cards = state.cards[side];
  const developed = cards.deck.length + cards.hand.length + cards.played.length;
  const land = holdings(look) + prospects(look);
  return land + forces(look) + tracks(look.board) + cards.hand.length * CARD_IN_HAND + developed * 6;
}

/** Nearness to a sudden end (R1.2), felt only close to it. */
function suddenDeath(world: World, state: State): number {
  const points = victoryPoints(world, state);
  const { axisSudden, alliesSudden } = world.victory;
  return 40 * Math.max(0, points - axisSudden + 3) - 40 * Math.max(0, alliesSudden + 3 - points);
}

/** Worth of a position to a side, in hundredths of a base point; what is good for the other side counts against it. */
export function evaluate(world: World, state: State, side: Side): number {
  if (state.outcome) return state.outcome.winner === side ? OUTCOME : -OUTCOME;
  const enemy: Side = side === 'axis' ? 'allies' : 'axis';
  const end = suddenDeath(world, state) * (side === 'axis' ? 1 : -1);
  return sideWorth(world, state, side) - sideWorth(world, state, enemy) + end;
}
