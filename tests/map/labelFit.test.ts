// Names on the map: none over another where the board is seen whole, all of them where it is seen close.
import { describe, expect, it } from 'vitest';
import { pieceScale } from '../../src/ui/map/camera';
import { type Box, labelShifts, placeNames } from '../../src/ui/map/labelFit';
import { builtInWorld } from '../support/builtInWorld';

const named = (language: 'ja' | 'en') =>
  builtInWorld.areas.map(({ id, kind, base, names }) => ({
    id,
    name: names[language],
    weight: (base ? 4 : 0) + (kind === 'land' ? 2 : 0),
    marked: base !== null,
  }));

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Pairs of names that lie over one another by more than a sixth of the smaller. */
function clashes(boxes: readonly Box[]): string[] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => shared(a, b) > Math.min(a.width * a.height, b.width * b.height) / 6)
      .map((b) => `${a.id} ${b.id}`),
  );
}

describe.each(['ja', 'en'] as const)('names in %s', (language) => {
  it('do not lie over one another where the whole board is seen', () => {
    const placed = placeNames(named(language), { k: 0.3, size: 36, language });
    expect(clashes(placed.map(({ home }) => home)).length).toBeGreaterThan(0);
    expect(clashes(placed.flatMap(({ box }) => box ?? []))).toEqual([]);
  });

  it('of bases are always there, and few others are left out', () => {
    const shifts = labelShifts(named(language), { k: 0.3, size: 36, language });
    const lost = [...shifts].filter(([, shift]) => shift === null).map(([id]) => id);
    expect(builtInWorld.areas.filter(({ id, base }) => base && lost.includes(id))).toEqual([]);
    expect(lost.length).toBeLessThan(8);
  });

  it('are all there and where they belong where the map is seen close', () => {
    expect([...labelShifts(named(language), { k: 1.2, size: 36, language })]).toEqual([]);
  });
});

describe('counters that somebody wants large', () => {
  it('are made smaller where they would lie over one another, never smaller than can be read', () => {
    const pixels = (k: number, size: number): number => pieceScale(k, size).counter * size;
    expect(pixels(1, 56)).toBe(56);
    expect(pixels(0.45, 56)).toBeLessThan(48);
    expect(pixels(0.3, 56)).toBeLessThan(36);
    for (const size of [28, 36, 56]) expect(pixels(0.2, size)).toBeGreaterThan(23);
    expect(pixels(0.45, 28)).toBe(28);
  });
});
