// What the guide has to say at the table now, and the decision it would make.
import { type Decision, judge } from '../../engine';
import { lesson, type TableState } from '../../store';
import { whereaboutsOf } from './course';
import { hasCome } from './moments';
import { type GuidePart, type GuideStep, guideParts, guideSteps, type StepId } from './steps';

export type Advice =
  | { readonly kind: 'step'; readonly step: GuideStep & { readonly id: StepId }; readonly part: GuidePart }
  /** The way has been left after this position. */
  | { readonly kind: 'strayed'; readonly back: number };

/** The part of the first turn that a leg belongs to. */
function partOf(leg: string): GuidePart {
  const at = (name: string): number => lesson.legs.findIndex((one) => one.name === name);
  return guideParts.findLast((part) => at(part) <= at(leg)) ?? 'hand';
}

/** Whether the notes of the guide belong on the screen at all. */
const isGuiding = ({ game, preferences, replay, question, view }: TableState): boolean =>
  game?.guided === true && preferences.guide && replay === null && question === null && (view?.turn ?? 0) <= 2;

/** The note that is due; null when there is nothing to say. */
export function adviceOf(table: TableState, read: ReadonlySet<string>): Advice | null {
  const where = isGuiding(table) ? whereaboutsOf(table) : null;
  if (!where) return null;
  if (where.leg === null) return { kind: 'strayed', back: where.strayed };
  const { name } = where.leg;
  const step = guideSteps.find(
    (one) => one.leg === name && hasCome(one.when, table) && !('read' in one && read.has(one.id)),
  );
  return step ? { kind: 'step', step, part: partOf(name) } : null;
}

/** The decision of the guide itself, if it is legal now. */
export function decisionOf({ world, state, view, prompt, timeline }: TableState): Decision | null {
  const where = whereaboutsOf({ view, prompt, timeline });
  if (!where?.leg || !state || !prompt) return null;
  const { decisions } = where.leg;
  const next = decisions[where.made];
  const candidates = [...(next ? [next] : []), ...decisions];
  return candidates.find((decision) => judge(world, state, prompt.side, decision) === null) ?? null;
}
