// Saves (R19.2): seed, script and decisions are the record; the state is kept to check them by. Parsed, never trusted.
import * as v from 'valibot';
import type { LogEntry } from './log';
import { canonicalJson } from './pack/hash';
import type { Refusal } from './refusal';
import { migrated, SAVE_SCHEMA } from './saves/migrations';
import { begun, playAgain, playRecorded, playTree, type StepFault } from './saves/playTree';
import { type Beginning, plainTimeline, type Recorded, type SavedTimeline } from './saves/record';
import { cursorOf, stepsOf, timelineFault } from './saves/steps';
import type { State } from './state';
import { fail, ok, type Result, SIDES } from './types';
import type { World } from './world';

const FORMAT = 'third-reich-save';

export interface Save extends Beginning {
  readonly format: typeof FORMAT;
  readonly schema: number;
  readonly pack: { readonly id: string; readonly hash: string };
  readonly name: string;
  /** The line from the start of the game to where it stands. */
  readonly decisions: readonly Recorded[];
  /** Everything else that was ever decided. */
  readonly timeline: SavedTimeline;
  /** Where the line leads. */
  readonly state: State;
}

type SaveErrorCode = 'notASave' | 'tooNew' | 'otherPack' | 'corrupt';

export interface SaveError {
  code: SaveErrorCode;
  /** Where in the file, e.g. `decisions[3].side`; empty for the file as a whole. */
  path: string;
  reason: string;
}

type GameRecord = Pick<Save, 'seed' | 'script' | 'variants' | 'decisions' | 'name'> & Partial<Pick<Save, 'timeline'>>;

/** A game as one plain JSON object; without a timeline it is one line, a step per decision. */
export const createSave = (
  world: World,
  { name, seed, script, variants, decisions, timeline = plainTimeline(decisions.length) }: GameRecord,
  state: State,
): Save => ({
  format: FORMAT,
  schema: SAVE_SCHEMA,
  pack: { id: world.id, hash: world.hash },
  name,
  seed,
  script,
  variants,
  decisions,
  timeline,
  state,
});

const whole = v.pipe(v.number(), v.integer());

const headSchema = v.looseObject({
  format: v.literal(FORMAT),
  schema: v.pipe(whole, v.minValue(1)),
  pack: v.looseObject({ id: v.string(), hash: v.string() }),
});

const recordedSchema = v.object({ side: v.picklist(SIDES), decision: v.looseObject({ type: v.string() }) });

const bodySchema = v.looseObject({
  name: v.string(),
  seed: whole,
  script: v.array(v.pipe(whole, v.minValue(1))),
  variants: v.record(v.string(), v.union([v.boolean(), v.number()])),
  decisions: v.array(recordedSchema),
  timeline: v.looseObject({
    line: v.array(whole),
    aside: v.array(v.looseObject({ node: whole, parent: whole, decisions: v.array(recordedSchema) })),
    tip: whole,
    names: v.array(v.looseObject({ tip: whole, name: v.string() })),
    unseen: v.array(whole),
  }),
  state: v.looseObject({ turn: v.number() }),
});

interface Issue {
  message: string;
  path?: readonly { key: unknown }[] | undefined;
}

const pathOf = ({ path = [] }: Issue): string =>
  path.reduce(
    (text, { key }) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : `${key}`),
    '',
  );

const firstIssue = (code: SaveErrorCode, issues: readonly [Issue, ...Issue[]]): SaveError => ({
  code,
  path: pathOf(issues[0]),
  reason: issues[0].message,
});

/**
 * Unknown JSON in the present form, if it is a save of this pack that this program knows; its body is not looked at.
 * Errors: `notASave`, `tooNew`, `otherPack`.
 */
export function openEnvelope(world: World, json: unknown): Result<Readonly<Record<string, unknown>>, SaveError> {
  const head = v.safeParse(headSchema, json);
  if (!head.success) return fail(firstIssue('notASave', head.issues));
  const { schema, pack } = head.output;
  if (schema > SAVE_SCHEMA) return fail({ code: 'tooNew', path: 'schema', reason: `${schema} > ${SAVE_SCHEMA}` });
  if (pack.id !== world.id || pack.hash !== world.hash) {
    return fail({ code: 'otherPack', path: 'pack', reason: `${pack.id} ${pack.hash}` });
  }
  return ok(migrated(json as Readonly<Record<string, unknown>>, schema));
}

