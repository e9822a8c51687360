// Names keep their size on the screen: where the map is seen from far away they are moved apart, and the least are left out.
import type { Language } from '../../store';
import { pieceScale, spreadOf } from './camera';
import { type AreaShape, areaShapes, nameRows, type Point } from './geometry';
import type { Rect } from './trayPlace';

export interface Named {
  readonly id: string;
  readonly name: string;
  /** Names of bases are moved least, names of seas most. */
  readonly weight: number;
  /** It has a mark of a base at its left. */
  readonly marked: boolean;
}

/** How far a name is moved, in pixels; null: there is no room for it. */
export type Shift = Point | null;

/** Width of a letter, of the space between letters of seas, and height of a row, in sizes of the type. */
const letter: Readonly<Record<Language, number>> = { ja: 1.04, en: 0.61 };
const seaSpace = 0.12;
const row = 1.1;
/** Room for the mark of a base left of a name, for that of a side right of the name of a sea, and between names. */
const mark = 21;
const sideMark = 14;
const between = 6;

/** A name as it lies: what it takes of the screen with its marks, the board's corner being 0. */
export interface Box extends Rect {
  readonly id: string;
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

interface Sheet {
  readonly k: number;
  readonly size: number;
  readonly language: Language;
}

function boxOf({ id, name, marked }: Named, shape: AreaShape, { k, size, language }: Sheet): Box {
  const scale = pieceScale(k, size);
  const { name: type, nameWidth } = scale;
  const place = shape.labels[language];
  const spread = spreadOf(size, scale);
  const [x, y] = shape.counter.at;
  const rows = nameRows(name, place).map(({ text }) => text.length);
  const sea = shape.kind === 'sea';
  const letters = Math.max(...rows) * (letter[language] + (sea ? seaSpace : 0)) * type * nameWidth;
  const [before, after] = [marked ? mark : 0, sea ? sideMark : 0];
  const [width, height] = [letters + before + after + between, rows.length * row * type];
  const left = x * k + (place.at[0] - x) * spread - letters / 2 - before - between / 2;
  return { id, left, top: y * k + (place.at[1] - y) * spread - height / 2, width, height };
}

function stackBox({ id, counter: { at } }: AreaShape, { k, size }: Sheet): Box {
  const side = size * pieceScale(k, size).counter;
  return { id, left: at[0] * k - side / 2, top: at[1] * k - side / 2, width: side, height: side };
}

/** Ways out of the way, the nearest first, in shares of the name's width and rows. */
const ways: readonly Point[] = [
  [0, 0],
  [0, 0.35],
  [0.2, 0],
  [-0.2, 0],
  [0.2, 0.4],
  [-0.2, 0.4],
  [0.4, 0.2],
  [-0.4, 0.2],
  [0, 0.9],
  [0.5, 0.7],
  [-0.5, 0.7],
  [0, 1.3],
  [0.6, -0.3],
  [-0.6, -0.3],
  [0, -3],
];

/** Part of a name that may be covered before it counts. */
const bearable = 0.04;
/** Part from which on a name without a base is left out. */
const hopeless = 0.12;

const moved = (box: Box, [x, y]: Point): Box => ({
  ...box,
  left: box.left + x * box.width,
  top: box.top + y * box.height,
});

const areaOf = ({ width, height }: Rect): number => width * height;

/** How much of a name, or of what it lies over, cannot be seen. */
const coveredPart = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other) / Math.min(areaOf(box), areaOf(other)), 0);

/** The best way for a name among those already placed: the first without trouble, else the least covered. */
function bestWay(box: Box, taken: readonly Box[]): { box: Box; covered: number } {
  const near = taken.filter(
    (other) =>
      Math.abs(other.left + other.width / 2 - box.left - box.width / 2) < other.width / 2 + box.width * 1.1 &&
      Math.abs(other.top - box.top) < 80,
  );
  const tries = ways.map((way) => {
    const there = moved(box, way);
    return { box: there, covered: coveredPart(there, near) };
  });
  const free = tries.find(({ covered }) => covered <= bearable);
  return free ?? tries.reduce((best, one) => (one.covered < best.covered ? one : best));
}

/** A name where it belongs and where it goes; null: there is no room for it. */
export interface Placed {
  readonly home: Box;
  readonly box: Box | null;
}

/** Places for names at a scale of the map, for counters of a size; the weightiest choose first. */
export function placeNames(names: readonly Named[], sheet: Sheet): readonly Placed[] {
  const shapes = names.flatMap((named) => {
    const shape = areaShapes[named.id];
    return shape ? [{ named, shape, home: boxOf(named, shape, sheet) }] : [];
  });
  const stacks = shapes.map(({ shape }) => stackBox(shape, sheet));
  const taken: Box[] = [];
  return shapes
    .sort((a, b) => b.named.weight - a.named.weight)
    .map(({ named, home }) => {
      const best = bestWay(home, [...taken, ...stacks.filter(({ id }) => id !== named.id)]);
      const box = best.covered > hopeless && !named.marked ? null : best.box;
      if (box) taken.push(box);
      return { home, box };
    });
}

/** How far names are moved, in pixels, and null for those that are left out; names that stay are absent. */
export function labelShifts(names: readonly Named[], sheet: Sheet): ReadonlyMap<string, Shift> {
  const moves = placeNames(names, sheet).map(({ home, box }): [string, Shift] => [
    home.id,
    box && [Math.round(box.left - home.left), Math.round(box.top - home.top)],
  ]);
  return new Map(moves.filter(([, shift]) => shift === null || shift[0] !== 0 || shift[1] !== 0));
}
