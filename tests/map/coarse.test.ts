// Outlines with fewer points lie on the printed ones.
import { describe, expect, it } from 'vitest';
import { coarser } from '../../src/ui/map/coarse';
import { type Point, seaAreasFirst } from '../../src/ui/map/geometry';
import { rings } from './outline';

const most = 1.2;

function fromSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

const fromRing = (point: Point, ring: readonly Point[]): number =>
  Math.min(...ring.map((corner, index) => fromSegment(point, corner, ring[(index + 1) % ring.length] ?? corner)));

const count = (all: readonly (readonly Point[])[]): number => all.reduce((sum, ring) => sum + ring.length, 0);

describe('coarse outlines', () => {
  it.each(seaAreasFirst.map(({ id, d }) => [id, d] as const))('%s keeps its rings', (_, d) => {
    const [fine, coarse] = [rings(d), rings(coarser(d, most))];
    expect(coarse.length).toBe(fine.length);
    const away = fine.flatMap((ring, index) => ring.map((point) => fromRing(point, coarse[index] ?? [])));
    expect(Math.max(...away)).toBeLessThan(most + 0.01);
  });

  it('they have a third of the points less', () => {
    const outlines = seaAreasFirst.map(({ d }) => d);
    const [fine, coarse] = [outlines.map(rings), outlines.map((d) => rings(coarser(d, most)))];
    expect(count(coarse.flat())).toBeLessThan((count(fine.flat()) * 2) / 3);
  });

  it('a corner that lies off the line stays, one that does not goes', () => {
    expect(coarser('M0 0l10 1l10 -1l0 20l-20 0z', 0.5)).toBe('M0 0l10 1l10 -1l0 20l-20 0z');
    expect(coarser('M0 0l10 1l10 -1l0 20l-20 0z', 2)).toBe('M0 0l20 0l0 20l-20 0z');
  });
});
