// docs/data.md, docs/glossary.md and docs/rules.md keep up with the parser and the closed sets.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PACK_REASONS } from '../../src/engine/pack/packError';
import { paramShapes } from '../../src/engine/pack/schema';
import { BASE_KINDS, EVENT_KINDS, POOLS, SIDES, UNIT_TYPES } from '../../src/engine/types';

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('docs/data.md', () => {
  const rows = rowsOf(read('data.md'));

  it('lists every check with its rule', () => {
    const listed = rows.flatMap(([, reason = '', , rule = '']) => {
      const name = reason.replaceAll('`', '');
      return Object.hasOwn(PACK_REASONS, name) ? [[name, rule.split(' ')[0]]] : [];
    });
    expect(listed).toEqual(Object.entries(PACK_REASONS));
  });

  it('lists the figures of every event', () => {
    for (const kind of EVENT_KINDS) {
      const cell = rows.findLast(([, name]) => name === `\`${kind}\``)?.[3] ?? '';
      const words = [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => word);
      expect(words).toEqual(Object.keys(paramShapes[kind].entries));
    }
  });
});

describe('docs/rules.md', () => {
  const rules = read('rules.md');

  it.each([...new Set(Object.values(PACK_REASONS))])('has rule %s', (rule) => expect(rules).toContain(`\n- ${rule} `));
});

describe('docs/glossary.md', () => {
  const glossary = read('glossary.md');

  it.each([...SIDES, ...UNIT_TYPES, ...BASE_KINDS, ...EVENT_KINDS, ...POOLS])('has a word for %s', (word) =>
    expect(glossary).toContain(`\`${word}\``),
  );

  it('has one code word for one Japanese word', () => {
    const terms = glossary
      .split('\n')
      .filter((line) => /^\| [^-|]/.test(line))
      .map((line) => line.split('|')[1]?.trim() ?? '');
    const headings = terms.filter((term) => term === '日本語').length;
    expect(headings).toBeGreaterThan(3);
    const rest = terms.filter((term) => term !== '日本語');
    expect(rest.filter((term, at) => rest.indexOf(term) !== at)).toEqual([]);
  });
});
