// Places, lines, marks and names of a chart.
import { describe, expect, it } from 'vitest';
import { placeNames, textWidth } from '../../src/ui/charts/lineNames';
import { shapeOf } from '../../src/ui/charts/Marker';
import { scaleOf, stairs, tickStep } from '../../src/ui/charts/scale';

const frame = { width: 1000, height: 300, left: 60, right: 40, top: 20, bottom: 60 };

describe('the scale of a chart', () => {
  it('has a column for every turn between the margins', () => {
    const { x, column, placeAt } = scaleOf(frame, 12, 12);
    expect(column).toBe(75);
    expect(x(0)).toBe(60);
    expect(x(12)).toBe(960);
    expect(placeAt(x(3.5))).toBeCloseTo(3.5);
  });

  it('puts 0 at the bottom and the greatest figure inside', () => {
    const { y, ticks } = scaleOf(frame, 12, 13.5);
    expect(y(0)).toBe(240);
    expect(ticks).toEqual([0, 2, 4, 6, 8, 10, 12, 14]);
    expect(y(14)).toBe(20);
    expect(y(13.5)).toBeGreaterThan(20);
    expect(y(7)).toBe(130);
  });

  it.each([
    [4, 1],
    [12, 2],
    [30, 5],
    [90, 20],
  ])('draws a line every so often: up to %i every %i', (most, step) => expect(tickStep(most)).toBe(step));
});

describe('a line of a chart', () => {
  it('goes on level and then up or down', () => {
    expect(
      stairs([
        [0, 10],
        [5, 10],
        [8, 4.04],
      ]),
    ).toBe('M0 10H5H8V4');
    expect(stairs([])).toBe('');
  });

  it('has a mark that no other of the first seven has', () => {
    const marks = Array.from({ length: 7 }, (_, style) => shapeOf(style));
    expect(new Set(marks).size).toBe(7);
    expect(shapeOf(0)).toBe('square');
    expect(Array.from({ length: 20 }, (_, more) => shapeOf(7 + more))).not.toContain('square');
  });
});

describe('names at the ends of lines', () => {
  const name = (key: string, x: number, y: number) => ({ key, text: 'キエフ強襲', look: 'ln-1', x, y });

  it('count wide letters twice', () => expect(textWidth('枝')).toBeGreaterThan(1.5 * textWidth('a')));

  it('do not touch: the first one stays', () => {
    const placed = placeNames([name('a', 100, 50), name('b', 130, 55), name('c', 130, 90)], 900);
    expect(placed.map(({ key }) => key)).toEqual(['a', 'c']);
  });

  it('end at the edge where they would go over it', () => {
    const [inside, outside] = placeNames([name('a', 100, 50), name('b', 880, 120)], 900);
    expect(inside?.anchor).toBe('start');
    expect(outside?.anchor).toBe('end');
  });
});
