// Areas found by the beginning of their name, in either language.
import { describe, expect, it } from 'vitest';
import { findAreas } from '../../src/ui/map/areaSearch';
import { builtInWorld } from '../support/builtInWorld';

const found = (text: string, language: 'ja' | 'en' = 'ja') =>
  findAreas(builtInWorld.areas, text, language).map(({ id }) => id);

describe('going to an area by its name', () => {
  it('names of both languages are found, whatever the script, width and case', () => {
    for (const text of ['キエフ', 'きえ', 'kiev', 'KIEV', 'ｋｉｅ']) expect(found(text)[0]).toBe('kiev');
  });

  it('names that begin so come before names that hold it, the own language first', () => {
    expect(found('no', 'en').slice(0, 4)).toEqual(expect.arrayContaining(['norway', 'north-italy', 'north-france']));
    const italy = found('イタリア');
    expect(italy).toEqual(expect.arrayContaining(['north-italy', 'south-italy']));
    expect(found('italy', 'en')).toEqual(expect.arrayContaining(['north-italy', 'south-italy']));
  });

  it('nothing is found without a text, or for no name', () => {
    expect(found('  ')).toEqual([]);
    expect(found('atlantis')).toEqual([]);
  });

  it('every area is found by its whole name', () => {
    for (const { id, names } of builtInWorld.areas) {
      expect(found(names.ja)[0]).toBe(id);
      expect(found(names.en, 'en')[0]).toBe(id);
    }
  });
});
