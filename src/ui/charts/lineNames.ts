// Names at the ends of lines: where there is room, the first ones first.
export interface LineName {
  readonly key: string;
  readonly text: string;
  readonly look: string;
  readonly x: number;
  readonly y: number;
}

export interface PlacedName extends LineName {
  readonly anchor: 'start' | 'end';
}

const size = 14;

/** Width of a text in pixels, roughly: wide letters are square, others about half as wide. */
export function textWidth(text: string, pixels = size): number {
  return [...text].reduce((sum, letter) => sum + (letter > '⺀' ? 1 : 0.56), 0) * pixels;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

const apart = (a: Box, b: Box): boolean => a.right < b.left || b.right < a.left || Math.abs(a.y - b.y) > size + 3;

function boxOf({ x, y, text, anchor }: PlacedName): Box {
  const width = textWidth(text);
  return anchor === 'start' ? { left: x, right: x + width, y } : { left: x - width, right: x, y };
}

/** Names that fit between `left` and `right` without touching one before them; those at the right edge end there. */
export function placeNames(names: readonly LineName[], right: number): readonly PlacedName[] {
  const placed: PlacedName[] = [];
  for (const name of names) {
    const fits = name.x + textWidth(name.text) <= right;
    const wanted: PlacedName = { ...name, anchor: fits ? 'start' : 'end' };
    if (placed.every((other) => apart(boxOf(other), boxOf(wanted)))) placed.push(wanted);
  }
  return placed;
}
