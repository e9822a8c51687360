// Branches as lanes, and where they stand in pixels.
import { describe, expect, it } from 'vitest';
import { scaleOf } from '../../src/ui/charts/scale';
import { placesOf } from '../../src/ui/charts/timeAxis';
import { type Lane, laneOf, type Tree, treeOf } from '../../src/ui/timeline/lanes';
import { lookedAt, opensTurn, pathTo } from '../../src/ui/timeline/paths';
import { dotOf, endOf, type Ground, heightOf, rowY, wayOf } from '../../src/ui/timeline/treeShape';
import { triesIn } from '../../src/ui/timeline/tries';
import { branch, entriesOf, indexed, lineOf, type Sketch } from './entries';

// The current line 0–19, a long branch 20–39 from 9 with a twig 40–47 from 29, a short try 50–51 from 5.
const sketches: readonly Sketch[] = [
  ...lineOf(0, 9, null, 1),
  ...lineOf(10, 19, 9, 2),
  ...lineOf(20, 39, 9, 2),
  ...lineOf(40, 47, 29, 2),
  ...lineOf(50, 51, 5, 1),
];
const index = indexed(...sketches);
const current = branch(19, { current: true, steps: 19, turn: 2 });
const long = branch(39, { from: 9, steps: 20, turn: 2 });
const twig = branch(47, { from: 9, steps: 18, turn: 2 });
const short = branch(51, { from: 5, steps: 2 });
const all = [current, short, twig, long];
const span = ({ own, from }: Pick<Lane, 'own' | 'from'>) => [from ?? 0, own.at(-1)?.id ?? 0] as const;
const tree = treeOf(index, all, span);

const laneOfTip = ({ lanes }: Tree, tip: number): Lane => {
  const lane = lanes.find((one) => one.branch.tip === tip);
  if (!lane) throw new Error(`no lane to ${tip}`);
  return lane;
};

describe('lanes', () => {
  it('draw every position once, on the current line first', () => {
    const drawn = tree.lanes.flatMap(({ own }) => own.map(({ id }) => id));
    expect(drawn.toSorted((a, b) => a - b)).toEqual(sketches.map(([id]) => id));
    expect(laneOfTip(tree, 19).own).toHaveLength(20);
    expect(laneOf(tree, 15)?.branch).toBe(current);
  });

  it('begin where they leave another one, which need not be the current line', () => {
    expect(laneOfTip(tree, 19).from).toBeNull();
    expect(laneOfTip(tree, 39).from).toBe(9);
    expect(laneOfTip(tree, 47).from).toBe(29);
    expect(laneOfTip(tree, 47).own).toHaveLength(8);
  });

  it('have the current line on top and no two on top of one another', () => {
    expect(laneOfTip(tree, 19).row).toBe(0);
    expect(laneOfTip(tree, 39).row).toBe(1);
    expect(laneOfTip(tree, 47).row).toBe(2);
    expect(tree.rows).toBe(3);
  });

  it('share a row where there is room', () => {
    const far = treeOf(index, [current, long, twig], ({ from }) => (from === 29 ? [80, 90] : [9, 39]));
    expect(laneOfTip(far, 47).row).toBe(1);
    expect(far.rows).toBe(2);
  });

  it('give a short try no row, unless it has a name', () => {
    expect(laneOfTip(tree, 51).row).toBeNull();
    const named = treeOf(index, [current, { ...short, name: 'やり直し' }], span);
    expect(laneOfTip(named, 51).row).toBe(1);
  });

  it('are drawn alike after another line has become the longest', () => {
    const styleOf = (branches: typeof all, tip: number) => laneOfTip(treeOf(index, branches, span), tip).style;
    const shorter = all.map((one) => (one === long ? { ...long, steps: 1 } : one));
    expect([39, 47].map((tip) => styleOf(all, tip))).toEqual([39, 47].map((tip) => styleOf(shorter, tip)));
    expect(styleOf(all, 19)).toBe(0);
  });

  it('are never more than seven with a row, however many branches there are', () => {
    const many = Array.from({ length: 30 }, (_, n) => lineOf(100 + n * 10, 109 + n * 10, 0, 1));
    const branches = many.map((_, n) => branch(109 + n * 10));
    const crowded = treeOf(indexed(...sketches, ...many.flat()), [current, ...branches], span);
    expect(crowded.lanes).toHaveLength(31);
    expect(crowded.lanes.filter(({ row }) => row !== null)).toHaveLength(7);
  });
});

describe('the tree in pixels', () => {
  const frame = { width: 1000, height: 300, left: 50, right: 50, top: 0, bottom: 0 };
  const ground: Ground = { tree, places: placesOf(entriesOf(...sketches)), scale: scaleOf(frame, 12, 10) };
  const dot = (tip: number, node: number) => dotOf(ground, laneOfTip(tree, tip), node);

  it('has the current line level, on the time axis', () => {
    expect(dot(19, 0)).toEqual([50, rowY(0)]);
    expect(dot(19, 10)).toEqual([125, rowY(0)]);
    expect(wayOf(ground, laneOfTip(tree, 19))).toBe(`M50 ${rowY(0)}H${dot(19, 19)[0]}`);
  });

  it('lets a branch leave its lane at the position where it began and reach its own row', () => {
    const [x, y] = dot(19, 9);
    expect(wayOf(ground, laneOfTip(tree, 39)).startsWith(`M${x} ${y}C`)).toBe(true);
    expect(endOf(ground, laneOfTip(tree, 39))[1]).toBe(rowY(1));
    expect(dot(39, 39)).toEqual(endOf(ground, laneOfTip(tree, 39)));
  });

  it('shows a short try as a spur over its lane', () => {
    const [x, y] = endOf(ground, laneOfTip(tree, 51));
    expect(y).toBeLessThan(rowY(0));
    expect(x).toBeGreaterThan(dot(19, 5)[0]);
    expect(triesIn(ground)).toEqual([laneOfTip(tree, 51)]);
  });

  it('shows the newest of tries that stand too close', () => {
    const again = indexed(...sketches, [52, 5, 1], [53, 6, 1]);
    const tries = treeOf(again, [...all, branch(52), branch(53)], span);
    expect(triesIn({ ...ground, tree: tries }).map((lane) => lane.branch.tip)).toEqual([53]);
  });

  it('grows with its rows', () => expect(heightOf(tree)).toBeGreaterThan(rowY(2)));
});

describe('what is looked at', () => {
  const view = { entries: entriesOf(...sketches), cursor: 12, branches: all };

  it('is the present position at first, on the current line', () =>
    expect(lookedAt(view, index, null, null)).toEqual({ node: 12, tip: 19 }));

  it('stays on the branch where the position is part of it', () => {
    expect(lookedAt(view, index, 5, 39)).toEqual({ node: 5, tip: 39 });
    expect(lookedAt(view, index, 45, 39)).toEqual({ node: 45, tip: 47 });
  });

  it('falls back to the present position when it is no more known', () =>
    expect(lookedAt(view, index, 999, 998)).toEqual({ node: 12, tip: 19 }));

  it('knows the path to a position, and none to an unknown one', () => {
    expect(pathTo(index, 51).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 50, 51]);
    expect(pathTo(index, 999)).toEqual([]);
  });

  it('knows the positions that open a turn', () =>
    expect([...index.values()].filter((entry) => opensTurn(index, entry)).map(({ id }) => id)).toEqual([0, 10, 20]));
});
