// docs/rules-index.md holds what is there, and no rule is silently missing from code or tests.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS, rulesIndex, rulesOf, titledRules, traced } from '../../scripts/rules-index.mjs';

const rows = traced();

describe('the index of rules', () => {
  it('is what its script writes from the rule book, the code and the tests', () => {
    expect(readFileSync('docs/rules-index.md', 'utf8')).toBe(rulesIndex());
  });

  it('has every numbered rule of the rule book', () => {
    const numbered = readFileSync('docs/rules.md', 'utf8').match(/^- R\d+\.\d+/gm) ?? [];
    expect(rows.length).toBe(numbered.length);
    expect(rows.length).toBeGreaterThan(120);
  });

  it.each(rows.map(({ rule, code, tests }) => [rule, code, tests] as const))(
    '%s is named in the engine and proved by a test, or is a definition',
    (rule, code, tests) => {
      if (rule in DEFINITIONS) return expect(tests).toEqual([]);
      expect(code).not.toEqual([]);
      expect(tests).not.toEqual([]);
    },
  );

  it('no test names a rule that the rule book does not have', () => {
    const known = new Set(rows.map(({ rule }) => rule));
    const cited = [...new Set(rows.flatMap(({ tests }) => tests))].flatMap((path) =>
      titledRules(readFileSync(path, 'utf8')),
    );
    expect(cited.length).toBeGreaterThan(500);
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });
});

describe('its readers', () => {
  it('rules are read with their number and words', () => {
    expect(rulesOf('- R8.3 [S] Movement may **not** leave.\nprose R8.4\n- R8.4 [D] x')).toEqual([
      { rule: 'R8.3', words: 'Movement may not leave.' },
      { rule: 'R8.4', words: 'x' },
    ]);
  });

  it('titles give the rules they begin with', () => {
    expect(titledRules("it('R8.3 a move', () => {}); it('no R8.4', f); it(`R9.1, R9.2 both`, f)")).toEqual([
      'R8.3',
      'R9.1',
      'R9.2',
    ]);
  });
});
