// The time axis of charts and branches (R1.1).
import { describe, expect, it } from 'vitest';
import { nearest, placesOf } from '../../src/ui/charts/timeAxis';
import { entriesOf, lineOf } from './entries';

const place = (places: ReadonlyMap<number, number>, id: number): number => places.get(id) ?? Number.NaN;

describe('the time axis', () => {
  it('spreads the steps of a finished turn over its column', () => {
    const places = placesOf(entriesOf(...lineOf(0, 3, null, 1), [4, 3, 2]));
    expect([0, 1, 2, 3, 4].map((id) => place(places, id))).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('does not fill the column of a turn that is still going on', () => {
    const places = placesOf(entriesOf(...lineOf(0, 1, null, 1), ...lineOf(2, 4, 1, 2)));
    expect(place(places, 2)).toBe(1);
    expect(place(places, 4)).toBeGreaterThan(1);
    expect(place(places, 4)).toBeLessThan(1.25);
  });

  it('gives every position one place, whichever line it is looked at on', () => {
    const trunk = lineOf(0, 5, null, 1);
    const places = placesOf(entriesOf(...trunk, [6, 5, 2], ...lineOf(7, 16, 2, 1), [17, 16, 2]));
    expect(place(places, 5)).toBeLessThan(place(places, 7 + 9));
    expect(place(places, 7)).toBe(place(places, 3));
    expect(place(places, 6)).toBe(1);
    expect(place(places, 17)).toBe(1);
  });

  it('never lets a step stand before the one it follows, nor outside its turn', () => {
    const entries = entriesOf(...lineOf(0, 9, null, 1), ...lineOf(10, 50, 9, 2), ...lineOf(51, 60, 20, 2), [61, 60, 4]);
    const places = placesOf(entries);
    for (const { id, parent, turn } of entries) {
      expect(Math.floor(place(places, id))).toBe(turn - 1);
      if (parent !== null) expect(place(places, id)).toBeGreaterThan(place(places, parent));
    }
  });

  it('finds the position nearest to a place', () => {
    const entries = entriesOf(...lineOf(0, 3, null, 1), [4, 3, 2]);
    const places = placesOf(entries);
    expect(nearest(entries, places, 0.6)?.id).toBe(2);
    expect(nearest(entries, places, 99)?.id).toBe(4);
    expect(nearest([], places, 1)).toBeNull();
  });
});
