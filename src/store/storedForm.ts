// A game as it lies in storage: a head that changes with every decision, and the steps in chunks that only grow.
import { createSave, laidOut, promptOf, type Save, type SavedStep, type World } from '../engine';
import { fieldsOf, isWhole } from './fields';
import { type Players, withBots } from './players';
import type { Whereabouts } from './restore';
import type { Session } from './session';
import { type Timeline, type TimelineNode, tailOf } from './timeline';

/** Steps in one chunk. */
export const chunkSize = 64;

/** The part that is written with every decision. */
export interface StoredHead extends Whereabouts {
  readonly updated: number;
  /** For the list of games. */
  readonly turn: number;
  readonly at: string | null;
  /** Who plays which side; absent with two persons. */
  readonly players?: Players;
  /** The save without its decisions. */
  readonly save: Omit<Save, 'decisions' | 'timeline'>;
}

/** Where a game stands, in the form of a record. */
export function whereaboutsOf(timeline: Timeline): Whereabouts {
  const { cursor, names, nodes } = timeline;
  return {
    cursor,
    tip: tailOf(timeline).at(-1) ?? cursor,
    names: [...names].map(([tip, name]) => ({ tip, name })),
    unseen: nodes.filter(({ unseen }) => unseen).map(({ id }) => id),
  };
}

/** The steps that lead to the nodes; the start of the game has none. */
export const stepsIn = (nodes: readonly TimelineNode[]): SavedStep[] =>
  nodes.flatMap(({ parent, decisions }) => (parent === null ? [] : [{ parent, decisions }]));

export function headOf(world: World, session: Session, updated: number): StoredHead {
  const { state, timeline, name, seed, script, variants, players } = session;
  const whole = createSave(world, { name, seed, script, variants, decisions: [] }, state);
  const { decisions: _, timeline: __, ...save } = whole;
  const seats = withBots(players) ? { players } : {};
  return { updated, turn: state.turn, at: promptOf(state)?.at ?? null, ...whereaboutsOf(timeline), ...seats, save };
}

const isNode = (value: unknown, last: number): value is number => isWhole(value) && value >= 0 && value <= last;

function isStep(value: unknown, index: number): value is SavedStep {
  const { parent, decisions } = fieldsOf(value);
  return isNode(parent, index) && Array.isArray(decisions);
}

/** The steps of all chunks up to the first that is missing or is none. */
function soundSteps(chunks: readonly unknown[]): readonly SavedStep[] {
  const gap = chunks.findIndex((chunk) => !Array.isArray(chunk));
  const found: readonly unknown[] = (gap < 0 ? chunks : chunks.slice(0, gap + 1)).flatMap((chunk) =>
    Array.isArray(chunk) ? chunk : [],
  );
  const bad = found.findIndex((step, index) => !isStep(step, index));
  return (bad < 0 ? found : found.slice(0, bad)).filter(isStep);
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a head says of the branches, as far as the steps are there. */
function whereaboutsIn(head: unknown, last: number): Whereabouts {
  const { cursor, tip, names, unseen } = fieldsOf(head);
  const known = (value: unknown): value is number => isNode(value, last);
  const here = known(cursor) ? cursor : last;
  return {
    cursor: here,
    tip: known(tip) ? tip : here,
    names: listIn(names).filter(
      (named): named is Whereabouts['names'][number] =>
        known(fieldsOf(named)['tip']) && typeof fieldsOf(named)['name'] === 'string',
    ),
    unseen: listIn(unseen).filter(known),
  };
}

/** How many steps a head says there are; none in the older form, where the save is whole. */
export function stepsNamedIn(head: unknown): number {
  const { steps } = fieldsOf(head);
  return isWhole(steps) && steps > 0 ? steps : 0;
}

export interface Assembled {
  /** A save, still to be read with care. */
  readonly save: unknown;
  /** Steps that are named but not there. */
  readonly missing: number;
}

/** The save that a head and its chunks make; the older form has it whole. */
export function assembled(head: unknown, chunks: readonly unknown[]): Assembled {
  const { save } = fieldsOf(head);
  if (typeof save !== 'object' || save === null || 'decisions' in save) return { save, missing: 0 };
  const steps = soundSteps(chunks).slice(0, stepsNamedIn(head));
  const { cursor, ...rest } = whereaboutsIn(head, steps.length);
  return { save: { ...save, ...laidOut(steps, cursor, rest) }, missing: stepsNamedIn(head) - steps.length };
}
