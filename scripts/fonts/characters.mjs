// @ts-check
// Which characters the program shows of itself: those of the screens' files and the data pack, and those of the rule book.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** What every text may need: ASCII, hiragana, katakana, full-width digits. @type {[number, number][]} */
const always = [
  [0x20, 0x7e],
  [0x3041, 0x3096],
  [0x30a1, 0x30fc],
  [0xff10, 0xff19],
];
const book = ['docs/rules.md', 'docs/rules.ja.md', 'docs/glossary.md'];

/** @param {string} folder @param {RegExp} ending */
function filesBelow(folder, ending) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((path) => `${folder}/${String(path).replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path));
}

/** @param {string[]} paths @returns {string[]} */
function charactersOf(paths) {
  const texts = paths.map((path) => readFileSync(join(root, path), 'utf8'));
  return [...new Set(texts.join(''))].filter((character) => character > '~');
}

/** @param {Iterable<string>} characters */
const sorted = (characters) =>
  [...new Set(characters)].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));

/**
 * The characters that screens and data pack need, and those that only the rule book needs, in the order of Unicode.
 * @returns {{ table: string[], book: string[] }}
 */
export function neededCharacters() {
  const common = always.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)),
  );
  const screens = charactersOf([
    'index.html',
    ...filesBelow('src/ui', /\.(tsx?|css)$/),
    ...filesBelow('src/data', /\.json$/),
    ...filesBelow('src/bots/strategies', /\.json$/),
  ]);
  const table = sorted([...common, ...screens]);
  return { table, book: sorted(charactersOf(book)).filter((character) => !table.includes(character)) };
}
