// Long names are condensed, never cut: narrower letters first, then two lines.

const NARROWEST = 0.74;
/** Mean width of a Latin letter of the serif, as a share of the type size; Japanese is set solid. */
const LATIN = 0.6;

const isLatin = (character: string): boolean => character < '\u2000';

/** Width of a line in pixels, roughly. */
function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + (isLatin(character) ? LATIN : 1) * size, 0);
}

/** The break nearest to the middle, at a space or after a hyphen. */
function halves(name: string): string[] {
  const breaks = [...name.matchAll(/ +|(?<=-)/g)].map(({ index }) => index).filter((index) => index > 0);
  const [best] = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return best === undefined ? [name] : [name.slice(0, best).trim(), name.slice(best).trim()];
}

export interface SetName {
  rows: string[];
  /** Horizontal scale of the letters, at most 1. */
  squeeze: number;
}

/** How to set a name of this type size into this width. */
export function setName(name: string, size: number, width: number): SetName {
  const squeeze = Math.min(1, width / widthOf(name, size));
  if (squeeze >= NARROWEST) return { rows: [name], squeeze };
  const rows = halves(name);
  return { rows, squeeze: Math.min(1, width / Math.max(...rows.map((row) => widthOf(row, 12)))) };
}

/** Whether a text fills more lines of this width than leave room for the emblem. */
export function isLong(text: string, width: number, lines: number): boolean {
  return widthOf(text, 12) * 0.92 > width * lines;
}
