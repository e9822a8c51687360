// Compares what touches on the board with what adjacency.json says.

import { project } from './frame.mjs';
import { CELL, COLS, contacts, fill, NOTHING, ROWS } from './raster.mjs';

/** Contacts shorter than this are a meeting at a corner, not a border. */
const CORNER = 10;
/** Authored contacts shorter than this are worth a look. */
const SHORT = 25;

/** Drawn between areas that are adjacent without touching. */
export const LINKS = [
  {
    pair: ['murmansk', 'norway'],
    line: [
      [29.2, 70.05],
      [30.3, 69.75],
      [31.6, 69.05],
      [32.6, 68.75],
    ],
  },
];
/** Drawn on borders between areas that touch without being adjacent. */
export const BARRIERS = [{ pair: ['ireland', 'scotland'] }];

/** What is known and accepted, each with its reason. Anything else that differs is an error. */
export const KNOWN = {
  'murmansk|norway': 'Petsamo was Finnish in 1939 and lies between: a link is drawn across it',
  'ireland|scotland': 'Northern Ireland is part of Scotland: a barrier is drawn on the Ulster border',
};

const key = (a, b) => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** Every region of the board as a raster, with the ids its numbers stand for. sea: id → ring; land: id → polygons. */
export const regionGrid = (sea, land, insets) => {
  const ids = [];
  const grid = new Int16Array(COLS * ROWS).fill(NOTHING);
  for (const [id, ring] of sea) {
    ids.push(id);
    fill(grid, [ring], ids.length - 1);
  }
  for (const [id, polygons] of land) {
    ids.push(id);
    for (const polygon of polygons) fill(grid, polygon, ids.length - 1);
  }
  for (const [id, inset] of Object.entries(insets)) if (inset.place) fill(grid, [inset.place], ids.indexOf(id));
  return { ids, grid };
};

/** apart: authored but not touching; extra: touching but not authored; short: authored, barely touching; strayed: seeds outside their area. */
export const compare = ({ ids, grid }, areas, adjacency) => {
  const played = new Set(areas.map((a) => a.id));
  const found = new Map();
  for (const [k, length] of contacts(grid)) {
    const [a, b] = k.split('|').map((i) => ids[i]);
    if (played.has(a) && played.has(b)) found.set(key(a, b), length);
  }
  const authored = new Set(adjacency.map(([a, b]) => key(a, b)));
  const apart = [...authored].filter((k) => !found.has(k));
  const short = [...authored].filter((k) => found.get(k) < SHORT).map((k) => [k, found.get(k)]);
  const extra = [...found].filter(([k, length]) => !authored.has(k) && length >= CORNER);
  const strayed = areas
    .flatMap((a) =>
      a.seeds.map((s) => {
        const [x, y] = project(s);
        const c = Math.floor(x / CELL),
          r = Math.floor(y / CELL);
        const id =
          c < 0 || r < 0 || c >= COLS || r >= ROWS ? '(outside the frame)' : (ids[grid[r * COLS + c]] ?? '(nothing)');
        return id === a.id ? null : [a.id, s, id];
      }),
    )
    .filter(Boolean);
  const unknown = [...apart, ...extra.map(([k]) => k)].filter((k) => !KNOWN[k]);
  return { found, apart, short, extra, strayed, unknown };
};
