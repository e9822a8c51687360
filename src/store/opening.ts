// Opening games from files, codes and storage: every decision is played again; what is damaged ends at the last good one.
import {
  type Beginning,
  cursorOf,
  faultIn,
  openEnvelope,
  plainTimeline,
  type Recorded,
  readSave,
  type Save,
  SIDES,
  type State,
  sameState,
  stepsOf,
  type World,
  wrongState,
} from '../engine';
import { fieldsOf, isWhole } from './fields';
import type { FileProblem, Notice } from './notices';
import { type Restored, restore } from './restore';
import { openSession, type Session } from './session';
import type { Assembled } from './storedForm';
import { pathOf } from './timeline';

type Repaired = Extract<Notice, { kind: 'gameRepaired' }>;

export type Opened =
  | { readonly session: Session; readonly repaired: Repaired | null }
  | { readonly problem: FileProblem };

/** A record to play again; without a state there is nothing to check it by. */
export type GameRecord = Beginning & Pick<Save, 'name' | 'decisions' | 'timeline'> & { readonly state: State | null };

const countOf = (steps: readonly { readonly decisions: readonly unknown[] }[]): number =>
  steps.reduce((sum, { decisions }) => sum + decisions.length, 0);

/** What is wrong with a record that has been played again; its own line says most. */
function problemOf(record: GameRecord, { faults, state }: Restored): FileProblem | null {
  const { line } = record.timeline;
  const first = faults.find(({ node }) => line.includes(node)) ?? faults[0];
  if (first) return faultIn(record, first);
  return record.state && !sameState(state, record.state) ? wrongState : null;
}

/** A record as a game behind the curtain, repaired where it had to be; a problem when none of it can be played. */
export function openRecord(world: World, id: string, record: GameRecord, known: FileProblem | null = null): Opened {
  const steps = stepsOf(record);
  const restored = restore(world, record, steps, { cursor: cursorOf(record.timeline), ...record.timeline });
  const problem = problemOf(record, restored) ?? known;
  const { timeline } = restored;
  if (problem && steps.length > 0 && timeline.nodes.length === 1) return { problem };
  const session = openSession({ id, name: record.name, seed: record.seed }, record, restored);
  const lost = countOf(steps) - countOf(timeline.nodes);
  return { session, repaired: problem && { kind: 'gameRepaired', kept: countOf(pathOf(timeline)), lost, problem } };
}

const isVariant = (value: unknown): value is boolean | number => ['boolean', 'number'].includes(typeof value);

/** What a record began with, if it says so. */
export function beginningIn(save: unknown): Beginning | null {
  const { seed, script = [], variants } = fieldsOf(save);
  if (!isWhole(seed) || !Array.isArray(script) || !script.every((result) => isWhole(result) && result > 0)) return null;
  const switches = Object.entries(fieldsOf(variants)).filter((entry): entry is [string, boolean | number] =>
    isVariant(entry[1]),
  );
  return { seed, script, variants: Object.fromEntries(switches) };
}

function isRecorded(value: unknown): value is Recorded {
  const { side, decision } = fieldsOf(value);
  return SIDES.some((known) => known === side) && typeof fieldsOf(decision)['type'] === 'string';
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Decisions of a list up to the first that is none. */
function soundIn(decisions: readonly unknown[]): readonly Recorded[] {
  const broken = decisions.findIndex((recorded) => !isRecorded(recorded));
  return (broken < 0 ? decisions : decisions.slice(0, broken)).filter(isRecorded);
}

/** Decisions that a save has aside from its line, readable or not. */
const countAside = (save: unknown): number =>
  listIn(fieldsOf(fieldsOf(save)['timeline'])['aside'])
    .map((step) => listIn(fieldsOf(step)['decisions']).length)
    .reduce((sum, count) => sum + count, 0);

/** The line of a save whose form is damaged, as far as it can be read and played. */
function salvaged(world: World, id: string, save: unknown, problem: FileProblem): Opened {
  const { name, decisions } = fieldsOf(save);
  const beginning = beginningIn(save);
  if (!beginning || !Array.isArray(decisions)) return { problem };
  const sound = soundIn(decisions);
  if (sound.length === 0 && decisions.length > 0) return { problem };
  const line = { decisions: sound, timeline: plainTimeline(sound.length), state: null };
  const opened = openRecord(world, id, { name: typeof name === 'string' ? name : id, ...beginning, ...line }, problem);
  return withMoreLost(opened, decisions.length - sound.length + countAside(save), problem);
}

function withMoreLost(opened: Opened, more: number, problem: FileProblem): Opened {
  if ('problem' in opened || more === 0) return opened;
  const { session, repaired } = opened;
  const kept = countOf(pathOf(session.timeline));
  return {
    session,
    repaired: { ...(repaired ?? { kind: 'gameRepaired', kept, lost: 0, problem }), lost: (repaired?.lost ?? 0) + more },
  };
}

/** A game from unknown JSON; damaged, up to its last good decision; or why it cannot be opened. */
export function openSave(world: World, id: string, json: unknown): Opened {
  const read = readSave(world, json);
  if (read.ok) return openRecord(world, id, read.value);
  const envelope = openEnvelope(world, json);
  return envelope.ok ? salvaged(world, id, envelope.value, read.error) : { problem: read.error };
}

/** A game from storage; a damaged one becomes the new game `repairedId`, so that the old one stays as it is. */
export function openStored(world: World, id: string, repairedId: string, { save, missing }: Assembled): Opened {
  const gap: FileProblem = { code: 'corrupt', path: 'timeline', reason: `${missing} steps are missing` };
  const opened = withMoreLost(openSave(world, id, save), missing, gap);
  if ('problem' in opened || !opened.repaired) return opened;
  return { ...opened, session: { ...opened.session, id: repairedId } };
}

/** A sample game, a save or only how it began and what was decided; every decision of it has to hold. */
export function openSample(world: World, id: string, name: string, json: unknown): Opened {
  const fields = fieldsOf(json);
  const envelope = 'format' in fields ? openEnvelope(world, json) : { ok: true as const, value: fields };
  if (!envelope.ok) return { problem: envelope.error };
  const beginning = beginningIn(fields);
  const given = listIn(fields['decisions']);
  const decisions = soundIn(given);
  if (!beginning || decisions.length < given.length) {
    const path = beginning ? `decisions[${decisions.length}]` : 'seed';
    return { problem: { code: 'corrupt', path, reason: 'not what a game is recorded as' } };
  }
  const timeline = plainTimeline(decisions.length);
  const opened = openRecord(world, id, { name, ...beginning, decisions, timeline, state: null });
  return 'session' in opened && opened.repaired ? { problem: opened.repaired.problem } : opened;
}
