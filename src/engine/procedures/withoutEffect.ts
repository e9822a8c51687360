// Ending an event that did nothing, or that the player gives up (R7.1, R18.2).
import { pop, type Tx } from '../tx';
import type { CardId, Side } from '../types';

/** Pops the frame of an event and logs that it had no effect. */
export function withoutEffect(tx: Tx, { side, card }: { side: Side; card: CardId }): void {
  pop(tx);
  tx.log({ type: 'eventWithoutEffect', side, card, rule: 'R18.2' });
}
