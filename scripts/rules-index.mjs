// Writes docs/rules-index.md: every rule of docs/rules.md, where the engine implements it, and which tests prove it.
//   node scripts/rules-index.mjs           writes the file
// A test calls rulesIndex() and compares.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Rules that say what something is called, with nothing to test of their own. */
export const DEFINITIONS = {};

const RULE = /\bR\d+\.\d+\b/g;

const read = (path) => readFileSync(path, 'utf8');
const files = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .map((path) => `${folder}/${String(path).replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending))
    .sort();

/** Rules of the rule book in their order: number and the first words of the text. */
export function rulesOf(text) {
  return [...text.matchAll(/^- (R\d+\.\d+) (.*)$/gm)].map(([, rule, words]) => ({
    rule,
    words: words.replaceAll(/\*\*|\[[SQDR]\]\s*/g, '').trim(),
  }));
}

/** Titles of tests that begin with rule numbers: `R9.4 …`, `R9.4, R9.5 …`, or `R20 T2 (R9.1): …`. */
export function titledRules(source) {
  const titles = [...source.matchAll(/(['"`])(R\d+(?:\.\d+)?[^\n]*?)\1/g)].map(([, , title]) => title);
  return titles.flatMap((title) => {
    const head = title.match(/^(?:R\d+\.\d+(?:, | and |–|-| )?)+/)?.[0] ?? '';
    return head.match(RULE) ?? [];
  });
}

function placesOf(paths, rulesIn) {
  const places = new Map();
  for (const path of paths) {
    for (const rule of new Set(rulesIn(read(path)))) places.set(rule, [...(places.get(rule) ?? []), path]);
  }
  return places;
}

/** Every rule with the engine files that name it and the test files whose titles begin with it. */
export function traced() {
  const code = placesOf(files('src/engine', '.ts'), (text) => text.match(RULE) ?? []);
  const tests = placesOf(files('tests', '.test.ts'), titledRules);
  return rulesOf(read('docs/rules.md')).map(({ rule, words }) => ({
    rule,
    words,
    code: code.get(rule) ?? [],
    tests: tests.get(rule) ?? [],
  }));
}

const short = (words) =>
  (words.length > 60 ? `${words.slice(0, 60).replace(/\s+\S*$/, '')} …` : words).replaceAll('|', '\\|');
const link = (path) => `[${path.split('/').at(-1)}](../${path})`;

/** The text of docs/rules-index.md. */
export function rulesIndex() {
  const rows = traced().map(({ rule, words, code, tests }) => {
    const proof = tests.length > 0 ? tests.map(link).join(', ') : (DEFINITIONS[rule] ?? '—');
    return `| ${rule} | ${short(words)} | ${code.map(link).join(', ') || '—'} | ${proof} |`;
  });
  return [
    '# Rules → code → tests',
    '',
    'Made by `node scripts/rules-index.mjs` from docs/rules.md, the rule numbers in src/engine and the titles of the tests;',
    'a test compares it with what is there.',
    '',
    '| rule | begins | code | tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync('docs/rules-index.md', rulesIndex());
