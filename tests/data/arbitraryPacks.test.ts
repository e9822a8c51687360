// R19.1: whatever is read as a pack, the parser answers with a world or with errors, and never throws.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInPack } from '../../src/data/pack';
import { PACK_REASONS } from '../../src/engine/pack/packError';
import { parsePack } from '../../src/engine/pack/parsePack';
import { editJson } from '../support/packs/editJson';

const tables = ['pack', 'areas', 'adjacency', 'nations', 'counters', 'setup', 'cards', 'roles'];

/** Every path of the tree, as `editJson` reads it. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, field]) => {
    const step = Array.isArray(value) ? `[${key}]` : path === '' ? key : `.${key}`;
    return pathsOf(field, path + step);
  });
  return path === '' ? inner : [path, ...inner];
}

function expectAnswer(json: unknown): void {
  const result = parsePack(json);
  if (result.ok) {
    expect(result.value.areas.length).toBeGreaterThan(0);
    return;
  }
  expect(result.error.length).toBeGreaterThan(0);
  for (const error of result.error) {
    expect(Object.keys(PACK_REASONS)).toContain(error.reason);
    expect(error.rule).toMatch(/^R\d+\.\d+$/);
    expect(JSON.parse(JSON.stringify(error))).toEqual(error);
  }
}

describe('R19.1 the parser never throws', () => {
  it('on any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), expectAnswer), { numRuns: 200 });
  });

  it('on any JSON in place of the tables', () => {
    const pack = fc.record(Object.fromEntries(tables.map((table) => [table, fc.jsonValue({ maxDepth: 4 })])), {
      requiredKeys: [],
    });
    fc.assert(fc.property(pack, expectAnswer), { numRuns: 200 });
  });

  it('on anything at all', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true, withMap: true });
    fc.assert(fc.property(anything, expectAnswer), { numRuns: 200 });
  });

  it('on the built-in pack with values put elsewhere, taken out or replaced', () => {
    const paths = pathsOf(builtInPack);
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constant(undefined),
      fc.constantFrom<unknown>('__proto__', 'constructor', '', -1, 0, 1e9, 'DE', 'berlin', 'north-sea', [], {}),
    );
    const edits = fc.array(fc.tuple(fc.constantFrom(...paths), value), { minLength: 1, maxLength: 3 });
    const mutated = (list: readonly (readonly [string, unknown])[]) =>
      list.reduce<unknown>((json, [path, replacement]) => {
        try {
          return editJson(json, path, replacement);
        } catch {
          return json;
        }
      }, builtInPack);
    fc.assert(
      fc.property(edits, (list) => expectAnswer(mutated(list))),
      { numRuns: 150 },
    );
  });

  it('on very deep and very wide trees', () => {
    const deep = `${'{"areas":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    expectAnswer(JSON.parse(deep));
    expectAnswer({ areas: Array.from({ length: 2_000 }, () => ({})) });
  });

  it('takes __proto__ for a word like any other', () => {
    expectAnswer(JSON.parse('{"__proto__": {"pack": 1}, "setup": {"__proto__": [1]}}'));
    const result = parsePack(JSON.parse('{"setup": {"__proto__": []}, "areas": []}'));
    expect(result.ok ? [] : result.error).toContainEqual({
      path: 'setup.__proto__',
      value: '__proto__',
      reason: 'setupAreaUnknown',
      rule: 'R2.1',
    });
  });
});
