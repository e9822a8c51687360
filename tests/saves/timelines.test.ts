// R19.2: the timeline of a save is a tree whose every step has to hold; what does not fit is refused with its place.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laidOut, parseSave, playTree, type Recorded, readSave, type SavedStep, stepsOf } from '../../src/engine';
import { fixture } from './fixtures';
import { aside, line, world } from './toySaves';

type Timeline = Record<'line' | 'aside' | 'tip' | 'names' | 'unseen', unknown>;

const forked = fixture('2-forked');
const timeline = forked['timeline'] as Timeline;
const errorOf = (change: Partial<Timeline>): unknown => {
  const result = parseSave(world, { ...forked, timeline: { ...timeline, ...change } });
  return result.ok ? null : result.error;
};

describe('R19.2 a timeline', () => {
  it.each<[string, Partial<Timeline>, string]>([
    ['too few numbers', { line: [1, 2] }, 'timeline.line'],
    ['a number that falls', { line: [2, 1, 4] }, 'timeline.line[1]'],
    ['a number of nothing', { line: [0, 2, 4] }, 'timeline.line[0]'],
    ['a number that is there twice', { aside: [{ node: 4, parent: 2, decisions: aside }] }, 'timeline.aside[0].node'],
    ['a step before its parent', { aside: [{ node: 3, parent: 4, decisions: aside }] }, 'timeline.aside[0].parent'],
    ['a step of itself', { aside: [{ node: 3, parent: 3, decisions: aside }] }, 'timeline.aside[0].parent'],
    ['a step of nowhere', { aside: [{ node: 3, parent: -1, decisions: aside }] }, 'timeline.aside[0].parent'],
    ['a gap', { aside: [] }, 'timeline.aside'],
    ['a number beyond', { aside: [{ node: 9, parent: 2, decisions: aside }] }, 'timeline.aside'],
    ['a tip that is not there', { tip: 5 }, 'timeline.tip'],
    ['a name of nothing', { names: [{ tip: -1, name: 'X' }] }, 'timeline.names[0].tip'],
    ['a look at nothing', { unseen: [17] }, 'timeline.unseen[0]'],
    [
      'a step that is none',
      { aside: [{ node: 3, parent: 2, decisions: [{ side: 'axis' }] }] },
      'timeline.aside[0].decisions[0].decision',
    ],
    ['no tip', { tip: null }, 'timeline.tip'],
  ])('with %s is refused', (_, change, path) => {
    expect(errorOf(change)).toMatchObject({ code: 'corrupt', path });
  });

  it('with a step aside that the rules refuse is refused with its place', () => {
    const wrong: Recorded[] = [...aside, { side: 'axis', decision: { type: 'proclaimVichy' } }];
    expect(errorOf({ aside: [{ node: 3, parent: 2, decisions: wrong }] })).toMatchObject({
      code: 'corrupt',
      path: 'timeline.aside[0].decisions[1]',
    });
  });

  it('tells of a decision that does not hold before it tells of numbers that do not fit', () => {
    const decisions = [...line, { side: 'allies', decision: { type: 'pass' } }];
    expect(parseSave(world, { ...forked, decisions })).toMatchObject({ ok: false, error: { path: 'decisions[3]' } });
    expect(readSave(world, { ...forked, decisions })).toMatchObject({ ok: false, error: { path: 'timeline.line' } });
  });

  it('of steps of several decisions keeps them together', () => {
    const steps: SavedStep[] = [
      { parent: 0, decisions: line.slice(0, 2) },
      { parent: 1, decisions: line.slice(2) },
    ];
    const laid = laidOut(steps, 2, { tip: 2, names: [], unseen: [] });
    expect(laid.timeline.line).toEqual([1, 1, 2]);
    expect(stepsOf(laid)).toEqual(steps);
  });

  it('of any tree comes back from the form of a save as it was', () => {
    const recorded = fc.constantFrom<Recorded>(...line, ...aside);
    const step = fc.record({ parent: fc.nat(), decisions: fc.array(recorded, { minLength: 1, maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.nat(), (given, at) => {
        const steps = given.map(({ parent, decisions }, index) => ({ parent: parent % (index + 1), decisions }));
        const cursor = at % (steps.length + 1);
        const laid = laidOut(steps, cursor, { tip: cursor, names: [], unseen: [] });
        expect(stepsOf(laid)).toEqual(steps);
        expect(laid.timeline.line.at(-1) ?? 0).toBe(cursor);
        expect(readSave(world, { ...forked, ...laid }).ok).toBe(true);
      }),
    );
  });
});

describe('R19.2 playing a tree', () => {
  const beginning = { seed: 1, script: [], variants: {} };
  const steps = stepsOf(forked as never);

  it('visits every position after its parent, each as its own line makes it', () => {
    const seen = new Map<number, string>();
    const faults = playTree(world, beginning, steps, ({ node, game }) => {
      expect(node === 0 || seen.has(steps[node - 1]?.parent ?? -1)).toBe(true);
      seen.set(node, `${game.units['DE-LF-1' as keyof typeof game.units]?.at} ${game.turn}`);
    });
    expect(faults).toEqual([]);
    expect([...seen].sort(([a], [b]) => a - b)).toEqual([
      [0, 'Berlin 1'],
      [1, 'Berlin 1'],
      [2, 'Berlin 1'],
      [3, 'Lodz 1'],
      [4, 'Posen 1'],
    ]);
  });

  it('goes on beside a step that does not hold, and visits what of it holds', () => {
    const bad: Recorded = { side: 'axis', decision: { type: 'attack' } as never };
    const broken = steps.with(2, { parent: 2, decisions: [...aside, bad] });
    const after = [...broken, { parent: 3, decisions: aside }];
    const held = new Map<number, number>();
    const places = new Map<number, unknown>();
    const faults = playTree(world, beginning, after, (visit) => {
      held.set(visit.node, visit.held);
      places.set(visit.node, visit.game.units['DE-LF-1' as keyof typeof visit.game.units]?.at);
    });
    expect(faults).toMatchObject([{ node: 3, at: 1 }]);
    expect([...held].sort(([a], [b]) => a - b)).toEqual([
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    expect([places.get(3), places.get(4)]).toEqual(['Lodz', 'Posen']);
  });
});