function readBody(world: World, json: unknown): Result<Save, SaveError> {
  const envelope = openEnvelope(world, json);
  if (!envelope.ok) return envelope;
  const body = v.safeParse(bodySchema, envelope.value);
  return body.success ? ok(envelope.value as unknown as Save) : fail(firstIssue('corrupt', body.issues));
}

/** A save from unknown JSON, of whatever form; its decisions have not been played. Errors as `parseSave`. Never throws. */
export function readSave(world: World, json: unknown): Result<Save, SaveError> {
  const read = readBody(world, json);
  const fault = read.ok ? timelineFault(read.value) : null;
  return fault ? fail({ code: 'corrupt', ...fault }) : read;
}

/** What a decision of a save that does not hold is reported as. */
export function faultIn(
  { timeline: { line, aside } }: Pick<Save, 'timeline'>,
  { node, at, reason }: StepFault,
): SaveError {
  const first = line.indexOf(node);
  const index = aside.findIndex((step) => step.node === node);
  const path = first < 0 ? `timeline.aside[${index}].decisions[${at}]` : `decisions[${first + at}]`;
  return { code: 'corrupt', path, reason };
}

/** The state of a save does not follow from its decisions. */
export const wrongState: SaveError = {
  code: 'corrupt',
  path: 'state',
  reason: 'state does not follow from the decisions',
};

/** Whether two states are the same, whatever the order of their fields. */
export const sameState = (a: State, b: State): boolean => canonicalJson(a) === canonicalJson(b);

/**
 * A save from unknown JSON: it must name this pack and a known schema, and replaying its decisions must give its state.
 * Errors: `notASave`, `tooNew`, `otherPack`, `corrupt`, each with path and reason; never throws.
 */
export function parseSave(world: World, json: unknown): Result<Save, SaveError> {
  const read = readBody(world, json);
  if (!read.ok) return read;
  const fault = timelineFault(read.value);
  return fault ? fail(faultOfLine(world, read.value) ?? { code: 'corrupt', ...fault }) : verified(world, read.value);
}

/** What is wrong with the line of a save alone: it says more than that the timeline does not fit it. */
function faultOfLine(world: World, save: Save): SaveError | null {
  const played = replay(world, save);
  if (!played.ok) return { code: 'corrupt', path: `decisions[${played.error.at}]`, reason: played.error.reason };
  return sameState(played.value.state, save.state) ? null : wrongState;
}

/** Replays a save and compares: what the file claims must be what the rules give. */
function verified(world: World, save: Save): Result<Save, SaveError> {
  const cursor = cursorOf(save.timeline);
  let same = false;
  const faults = playTree(world, save, stepsOf(save), ({ node, game }) => {
    if (node === cursor) same = sameState(game, save.state);
  });
  const first = faults.find(({ node }) => save.timeline.line.includes(node)) ?? faults[0];
  if (first) return fail(faultIn(save, first));
  return same ? ok(save) : fail(wrongState);
}

export interface ReplayError {
  /** Index of the first decision that does not hold. */
  at: number;
  refusal: Refusal | null;
  reason: string;
  /** The game up to the last good decision. */
  upTo: State;
}

interface Replayed {
  state: State;
  log: readonly LogEntry[];
}

/** Plays the decisions of a record from the start; the first one that is refused is an error with the state before it. */
export function replay(world: World, record: Beginning & Pick<Save, 'decisions'>): Result<Replayed, ReplayError> {
  const { game } = begun(world, record);
  const log: LogEntry[] = [];
  for (const [at, recorded] of record.decisions.entries()) {
    const fault = playRecorded(world, game, recorded, log);
    if (!fault) continue;
    const upTo = fault.refusal ? game : playAgain(world, record, record.decisions.slice(0, at));
    return fail({ at, ...fault, upTo });
  }
  return ok({ state: game, log });
}
