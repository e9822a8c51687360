// The Diplomacy event (R15.3–R15.5, R16.4).
import type { DecisionOf } from '../decision';
import { offer } from '../deeds/deed';
import { forgetAnswers } from '../findings';
import type { FrameAt } from '../frames';
import { judgeNegotiation, negotiations } from '../queries/diplomacy';
import { nationState } from '../queries/units';
import { changeSide, fallBackToNeutral, joinWar } from '../recipes/nations';
import { type Ctx, pop, type Tx } from '../tx';
import type { Side } from '../types';
import { cardDef, nationDef } from '../world';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';
import { withoutEffect } from './withoutEffect';

/** R15.4, R15.5: moves a track and lets the nation enter or leave the war at its ends. */
function moveTrack(tx: Tx, side: Side, { nation, move }: DecisionOf<'negotiate'>): void {
  const state = nationState(tx, nation);
  const def = nationDef(tx, nation);
  forgetAnswers(tx.state);
  state.track += move === 'forward' ? 1 : -1;
  tx.log({ type: 'trackMoved', nation, by: side, move, track: state.track });
  if (state.track === def.track && state.side === 'neutral') joinWar(tx, nation, def.leaning, 'track');
  if (state.track === 0 && state.side !== 'neutral') fallBackToNeutral(tx, nation);
}

function negotiate(tx: Tx, side: Side, decision: DecisionOf<'negotiate'>): void {
  switch (decision.move) {
    case 'join':
      return joinWar(tx, decision.nation, side, 'diplomacy');
    case 'forward':
    case 'back':
      return moveTrack(tx, side, decision);
    case 'return':
      return changeSide(tx, decision.nation, 'allies', 'R16.4');
    default:
      decision.move satisfies never;
  }
}

function isUntouched(ctx: Ctx, { card, left }: AskedFrame<'diplomacy'>): boolean {
  const { params } = cardDef(ctx, card);
  return params.kind === 'diplomacy' && left === params.steps;
}

/** One negotiation is done; the event ends with the last. */
function countDown(tx: Tx, frame: FrameAt<'diplomacy'>): void {
  frame.left -= 1;
  if (frame.left === 0) pop(tx);
}

export const diplomacy: Procedure<'diplomacy'> = {
  judge(ctx, frame, decision) {
    if (decision.type === 'done') return null;
    return decision.type === 'negotiate' ? judgeNegotiation(ctx, frame.side, decision) : notAsked();
  },
  apply(tx, frame, decision) {
    if (decision.type === 'done') return isUntouched(tx, frame) ? withoutEffect(tx, frame) : pop(tx);
    if (decision.type !== 'negotiate') return wrongDecision(decision, 'diplomacy');
    countDown(tx, frame);
    negotiate(tx, frame.side, decision);
  },
  *options(ctx, frame, _selection, scope) {
    for (const decision of negotiations(ctx, frame.side)) {
      yield* offer(scope, decision, judgeNegotiation(ctx, frame.side, decision));
    }
    yield* offer(scope, { type: 'done' }, null);
  },
  forced(ctx, frame) {
    const any = negotiations(ctx, frame.side).some((decision) => judgeNegotiation(ctx, frame.side, decision) === null);
    return any ? null : { type: 'done' };
  },
};
