// What the compiler and the linter do not hold together: layers, circles, names, sizes, habits. Every check is also
// run on a planted fault.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  badName,
  defaultExports,
  idleTests,
  impurities,
  looseTypes,
  machinePaths,
  suppressions,
  tooLong,
  unfinishedWords,
  wordsOutsideDictionaries,
} from './architecture/habits';
import { directCombat, forbiddenImports, importCycles } from './architecture/layers';
import { readSources, root, type Source } from './architecture/sources';

const everything = readSources();
const code = everything.filter(({ path }) => /\.tsx?$/.test(path));
const src = code.filter(({ path }) => path.startsWith('src/'));
const pure = src.filter(({ path }) => /^src\/(engine|data)\//.test(path));
const tests = code.filter(({ path }) => path.startsWith('tests/'));
const scripts = everything.filter(({ path }) => /^scripts\/.*\.mjs$/.test(path));

type Check = (source: Source) => string[];

function expectNone(check: Check, sources: readonly Source[]): void {
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.flatMap(check)).toEqual([]);
}

/** A text in pieces, so that this file's own lines are not found. */
const pieces = (...parts: string[]): string => parts.join('');

function faults(check: Check, path: string, text: string): number {
  return check({ path, text }).length;
}

describe('layers', () => {
  it('every file of src imports only what its layer may', () => expectNone(forbiddenImports, src));

  it('dice of combat are rolled and forecast through the combat model alone', () => {
    expectNone(directCombat, src);
    const taken = "import { d6Model } from '../combat/d6Model';";
    expect(faults(directCombat, 'src/engine/procedures/wolfpack.ts', taken)).toBe(1);
  });

  it.each([
    ['src/engine/a.ts', "import { useState } from 'react';"],
    ['src/engine/a.ts', "import { readFileSync } from 'node:fs';"],
    ['src/engine/a.ts', "import areas from '../data/areas.json';"],
    ['src/engine/queries/a.ts', "export { store } from '../../store/gameStore';"],
    ['src/engine/a.ts', "const later = await import('../ui/App');"],
    ['src/engine/a.ts', "type T = import('../bots/greedy').Bot;"],
    ['src/data/a.ts', 'export const areas = [];'],
    ['src/data/pack.ts', "import { parsePack } from '../engine';"],
    ['src/bots/a.ts', "import { control } from '../engine/queries/control';"],
    ['src/bots/a.ts', "import areas from '../data/areas.json';"],
    ['src/lab/a.ts', "import type { Save } from '../store/saves';"],
    ['src/lab/a.ts', "new Worker(new URL('../ui/worker.ts', import.meta.url));"],
    ['src/store/a.ts', "import type { State } from '../engine/state';"],
    ['src/store/a.ts', "import { App } from '../ui/App';"],
    ['src/ui/map/A.tsx', "import type { State } from '../../engine/state';"],
    ['src/ui/map/A.tsx', "import { decide } from '../../engine';"],
    ['src/ui/map/A.tsx', "import { applyInPlace as play } from '../../engine/index';"],
    ['src/ui/map/A.tsx', "import * as engine from '../../engine';"],
    ['src/ui/map/A.tsx', "import { get } from 'idb-keyval';"],
    ['src/ui/map/A.tsx', "import areas from '../../data/areas.json';"],
    ['src/ui/rules/a.ts', "import data from '../../../docs/data.md?raw';"],
    ['src/store/a.ts', "import rules from '../../docs/rules.md?raw';"],
    ['src/other/a.ts', 'export const a = 1;'],
    ['src/a.ts', 'export const a = 1;'],
  ])('refuses in %s: %s', (path, text) => expect(faults(forbiddenImports, path, text)).toBe(1));

  it.each([
    ['src/engine/queries/a.ts', "import { produce } from 'immer'; import type { World } from '../world';"],
    [
      'src/engine/a.ts',
      "import { uniformInt } from 'pure-rand/distribution/uniformInt'; import * as v from 'valibot';",
    ],
    ['src/data/pack.ts', "import areas from './areas.json'; export const pack = { areas };"],
    ['src/store/a.ts', "import { decide } from '../engine'; import areas from '../data/areas.json';"],
    ['src/lab/a.ts', "import { applyInPlace } from '../engine/index'; import { parseArgs } from 'node:util';"],
    ['src/ui/map/A.tsx', "import { odds, type State } from '../../engine'; import { zoom } from 'd3-zoom';"],
    ['src/ui/map/A.tsx', "import './map.css'; import { t } from '../i18n/words'; import { g } from '../../store/g';"],
    ['src/ui/rules/a.ts', "import rules from '../../../docs/rules.ja.md?raw';"],
    ['src/ui/main.tsx', "import { createRoot } from 'react-dom/client';"],
  ])('allows in %s: %s', (path, text) => expect(faults(forbiddenImports, path, text)).toBe(0));

  it('no file of src imports itself in a circle', () => expect(importCycles(src)).toEqual([]));

  it('finds a circle of three, through an index and through types', () => {
    const circle = [
      { path: 'src/engine/index.ts', text: "export { a } from './a';" },
      { path: 'src/engine/a.ts', text: "import type { B } from './sub/b'; export const a = 1;" },
      { path: 'src/engine/sub/b.ts', text: "import { a } from '..'; export type B = typeof a;" },
      { path: 'src/engine/c.ts', text: "import { a } from './a'; export const c = a;" },
    ];
    expect(importCycles(circle)).toEqual(['src/engine → src/engine/a → src/engine/sub/b → src/engine']);
    expect(importCycles(circle.slice(1))).toEqual([]);
  });
});

