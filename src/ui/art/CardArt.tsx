// Emblems of the card events, 96 × 60, drawn in ink.
import type { ReactNode } from 'react';
import { Drawing } from './Drawing';

export type CardEvent =
  | 'offensive'
  | 'supply'
  | 'ambush'
  | 'diplomacy'
  | 'development'
  | 'vichy'
  | 'wolfpack'
  | 'newWeapons'
  | 'seaLion'
  | 'lendLease'
  | 'strategicBombing'
  | 'amphibious';

const PALE = '#f4ecd6';
const SWELL = 'q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0';

/** An inked line; `pen` is its width. */
function Line({ d, pen = 2 }: { d: string; pen?: number }): ReactNode {
  return (
    <path d={d} fill="none" stroke="currentColor" strokeWidth={pen} strokeLinecap="round" strokeLinejoin="round" />
  );
}

/** A shape covered with paper, its outline inked. */
function Body({ d }: { d: string }): ReactNode {
  return <path d={d} fill={PALE} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />;
}

function Solid({ d }: { d: string }): ReactNode {
  return <path d={d} fill="currentColor" />;
}

const offensive = (
  <>
    <Line d="M70 8q-5 7 0 14t0 14 0 14" />
    <Line d="M76 8q-5 7 0 14t0 14 0 14" pen={1.2} />
    <Solid d="M6 23H52V13L84 30 52 47V37H6l7-7z" />
    <path d="M18 30H60" stroke={PALE} strokeWidth="1.5" strokeDasharray="6 4" />
  </>
);

const supply = (
  <>
    <Body d="M20 10h26v16H20zM14 26h30v26H14z" />
    <Line d="M14 35h30M29 26v26M33 10v16" />
    <Body d="M54 20q0-5 12-5t12 5v27q0 5-12 5t-12-5z" />
    <Line d="M54 20q0 5 12 5t12-5M54 34q0 4 12 4t12-4" />
    <Line d="M68 46L74 30M71 46L76 34" pen={1} />
    <Line d="M8 53h80" />
  </>
);

const ambush = (
  <>
    <Line d="M8 50q6-16 14-6 2-18 14-8 6-16 16-3 10-13 16 4 12-8 14 8 6-2 8 5" />
    <Line d="M8 52h82" />
    <Solid d="M48 3l3.6 10.4 11 .2-8.8 6.7 3.2 10.5-9-6.3-9 6.3 3.2-10.5-8.8-6.7 11-.2z" />
    <Line d="M24 46l5-9M42 47l4-10M62 48l5-10" pen={1.2} />
  </>
);

const diplomacy = (
  <>
    <Body d="M24 8h40q6 0 6 6v34H30q-6 0-6-6z" />
    <Line d="M32 18h30M32 25h30M32 32h18" pen={1.4} />
    <circle cx="62" cy="40" r="8" fill="currentColor" />
    <Solid d="M58 46l-3 11 7-4 7 4-3-11" />
    <path d="M62 36l1.3 2.7 3 .4-2.2 2.1.6 3-2.7-1.5-2.7 1.5.6-3-2.2-2.1 3-.4z" fill={PALE} />
    <Body d="M14 50L34 30l3 3-20 20-6 2z" />
  </>
);

const development = (
  <>
    <Line d="M46 10L26 52M50 10L70 52M31 42q17 10 34 0" />
    <circle cx="48" cy="9" r="5" fill="none" stroke="currentColor" strokeWidth="2" />
    <Line
      d="M76 14h4l1 4 4 1.5 3.5-2 2.5 3.5-3 3 1 4 4 1v4l-4 1-1.5 3.5 2 3.5-3 3-3.5-2-3.5 1.5-1 3.5h-4l-1-4-3-1"
      pen={1.4}
    />
    <Line d="M6 54h84" pen={1.2} />
    <Line d="M10 54v-4M18 54v-3M26 54v-4M34 54v-3M42 54v-4M50 54v-3M58 54v-4M66 54v-3M74 54v-4M82 54v-3" pen={1} />
  </>
);

