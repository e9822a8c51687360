// What has been found out about a position, kept beside the state and never in it: no save, no comparison knows of it.
// Whoever changes a state forgets what the change touches; only recipes do (recipes/, and the procedures named there).
import type { State } from './state';
import type { AreaId, BySide, NationId, Pool, Side, UnitId } from './types';

/** The units of a side in an area, by what the rules ask about them; each list in the order of arrival. */
export interface Force {
  readonly units: readonly UnitId[];
  /** R5.5: those that count as present, all but submarines. */
  readonly present: readonly UnitId[];
  /** R4.1: those that can control this area. */
  readonly controllers: readonly UnitId[];
  /** NF, CV, CVE. */
  readonly ships: readonly UnitId[];
  /** Army and air units. */
  readonly troops: readonly UnitId[];
  /** Nations of the controllers, in the order of the pack. */
  readonly nations: readonly NationId[];
}

/** Units of a side on the map and in each pool, in the order of the pack. */
export type Roster = Readonly<Record<Pool | 'map', readonly UnitId[]>>;

interface Findings {
  /** Depends on the occupants of the area and the sides of the nations. */
  readonly forces: Map<AreaId, BySide<Force>>;
  /** Depends on the units in the pools. */
  readonly pools: Map<Pool, readonly UnitId[]>;
  /** Depends on which units are on the map or in which pool, wherever they stand, and on the sides of the nations. */
  rosters: BySide<Roster> | null;
  /** Depends on control and the sides of the nations. */
  readonly lands: Map<Side, ReadonlyMap<AreaId, ReadonlySet<AreaId>>>;
  /** Depends on anything on the board: places, spent units, control, nations, homes, transport, the turn. */
  readonly answers: Map<string, Map<string, unknown>>;
}

const kept = new WeakMap<State, Findings>();

let lastState: State | null = null;
let lastFindings: Findings | null = null;

/** The findings of a state; the state asked about last is at hand. */
export function findingsOf(state: State): Findings {
  if (state === lastState && lastFindings !== null) return lastFindings;
  let found = kept.get(state);
  if (!found) {
    found = { forces: new Map(), pools: new Map(), rosters: null, lands: new Map(), answers: new Map() };
    kept.set(state, found);
  }
  lastState = state;
  lastFindings = found;
  return found;
}

/** The answer to a question about a thing, which depends on the board alone, found once for a position. */
export function remembered<T>(state: State, question: string, about: string, find: () => T): T {
  const { answers } = findingsOf(state);
  const known = answers.get(question)?.get(about);
  if (known !== undefined) return known as T;
  const answer = find();
  const others = answers.get(question) ?? new Map<string, unknown>();
  others.set(about, answer);
  answers.set(question, others);
  return answer;
}

/** A state made anew from the parts of another has the same board: what has been found out is shared. */
export function shareFindings(from: State, to: State): void {
  kept.set(to, findingsOf(from));
}

/** Something on the board has changed that is no unit's place, no area's control and no nation's side. */
export function forgetAnswers(state: State): void {
  const { answers } = findingsOf(state);
  if (answers.size > 0) answers.clear();
}

/** Units have come to an area, or left it. */
export function forgetArea(state: State, area: AreaId): void {
  findingsOf(state).forces.delete(area);
  forgetAnswers(state);
}

/** Units have come to the map or a pool, or left them. */
export function forgetPools(state: State): void {
  const findings = findingsOf(state);
  findings.pools.clear();
  findings.rosters = null;
  forgetAnswers(state);
}

/** An area has changed hands. */
export function forgetControl(state: State): void {
  findingsOf(state).lands.clear();
  forgetAnswers(state);
}

/** A nation has changed side. */
export function forgetSides(state: State): void {
  const findings = findingsOf(state);
  findings.forces.clear();
  findings.rosters = null;
  forgetControl(state);
}