describe('habits', () => {
  it('engine and data know no chance, clock or browser', () => expectNone(impurities, pure));

  it('src has no default exports', () => expectNone(defaultExports, src));

  it('src and tests use neither any nor !', () => expectNone(looseTypes, [...src, ...tests]));

  it('files of src have at most 250 lines', () => expectNone(tooLong, src));

  it('files of src are well named', () => expectNone(badName, src));

  it('words for players are in ui/i18n', () => expectNone(wordsOutsideDictionaries, src));

  it('no check is suppressed', () => expectNone(suppressions, [...code, ...scripts]));

  it('every test runs', () => expectNone(idleTests, tests));

  it('every test file belongs to a runner', () => {
    const named = tests.filter(({ path }) => /\.(test|spec|bench)\.tsx?$/.test(path)).map(({ path }) => path);
    const runners =
      /^tests\/(e2e\/.*\.spec\.ts|(properties|acceptance)\/.*\.test\.ts|(?!e2e\/).*\.test\.tsx?|bench\/.*\.bench\.ts)$/;
    expect(named.filter((path) => !runners.test(path))).toEqual([]);
  });

  it('nothing says that it is unfinished', () => expectNone(unfinishedWords, everything));

  it('nothing names a path of one machine', () => expectNone(machinePaths, everything));

  it('the lock file names no registry', () => {
    const lock = everything.find(({ path }) => path === 'package-lock.json');
    expect(lock?.text).toContain('"lockfileVersion"');
    expect(lock?.text).not.toContain('"resolved"');
  });

  it.each<[string, Check, string, string]>([
    ['Math.random', impurities, 'src/engine/a.ts', 'const d = Math.random();'],
    ["Math['random']", impurities, 'src/engine/a.ts', "const d = Math['random']();"],
    ['Date', impurities, 'src/engine/a.ts', 'const now = new Date();'],
    ['console', impurities, 'src/engine/a.ts', "console.log('x');"],
    ['performance', impurities, 'src/engine/a.ts', 'performance.now();'],
    ['window', impurities, 'src/engine/a.ts', 'const w = window;'],
    ['a default export', defaultExports, 'src/ui/A.tsx', 'export default function A() {}'],
    ['a renamed default export', defaultExports, 'src/ui/a.ts', 'const a = 1; export { a as default };'],
    ['any', looseTypes, 'src/ui/a.ts', 'export const a = (x: any) => x;'],
    ['a non-null assertion', looseTypes, 'src/ui/a.ts', 'export const a = (x: string[]) => x[0]!;'],
    ['a long file', tooLong, 'src/ui/a.ts', 'a;\n'.repeat(251)],
    ['an empty name', badName, 'src/ui/utils.ts', ''],
    ['an empty folder name', badName, 'src/ui/helpers/a.ts', ''],
    ['a component in lower case', badName, 'src/ui/map/area.tsx', ''],
    ['a file in upper case', badName, 'src/engine/Control.ts', ''],
    ['words between tags', wordsOutsideDictionaries, 'src/ui/A.tsx', 'export const A = () => <b>Move</b>;'],
    ['words in a string', wordsOutsideDictionaries, 'src/ui/a.ts', "export const a = '移動';"],
    [
      'words in a template',
      wordsOutsideDictionaries,
      'src/ui/a.ts',
      pieces('export const a = (n: number) => `移動 $', '{n}`;'),
    ],
    ['a suppressed lint', suppressions, 'src/ui/a.ts', pieces('// biome-', 'ignore lint/a: b')],
    ['a suppressed type error', suppressions, 'src/ui/a.ts', pieces('// @ts-', 'ignore')],
    ['a skipped test', idleTests, 'tests/a.test.ts', pieces('it', ".skip('x', () => {});")],
    ['a chosen test', idleTests, 'tests/a.test.ts', pieces('describe', ".only('x', () => {});")],
    ['a planned test', idleTests, 'tests/a.test.ts', pieces('test', ".todo('x');")],
    ['a test that may be left out', idleTests, 'tests/a.test.ts', pieces('it.each', ".skip([1])('x', () => {});")],
    ['a note', unfinishedWords, 'docs/a.md', pieces('// TO', 'DO later')],
    ['a machine path', machinePaths, 'docs/a.md', pieces('see /tm', 'p/x')],
    ['a neighbour path', machinePaths, 'docs/a.md', pieces('see ../sha', 'red/x')],
  ])('finds %s', (_, check, path, text) => expect(faults(check, path, text)).toBe(1));

  it('does not find them in comments, strings and properties', () => {
    const text = "// Date, 移動, Math.random\nexport const a = { document: 'window', at: 1 }.document;";
    expect(
      [impurities, wordsOutsideDictionaries, looseTypes].flatMap((check) => check({ path: 'src/ui/a.ts', text })),
    ).toEqual([]);
  });
});

