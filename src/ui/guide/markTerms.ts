// Finds terms of the glossary in a text: the longest first, each once, the most general ones not at all.
import type { TermName } from '../i18n/termsEn';
import type { TermBook } from './termBook';

/** Words so general that marking them would only be noise. */
const general: ReadonlySet<TermName> = new Set<TermName>([
  'area',
  'unit',
  'side',
  'Axis',
  'Allies',
  'turn',
  'nation',
  'army',
  'air',
  'naval',
  'place',
  'drop',
  'hit',
  'hand',
  'move',
  'attack',
  'why not',
]);

/** A piece of a text; with a name it is a term. */
export interface Piece {
  readonly text: string;
  readonly term: TermName | null;
}

const plain = (text: string): Piece => ({ text, term: null });

/** How a term may be written: `strategy value, points` as either, what stands in brackets as capitals only. */
function formsOf(word: string): readonly string[] {
  const [, before, inside] = /^(.*?) ?\((.*)\)$/.exec(word) ?? [];
  if (before === undefined || inside === undefined) return word.split(', ');
  return /^[A-Z]+$/.test(inside) && inside.length > 2 ? [before, inside] : [];
}

interface Form {
  readonly form: RegExp;
  readonly length: number;
  readonly name: TermName;
}

const isLatin = (form: string): boolean => /^[\w-]/.test(form);

const patternOf = (form: string): RegExp =>
  isLatin(form) ? new RegExp(`(?<![\\w-])${form}s?(?![\\w-])`, 'i') : new RegExp(form);

const known = new WeakMap<TermBook, readonly Form[]>();

/** Every form that is marked, the longest first. */
function formsIn(book: TermBook): readonly Form[] {
  const found =
    known.get(book) ??
    [...book.values()]
      .filter(({ name }) => !general.has(name))
      .flatMap(({ name, word }) => formsOf(word).map((form) => ({ form: patternOf(form), length: form.length, name })))
      .sort((a, b) => b.length - a.length);
  known.set(book, found);
  return found;
}

/** A plain piece with the first occurrence of a form in it marked. */
function split({ text, term }: Piece, { form, name }: Form): readonly Piece[] | null {
  const found = term === null ? form.exec(text) : null;
  if (!found) return null;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  return [plain(before), { text: found[0], term: name }, plain(after)].filter((piece) => piece.text !== '');
}

/** The text in pieces, with at most so many terms marked. */
export function markTerms(text: string, book: TermBook, most = 3): readonly Piece[] {
  let pieces: readonly Piece[] = [plain(text)];
  const marked = new Set<TermName>();
  for (const form of formsIn(book)) {
    if (marked.size >= most) break;
    if (marked.has(form.name)) continue;
    const at = pieces.findIndex((piece) => split(piece, form) !== null);
    const parts = pieces[at] && split(pieces[at], form);
    if (!parts) continue;
    marked.add(form.name);
    pieces = [...pieces.slice(0, at), ...parts, ...pieces.slice(at + 1)];
  }
  return pieces;
}
