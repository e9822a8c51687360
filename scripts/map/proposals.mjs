// What an area proposes for itself: places for its stack, and for its name beside a given stack, each with its own cost.
import { BY_HAND } from './by-hand.mjs';
import { project } from './frame.mjs';
import { CELL, COLS, distanceToOther, NOTHING, ROWS } from './raster.mjs';
import { meanOver, outside, rectAround, sizeOf } from './rectangles.mjs';
import { measure } from './typography.mjs';

/** Side of a counter in board pixels: 36 px where the board is shown at 0.45, the table's first view. */
export const STACK = 80;
/** At sea both sides' ships lie side by side: the middles of two stacks are this far apart. */
const FLEETS = 88;
/** A stack shows the edges of two more counters up and left, and a tag with its number over the upper right corner. */
const BEHIND = 15;
const TAG = [9, 16];
const MARK = 27; // width of one base mark
const GAP = 7;
const SIZES = { land: [28, 26, 24, 22], sea: [31, 28, 25] };
const MOST_STACKS = 120;

const thin = (list, most) => list.filter((_, i) => i % Math.max(1, Math.ceil(list.length / most)) === 0);
const cellAt = ([x, y]) => Math.floor(y / CELL) * COLS + Math.floor(x / CELL);

/** Room for an area's base marks beside its name. */
const marksWidth = (area) => (area.base ? MARK * (area.victoryPoints === 2 ? 1.5 : 1) + GAP : 0);

/** Name and mark as one block around `middle`: its rectangle, the middle of the name (`at`), the middle of the mark. */
export const blockAt = (area, language, middle, { size, lines = 1, vertical = false }) => {
  const text = measure({ name: area[language], language, kind: area.kind, size, lines, vertical });
  const marks = marksWidth(area);
  const rect = rectAround(middle, text.width + marks, Math.max(text.height, area.base ? MARK : 0));
  const mark = area.base ? [rect[0] + (marks - GAP) / 2, middle[1]] : null;
  return { size, lines, vertical, rect, at: [middle[0] + marks / 2, middle[1]], mark };
};

/** What a point costs a thing of this area that lies on it: 0 on its own ground. */
export const groundOf = ({ grid, ids, seaCount }, area) => {
  const own = ids.indexOf(area.id);
  return (x, y) => {
    const region = grid[cellAt([x, y])] ?? NOTHING;
    if (region === own) return 0;
    if (region === NOTHING) return 2.5;
    const sea = region < seaCount;
    if (area.kind === 'sea') return sea ? 1.1 : 0.9;
    return sea ? 0.3 : 1;
  };
};

/** All that a full stack covers. */
const stackRect = (area, at) => {
  const [x0, y0, x1, y1] = rectAround(at, STACK + (area.kind === 'sea' ? FLEETS : 0), STACK);
  return [x0 - BEHIND, y0 - TAG[1], x1 + TAG[0], y1];
};

const stackCost = (area, ground) => {
  const home = project(area.seeds[0]);
  return (at, room, rect) =>
    meanOver(rect, 7, 5, ground) * 90 +
    outside(rect) * 4 +
    Math.hypot(at[0] - home[0], at[1] - home[1]) * 0.03 -
    Math.min(room, 70) * 0.15;
};

/** Roomy points of the area on a wide grid, or the one placed by hand. */
const stackPoints = ({ grid, ids }, area, roomAt) => {
  const hand = BY_HAND[area.id]?.counter;
  if (hand) return [hand];
  const region = ids.indexOf(area.id);
  const points = [];
  for (let r = 2; r < ROWS; r += 4)
    for (let c = 2; c < COLS; c += 4) if (grid[r * COLS + c] === region) points.push([c * CELL + 1, r * CELL + 1]);
  const enough = Math.min(Math.max(...points.map(roomAt)) * 0.82, 38);
  return thin(
    points.filter((p) => roomAt(p) >= enough),
    MOST_STACKS,
  );
};

/** Places for the middle of a stack, with the radius of the free circle there. */
export const stackPlaces = (board, area, ground) => {
  const region = board.ids.indexOf(area.id);
  const free = distanceToOther((i) => board.grid[i] === region);
  const roomAt = (point) => free[cellAt(point)];
  const cost = stackCost(area, ground);
  return stackPoints(board, area, roomAt).map((at) => {
    const rect = stackRect(area, at);
    return { at, room: roomAt(at), rect, cost: cost(at, roomAt(at), rect) };
  });
};

/** Middles of names around a stack, each with what it costs to leave the place right under it. */
const middlesAround = (stack, { width, height }) => {
  const [left, top, right, bottom] = stack.rect;
  const [x, y] = stack.at;
  const far = GAP + width / 2;
  const low = 5 + height / 2;
  const slides = [0, -0.25, 0.25, -0.45, 0.45].map((k) => ({ dx: k * width, cost: Math.abs(k) * 9 }));
  return [
    ...slides.map(({ dx, cost }) => ({ middle: [x + dx, bottom + low], cost })),
    ...slides.map(({ dx, cost }) => ({ middle: [x + dx, top - low], cost: cost + 6 })),
    ...[0, -26, 26].flatMap((dy) => [
      { middle: [right + far, y + dy], cost: 7 },
      { middle: [left - far, y + dy], cost: 8 },
    ]),
  ];
};

/** Ways to set a name: one or two lines in English, downwards in Japanese where no mark stands beside it. */
const settings = (area, language) => {
  const sizes = SIZES[area.kind];
  const lines = language === 'en' && area.en.includes(' ') ? [1, 2] : [1];
  const level = sizes.flatMap((size, i) => lines.map((n) => ({ size, lines: n, cost: i * 4 + (n - 1) * 2 })));
  const downwards = [
    { size: sizes[0], vertical: true, cost: 9 },
    { size: sizes.at(-1), vertical: true, cost: 14 },
  ];
  return language === 'ja' && area.kind === 'land' && !area.base ? [...level, ...downwards] : level;
};

const searched = (area, language, stack) =>
  settings(area, language).flatMap((setting) => {
    const room = sizeOf(blockAt(area, language, [0, 0], setting).rect);
    return middlesAround(stack, room).map(({ middle, cost }) => ({
      ...blockAt(area, language, middle, setting),
      cost: setting.cost + cost,
    }));
  });

/** Blocks this area could print beside a stack. */
export const nameBlocks = (area, language, stack, ground) => {
  const hand = BY_HAND[area.id]?.[language];
  const blocks = hand ? [{ ...blockAt(area, language, hand.at, hand), cost: 0 }] : searched(area, language, stack);
  return blocks.map((b) => ({ ...b, cost: b.cost + meanOver(b.rect, 11, 3, ground) * 30 + outside(b.rect) * 4 }));
};
