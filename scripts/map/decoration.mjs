// Ornament without meaning for the rules: mountain ranges, marshes, a toothed line, a compass rose.
import { project } from './frame.mjs';
import { MARSHES, RANGES } from './landmarks.mjs';

const ROSE = { at: [112, 1385], r: 64 };

/** The same row of numbers between 0 and 1 on every run. */
const rng = (seed) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};
const f = (n) => n.toFixed(1);

const hill = (x, y, w, h) =>
  `<path d="M${f(x - w)} ${f(y)}Q${f(x - w * 0.4)} ${f(y - h * 0.45)} ${f(x)} ${f(y - h)}Q${f(x + w * 0.45)} ${f(y - h * 0.4)} ${f(x + w)} ${f(y)}" fill="#f7f0da" fill-opacity=".6" stroke="#5d4c36" stroke-opacity=".62" stroke-width=".9"/>` +
  `<path d="M${f(x)} ${f(y - h)}Q${f(x + w * 0.1)} ${f(y - h * 0.5)} ${f(x + w * 0.2)} ${f(y - 1)}L${f(x + w * 0.95)} ${f(y)}Q${f(x + w * 0.45)} ${f(y - h * 0.4)} ${f(x)} ${f(y - h)}Z" fill="#5d4c36" fill-opacity=".3"/>`;

/** Places along one leg of a range: [x, y, half width, height]. */
const alongLeg = ([a, b], rows, height, random) => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]),
    n = Math.max(1, Math.round(length / (height * 1.45)));
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length],
    out = [];
  for (let k = 0; k < n; k++)
    for (let row = 0; row < rows; row++) {
      const t = (k + 0.2 + random() * 0.6) / n,
        side = (row - (rows - 1) / 2) * height * 0.95 + (random() - 0.5) * height * 0.6;
      const h = height * (0.75 + random() * 0.5);
      out.push([a[0] + (b[0] - a[0]) * t + nx * side, a[1] + (b[1] - a[1]) * t + ny * side, h * 0.82, h]);
    }
  return out;
};

/** Little mountains along the ranges, the nearer in front. */
export const hills = () => {
  const random = rng(11);
  const legs = RANGES.flatMap(({ line, rows, height }) => {
    const points = line.map(project);
    return points.slice(1).flatMap((p, i) => alongLeg([points[i], p], rows, height, random));
  });
  return legs
    .sort((p, q) => p[1] - q[1])
    .map((m) => hill(...m))
    .join('');
};

export const marshes = () => {
  const random = rng(5);
  return MARSHES.map(project)
    .flatMap(([x, y]) => [
      [x, y],
      [x + 20 + random() * 8, y + 9],
      [x - 12, y + 13 + random() * 5],
    ])
    .map(
      ([x, y]) =>
        `<path d="M${f(x - 8)} ${f(y)}h16M${f(x - 4)} ${f(y - 1)}l-2 -5M${f(x)} ${f(y - 1)}v-6M${f(x + 4)} ${f(y - 1)}l2 -5" stroke="#54765f" stroke-opacity=".75" stroke-width="1" fill="none"/>`,
    )
    .join('');
};

/** A line with little teeth on its left-hand side. */
export const toothed = (line, gap = 11, size = 6) => {
  const points = line.map(project);
  let teeth = '',
    next = gap / 2;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]],
      length = Math.hypot(b[0] - a[0], b[1] - a[1]),
      [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    for (; next < length; next += gap) {
      const [x, y] = [a[0] + ux * next, a[1] + uy * next];
      teeth += `M${f(x - ux * 3)} ${f(y - uy * 3)}L${f(x + uy * size)} ${f(y - ux * size)}L${f(x + ux * 3)} ${f(y + uy * 3)}z`;
    }
    next -= length;
  }
  return `<path d="${teeth}" fill="#3b2a1d"/><path d="M${points.map((p) => p.map(f).join(' ')).join('L')}" fill="none" stroke="#3b2a1d" stroke-width="2.2"/>`;
};

/** Compass rose, north marked by its point only. */
export const rose = () => {
  const {
    at: [x, y],
    r,
  } = ROSE;
  const polar = (degrees, length) => {
    const rad = (degrees * Math.PI) / 180;
    return `${f(length * Math.sin(rad))} ${f(-length * Math.cos(rad))}`;
  };
  const point = (degrees, length, half) =>
    `<path d="M${polar(degrees, length)}L${polar(degrees + half, r * 0.2)}L0 0z" fill="#3b2a1d"/>` +
    `<path d="M${polar(degrees, length)}L${polar(degrees - half, r * 0.2)}L0 0z" fill="#efe5c9" stroke="#3b2a1d" stroke-width="1"/>`;
  const rings = [
    [0.62, 1.6],
    [0.56, 0.8],
  ]
    .map(([k, w]) => `<circle r="${f(r * k)}" fill="none" stroke="#3b2a1d" stroke-width="${w}"/>`)
    .join('');
  return `<g transform="translate(${x} ${y})" opacity=".7">${rings}${[45, 135, 225, 315].map((d) => point(d, r * 0.66, 34)).join('')}${[0, 90, 180, 270].map((d) => point(d, r, 30)).join('')}<path d="M0 ${f(-r - 17)}l7 11h-14z" fill="#3b2a1d"/></g>`;
};
