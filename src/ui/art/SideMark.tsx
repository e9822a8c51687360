// The marks of the sides, told apart by shape: barred cross on a square, star in a disc, open diamond.
import type { ReactNode } from 'react';
import { type ArtSide, classes, Drawing, type Place } from './Drawing';

const PALE = '#f4ecd6';
const STAR = 'M0-9L2.1-2.9 8.6-2.8 3.4 1.1 5.3 7.3 0 3.5-5.3 7.3-3.4 1.1-8.6-2.8-2.1-2.9z';

const MARKS: Readonly<Record<ArtSide, ReactNode>> = {
  axis: (
    <>
      <path d="M-12-12h24v24h-24z" fill="currentColor" />
      <path d="M-3.5-10h7v6.5H10v7H3.5V10h-7V3.5H-10v-7h6.5z" fill={PALE} />
      <path d="M-1.5-8h3v6.5H8v3H1.5V8h-3V1.5H-8v-3h6.5z" fill="currentColor" />
    </>
  ),
  allies: (
    <>
      <circle r="12.5" fill="currentColor" />
      <circle r="10.3" fill="none" stroke={PALE} strokeWidth="1.2" />
      <path d={STAR} fill={PALE} />
    </>
  ),
  neutral: <path d="M0-11L11 0 0 11-11 0z" fill={PALE} stroke="currentColor" strokeWidth="3" />,
};

/** The mark as part of another drawing, in its current colour. */
export function SideMarkShape({ side }: { side: ArtSide }): ReactNode {
  return MARKS[side];
}

export interface SideMarkProps {
  side: ArtSide;
  size?: number | undefined;
  at?: Place | undefined;
  label?: string | undefined;
}

export function SideMark({ side, size = 24, at, label }: SideMarkProps): ReactNode {
  return (
    <Drawing className={classes('mark', side)} viewBox="-13 -13 26 26" width={size} height={size} at={at} label={label}>
      <SideMarkShape side={side} />
    </Drawing>
  );
}
