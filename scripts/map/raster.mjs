// A raster of the board: which region lies at each cell, how far it is to the next region, who touches whom.
import { HEIGHT, WIDTH } from './frame.mjs';

export const CELL = 2;
export const COLS = WIDTH / CELL;
export const ROWS = HEIGHT / CELL;
export const NOTHING = -1;

/** Fills rings (even-odd) into the grid; `take` may refuse a cell. */
export const fill = (grid, rings, value, take = () => true) => {
  const edges = [];
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[j], ring[i]];
      if (a[1] !== b[1]) edges.push(a[1] < b[1] ? [a, b] : [b, a]);
    }
  const from = Math.max(0, Math.floor(Math.min(...edges.map((e) => e[0][1])) / CELL));
  const to = Math.min(ROWS - 1, Math.ceil(Math.max(...edges.map((e) => e[1][1])) / CELL));
  const rows = Array.from({ length: to - from + 1 }, () => []);
  for (const [a, b] of edges) {
    const first = Math.max(from, Math.ceil(a[1] / CELL - 0.5)),
      last = Math.min(to, Math.ceil(b[1] / CELL - 0.5) - 1);
    for (let r = first; r <= last; r++)
      rows[r - from].push(a[0] + ((b[0] - a[0]) * ((r + 0.5) * CELL - a[1])) / (b[1] - a[1]));
  }
  rows.forEach((xs, k) => {
    xs.sort((p, q) => p - q);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const c0 = Math.max(0, Math.ceil(xs[i] / CELL - 0.5)),
        c1 = Math.min(COLS - 1, Math.ceil(xs[i + 1] / CELL - 0.5) - 1);
      for (let c = c0; c <= c1; c++) {
        const at = (k + from) * COLS + c;
        if (take(grid[at])) grid[at] = value;
      }
    }
  });
};

/** Euclidean distance in pixels from each cell to the nearest cell that is not `same` (Felzenszwalb's two passes); the frame counts as a border. */
export const distanceToOther = (same) => {
  const inf = 1e9,
    f = new Float64Array(COLS * ROWS);
  for (let r = 0; r < ROWS; r++) for (let c = 0; c < COLS; c++) f[r * COLS + c] = same(r * COLS + c) ? inf : 0;
  const pass = (n, get, set) => {
    const v = new Int32Array(n + 2),
      z = new Float64Array(n + 3),
      g = new Float64Array(n + 2);
    g[0] = 0;
    g[n + 1] = 0;
    for (let q = 0; q < n; q++) g[q + 1] = get(q);
    let k = 0;
    v[0] = 0;
    z[0] = -inf;
    z[1] = inf;
    for (let q = 1; q < n + 2; q++) {
      let s;
      do {
        const p = v[k];
        s = (g[q] + q * q - g[p] - p * p) / (2 * q - 2 * p);
      } while (s <= z[k] && --k >= 0);
      k++;
      v[k] = q;
      z[k] = s;
      z[k + 1] = inf;
    }
    k = 0;
    for (let q = 0; q < n + 2; q++) {
      while (z[k + 1] < q) k++;
      if (q > 0 && q <= n) set(q - 1, (q - v[k]) ** 2 + g[v[k]]);
    }
  };
  for (let c = 0; c < COLS; c++)
    pass(
      ROWS,
      (q) => f[q * COLS + c],
      (q, x) => {
        f[q * COLS + c] = x;
      },
    );
  for (let r = 0; r < ROWS; r++)
    pass(
      COLS,
      (q) => f[r * COLS + q],
      (q, x) => {
        f[r * COLS + q] = x;
      },
    );
  for (let i = 0; i < f.length; i++) f[i] = Math.sqrt(f[i]) * CELL;
  return f;
};

/** Contacts between regions: Map "i|j" (i < j) → length of the common edge in pixels, roughly. */
export const contacts = (grid) => {
  const out = new Map();
  const add = (p, q) => {
    if (p !== q && p !== NOTHING && q !== NOTHING) {
      const k = p < q ? `${p}|${q}` : `${q}|${p}`;
      out.set(k, (out.get(k) ?? 0) + CELL * 0.8);
    }
  };
  for (let r = 0; r < ROWS; r++)
    for (let c = 0; c < COLS; c++) {
      const i = r * COLS + c;
      if (c + 1 < COLS) add(grid[i], grid[i + 1]);
      if (r + 1 < ROWS) add(grid[i], grid[i + COLS]);
    }
  return out;
};
