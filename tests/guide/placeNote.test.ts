// Where notes lie: inside the screen, never over what they speak of, off what is in use as far as there is room.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, cutAt, leaderOf, placeApart, placeNote } from '../../src/ui/guide/placeNote';

const screen = { width: 1024, height: 768 };
const size = { width: 326, height: 170 };
const ground = { screen, keep: [], gap: 22 };

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const boxes = fc.record({
  left: fc.integer({ min: 0, max: 980 }),
  top: fc.integer({ min: 0, max: 720 }),
  width: fc.integer({ min: 8, max: 330 }),
  height: fc.integer({ min: 8, max: 260 }),
});

describe('a note', () => {
  it('lies inside the screen and never covers what it speaks of', () => {
    fc.assert(
      fc.property(boxes, fc.array(boxes, { maxLength: 4 }), (target, keep) => {
        const place = placeNote(target, size, { ...ground, keep });
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.top).toBeGreaterThanOrEqual(8);
        expect(place.left + place.width).toBeLessThanOrEqual(screen.width - 8);
        expect(place.top + place.height).toBeLessThanOrEqual(screen.height - 8);
        expect(meet(place, target)).toBe(false);
      }),
    );
  });

  it('leaves what is in use in sight where there is room', () => {
    const target = { left: 500, top: 380, width: 40, height: 40 };
    const right = { left: 545, top: 200, width: 479, height: 420 };
    expect(meet(placeNote(target, size, { ...ground, keep: [right] }), right)).toBe(false);
    expect(meet(placeNote(target, size, { ...ground, soft: [right] }), right)).toBe(false);
  });

  it('stays where it lay while that is as good', () => {
    const target = { left: 500, top: 380, width: 40, height: 40 };
    const last = placeNote(target, size, ground);
    const moved = { ...target, left: 508 };
    expect(placeNote(moved, size, { ...ground, last })).toEqual(last);
    expect(placeNote({ ...last, width: 30, height: 30 }, size, { ...ground, last })).not.toEqual(last);
  });

  it('points from its edge to the edge of its target', () => {
    const target = { left: 500, top: 380, width: 40, height: 40 };
    const place = { left: 600, top: 300, ...size };
    expect(leaderOf(place, target)).toEqual([
      [600, 385],
      [540, 385],
    ]);
  });

  it('points no further than the edge of the paper its target stands on', () => {
    const paper = { left: 400, top: 300, width: 200, height: 200 };
    expect(
      cutAt(
        [
          [700, 400],
          [450, 400],
        ],
        paper,
      ),
    ).toEqual([
      [700, 400],
      [600, 400],
    ]);
    expect(
      cutAt(
        [
          [500, 100],
          [500, 480],
        ],
        paper,
      ),
    ).toEqual([
      [500, 100],
      [500, 300],
    ]);
    expect(
      cutAt(
        [
          [700, 500],
          [500, 400],
        ],
        paper,
      ),
    ).toEqual([
      [700, 500],
      [600, 450],
    ]);
    expect(
      cutAt(
        [
          [620, 400],
          [610, 400],
        ],
        paper,
      ),
    ).toEqual([
      [620, 400],
      [610, 400],
    ]);
  });

  it('without a target lies low in the middle', () => {
    const { left, top } = placeApart(size, screen);
    expect([left, top > screen.height / 3]).toEqual([(screen.width - size.width) / 2, true]);
  });
});
