// One file in this folder is one prompt of the rules: what it asks, what it accepts and what it does.

import type { Immutable } from 'immer';
import type { Decision } from '../decision';
import type { FrameAt, PromptName } from '../frames';
import type { Option, Scope, Selectable } from '../option';
import { type Refusal, refuse } from '../refusal';
import type { Ctx, Tx } from '../tx';
import type { UnitId } from '../types';

export type AskedFrame<A extends PromptName> = Immutable<FrameAt<A>>;

export interface Procedure<A extends PromptName> {
  /** The first clause that forbids the decision; null when it is legal. The only place where rules forbid. */
  judge(ctx: Ctx, frame: AskedFrame<A>, decision: Decision): Refusal | null;
  /** The recipe for a judged decision. */
  apply(tx: Tx, frame: FrameAt<A>, decision: Decision): void;
  /** What can be decided with exactly these units selected; with none, what needs no units. */
  options(ctx: Ctx, frame: AskedFrame<A>, selection: readonly UnitId[], scope: Scope): Iterable<Option>;
  /** Units that could be selected, with the reason against those that cannot; those may be left out for scope `legal`. */
  selectable?(ctx: Ctx, frame: AskedFrame<A>, scope: Scope): Iterable<Selectable>;
  /** The one decision there is, when there is no choice; it is then taken by itself. */
  forced?(ctx: Ctx, frame: AskedFrame<A>): Decision | null;
}

/** A decision of a kind that this prompt does not ask for. */
export const notAsked = (): Refusal => refuse('notAsked');

export function wrongDecision(decision: Decision, at: PromptName): never {
  throw new Error(`engine invariant broken: ${decision.type} reached ${at} unjudged`);
}