const vichy = (
  <>
    <Body d="M48 5L76 18v34H20V18z" />
    <Line d="M20 52h56M24 47h48M30 47V22M40 47V22M56 47V22M66 47V22M24 22h48M20 18h56" />
    <path d="M50 6l-5 9 6 5-5 8 5 6-4 8 3 5" stroke={PALE} strokeWidth="5" fill="none" />
    <Line d="M51 5l-5 10 6 5-5 8 5 6-4 8 3 6" pen={1.6} />
  </>
);

const BOATS = [
  [28, 16, 0.7],
  [66, 16, 0.7],
  [47, 37, 1],
] as const;
const wolfpack = (
  <>
    {BOATS.map(([x, y, scale]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <Solid d="M-22 5q2-4 9-4h8v-7h9v7q12 0 18 4-8 6-22 6-16 0-22-6z" />
        <Line d="M0-6v-7h4" />
      </g>
    ))}
    <Line d={`M6 53${SWELL}`} pen={1.4} />
    <Line d="M10 28q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0" pen={1} />
  </>
);

const newWeapons = (
  <>
    <g transform="rotate(38 48 30)">
      <Body d="M48-4q9 10 9 24v22H39V20q0-14 9-24z" />
      <Solid d="M39 30l-9 12v6l9-6M57 30l9 12v6l-9-6" />
      <circle cx="48" cy="20" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <Line d="M43 46q-1 8 5 16 6-8 5-16" pen={1.4} />
    </g>
    <Line d="M10 12h10M15 7v10M78 44h8M82 40v8" pen={1.2} />
  </>
);

const seaLion = (
  <>
    <Body d="M14 38H66l12-9v9l-6 10H20z" />
    <Solid d="M22 38V28h10v10M38 38V28h10v10M54 38V28h8v10" />
    <Line d={`M6 54${SWELL}`} pen={1.4} />
    <Line d="M18 18q26-14 50-3" />
    <Line d="M62 8l10 8-12 4" />
  </>
);

const lendLease = (
  <>
    <Body d="M8 38H88L80 52H18z" />
    <Body d="M20 38v-9h14v9M38 38V25h12v13M54 38v-9h12v9" />
    <Line d="M72 38V20h7v18M75 20v-9" />
    <Line d="M44 21V8M44 10l14 15M44 10L28 28" pen={1.3} />
    <Line d={`M6 57${SWELL}`} pen={1.3} />
  </>
);

const strategicBombing = (
  <>
    <Body d="M10 54V38l12-7v7l12-7v7l12-7v-3h7v26h7V24h7v30H10z" />
    <Body d="M74 54V40h12v14" />
    <Line d="M8 54h80" />
    <Solid d="M24 6l5 8-2 7-6-2-3-8zM40 3l5 8-2 7-6-2-3-8zM78 8l5 8-2 7-6-2-3-8z" />
    <Line d="M17 7l-4-4M33 4l-3-4M71 9l-4-4" pen={1.3} />
  </>
);

const amphibious = (
  <>
    <Body d="M28 20q0-16 20-16t20 16q-4-4-7 0-3-4-6.5 0-3.5-4-6.5 0-3-4-6.5 0-3-4-6.5 0-3-4-7 0z" />
    <Line d="M28 20L48 40 68 20M41.5 20L48 40l6.5-20" pen={1.2} />
    <Solid d="M46 38h5v8h-5z" />
    <Line d="M6 46h24l-4 8H10zM66 46h24l-4 8H70z" />
    <Line d={`M4 57${SWELL}`} pen={1.3} />
  </>
);

const EMBLEMS: Readonly<Record<CardEvent, ReactNode>> = {
  offensive,
  supply,
  ambush,
  diplomacy,
  development,
  vichy,
  wolfpack,
  newWeapons,
  seaLion,
  lendLease,
  strategicBombing,
  amphibious,
};

/** The emblem of an event alone, for small cards and lists. */
export function CardArt({ event, label }: { event: CardEvent; label?: string | undefined }): ReactNode {
  return (
    <Drawing className="card-art" viewBox="0 0 96 60" label={label}>
      {EMBLEMS[event]}
    </Drawing>
  );
}
