// How wide a name is on the board. Japanese is set solid; the widths of Latin letters are those of the table's serif,
// in hundredths of the type size.

const BOLD = {
  ' ': 25,
  '-': 37,
  '.': 33,
  A: 75,
  B: 71,
  C: 70,
  D: 79,
  E: 67,
  F: 65,
  G: 76,
  H: 86,
  I: 43,
  J: 43,
  K: 77,
  L: 64,
  M: 100,
  N: 81,
  O: 78,
  P: 67,
  Q: 78,
  R: 75,
  S: 60,
  T: 69,
  U: 82,
  V: 73,
  W: 109,
  X: 73,
  Y: 70,
  Z: 63,
  a: 58,
  b: 67,
  c: 56,
  d: 66,
  e: 57,
  f: 40,
  g: 60,
  h: 69,
  i: 35,
  j: 33,
  k: 65,
  l: 35,
  m: 101,
  n: 68,
  o: 62,
  p: 67,
  q: 64,
  r: 50,
  s: 50,
  t: 39,
  u: 68,
  v: 58,
  w: 87,
  x: 60,
  y: 58,
  z: 52,
};
/** Space between letters as a share of the type size. */
export const SPACING = { land: { ja: 0.05, en: 0 }, sea: { ja: 0.16, en: 0.06 } };
/** Distance of two lines of one name, as a share of the type size. */
export const LEADING = 1.06;

const letter = (character) => (BOLD[character] ?? 100) / 100;

/** The name broken into at most `lines` lines at its spaces, as evenly as its words allow. */
export const breakName = (name, lines) => {
  const words = name.split(' ');
  return lines === 1 || words.length === 1 ? [name] : [words[0], words.slice(1).join(' ')];
};

/** Width in pixels of one line. */
const lineWidth = (line, size, spacing) => {
  const characters = [...line];
  return characters.reduce((sum, c) => sum + letter(c) * size, 0) + (characters.length - 1) * spacing * size;
};

/** Width and height in pixels of a name as it is set; `vertical` only for Japanese. */
export const measure = ({ name, language, kind, size, lines = 1, vertical = false }) => {
  const spacing = SPACING[kind][language];
  const rows = breakName(name, lines);
  const length = Math.max(...rows.map((row) => lineWidth(row, size, spacing)));
  const depth = size * (1 + (rows.length - 1) * LEADING);
  return vertical ? { width: size, height: length } : { width: length, height: depth };
};
