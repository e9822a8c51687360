// The drawn board in pixels of its own view, unpacked from map.json, which scripts/map makes and which counts in tenths.
import base from './base.webp';
import baseSmall from './base-small.webp';
import packed from './map.json';
import overview from './overview.webp';

export type Point = readonly [x: number, y: number];
export type LabelLanguage = 'ja' | 'en';

/** Where an area's name stands. `mark` is the middle of its base mark, left of the name. */
export interface LabelPlace {
  /** Middle of the name, without the mark. */
  readonly at: Point;
  readonly size: number;
  /** Letter spacing in pixels. */
  readonly spacing: number;
  readonly lines: number;
  /** Set downwards (writing-mode: vertical-rl). */
  readonly vertical: boolean;
  readonly mark: Point | null;
}

/** A box beside an area too small for a counter. It is part of the area's outline. */
export interface InsetShape {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Line from the place itself to the box. */
  readonly leader: string;
  /** The area enlarged, inside the box. */
  readonly outline: string;
  /** The disc that stands for the place itself. */
  readonly disc: { readonly x: number; readonly y: number; readonly r: number } | null;
}

export interface AreaShape {
  readonly id: string;
  readonly kind: 'land' | 'sea';
  /** Outline. Those of sea areas run through the land: draw and hit-test them below the land areas. */
  readonly d: string;
  readonly bounds: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Middle of the stack, and the radius of the circle around it that stays inside the area. */
  readonly counter: { readonly at: Point; readonly room: number };
  readonly labels: Readonly<Record<LabelLanguage, LabelPlace>>;
  /** R15.4: places above the stack, one per step of the American entry track. */
  readonly slots: readonly Point[];
  readonly inset: InsetShape | null;
}

/** A line between two areas: a link (adjacent without touching) or a barrier (touching without being adjacent). */
export interface PairLine {
  readonly pair: readonly [string, string];
  readonly d: string;
}

interface PackedLabel {
  at: number[];
  size: number;
  spacing?: number | undefined;
  lines?: number | undefined;
  vertical?: boolean | undefined;
  mark?: number[] | undefined;
}
interface PackedInset {
  box: number[];
  leader: string;
  outline: string;
  place?: number[] | undefined;
}
interface PackedArea {
  id: string;
  kind: string;
  d: string;
  bounds: number[];
  counter: number[];
  labels: Record<LabelLanguage, PackedLabel>;
  slots?: number[][] | undefined;
  inset?: PackedInset | undefined;
}
interface PackedMap {
  view: number[];
  areas: PackedArea[];
  national: string;
  border: string;
  seaLimits: string;
  links: { pair: string[]; d: string }[];
  barriers: { pair: string[]; d: string }[];
}

const map: PackedMap = packed;
const pixels = (tenths: number): number => tenths / packed.scale;
const path = (tenths: string): string => tenths.replace(/\d+/g, (digits) => String(pixels(Number(digits))));

function numbers(tenths: readonly number[]): [number, number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = tenths.map(pixels);
  return [a, b, c, d];
}

function point(tenths: readonly number[]): Point {
  const [x, y] = numbers(tenths);
  return [x, y];
}

function unpackLabel(label: PackedLabel): LabelPlace {
  return {
    at: point(label.at),
    size: pixels(label.size),
    spacing: pixels(label.spacing ?? 0),
    lines: label.lines ?? 1,
    vertical: label.vertical ?? false,
    mark: label.mark ? point(label.mark) : null,
  };
}

function disc(tenths: readonly number[]): InsetShape['disc'] {
  const [x, y, r] = numbers(tenths);
  return { x, y, r };
}

function unpackInset({ box, leader, outline, place }: PackedInset): InsetShape {
  const [x, y, width, height] = numbers(box);
  return {
    box: { x, y, width, height },
    leader: path(leader),
    outline: path(outline),
    disc: place ? disc(place) : null,
  };
}

function unpackArea(area: PackedArea): AreaShape {
  const [left, top, right, bottom] = numbers(area.bounds);
  const [x, y, room] = numbers(area.counter);
  return {
    id: area.id,
    kind: area.kind === 'sea' ? 'sea' : 'land',
    d: path(area.d),
    bounds: { left, top, right, bottom },
    counter: { at: [x, y], room },
    labels: { ja: unpackLabel(area.labels.ja), en: unpackLabel(area.labels.en) },
    slots: (area.slots ?? []).map(point),
    inset: area.inset ? unpackInset(area.inset) : null,
  };
}

function pairLine({ pair: [a = '', b = ''], d }: { pair: string[]; d: string }): PairLine {
  return { pair: [a, b], d: path(d) };
}

const [width, height] = point(map.view);
export const board = { width, height, viewBox: `0 0 ${width} ${height}` } as const;

/** Side of the stacks for which the places were chosen, in board pixels. */
export const stackSize = 80;

/** Baked pictures of the board without words: the base of the map in two sizes, and a small one of the whole. */
export const boardImages = { base, baseSmall, overview } as const;

/** Pixels of the small base image across the board. */
export const baseSmallWidth = 2400;

const shapes = map.areas.map(unpackArea);

export const areaShapes: Readonly<Record<string, AreaShape>> = Object.fromEntries(
  shapes.map((shape) => [shape.id, shape]),
);

/** All areas in drawing order. */
export const seaAreasFirst: readonly AreaShape[] = [
  ...shapes.filter(({ kind }) => kind === 'sea'),
  ...shapes.filter(({ kind }) => kind === 'land'),
];

export const links: readonly PairLine[] = map.links.map(pairLine);
export const barriers: readonly PairLine[] = map.barriers.map(pairLine);
/** Frontiers of August 1939. */
export const frontiers = path(map.national);
/** Borders between areas of one nation. */
export const areaBorders = path(map.border);
export const seaLimits = path(map.seaLimits);

/** The shape of an area of this board. Throws when the board does not know it. */
export function areaShape(id: string): AreaShape {
  const shape = areaShapes[id];
  if (!shape) throw new Error(`the board has no area ${id}`);
  return shape;
}

/** The lines of a name with the point for each: middle of its baseline, or middle of the whole when set downwards. */
export function nameRows(name: string, place: LabelPlace): { text: string; x: number; y: number }[] {
  const [x, y] = place.at;
  if (place.vertical) return [{ text: name, x, y }];
  const [first = name, ...rest] = place.lines > 1 ? name.split(' ') : [name];
  const texts = rest.length > 0 ? [first, rest.join(' ')] : [first];
  const baseline = (row: number): number => y + place.size * (0.36 + (row - (texts.length - 1) / 2) * 1.06);
  return texts.map((text, row) => ({ text, x: x + place.spacing / 2, y: baseline(row) }));
}
