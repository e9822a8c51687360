// Habits of the code: what a single file may not contain. Words that are searched for are put together here, so that
// this file does not find itself.
import type { Source } from './sources';
import { isNode, type Node, nameOf, parse, place } from './syntax';

const maxLines = 250;
const longTables = /^src\/ui\/i18n\//;
const clockAndBrowser = ['Date', 'console', 'performance', 'window', 'document', 'globalThis', 'process', 'crypto'];
const japanese = /[\u3040-\u30ff\u3400-\u9fff]/;

const anyOf = (...words: string[][]): RegExp => new RegExp(words.map((parts) => parts.join('')).join('|'));
const unfinished = anyOf(['\\bTO', 'DO\\b'], ['\\bFIX', 'ME\\b'], ['\\bXX', 'X\\b']);
const suppression = anyOf(['biome-', 'ignore'], ['@ts-', '(ignore|expect-error|nocheck)'], ['eslint-', 'disable']);
const idleTest = anyOf(
  ['\\b(it|test|describe|bench)(\\.\\w+)*', '\\.(skip|only|todo|fixme|fails|skipIf|runIf)\\b'],
  ['\\b(x|f)(it|describe)', '\\('],
);
const machinePath = anyOf(['/wo', 'rk/'], ['/tm', 'p/'], ['\\.\\./sha', 'red']);

function found({ path, text }: Source, pattern: RegExp, complaint: string): string[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${complaint}`] : []));
}

function nodesThat(source: Source, isBad: (node: Node) => boolean, complaint: string): string[] {
  return parse(source)
    .filter(isBad)
    .map((node) => `${place(source, node)} ${complaint}`);
}

export const unfinishedWords = (source: Source): string[] => found(source, unfinished, 'says that it is unfinished');
export const suppressions = (source: Source): string[] => found(source, suppression, 'suppresses a check');
export const idleTests = (source: Source): string[] => found(source, idleTest, 'does not run every test');
export const machinePaths = (source: Source): string[] => found(source, machinePath, 'names a path of one machine');

/** Files longer than 250 lines; dictionaries are tables and may be. */
export function tooLong({ path, text }: Source): string[] {
  const lines = text.trimEnd().split('\n').length;
  return lines > maxLines && !longTables.test(path) ? [`${path} has ${lines} lines`] : [];
}

/** Names that say nothing, and names in the wrong case: files camelCase, components PascalCase. */
export function badName({ path }: Source): string[] {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const empty = parts.some((part) => /^(utils?|helpers?|managers?|info|misc|common)(\.|$)/i.test(part));
  const component = file.endsWith('.tsx') && file !== 'main.tsx';
  const cased = component ? /^[A-Z][A-Za-z0-9]*\.tsx$/ : /^[a-z][A-Za-z0-9]*(\.d)?\.tsx?$/;
  return empty || !cased.test(file) ? [`${path} is not well named`] : [];
}

export const defaultExports = (source: Source): string[] =>
  nodesThat(
    source,
    (node) =>
      node.type === 'ExportDefaultDeclaration' ||
      (node.type === 'ExportSpecifier' && nameOf(node['exported']) === 'default'),
    'exports a default',
  );

export const looseTypes = (source: Source): string[] =>
  nodesThat(
    source,
    (node) => node.type === 'TSAnyKeyword' || node.type === 'TSNonNullExpression' || node['definite'] === true,
    'uses any or !',
  );

function isRandom(node: Node): boolean {
  return node.type === 'MemberExpression' && nameOf(node['object']) === 'Math' && nameOf(node['property']) === 'random';
}

/** The names of fields, which are not the globals of the same name. */
function fieldNames(source: Source): Set<number> {
  const fields = parse(source).flatMap((node) => (node['computed'] === false ? [node['property'], node['key']] : []));
  return new Set(fields.flatMap((field) => (isNode(field) ? [field.start] : [])));
}

/** Chance, clock, console and browser, which the rules must not know. */
export function impurities(source: Source): string[] {
  const fields = fieldNames(source);
  const isGlobal = (node: Node): boolean =>
    node.type === 'Identifier' && clockAndBrowser.includes(nameOf(node) ?? '') && !fields.has(node.start);
  return nodesThat(source, (node) => isRandom(node) || isGlobal(node), 'knows chance, clock or browser');
}

function wordsShown(node: Node): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TemplateElement') return JSON.stringify(node['value']);
  return '';
}

/** Words a player would see that are not in the dictionaries: Japanese strings, and any letters between JSX tags. */
export const wordsOutsideDictionaries = (source: Source): string[] =>
  source.path.startsWith('src/ui/i18n/')
    ? []
    : nodesThat(
        source,
        (node) =>
          japanese.test(wordsShown(node)) || (node.type === 'JSXText' && /\p{L}/u.test(String(node['value'] ?? ''))),
        'holds words that belong in ui/i18n',
      );
