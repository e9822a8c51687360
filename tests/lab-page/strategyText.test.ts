// A strategy as it is typed: where the text is at fault, and what it says in plain words.
import { describe, expect, it } from 'vitest';
import { checkText } from '../../src/store/lab';
import { type JsonFault, placeIn, readJson } from '../../src/store/lab/jsonText';
import { exampleStrategies } from '../../src/store/lab/library';
import { namesOf, words } from '../../src/ui/i18n';
import { labWords } from '../../src/ui/i18n/labWords';
import { freshText, renamedText, snippetTexts } from '../../src/ui/lab/strategies/snippets';
import { tellStrategy } from '../../src/ui/lab/strategies/tellStrategy';
import { builtInWorld as world } from '../support/builtInWorld';

describe('JSON as it is typed', () => {
  it('is read with the place of every part', () => {
    const text = '{\n  "a": [1, {"b": "x"}]\n}';
    const read = readJson(text);
    expect(read.ok && read.value.value).toEqual({ a: [1, { b: 'x' }] });
    const place = read.ok ? read.value.places.get('a[1].b') : undefined;
    expect(placeIn(text, place ?? 0)).toEqual({ line: 2, column: 18 });
  });

  it.each<[string, JsonFault, number]>([
    ['{"a" 1}', 'noColon', 5],
    ['{"a": }', 'unexpected', 6],
    ['{"a": 1 "b": 2}', 'noComma', 8],
    ['{a: 1}', 'noKey', 1],
    ['[1, 2,]', 'trailingComma', 5],
    ['{"a": 1, "a": 2}', 'twice', 9],
    ['{"a": 01}', 'number', 6],
    ['["a\nb"]', 'text', 1],
    ['[] x', 'after', 3],
    ['{"a": [1,', 'end', 9],
    ['"a', 'text', 0],
  ])('%j is at fault: %s', (text, fault, offset) => {
    expect(readJson(text)).toEqual({ ok: false, error: { fault, offset } });
  });

  it('agrees with JSON.parse on what it takes', () => {
    for (const { text } of exampleStrategies(world)) {
      const read = readJson(text);
      expect(read.ok && read.value.value).toEqual(JSON.parse(text));
    }
    for (const text of ['null', ' -1.5e3 ', '"\\u3042\\n"', '[]', '{}', '[true, false]']) {
      const read = readJson(text);
      expect(read.ok && read.value.value).toEqual(JSON.parse(text));
    }
  });
});

describe('a typed strategy', () => {
  it('without a fault is a strategy', () => {
    for (const side of ['axis', 'allies'] as const) {
      const { strategy, faults, names } = checkText(world, freshText(side, 'New “plan”'));
      expect(faults).toEqual([]);
      expect([strategy?.side, names?.en]).toEqual([side, 'New “plan”']);
    }
  });

  it('tells every fault with its line, in the order of the text', () => {
    const text = freshText('axis', 'Faulty')
      .replace('"diplomacy", "development"', '"allies-lend-lease", "no-such-card"')
      .replace('"diplomacy": [],\n', '')
      .replace('"spent": "axis"', '"control": "atlantis"');
    const { strategy, faults, side } = checkText(world, text);
    expect([strategy, side]).toEqual([null, 'axis']);
    const told = faults.map(({ line, path, reason }) => `${line} ${path} ${reason}`);
    expect(told).toEqual(
      expect.arrayContaining(['6 hands[0].cards[2] cardOfOtherSide', '6 hands[0].cards[3] unknownCard']),
    );
    expect(told.some((fault) => fault.includes('unknownArea'))).toBe(true);
    expect(faults.map(({ offset }) => offset)).toEqual(faults.map(({ offset }) => offset).toSorted((a, b) => a - b));
  });

  it('that is no JSON has one fault, at its place', () => {
    expect(checkText(world, '{\n "schema": 1,\n}').faults).toMatchObject([
      { line: 2, column: 13, reason: 'trailingComma' },
    ]);
  });

  it('is renamed in its text', () => {
    const [example] = exampleStrategies(world);
    expect(checkText(world, renamedText(example?.text ?? '', 'Copy of "it"')).names?.ja).toBe('Copy of "it"');
  });

  it('has pieces to put in that are sound where they belong', () => {
    const conditions = Object.entries(snippetTexts).filter(([, text]) => text.startsWith('"if"'));
    expect(conditions.length).toBeGreaterThan(5);
    for (const [, text] of conditions) {
      const fresh = freshText('axis', 'x').replace('"if": {"spent": "axis", "atMost": 4}', text);
      expect(checkText(world, fresh).faults).toEqual([]);
    }
  });
});

describe.each(['ja', 'en'] as const)('in plain words (%s)', (language) => {
  const said = labWords(language);
  const names = namesOf(world, language, words(language));

  it.each(exampleStrategies(world).map((example) => [example.id, example] as const))(
    '%s is told',
    (_, { strategy }) => {
      if (!strategy) throw new Error('an example is faulty');
      const told = Object.values(tellStrategy({ world, names, said }, strategy)).flat();
      expect(told.length).toBeGreaterThan(3);
      for (const { when, what } of told) {
        expect(what).toMatch(/\S/);
        expect(`${when} ${what}`).not.toMatch(/undefined|null|\[object|axis-|allies-/);
      }
    },
  );

  it('every reason is a sentence', () => {
    for (const reason of Object.values(said.strategies.reasons)) expect(reason('x', 1, 2)).toMatch(/[.。]$/);
  });
});
