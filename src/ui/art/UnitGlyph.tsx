// Symbols of the unit types, 44 × 28 around their middle: military symbols for land units, silhouettes for air and sea.
import type { ReactNode } from 'react';
import { SYMBOL_PAPER } from './nations';

export type GlyphType = 'LF' | 'GF' | 'SA' | 'TF' | 'AB' | 'FT' | 'AF' | 'NF' | 'CV' | 'CVE' | 'SS';

export interface UnitGlyphProps {
  type: GlyphType;
  ink: string;
  /** heavy, t34: better tanks; jet: better aircraft. */
  model?: string | null | undefined;
}

const BOX = 'M-20-13h40v26h-40z';
const CROSS = 'M-20-13L20 13M20-13L-20 13';
const SUBMARINE = 'M-22 5q2-4 9-4h8v-7h9v7q12 0 18 4-8 6-22 6-16 0-22-6z';

function boxed(ink: string, symbol: ReactNode): ReactNode {
  return (
    <>
      <path d={BOX} fill={SYMBOL_PAPER} stroke={ink} strokeWidth="2.6" />
      {symbol}
    </>
  );
}

const infantry = (ink: string) => boxed(ink, <path d={CROSS} stroke={ink} strokeWidth="2.6" />);

const garrison = (ink: string) =>
  boxed(
    ink,
    <>
      <path d="M-20 13L0 0 20 13z" fill={ink} />
      <path d="M-20-13L0 0 20-13" fill="none" stroke={ink} strokeWidth="2.6" />
    </>,
  );

const shock = (ink: string) =>
  boxed(
    ink,
    <>
      <path d={CROSS} stroke={ink} strokeWidth="2.6" />
      <path d="M-20-13L0 0-20 13z" fill={ink} />
    </>,
  );

const tanks = (ink: string, better: boolean) =>
  boxed(
    ink,
    <rect
      x="-14.5"
      y="-7.5"
      width="29"
      height="15"
      rx="7.5"
      fill={better ? ink : 'none'}
      stroke={ink}
      strokeWidth="2.6"
    />,
  );

const airborne = (ink: string) =>
  boxed(
    ink,
    <>
      <path d={CROSS} stroke={ink} strokeWidth="2.2" />
      <path d="M-10 12q0-6.5 5-6.5T0 11q0-5.5 5-5.5T10 12" fill={SYMBOL_PAPER} stroke={ink} strokeWidth="2.4" />
    </>,
  );

const fortress = (ink: string) => (
  <>
    <path d="M-20 13V-8h7v-5h7v5h12v-5h7v5h7V13z" fill={SYMBOL_PAPER} stroke={ink} strokeWidth="2.6" />
    <path d="M-6 13V5q0-6 6-6t6 6v8z" fill={ink} />
  </>
);

const jet = (ink: string) => (
  <>
    <path d="M0-15L3-9V-3L19 9v4L4 9l-1 5 5 3v2H-8v-2l5-3-1-5-15 4V9L-3-3v-6z" fill={ink} />
    <path d="M-10 3v6M10 3v6" stroke={ink} strokeWidth="4" />
  </>
);

const aircraft = (ink: string) => (
  <path d="M0-16q3 1 3 6v3L20-3v6L3 3.5 2 11l6 3v3H-8v-3l6-3-1-7.5L-20 3v-6l17-4v-3q0-5 3-6z" fill={ink} />
);

const fleet = (ink: string) => (
  <>
    <path d="M-22 4H22L17 12H-17z" fill={ink} />
    <path d="M-13 4v-4h5l1-4h4v-7h4v4h3v4l4 3h5v4" fill={ink} />
    <path d="M-13-.5h-7M13 .5h8" stroke={ink} strokeWidth="2" />
    <path d="M-1-11v-4" stroke={ink} strokeWidth="1.6" />
  </>
);

const carrier = (ink: string) => (
  <>
    <path d="M-23-1H23v4l-4 1-3 8H-17L-21 4l-2-1z" fill={ink} />
    <path d="M5-1v-7h2v-4h3v3h4v8z" fill={ink} />
    <path d="M-17-5l4-2 4 2M-8-5l4-2 4 2" fill="none" stroke={ink} strokeWidth="2" />
  </>
);

const escortCarrier = (ink: string) => (
  <>
    <path d="M-18 0H18v4l-3 1-2 7H-13L-16 5l-2-1z" fill={ink} />
    <path d="M3 0v-7h5v7z" fill={ink} />
    <path d="M-12-4l4-2 4 2" fill="none" stroke={ink} strokeWidth="2" />
  </>
);

const submarine = (ink: string) => (
  <>
    <path d={SUBMARINE} fill={ink} />
    <path d="M0-6v-6h4" fill="none" stroke={ink} strokeWidth="2" />
    <path d="M-24 14q4-3 8 0t8 0 8 0 8 0 8 0 8 0" fill="none" stroke={ink} strokeWidth="1.6" opacity=".7" />
  </>
);

const GLYPHS: Readonly<Record<GlyphType, (ink: string, model: string | null) => ReactNode>> = {
  LF: infantry,
  GF: garrison,
  SA: shock,
  TF: (ink, model) => tanks(ink, model !== null),
  AB: airborne,
  FT: fortress,
  AF: (ink, model) => (model === null ? aircraft(ink) : jet(ink)),
  NF: fleet,
  CV: carrier,
  CVE: escortCarrier,
  SS: submarine,
};

/** The symbol as part of another drawing, around its origin. */
export function UnitGlyph({ type, ink, model = null }: UnitGlyphProps): ReactNode {
  return GLYPHS[type](ink, model);
}