describe('the linter is strict', () => {
  const planted = [
    'export default function first(a: any) {',
    '  console.log(a!, Date.now());',
    '}',
    'export function long() {',
    ...Array.from({ length: 41 }, () => '  first(1);'),
    '}',
  ].join('\n');

  function rulesBroken(path: string, text: string): Set<string> {
    const folder = mkdtempSync(join(tmpdir(), 'planted-'));
    try {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      copyFileSync(resolve(root, 'biome.json'), join(folder, 'biome.json'));
      writeFileSync(join(folder, path), text);
      const biome = resolve(root, 'node_modules/@biomejs/biome/bin/biome');
      const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', path];
      const shell = `"$0" "$@" || true`;
      const report = execFileSync('sh', ['-c', shell, process.execPath, ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return new Set([...report.matchAll(/title=lint\/\w+\/(\w+)/g)].map(([, rule = '']) => rule));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('in the engine: any, !, default exports, long functions, console and clock', () => {
    const expected = [
      'noExplicitAny',
      'noNonNullAssertion',
      'noDefaultExport',
      'noExcessiveLinesPerFunction',
      'noConsole',
      'noRestrictedGlobals',
    ];
    expect([...rulesBroken('src/engine/planted.ts', planted)]).toEqual(expect.arrayContaining(expected));
  });

  it('in tests: long functions and console are allowed, any is not', () => {
    const broken = rulesBroken('tests/planted.ts', planted);
    expect(broken).toContain('noExplicitAny');
    expect(broken).not.toContain('noExcessiveLinesPerFunction');
    expect(broken).not.toContain('noConsole');
  });
});
