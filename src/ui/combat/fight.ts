// The last fight as the log tells it: its dice, the damage they did, who withdrew, what changed hands (R9, R10, R14, R17).
import type { AreaId, LogEntry, Side } from '../../engine';
import type { LogLine } from '../../store';

type EntryOf<T extends LogEntry['type']> = Extract<LogEntry, { type: T }>;
export type Roll = EntryOf<'diceRolled'>;

/** One roll and what came of it. */
export interface Volley {
  /** Of the roll in the log. */
  readonly id: number;
  readonly roll: Roll;
  readonly allocated: EntryOf<'allocatorChosen'> | null;
  readonly dealt: readonly EntryOf<'damageDealt'>[];
  /** Damage that found no unit. */
  readonly wasted: number;
}

export interface Fight {
  readonly kind: 'attack' | 'airAttack' | 'ambush' | 'raid' | 'bombing';
  /** Who began it. */
  readonly side: Side;
  readonly area: AreaId;
  readonly volleys: readonly Volley[];
  readonly retreats: readonly EntryOf<'unitRetreated'>[];
  readonly discards: readonly EntryOf<'cardDiscarded'>[];
  readonly control: readonly EntryOf<'controlChanged'>[];
  readonly first: LogLine;
  readonly last: LogLine;
}

const within: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>([
  'attackDeclared',
  'neutralityViolated',
  'nationJoined',
  'ambushPlayed',
  'ambushDeclined',
  'diceRolled',
  'allocatorChosen',
  'damageDealt',
  'damageLost',
  'unitRetreated',
  'unitLost',
  'cardDiscarded',
]);
const afterwards: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>([
  'controlChanged',
  'nationSurrendered',
  'nationChangedSide',
]);

const isEvent = ({ rule }: Roll): boolean => rule.startsWith('R17');

/** Whether nothing before this entry belongs to its fight. */
const begins = (entry: LogEntry): boolean =>
  entry.type === 'attackDeclared' ||
  (entry.type === 'ambushPlayed' && entry.trigger === 'entry') ||
  (entry.type === 'diceRolled' && isEvent(entry));

function firstOf(log: readonly LogLine[], roll: number): number {
  let first = roll;
  for (let at = roll; at >= 0; at -= 1) {
    const entry = log[at]?.entry;
    if (!entry || !within.has(entry.type)) break;
    first = at;
    if (begins(entry)) break;
  }
  return first;
}

const of = <T extends LogEntry['type']>(entries: readonly LogEntry[], type: T): readonly EntryOf<T>[] =>
  entries.filter((entry): entry is EntryOf<T> => entry.type === type);

/** Entries from each roll to the next. */
function volleysOf(lines: readonly LogLine[]): readonly Volley[] {
  const starts = lines.flatMap(({ entry }, at) => (entry.type === 'diceRolled' ? [at] : []));
  return starts.flatMap((start, n) => {
    const part = lines.slice(start, starts[n + 1]).map(({ entry }) => entry);
    const id = lines[start]?.id ?? 0;
    const [roll] = of(part, 'diceRolled');
    const wasted = of(part, 'damageLost').reduce((sum, { damage }) => sum + damage, 0);
    const [allocated = null] = of(part, 'allocatorChosen');
    return roll ? [{ id, roll, allocated, dealt: of(part, 'damageDealt'), wasted }] : [];
  });
}

function beginningOf(entries: readonly LogEntry[], { side, rule, area }: Roll): Pick<Fight, 'kind' | 'side' | 'area'> {
  const [declared] = of(entries, 'attackDeclared');
  if (declared) return { kind: declared.kind, side: declared.side, area: declared.area };
  if (rule === 'R17.1') return { kind: 'raid', side, area };
  return { kind: rule === 'R17.2' ? 'bombing' : 'ambush', side, area };
}

/** The fight of the last roll in the log, up to where something else happens; null when no die has fallen. */
export function lastFight(log: readonly LogLine[]): Fight | null {
  const roll = log.findLastIndex(({ entry }) => entry.type === 'diceRolled');
  if (roll < 0) return null;
  const start = firstOf(log, roll);
  const rest = log.slice(start);
  const end = rest.findIndex(({ entry: { type } }) => !within.has(type) && !afterwards.has(type));
  const lines = end < 0 ? rest : rest.slice(0, end);
  const entries = lines.map(({ entry }) => entry);
  const volleys = volleysOf(lines);
  const [first, last, shot] = [lines[0], lines.at(-1), volleys[0]?.roll];
  if (!first || !last || !shot) return null;
  return {
    ...beginningOf(entries, shot),
    volleys,
    retreats: of(entries, 'unitRetreated'),
    discards: of(entries, 'cardDiscarded'),
    control: of(entries, 'controlChanged'),
    first,
    last,
  };
}
