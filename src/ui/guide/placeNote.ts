// Where a paper beside something lies: inside the screen, never over what it speaks of, and off what must stay in sight.
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Ground {
  readonly screen: Size;
  /** What should not be covered. */
  readonly keep: readonly Box[];
  /** What had better not be covered. */
  readonly soft?: readonly Box[];
  /** Where the paper lay last: it stays while it can. */
  readonly last?: Pick<Box, 'left' | 'top'> | undefined;
  /** Distance from the target. */
  readonly gap: number;
}

export type XY = readonly [x: number, y: number];

const margin = 8;
const directions = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Width by height of what two boxes have in common. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The paper just outside the target in a direction, at a distance, pushed into the screen. */
function candidate(target: Box, size: Size, screen: Size, angle: number, distance: number): Box {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [halfWidth, halfHeight] = [
    (target.width + size.width) / 2 + distance,
    (target.height + size.height) / 2 + distance,
  ];
  const reach = Math.min(halfWidth / Math.max(Math.abs(cos), 0.001), halfHeight / Math.max(Math.abs(sin), 0.001));
  const left = target.left + target.width / 2 + cos * reach - size.width / 2;
  const top = target.top + target.height / 2 + sin * reach - size.height / 2;
  return within({ left, top, ...size }, screen);
}

const within = ({ left, top, width, height }: Box, screen: Size): Box => ({
  left: between(left, margin, Math.max(margin, screen.width - width - margin)),
  top: between(top, margin, Math.max(margin, screen.height - height - margin)),
  width,
  height,
});

const coveredTarget = 1000;

/** Price of a place: covering the target most of all, then what is to be kept, then the length of the way. */
function cost(place: Box, target: Box, { keep, soft = [], gap }: Ground): number {
  const [from, to] = leaderOf(place, target);
  const way = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(place, box), 0);
  const hides = covered(keep) + covered(soft) * 0.2;
  return overlap(place, grown(target, gap / 2)) * coveredTarget + hides + way * 12;
}

/** The best place for a paper of a size beside the target. */
export function placeNote(target: Box, size: Size, ground: Ground): Box {
  const { screen, gap, last } = ground;
  const tried = [gap, gap + 40, gap + 100, gap + 180, gap + 280].flatMap((distance) =>
    directions.map((angle) => candidate(target, size, screen, angle, distance)),
  );
  const priced = tried.map((place) => ({ place, price: cost(place, target, ground) }));
  const best = priced.reduce((one, other) => (other.price < one.price ? other : one));
  const stay = last && within({ ...last, ...size }, screen);
  return stay && cost(stay, target, ground) <= best.price + 1500 ? stay : best.place;
}

/** A place without a target: low in the middle. */
export const placeApart = (size: Size, screen: Size): Box =>
  within({ left: (screen.width - size.width) / 2, top: screen.height * 0.62 - size.height / 2, ...size }, screen);

const nearest = ({ left, top, width, height }: Box, [x, y]: XY): XY => [
  between(x, left, left + width),
  between(y, top, top + height),
];

/** From the edge of the paper to the edge of the target. */
export function leaderOf(place: Box, target: Box): readonly [from: XY, to: XY] {
  const to = nearest(target, [place.left + place.width / 2, place.top + place.height / 2]);
  const from = nearest(place, to);
  return [from, nearest(target, from)];
}

/** The same leader cut off where it reaches a box, such as the paper its target stands on. */
export function cutAt([from, to]: readonly [XY, XY], { left, top, width, height }: Box): readonly [from: XY, to: XY] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const entries = [
    dx === 0 ? 0 : Math.min((left - from[0]) / dx, (left + width - from[0]) / dx),
    dy === 0 ? 0 : Math.min((top - from[1]) / dy, (top + height - from[1]) / dy),
  ];
  const t = between(Math.max(...entries), 0, 1);
  return [from, [from[0] + dx * t, from[1] + dy * t]];
}
