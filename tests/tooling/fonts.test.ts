// The fonts that come with the program hold every character of dictionaries, data pack and rule book.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { neededCharacters } from '../../scripts/fonts/characters.mjs';
import { missingIn } from '../../scripts/fonts/cmap.mjs';
import { root } from '../../scripts/install.mjs';
import list from '../../src/ui/theme/fonts/characters.json';

const remedy = 'run `npm run fonts` and commit src/ui/theme/fonts';

/** A font of one table, cmap in format 4, that can draw A to C and あ. */
function smallFont(): Buffer {
  const ranges = [
    [0x41, 0x43],
    [0x3042, 0x3042],
  ] as const;
  const font = Buffer.alloc(28 + 12 + 16 + 4 * ranges.length + 2);
  font.writeUInt16BE(1, 4);
  font.write('cmap', 12);
  font.writeUInt32BE(28, 20);
  font.writeUInt16BE(1, 30);
  font.writeUInt32BE(12, 36);
  font.writeUInt16BE(4, 40);
  font.writeUInt16BE(2 * ranges.length, 46);
  ranges.forEach(([from, to], n) => {
    font.writeUInt16BE(to, 54 + 2 * n);
    font.writeUInt16BE(from, 56 + 2 * (ranges.length + n));
  });
  return font;
}

describe('fonts', () => {
  const { table, book } = neededCharacters();

  it('hold every character of screens and data pack', () => {
    const cut = new Set([...list.table, ...list.book]);
    expect(
      table.filter((character) => !cut.has(character)),
      remedy,
    ).toEqual([]);
  });

  it('hold every character of the rule book', () => {
    const cut = new Set([...list.table, ...list.book]);
    expect(
      book.filter((character) => !cut.has(character)),
      remedy,
    ).toEqual([]);
  });

  it('were cut from fonts that have all of them', () => expect(list.absent).toBe(''));

  it.each(Object.entries(list.hashes))('%s is the one that was cut', (file, hash) => {
    const bytes = readFileSync(join(root, 'src/ui/theme/fonts', file));
    expect(createHash('sha256').update(bytes).digest('hex'), remedy).toBe(hash);
  });
});

describe('characters', () => {
  it('are collected from dictionaries, data and rules, each once', () => {
    const { table, book } = neededCharacters();
    expect(table).toEqual(expect.arrayContaining(['A', 'あ', 'ア', '盛', '衰', '〔', '→']));
    expect(book.length).toBeGreaterThan(0);
    expect(new Set([...table, ...book]).size).toBe(table.length + book.length);
  });

  it('without a glyph are found in the table of the font', () =>
    expect(missingIn(smallFont(), ['A', 'C', 'D', 'あ', '、'])).toEqual(['D', '、']));
});
