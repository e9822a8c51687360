// Cards lost to raids and bombing (R17.1, R17.2, R21.14).
import { draw } from '../dice';
import type { Tx } from '../tx';
import type { RuleRef, Side } from '../types';

/** Discards up to `count` cards of a hand at random; they lie with the played cards until the end of the turn. */
export function discardAtRandom(tx: Tx, side: Side, count: number, rule: RuleRef): void {
  const piles = tx.state.cards[side];
  for (let left = count; left > 0 && piles.hand.length > 0; left -= 1) {
    const [card] = piles.hand.splice(draw(tx, piles.hand.length) - 1, 1);
    if (card === undefined) return;
    piles.played.push(card);
    tx.log({ type: 'cardDiscarded', side, card, rule });
  }
}
