// Rectangles as [left, top, right, bottom] in board pixels.
import { HEIGHT, WIDTH } from './frame.mjs';

const EDGE = 26; // nothing comes nearer to the frame

export const rectAround = ([x, y], w, h) => [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
export const sizeOf = ([x0, y0, x1, y1]) => ({ width: x1 - x0, height: y1 - y0 });
const areaOf = ([x0, y0, x1, y1]) => (x1 - x0) * (y1 - y0);

/** How much of the smaller one lies on the other, 0 to 1. */
export const overlap = (a, b) => {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? (width * height) / Math.min(areaOf(a), areaOf(b)) : 0;
};

/** How far it sticks out of the frame, in pixels, all sides together. */
export const outside = ([x0, y0, x1, y1]) =>
  Math.max(0, EDGE - x0) + Math.max(0, EDGE - y0) + Math.max(0, x1 - WIDTH + EDGE) + Math.max(0, y1 - HEIGHT + EDGE);

/** Mean of `value(x, y)` over a rectangle, taken at columns × rows points. */
export const meanOver = ([x0, y0, x1, y1], columns, rows, value) => {
  let sum = 0;
  for (let r = 0; r < rows; r++) {
    const y = y0 + ((r + 0.5) * (y1 - y0)) / rows;
    for (let c = 0; c < columns; c++) sum += value(x0 + ((c + 0.5) * (x1 - x0)) / columns, y);
  }
  return sum / (columns * rows);
};
