// Where the game stands on the way of the guided first turn. Read off the timeline, so that taking back and loading anew need nothing else.
import type { LogEntry, Side } from '../../engine';
import { type Leg, type Likeness, lesson, type TableState, type TimelineEntry } from '../../store';

/** A leg of the way, or the position to go back to when the way has been left. */
export type Whereabouts =
  | { readonly leg: Leg; readonly made: number; readonly strayed: null }
  | { readonly leg: null; readonly strayed: number };

type Told = Pick<TableState, 'view' | 'timeline' | 'prompt'>;

interface Walked {
  /** Index of the last leg with a decision; -1 before the first. */
  readonly at: number;
  /** Decisions in it. */
  readonly made: number;
  /** Position before the first of them. */
  readonly entered: number;
  readonly facts: readonly LogEntry[];
}

const { legs } = lesson;

function isLike(entry: LogEntry, like: Likeness, least = 0): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...entry };
  const many = !('units' in entry) || entry.units.length >= least;
  return many && Object.entries(like).every(([name, value]) => fields[name] === value);
}

const asks = (leg: Leg, side: Side, at: string | null): boolean =>
  (leg.side ?? side) === side && (leg.at === undefined || leg.at.some((name) => name === at));

const isReady = ({ needs }: Leg, facts: readonly LogEntry[]): boolean =>
  needs === undefined || facts.some((fact) => isLike(fact, needs));

/** Legs that may come next: the present one if it may go on, and further ones up to the first that must not be left out. */
function ahead({ at, facts }: Walked): readonly number[] {
  const stay = legs[at]?.many ? [at] : [];
  const later = legs.map((_, index) => index).slice(at + 1);
  const must = later.findIndex((index) => !legs[index]?.many);
  const open = must < 0 ? later : later.slice(0, must + 1);
  return [...stay, ...open].filter((index) => isReady(legs[index] ?? { name: '', decisions: [] }, facts));
}

const accepts = ({ like, least, ...leg }: Leg, { side, at, entries }: TimelineEntry): boolean =>
  asks(leg, side, at) && (like === undefined || entries.some((fact) => isLike(fact, like, least)));

/** Positions from the start to the cursor, the start left out. */
function lineTo({ entries, cursor }: NonNullable<Told['timeline']>): readonly TimelineEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const line: TimelineEntry[] = [];
  for (let entry = byId.get(cursor); entry && entry.parent !== null; entry = byId.get(entry.parent)) line.push(entry);
  return line.reverse();
}

/** Goes along the line; the position before the decision that left the way, if one did. */
function walk(line: readonly TimelineEntry[]): Walked | { readonly strayed: number } {
  let walked: Walked = { at: -1, made: 0, entered: 0, facts: [] };
  for (const entry of line) {
    const at = ahead(walked).find((index) => legs[index] && accepts(legs[index], entry));
    const parent = entry.parent ?? 0;
    if (at === undefined) return { strayed: parent };
    const on = at === walked.at;
    walked = {
      at,
      made: on ? walked.made + 1 : 1,
      entered: on ? walked.entered : parent,
      facts: [...walked.facts, ...entry.entries],
    };
  }
  return walked;
}

/** Whether the asked side has the cards the way needs, as far as its hand is seen. */
function hasCards({ holds }: Leg, { view, prompt }: Told): boolean {
  const own = prompt && view?.cards[prompt.side];
  return !holds || !own || own.hidden || holds.every((card) => own.hand.includes(card));
}

/** Where a guided game stands; null without a game. */
export function whereaboutsOf(told: Told): Whereabouts | null {
  const asked = told.view?.asked;
  if (!told.timeline || !asked) return null;
  const line = lineTo(told.timeline);
  const walked = walk(line);
  if ('strayed' in walked) return { leg: null, strayed: walked.strayed };
  const next = ahead(walked).find((index) => legs[index] && asks(legs[index], asked.side, asked.at));
  const leg = next === undefined ? undefined : legs[next];
  if (!leg) return { leg: null, strayed: walked.entered };
  if (!hasCards(leg, told)) return { leg: null, strayed: line.at(-1)?.parent ?? 0 };
  return { leg, made: next === walked.at ? walked.made : 0, strayed: null };
}
