// One die, as it lies in the tray: hits bright, misses dull.
import type { ReactNode } from 'react';
import { classes, Drawing, type Place } from './Drawing';

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;

export interface DieProps {
  face: DieFace;
  /** null: neither, for instance a die that decides no hit. */
  hit?: boolean | null | undefined;
  size?: number | undefined;
  /** Degrees it lies askew. */
  tilt?: number | undefined;
  at?: Place | undefined;
  label?: string | undefined;
}

type Pip = readonly [column: number, row: number];
const MIDDLE: Pip = [0, 0];
const TWO: readonly Pip[] = [
  [-1, -1],
  [1, 1],
];
const FOUR: readonly Pip[] = [...TWO, [1, -1], [-1, 1]];
const PIPS: Readonly<Record<DieFace, readonly Pip[]>> = {
  1: [MIDDLE],
  2: TWO,
  3: [...TWO, MIDDLE],
  4: FOUR,
  5: [...FOUR, MIDDLE],
  6: [...FOUR, [-1, 0], [1, 0]],
};
const STATES = { true: 'hit', false: 'miss', null: 'plain' } as const;

export function Die({ face, hit = null, size = 60, tilt = 0, at, label }: DieProps): ReactNode {
  const one = face === 1;
  return (
    <Drawing
      className={classes('die', STATES[`${hit}`])}
      viewBox="-32 -32 64 64"
      width={size}
      height={size}
      at={at}
      label={label}
    >
      <g transform={`rotate(${tilt})`}>
        <rect x="-25" y="-22" width="52" height="52" rx="11" className="shade" />
        <rect x="-26" y="-26" width="52" height="52" rx="11" className="side" />
        <rect x="-22" y="-23" width="44" height="43" rx="9" className="top" />
        {PIPS[face].map(([column, row]) => (
          <circle
            key={`${column},${row}`}
            cx={column * 12}
            cy={row * 12 - 1.5}
            r={one ? 7 : 5}
            className={classes('pip', one && 'one')}
          />
        ))}
      </g>
    </Drawing>
  );
}
