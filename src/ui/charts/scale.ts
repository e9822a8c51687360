// Places of a chart in pixels, and its lines: figures that change by steps are drawn as stairs.
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Free margins around the plot. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  /** Pixels from the left of a place on the time axis, in turns. */
  readonly x: (place: number) => number;
  /** The place at so many pixels. */
  readonly placeAt: (x: number) => number;
  /** Pixels from the top of a figure. */
  readonly y: (figure: number) => number;
  /** Width of a turn. */
  readonly column: number;
  /** Figures with a line, from 0 up. */
  readonly ticks: readonly number[];
}

/** Distance of the lines: about six of them. */
export function tickStep(most: number): number {
  const steps = [1, 2, 5, 10, 20, 50];
  return steps.find((step) => most / step <= 8) ?? 100;
}

/** A scale from 0 to at least `most`, for so many turns. */
export function scaleOf(frame: Frame, turns: number, most: number): Scale {
  const step = tickStep(most);
  const top = Math.max(step, Math.ceil(most / step) * step);
  const column = (frame.width - frame.left - frame.right) / turns;
  const inner = frame.height - frame.top - frame.bottom;
  return {
    x: (place) => frame.left + place * column,
    placeAt: (x) => (x - frame.left) / column,
    y: (figure) => frame.top + (1 - Math.min(Math.max(figure, 0), top) / top) * inner,
    column,
    ticks: Array.from({ length: top / step + 1 }, (_, index) => index * step),
  };
}

export type Dot = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** A line that goes on level to the next dot and then up or down to it. */
export function stairs(dots: readonly Dot[]): string {
  let last: number | null = null;
  const parts = dots.map(([x, y]) => {
    const part = last === null ? `M${round(x)} ${round(y)}` : `H${round(x)}${last === y ? '' : `V${round(y)}`}`;
    last = y;
    return part;
  });
  return parts.join('');
}
