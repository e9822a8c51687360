// Reads a rule book from its Markdown: chapters, and in them rules, points, paragraphs and rows of a table.
import { type Piece, textOf, toPieces } from './pieces';

/** `rule` has a number; `point` is an item without one; `row` is a row of a table, its lines are the cells. */
export type EntryKind = 'rule' | 'point' | 'text' | 'row';

export interface Line {
  /** Number of a step within a rule (R9.2), else null. */
  readonly step: number | null;
  readonly pieces: readonly Piece[];
}

export interface Entry {
  readonly kind: EntryKind;
  /** Number of the rule, or the chapter and the place in it. Unique in a book. */
  readonly id: string;
  readonly lines: readonly Line[];
  /** All words, lines apart, as counted by the pieces. */
  readonly text: string;
}

export interface Chapter {
  /** `R8`; for a chapter without number `about` or `part-2`. */
  readonly id: string;
  readonly title: readonly Piece[];
  /** Headings of the chapter's table, if it has one. */
  readonly columns: readonly (readonly Piece[])[];
  readonly entries: readonly Entry[];
}

interface LineSource {
  readonly step: number | null;
  readonly source: string;
}

interface Draft {
  readonly kind: EntryKind;
  readonly number: string | null;
  readonly lines: LineSource[];
}

const heading = /^##? (?<title>.+)$/;
const numbered = /^- (?<number>R\d+\.\d+) (?<source>.+)$/;
const point = /^- (?<source>.+)$/;
const inner = /^ {2,}(?:(?<step>\d+)\. )?(?<source>\S.*)$/;
const row = /^\|(?<cells>.+)\|$/;
const ruler = /^\|[-| :]+\|$|^-{3,}$|^\s*$/;

const cellsOf = (cells: string): string[] => cells.split('|').map((cell) => cell.trim());

const draft = (kind: EntryKind, sources: readonly string[], number: string | null = null): Draft => ({
  kind,
  number,
  lines: sources.map((source) => ({ step: null, source })),
});

/** The draft a line begins, or null if it goes on with the one before. */
function begin(line: string): Draft | null {
  const rule = numbered.exec(line)?.groups;
  if (rule) return draft('rule', [rule['source'] ?? ''], rule['number'] ?? null);
  const item = point.exec(line)?.groups?.['source'];
  if (item !== undefined) return draft('point', [item]);
  const cells = row.exec(line)?.groups?.['cells'];
  return cells === undefined ? null : draft('row', cellsOf(cells));
}

/** Joins a line to a paragraph; Japanese is written without a space between. */
function joined(before: string, after: string): string {
  const tight = /[\u3000-\u9fff\uff00-\uffef]$/.test(before);
  return `${before}${tight ? '' : ' '}${after}`;
}

/** Goes on with the last draft: a numbered step, what follows the steps, or more of the line before. */
function goOn(drafts: Draft[], line: string, apart: boolean): void {
  const last = drafts.at(-1);
  const before = last?.lines.at(-1);
  const within = inner.exec(line)?.groups;
  const [step, source] = [within?.['step'], within?.['source'] ?? line];
  const joins = within ? step === undefined && before?.step === null : last?.kind === 'text' && !apart;
  if (joins && before) last?.lines.splice(-1, 1, { step: null, source: joined(before.source, source) });
  else if (within) last?.lines.push({ step: step === undefined ? null : Number(step), source });
  else drafts.push(draft('text', [line]));
}

function draftsOf(lines: readonly string[]): readonly Draft[] {
  const drafts: Draft[] = [];
  let apart = true;
  for (const line of lines) {
    const next = begin(line);
    const gap = ruler.test(line);
    if (next && !gap) drafts.push(next);
    else if (!gap) goOn(drafts, line, apart);
    apart = gap;
  }
  return drafts;
}

/** An entry of lines of Markdown, for a row its cells. */
export function toEntry(kind: EntryKind, id: string, lines: readonly LineSource[]): Entry {
  let start = 0;
  const read = lines.map(({ step, source }) => {
    const pieces = toPieces(source, start);
    start += textOf(pieces).length + 1;
    return { step, pieces };
  });
  return { kind, id, lines: read, text: read.map(({ pieces }) => textOf(pieces)).join('\n') };
}

function toChapter(title: string, lines: readonly string[], at: number): Chapter {
  const number = /^(R\d+) (.+)$/.exec(title);
  const id = number?.[1] ?? (at === 0 ? 'about' : `part-${at}`);
  const drafts = draftsOf(lines);
  const head = drafts.findIndex(({ kind }) => kind === 'row');
  const columns = drafts[head]?.lines.map(({ source }) => toPieces(source)) ?? [];
  const entries = drafts
    .filter((_, index) => index !== head)
    .map((one, index) => toEntry(one.kind, one.number ?? `${id}-${index + 1}`, one.lines));
  return { id, title: toPieces(number?.[2] ?? title), columns, entries };
}

/** The chapters of a Markdown text, each begun by `#` or `##`. */
export function parseBook(source: string): readonly Chapter[] {
  const parts: { title: string; lines: string[] }[] = [];
  for (const line of source.split('\n')) {
    const title = heading.exec(line)?.groups?.['title'];
    if (title !== undefined) parts.push({ title, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ title, lines }, at) => toChapter(title, lines, at));
}

/** A chapter's number, e.g. `R8`; null for one without. */
export const numberOf = ({ id }: Chapter): string | null => (/^R\d+$/.test(id) ? id : null);
