// Finds words and rule numbers in texts: letter case and width do not matter, all words must occur.

/** A half-open range of letters. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What was found in a text. */
export interface Hit {
  /** In order and without overlaps. */
  readonly ranges: readonly Range[];
  /** Whether the text's rule was named by its number. */
  readonly named: boolean;
}

/** Letter by letter, so that places in the folded text are places in the text. */
const foldLetter = (letter: string): string => {
  const folded = letter.normalize('NFKC').toLowerCase();
  return folded.length === letter.length ? folded : letter;
};

/** A text with letter case and width evened out; its length stays. */
const folded = (text: string): string => Array.from(text, foldLetter).join('');

/** The words of a query. */
export const wordsOf = (query: string): readonly string[] =>
  folded(query.normalize('NFKC'))
    .split(/[\s〔〕]+/)
    .filter((word) => word !== '');

/** Whether a word names a rule: `r8.2`, `8.2` and `r8` find R8.2, `8` does not. */
export function namesRule(word: string, number: string): boolean {
  if (!/^r?\d+\.\d*$|^r\d+$/.test(word)) return false;
  const wanted = `r${word.replace(/^r/, '')}`;
  const own = number.toLowerCase();
  return own === wanted || (wanted.endsWith('.') && own.startsWith(wanted)) || own.startsWith(`${wanted}.`);
}

/** Where a word occurs; a figure is not found within a longer one. */
function rangesOf(word: string, text: string): Range[] {
  const before = /^\d/.test(word) ? '(?<!\\d)' : '';
  const after = /\d$/.test(word) ? '(?!\\d)' : '';
  const letters = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const places = [...text.matchAll(new RegExp(before + letters + after, 'g'))];
  return places.map(({ index }) => ({ start: index, end: index + word.length }));
}

/** Where the words occur in a text, and whether one of them is the number of its rule. Null unless all are found. */
export function find(words: readonly string[], text: string, number: string | null = null): Hit | null {
  const even = folded(text);
  const places = words.map((word) => ({
    named: number !== null && namesRule(word, number),
    ranges: rangesOf(word, even),
  }));
  if (words.length === 0 || places.some(({ named, ranges }) => !named && ranges.length === 0)) return null;
  return {
    named: places.some(({ named }) => named),
    ranges: merged(places.flatMap(({ ranges }) => ranges).sort((a, b) => a.start - b.start)),
  };
}

function merged(ranges: readonly Range[]): readonly Range[] {
  const whole: Range[] = [];
  for (const range of ranges) {
    const last = whole.at(-1);
    if (!last || range.start > last.end) whole.push(range);
    else whole[whole.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return whole;
}

/** A part of a text, found or not, and where in it the part begins. */
export interface Part {
  readonly text: string;
  readonly at: number;
  readonly hit: boolean;
}

/** A text cut at ranges which count from `start` letters before it. */
export function cut(text: string, ranges: readonly Range[], start = 0): readonly Part[] {
  const inside = ranges
    .map((range) => ({ start: Math.max(0, range.start - start), end: Math.min(text.length, range.end - start) }))
    .filter((range) => range.end > range.start);
  const edges = [0, ...inside.flatMap((range) => [range.start, range.end]), text.length];
  return edges.flatMap((at, index) => {
    const part = text.slice(at, edges[index + 1] ?? at);
    return part === '' ? [] : [{ text: part, at, hit: index % 2 === 1 }];
  });
}
