// The course of a turn (R6.1): bases, hands, alternate impulses, victory, recovery, cards back to the decks.
import { forgetAnswers } from '../findings';
import type { Frame, FrameAt } from '../frames';
import { basePoints, firstPlayer, handSize, outcomeNow, victoryPoints } from '../queries/bases';
import { recoveriesOf } from '../queries/recovery';
import { overload } from '../queries/transport';
import { readyUnit } from '../recipes/placement';
import { frameAt, pop, push, type Tx } from '../tx';
import { enemyOf, type RuleRef, SIDES, type Side, type UnitId } from '../types';
import { inPackOrder } from './chooseHand';

/** R6.1a–c: the first player, the hands, then impulses from the first player on. */
export function beginTurn(tx: Tx): void {
  const first = firstPlayer(tx);
  const points = { axis: basePoints(tx, 'axis'), allies: basePoints(tx, 'allies') };
  pop(tx);
  tx.state.active = first;
  tx.log({ type: 'turnBegan', turn: tx.state.turn, points, first });
  push(tx, { at: 'impulses', next: first, passes: 0 }, ...handFrames(tx, [enemyOf(first), first]));
}

/** R6.1b, R6.4: the first player chooses first, so its frame comes last. */
const handFrames = (tx: Tx, order: readonly Side[]): Frame[] =>
  order.map((side) => ({ at: 'chooseHand' as const, side, size: handSize(tx, side) })).filter(({ size }) => size > 0);

/** R6.1c: the next impulse, or the end of the turn after two passes in a row; a side without cards has its turn too (R6.6). */
export function runImpulses(tx: Tx): void {
  const loop = frameAt(tx, 'impulses');
  if (loop.passes >= 2) {
    pop(tx);
    push(tx, { at: 'turnEnd' });
    return;
  }
  const side = loop.next;
  loop.next = enemyOf(side);
  tx.state.active = side;
  tx.log({ type: 'impulseBegan', side });
  push(tx, { at: 'impulseEnd', side }, { at: 'impulse', side });
}

/** R8.8, R21.4: the first overloaded sea area of either side. */
function findOverload(tx: Tx): FrameAt<'overload'> | null {
  for (const side of SIDES) {
    for (const area of tx.world.tables.seas) {
      const excess = overload(tx, area, side);
      if (excess > 0) return { at: 'overload', side, area, excess };
    }
  }
  return null;
}

/** The end of every impulse: transport at sea (R8.8), then what counts per impulse is forgotten (R8.7, R14.5). */
export function endImpulse(tx: Tx): void {
  const excess = findOverload(tx);
  if (excess) return push(tx, excess);
  const { side } = frameAt(tx, 'impulseEnd');
  forgetAnswers(tx.state);
  tx.state.transportUsed = {};
  forfeitAmbushPoints(tx, side);
  pop(tx);
}

/** R14.5, R21.13 */
function forfeitAmbushPoints(tx: Tx, side: Side): void {
  const points = tx.state.ambushPoints[side];
  if (points === 0) return;
  tx.state.ambushPoints[side] = 0;
  tx.log({ type: 'ambushPointsForfeited', side, points });
}

/** R6.1d–f: victory; if the game goes on, controlling nations (R21.15), recovery, cards. */
export function endTurn(tx: Tx): void {
  for (const side of SIDES) forfeitAmbushPoints(tx, side);
  tx.log({ type: 'victoryChecked', turn: tx.state.turn, axisPoints: victoryPoints(tx, 'axis') });
  const outcome = outcomeNow(tx);
  pop(tx);
  if (outcome) {
    tx.state.outcome = outcome;
    tx.log({ type: 'gameEnded', outcome });
    push(tx, { at: 'gameOver' });
    return;
  }
  push(
    tx,
    { at: 'returnCards' },
    { at: 'recoverSide', side: 'allies' },
    { at: 'recoverSide', side: 'axis' }, // R13.6: the axis first
    { at: 'controllers', side: 'allies' },
    { at: 'controllers', side: 'axis' },
  );
}

function recoverAll(tx: Tx, side: Side, units: readonly UnitId[], rule: RuleRef): void {
  if (units.length === 0) return;
  for (const unit of units) readyUnit(tx, unit);
  tx.log({ type: 'unitsRecovered', side, units: [...units], rule });
}

/** R13, R13.6: what needs no choice recovers at once; for the rest the owner is asked, nation by nation. */
export function recoverSide(tx: Tx): void {
  const { side } = frameAt(tx, 'recoverSide');
  pop(tx);
  const asked: Frame[] = [];
  for (const { nation, free, limited, allowance } of recoveriesOf(tx, side)) {
    for (const rule of new Set(free.map((one) => one.rule))) {
      recoverAll(
        tx,
        side,
        free.filter((one) => one.rule === rule).map(({ unit }) => unit),
        rule,
      );
    }
    if (limited.length <= allowance) recoverAll(tx, side, limited, 'R13.1');
    else if (allowance > 0) asked.unshift({ at: 'recovery', side, nation, count: allowance, candidates: limited });
  }
  push(tx, ...asked);
}

/** R6.1f: hands and played cards go back, and the next turn begins. */
export function returnCards(tx: Tx): void {
  pop(tx);
  for (const side of SIDES) {
    const piles = tx.state.cards[side];
    piles.deck = inPackOrder(tx, [...piles.deck, ...piles.hand, ...piles.played]);
    piles.hand = [];
    piles.played = [];
  }
  forgetAnswers(tx.state);
  tx.state.turn += 1;
  push(tx, { at: 'turnStart' });
}
