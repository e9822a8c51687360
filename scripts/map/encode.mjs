// Coordinates in the files are whole tenths of a pixel; paths are relative, with the fewest separators SVG allows.
export const SCALE = 10;
export const tenth = (v) => Math.round(v * SCALE);

const one = (points, close) => {
  let d = '',
    px = 0,
    py = 0,
    n = 0;
  const last = points.length - 1;
  const open = close && points[0][0] === points[last][0] && points[0][1] === points[last][1] ? last : points.length;
  for (let i = 0; i < open; i++) {
    const x = tenth(points[i][0]),
      y = tenth(points[i][1]);
    if (n && x === px && y === py) continue;
    const [dx, dy] = [x - px, y - py];
    d += n === 0 ? `M${x} ${y}` : `${n === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    px = x;
    py = y;
    n++;
  }
  return n > (close ? 2 : 1) ? d + (close ? 'z' : '') : '';
};
export const ringsPath = (rings) => rings.map((r) => one(r, true)).join('');
export const linesPath = (lines) => lines.map((l) => one(l, false)).join('');
