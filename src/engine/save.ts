// Saves (R19.2): seed, script and decisions are the record; the state is kept to resume at once. Parsed, never trusted.
import * as v from 'valibot';
import { decide } from './decide';
import type { Decision } from './decision';
import type { LogEntry } from './log';
import { newGame } from './newGame';
import type { Refusal } from './refusal';
import type { State } from './state';
import { fail, ok, type Result, SIDES, type Side } from './types';
import type { World } from './world';

/** Counts up by one with every incompatible change. */
export const SAVE_SCHEMA = 1;
const FORMAT = 'third-reich-save';

export interface Recorded {
  side: Side;
  decision: Decision;
}

export interface Save {
  format: typeof FORMAT;
  schema: number;
  pack: { id: string; hash: string };
  name: string;
  seed: number;
  script: readonly number[];
  variants: Readonly<Record<string, boolean | number>>;
  decisions: readonly Recorded[];
  state: State;
}

export type SaveErrorCode = 'notASave' | 'tooNew' | 'otherPack' | 'corrupt';

export interface SaveError {
  code: SaveErrorCode;
  /** Where in the file, e.g. `decisions[3].side`; empty for the file as a whole. */
  path: string;
  reason: string;
}

export type GameRecord = Pick<Save, 'seed' | 'script' | 'variants' | 'decisions' | 'name'>;

/** A game as one plain JSON object. */
export const createSave = (
  world: World,
  { name, seed, script, variants, decisions }: GameRecord,
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
  state,
});

const headSchema = v.looseObject({
  format: v.literal(FORMAT),
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pack: v.looseObject({ id: v.string(), hash: v.string() }),
});

const bodySchema = v.looseObject({
  name: v.string(),
  seed: v.pipe(v.number(), v.integer()),
  script: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  variants: v.record(v.string(), v.union([v.boolean(), v.number()])),
  decisions: v.array(v.object({ side: v.picklist(SIDES), decision: v.looseObject({ type: v.string() }) })),
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
 * A save from unknown JSON: it must name this pack and a known schema, and replaying its decisions must give its state.
 * Errors: `notASave`, `tooNew`, `otherPack`, `corrupt`, each with path and reason; never throws.
 */
export function parseSave(world: World, json: unknown): Result<Save, SaveError> {
  const head = v.safeParse(headSchema, json);
  if (!head.success) return fail(firstIssue('notASave', head.issues));
  const { schema, pack } = head.output;
  if (schema > SAVE_SCHEMA) return fail({ code: 'tooNew', path: 'schema', reason: `${schema} > ${SAVE_SCHEMA}` });
  if (pack.id !== world.id || pack.hash !== world.hash) {
    return fail({ code: 'otherPack', path: 'pack', reason: `${pack.id} ${pack.hash}` });
  }
  const body = v.safeParse(bodySchema, json);
  if (!body.success) return fail(firstIssue('corrupt', body.issues));
  return verified(world, json as Save);
}

/** Replays a save and compares: what the file claims must be what the rules give. */
function verified(world: World, save: Save): Result<Save, SaveError> {
  const played = replay(world, save);
  if (!played.ok) return fail({ code: 'corrupt', path: `decisions[${played.error.at}]`, reason: played.error.reason });
  const same = canonical(played.value.state) === canonical(save.state);
  return same ? ok(save) : fail({ code: 'corrupt', path: 'state', reason: 'state does not follow from the decisions' });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

const canonical = (value: unknown): string => JSON.stringify(sorted(value));

export interface ReplayError {
  /** Index of the first decision that does not hold. */
  at: number;
  refusal: Refusal | null;
  reason: string;
  /** The game up to the last good decision. */
  upTo: State;
}

export interface Replayed {
  state: State;
  log: readonly LogEntry[];
}

function tryDecide(world: World, state: State, { side, decision }: Recorded) {
  try {
    const result = decide(world, state, side, decision);
    return result.ok ? result : { ok: false as const, refusal: result.error, reason: result.error.code };
  } catch (error) {
    return { ok: false as const, refusal: null, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Plays the decisions of a record from the start; the first one that is refused is an error with the state before it. */
export function replay(world: World, record: Omit<GameRecord, 'name'>): Result<Replayed, ReplayError> {
  let state = newGame(world, {
    seed: record.seed,
    script: record.script,
    options: { variants: { ...record.variants } },
  });
  const log: LogEntry[] = [];
  for (const [at, recorded] of record.decisions.entries()) {
    const result = tryDecide(world, state, recorded);
    if (!result.ok) return fail({ at, refusal: result.refusal, reason: result.reason, upTo: state });
    state = result.value.state;
    log.push(...result.value.log);
  }
  return ok({ state, log });
}
