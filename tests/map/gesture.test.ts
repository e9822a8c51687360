// Dragging and boxes: what is chosen by them, and what shift adds.
import { describe, expect, it } from 'vitest';
import { promptOf, selectable, viewFor } from '../../src/engine';
import { boxBetween, boxed, isDragged, type Seen, stacksInBox } from '../../src/ui/map/gesture';
import { stacksOf } from '../../src/ui/map/stacks';
import { canBeDragged, rangeOf, selectionAdding, selectionWith, usableOf } from '../../src/ui/map/tray';
import { builtInWorld } from '../support/builtInWorld';
import { type Game, given, ids } from '../support/game';
import { nation } from '../support/packs/ids';

const points = given(builtInWorld).points('axis', 2);

const selectablesOf = ({ world, state }: Game) =>
  Object.fromEntries(selectable(world, state).map(({ unit: id, refusal }) => [id, refusal]));

const asked = ({ state }: Game, group = '') => ({ prompt: promptOf(state), selection: ids(group) });

function stackAt({ world, state }: Game, key: string) {
  const found = stacksOf(world, viewFor(state, null)).find((stack) => stack.key === key);
  if (!found) throw new Error(`no stack ${key}`);
  return found;
}

const recovering = points.spent('DE-LF-1', 'DE-LF-4', 'DE-LF-5').asking('axis', {
  at: 'recovery',
  side: 'axis',
  nation: nation('DE'),
  count: 2,
  candidates: ids('DE-LF-1 DE-LF-4 DE-LF-5'),
});

describe('a drag', () => {
  it('begins when the pointer has left the place of the press, later for a finger', () => {
    expect(isDragged([10, 10], [13, 13], false)).toBe(false);
    expect(isDragged([10, 10], [15, 14], false)).toBe(true);
    expect(isDragged([10, 10], [15, 14], true)).toBe(false);
    expect(isDragged([10, 10], [10, 22], true)).toBe(true);
  });

  it('takes stacks with usable units, and R9.9: the one of which a unit retreats', () => {
    const selectables = selectablesOf(points);
    expect(canBeDragged(promptOf(points.state), selectables, stackAt(points, 'berlin-axis'))).toBe(true);
    expect(canBeDragged(promptOf(points.state), selectables, stackAt(points, 'paris-allies'))).toBe(false);
    const units = ids('FR-LF-1');
    const game = points
      .put('paris', 'FR-LF-1')
      .asking('axis', { at: 'retreat', side: 'allies', cause: 'battle', units });
    expect(canBeDragged(promptOf(game.state), selectablesOf(game), stackAt(game, 'paris-allies'))).toBe(true);
    expect(canBeDragged(promptOf(game.state), selectablesOf(game), stackAt(game, 'berlin-axis'))).toBe(false);
  });
});

describe('a box', () => {
  const seen = (game: Game, places: Record<string, readonly [number, number]>): Seen[] =>
    Object.entries(places).map(([key, at]) => ({ stack: stackAt(game, key), at }));
  const three = { 'berlin-axis': [100, 100], 'ruhr-axis': [60, 100], 'paris-allies': [90, 90] } as const;

  it('is the same whichever corner it is drawn from', () => {
    const box = { left: 10, top: 20, width: 30, height: 40 };
    expect(boxBetween([10, 20], [40, 60])).toEqual(box);
    expect(boxBetween([40, 20], [10, 60])).toEqual(box);
  });

  it('holds the usable stacks whose middle lies in it, the nearest to its own middle first', () => {
    const inBox = (box: Parameters<typeof stacksInBox>[1]) =>
      stacksInBox(seen(points, three), box, selectablesOf(points)).map(({ key }) => key);
    expect(inBox({ left: 0, top: 0, width: 210, height: 210 })).toEqual(['berlin-axis', 'ruhr-axis']);
    expect(inBox({ left: 40, top: 80, width: 40, height: 40 })).toEqual(['ruhr-axis']);
    expect(inBox({ left: 0, top: 0, width: 50, height: 50 })).toEqual([]);
  });

  it('R7.4: takes the units of one area, because a group stands together', () => {
    const selectables = selectablesOf(points);
    const stacks = [stackAt(points, 'ruhr-axis'), stackAt(points, 'berlin-axis')];
    expect(boxed(asked(points), selectables, stacks)).toEqual(usableOf(selectables, stackAt(points, 'ruhr-axis')));
    expect(boxed(asked(points, 'DE-TF-1'), selectables, [])).toEqual(['DE-TF-1']);
  });

  it('R13.6: where units are gathered it takes those of all its stacks, up to the number asked', () => {
    const stacks = [stackAt(recovering, 'berlin-axis'), stackAt(recovering, 'ruhr-axis')];
    const taken = boxed(asked(recovering), selectablesOf(recovering), stacks);
    expect(taken).toHaveLength(2);
    expect(taken).toContain('DE-LF-1');
    expect(
      boxed(asked(recovering, 'DE-LF-1'), selectablesOf(recovering), [stackAt(recovering, 'berlin-axis')]),
    ).toEqual(['DE-LF-1']);
  });
});

describe('shift', () => {
  it('adds a stack to what is chosen, and takes it out again when all of it was chosen', () => {
    const selectables = selectablesOf(points);
    const [ruhr, berlin] = [stackAt(points, 'ruhr-axis'), stackAt(points, 'berlin-axis')];
    const both = selectionAdding({ ...asked(points), selection: usableOf(selectables, ruhr) }, selectables, berlin);
    expect([...both].sort()).toEqual([...usableOf(selectables, ruhr), ...usableOf(selectables, berlin)].sort());
    const again = selectionAdding({ ...asked(points), selection: both }, selectables, berlin);
    expect(again).toEqual(usableOf(selectables, ruhr));
  });

  it('a plain click takes the stack in place of what was chosen', () => {
    const selectables = selectablesOf(points);
    const ruhr = stackAt(points, 'ruhr-axis');
    expect(selectionWith(asked(points, 'DE-TF-1'), selectables, ruhr)).toEqual(usableOf(selectables, ruhr));
  });

  it('in the tray it takes all counters between the last one and this one', () => {
    const row = ids('a b c d e');
    const [a, b, , d] = row;
    if (!a || !b || !d) throw new Error('a row of five');
    expect(rangeOf(row, b, d)).toEqual(ids('b c d'));
    expect(rangeOf(row, d, a)).toEqual(ids('a b c d'));
    expect(rangeOf(row, null, b)).toEqual(ids('b'));
    expect(rangeOf(ids('b c'), a, b)).toEqual(ids('b'));
  });
});
