// National emblems, 16 × 16 around their middle: crosses, roundels, stars, shields. Nothing of regimes.
import type { ReactNode } from 'react';
import { Drawing, type Place } from './Drawing';

const INK = '#14181a';
const WHITE = '#fff';
const RED = '#a92d25';
const BLUE = '#25406f';
const SKY = '#27588f';
const GREEN = '#2f6a3a';
const GOLD = '#e9c33f';

const SHIELD = 'M-7-7h14v8q0 5-7 7q-7-2-7-7z';
const DIAMOND = 'M0-7.5L7.5 0 0 7.5-7.5 0z';

function roundel(outer: string, middle: string, inner: string): ReactNode {
  return (
    <>
      <circle r="7.5" fill={outer} stroke={INK} strokeWidth=".6" />
      <circle r="5" fill={middle} />
      <circle r="2.5" fill={inner} />
    </>
  );
}

function shield(ground: string, charge: ReactNode): ReactNode {
  return (
    <>
      <path d={SHIELD} fill={ground} />
      {charge}
      <path d={SHIELD} fill="none" stroke={INK} />
    </>
  );
}

function disc(ground: string, charge: ReactNode): ReactNode {
  return (
    <>
      <circle r="7.5" fill={ground} stroke={INK} />
      {charge}
    </>
  );
}

const germany = (
  <>
    <path d="M-3-8h6v5h5v6h-5v5h-6v-5h-5v-6h5z" fill={WHITE} />
    <path d="M-2-8h4v6h6v4h-6v6h-4v-6h-6v-4h6z" fill={INK} />
  </>
);
const italy = shield(
  WHITE,
  <>
    <path d="M-6.5-6.5h4.3v13q-4.3-2-4.3-5.5z" fill={GREEN} />
    <path d="M6.5-6.5h-4.3v13q4.3-2 4.3-5.5z" fill={RED} />
  </>,
);
const hungary = (
  <>
    <path d="M0-7L8 6H-8z" fill={RED} stroke={INK} />
    <path d="M0-1L4 5.4H-4z" fill={WHITE} />
  </>
);
const bulgaria = (
  <>
    <path d="M-7-7h14v14h-14z" fill={WHITE} stroke={INK} />
    <path d="M-7-7L7 7M7-7L-7 7" stroke={GREEN} strokeWidth="3.5" />
  </>
);
const usa = (
  <>
    <circle r="7.5" fill={BLUE} />
    <path d="M0-7.2L1.7-2.3 6.9-2.3 2.7.8 4.3 5.9 0 2.8-4.3 5.9-2.7.8-6.9-2.3-1.7-2.3z" fill={WHITE} />
  </>
);
const sovietUnion = (
  <path
    d="M0-8L2-2.6 7.7-2.5 3.1 1 4.8 6.6 0 3.2-4.8 6.6-3.1 1-7.7-2.5-2-2.6z"
    fill="#a3231c"
    stroke={WHITE}
    strokeWidth="1.2"
  />
);
const poland = (
  <>
    <path d="M-7-7h14v14h-14z" fill={WHITE} stroke={INK} />
    <path d="M-7-7h7v7h-7zM0 0h7v7h-7z" fill={RED} />
  </>
);
const yugoslavia = (
  <>
    <circle r="7.5" fill={BLUE} />
    <circle r="5" fill={WHITE} />
    <path d="M-2.5-5h5v10h-5z" fill={RED} />
  </>
);
const netherlands = <path d="M0-7.5L8 6.5H-8z" fill="#e8832a" stroke={INK} strokeWidth="1.6" strokeLinejoin="round" />;
const denmark = shield(RED, <path d="M-7-1.5H7M-1.5-7V7.2" stroke={WHITE} strokeWidth="2.8" />);
const norway = shield(
  RED,
  <>
    <path d="M-7-1.5H7M-1.5-7V7.2" stroke={WHITE} strokeWidth="4.4" />
    <path d="M-7-1.5H7M-1.5-7V7.2" stroke={BLUE} strokeWidth="2.2" />
  </>,
);
const sweden = shield(SKY, <path d="M-7-1.5H7M-1.5-7V7.2" stroke={GOLD} strokeWidth="3" />);
const switzerland = shield(RED, <path d="M-1.6-5.2h3.2v3.4H5v3.2H1.6v3.4h-3.2V1.4H-5v-3.2h3.4z" fill={WHITE} />);
const spain = shield(GOLD, <path d="M-7-7h14v4.2h-14zM-6.6 2.6h13.2q-1 3.8-6.6 5.4-5.6-1.6-6.6-5.4z" fill={RED} />);
const turkey = disc(
  RED,
  <>
    <circle cx="-1" r="4.6" fill={WHITE} />
    <circle cx=".5" r="3.7" fill={RED} />
    <path d="M3.4-2.2l.6 1.5 1.6.1-1.2 1 .4 1.5-1.4-.8-1.3.8.4-1.5-1.2-1 1.6-.1z" fill={WHITE} />
  </>,
);
const portugal = shield(
  RED,
  <>
    <path d="M-4-4.5h8v5.3q0 3-4 4.5-4-1.5-4-4.5z" fill={WHITE} />
    <path d="M0-3.6v6M-2.6-.8h5.2" stroke={BLUE} strokeWidth="1.8" strokeDasharray="1.8 .9" />
  </>,
);
const ireland = (
  <>
    <circle r="7.5" fill={WHITE} stroke={INK} strokeWidth=".6" />
    <path d="M-2.5-7.1a7.5 7.5 0 0 0 0 14.2z" fill="#2f7d46" />
    <path d="M2.5-7.1a7.5 7.5 0 0 1 0 14.2z" fill="#d9822b" />
  </>
);
const finland = disc(WHITE, <path d="M-7 0h14M-1.5-7v14" stroke={SKY} strokeWidth="3.5" />);
const unknown = <path d={DIAMOND} fill="#f4ecd6" stroke={INK} strokeWidth="1.5" />;

const EMBLEMS: Readonly<Record<string, ReactNode>> = {
  DE: germany,
  GB: roundel(BLUE, WHITE, RED),
  FR: roundel(RED, WHITE, BLUE),
  PL: poland,
  IT: italy,
  HU: hungary,
  RO: roundel('#b5322a', GOLD, '#27488a'),
  BG: bulgaria,
  FI: finland,
  ES: spain,
  TR: turkey,
  US: usa,
  SU: sovietUnion,
  BE: roundel('#b5322a', GOLD, INK),
  NL: netherlands,
  DK: denmark,
  NO: norway,
  YU: yugoslavia,
  GR: roundel('#3f7fae', WHITE, '#3f7fae'),
  SE: sweden,
  CH: switzerland,
  PT: portugal,
  IE: ireland,
};

export const EMBLEM_NATIONS: readonly string[] = Object.keys(EMBLEMS);

/** The emblem as part of another drawing, around its origin. */
export function EmblemShape({ nation }: { nation: string }): ReactNode {
  return EMBLEMS[nation] ?? unknown;
}

export interface NationEmblemProps {
  nation: string;
  size?: number | undefined;
  at?: Place | undefined;
  label?: string | undefined;
}

export function NationEmblem({ nation, size = 18, at, label }: NationEmblemProps): ReactNode {
  return (
    <Drawing className="emblem" viewBox="-9 -9 18 18" width={size} height={size} at={at} label={label}>
      <EmblemShape nation={nation} />
    </Drawing>
  );
}
