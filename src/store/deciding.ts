// Actions that change the game on the table: deciding, taking back, going elsewhere, changing seats.
import { type Decision, promptOf, REFUSALS, type Recorded, type Refusal, type Result, type Side } from '../engine';
import { handingOver, seated } from './curtain';
import { reasonOf } from './fields';
import { giveawayOf, givesAway } from './giveaway';
import { keep } from './keeping';
import { isKnownTo } from './knowledge';
import { decideIn, followInstructions, lookedAt, type Session, standAt } from './session';
import type { TableActions } from './tableState';
import { aheadOf, backFrom } from './takingBack';
import type { Workplace } from './workplace';

type DecidingActions = Pick<TableActions, 'submit' | 'undo' | 'redo' | 'goTo' | 'answer' | 'liftCurtain' | 'showHand'>;

const notAsked: Refusal = { code: 'notAsked', rule: REFUSALS.notAsked };
const impossible: Refusal = { code: 'unknownThing', rule: REFUSALS.unknownThing };

/** Puts the game on the table and keeps it in storage. */
export function layAndKeep(workplace: Workplace, session: Session): void {
  workplace.lay(session);
  keep(workplace, session);
}

/** The game after the decision of the side that is asked; null, and said so, when the program itself fails. */
function tried({ world, get, set }: Workplace, session: Session, recorded: Recorded): Result<Session, Refusal> | null {
  try {
    return decideIn(world, session, recorded, get().preferences.ambush);
  } catch (error) {
    set({ notice: { kind: 'fault', reason: reasonOf(error) } });
    return null;
  }
}

/** A decision of a side, a person or a bot; the reason when it is refused. */
export function submitFor(workplace: Workplace, side: Side | undefined, decision: Decision): Refusal | null {
  const session = workplace.session();
  const isAsked = session !== null && side !== undefined;
  const result = isAsked ? tried(workplace, session, { side, decision }) : ({ ok: false, error: notAsked } as const);
  if (!result) return impossible;
  if (!result.ok) {
    workplace.set({ notice: { kind: 'refused', refusal: result.error } });
    return result.error;
  }
  layAndKeep(workplace, result.value);
  return null;
}

/** The game on the table, unless a line is being shown. */
function playedAt({ session }: Workplace): Session | null {
  const running = session();
  return running?.showing ? null : running;
}

/** To another position; what that gives away is asked first. */
function go(workplace: Workplace, session: Session, to: number): void {
  const { world, set } = workplace;
  const { timeline, players } = session;
  if (!givesAway(timeline, to, players)) return layAndKeep(workplace, standAt(world, session, to));
  set({ question: { kind: 'goBack', to, giveaway: giveawayOf(timeline, to, players) } });
}

function undo(workplace: Workplace): void {
  const session = playedAt(workplace);
  if (!session) return;
  const to = backFrom(session.timeline, session.players);
  if (to === null) workplace.set({ notice: { kind: 'undoRefused', barrier: 'start' } });
  else go(workplace, session, to);
}

function redo(workplace: Workplace): void {
  const session = playedAt(workplace);
  const next = session && aheadOf(session.timeline, session.players);
  if (session && next !== null && !session.curtain) layAndKeep(workplace, standAt(workplace.world, session, next));
}

function goTo(workplace: Workplace, node: number): void {
  const running = workplace.session();
  if (!running || !isKnownTo(running.timeline, workplace.get().seat, node)) return;
  const session = { ...running, showing: null };
  if (running.showing) workplace.lay(session);
  if (node !== session.timeline.cursor) go(workplace, session, node);
}

function answer(workplace: Workplace, yes: boolean): void {
  const { question } = workplace.get();
  const session = playedAt(workplace);
  if (!question || !session) return;
  if (yes) layAndKeep(workplace, standAt(workplace.world, session, question.to));
  else workplace.set({ question: null });
}

/** The awaited side sits down; if it is the first look of the other side, the step can no more be taken back for nothing. */
function liftCurtain(workplace: Workplace): void {
  const running = playedAt(workplace);
  if (!running?.curtain) return;
  const looked = lookedAt(running, running.curtain.to);
  workplace.lay({ ...looked, ...seated(running) });
  if (looked !== running) keep(workplace, looked);
}

function showHand(workplace: Workplace): void {
  const running = playedAt(workplace);
  const asked = running && promptOf(running.state);
  if (!running || !asked || running.curtain || running.seat === asked.side || running.players[asked.side]) return;
  workplace.lay({ ...running, ...handingOver(asked) });
}

/** Answers at once what a new standing instruction answers. */
export function obey(workplace: Workplace): void {
  const session = workplace.session();
  if (!session) return;
  const after = followInstructions(workplace.world, session, workplace.get().preferences.ambush);
  if (after !== session) layAndKeep(workplace, after);
}

/** Actions that change the game on the table. */
export function decidingActions(workplace: Workplace): DecidingActions {
  return {
    submit: (decision) => submitFor(workplace, workplace.get().prompt?.side, decision),
    undo: () => undo(workplace),
    redo: () => redo(workplace),
    goTo: (node) => goTo(workplace, node),
    answer: (yes) => answer(workplace, yes),
    liftCurtain: () => liftCurtain(workplace),
    showHand: () => showHand(workplace),
  };
}
