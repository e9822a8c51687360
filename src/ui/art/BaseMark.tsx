// R3.1 Marks of the bases: red for both sides, black and half black for the axis, waves for the allies at sea.
import type { ReactNode } from 'react';
import { Drawing, type Place } from './Drawing';
import { BAND, OUTLINE } from './nations';

export type BaseKind = 'red' | 'black' | 'half' | 'allies' | 'us-track';

export interface BaseMarkProps {
  kind: BaseKind;
  /** R1.4: 2 shows two discs. */
  points?: number | undefined;
  /** Height; two discs are wider. */
  size?: number | undefined;
  at?: Place | undefined;
  label?: string | undefined;
}

const STAR = 'M0-6.3L1.6-2 6.1-1.9 2.5.8 3.8 5.1 0 2.6-3.8 5.1-2.5.8-6.1-1.9-1.6-2z';
const waves = (
  <path d="M-5.5-1.5q2.7-3 5.5 0t5.5 0M-5.5 2.5q2.7-3 5.5 0t5.5 0" fill="none" stroke="#7a2f20" strokeWidth="1.8" />
);
const half = (
  <>
    <path d="M-5-5h10v10h-10z" fill={BAND.pale} stroke={OUTLINE} strokeWidth="1.5" />
    <path d="M-5-5L5 5H-5z" fill={OUTLINE} />
  </>
);

const MARKS: Readonly<Record<BaseKind, ReactNode>> = {
  red: <path d={STAR} fill="#a3231c" />,
  black: <path d="M-5-5h10v10h-10z" fill={OUTLINE} />,
  half,
  allies: waves,
  'us-track': waves,
};

function Disc({ kind, x = 0 }: { kind: BaseKind; x?: number }): ReactNode {
  return (
    <g transform={`translate(${x} 0)`}>
      <circle r="9" fill={BAND.pale} stroke={OUTLINE} strokeWidth="1.6" />
      {MARKS[kind]}
    </g>
  );
}

export function BaseMark({ kind, points = 1, size = 20, at, label }: BaseMarkProps): ReactNode {
  const double = points === 2;
  const width = double ? size * 1.5 : size;
  return (
    <Drawing
      className="base-mark"
      viewBox={double ? '-15 -10 30 20' : '-10 -10 20 20'}
      width={width}
      height={size}
      at={at}
      label={label}
    >
      {double ? (
        <>
          <Disc kind={kind} x={-5} />
          <Disc kind={kind} x={5} />
        </>
      ) : (
        <Disc kind={kind} />
      )}
    </Drawing>
  );
}
