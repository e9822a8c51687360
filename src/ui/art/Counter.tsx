// A cardboard counter in a box of 72 units: outline by side, face by nation, symbol, figures, air rating.
import { memo, type ReactNode } from 'react';
import { type ArtSide, classes, Drawing, type Place } from './Drawing';
import { EmblemShape } from './NationEmblem';
import { BAND, type NationColours, nationColours, OUTLINE } from './nations';
import { type GlyphType, UnitGlyph } from './UnitGlyph';

export interface CounterProps {
  type: GlyphType;
  nation: string;
  side: ArtSide;
  attack: number;
  durability: number;
  movement: number;
  /** Air rating; 0 or absent: none is shown. */
  air?: number | undefined;
  model?: string | null | undefined;
  /** Turned a quarter and greyed. */
  spent?: boolean | undefined;
  /** selected: white frame. picked: tick. unpicked: pale. ghost: where it will land. */
  state?: 'selected' | 'picked' | 'unpicked' | 'ghost' | undefined;
  size?: number | undefined;
  at?: Place | undefined;
  label?: string | undefined;
}

const SHAPES: Readonly<Record<ArtSide, { outline: string; band: string }>> = {
  axis: { outline: 'M7 1H65L71 7V65L65 71H7L1 65V7z', band: 'M1 47H71V65L65 71H7L1 65z' },
  allies: {
    outline: 'M16 1H56a15 15 0 0 1 15 15V56a15 15 0 0 1-15 15H16a15 15 0 0 1-15-15V16a15 15 0 0 1 15-15z',
    band: 'M1 47H71V56a15 15 0 0 1-15 15H16a15 15 0 0 1-15-15z',
  },
  neutral: {
    outline: 'M5 1H67a4 4 0 0 1 4 4V67a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z',
    band: 'M1 47H71V67a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4z',
  },
};

function AirRating({ air, ink }: { air: number; ink: string }): ReactNode {
  return (
    <>
      <circle cx="57.5" cy="15" r="12.5" fill={BAND.pale} stroke={ink} strokeWidth="2.2" />
      <text x="57.5" y="23.5" textAnchor="middle" className="cn" fill={ink}>
        {air}
      </text>
    </>
  );
}

function Figures({ side, figures, ink }: { side: ArtSide; figures: string; ink: string }): ReactNode {
  const dark = side === 'axis';
  return (
    <>
      <path d={SHAPES[side].band} fill={dark ? ink : BAND.pale} />
      <text x="36" y="67.5" textAnchor="middle" className="cn" fill={dark ? BAND.onDark : ink}>
        {figures}
      </text>
    </>
  );
}

function Face({ counter, colours }: { counter: CounterProps; colours: NationColours }): ReactNode {
  const { type, nation, side, attack, durability, movement, air = 0, model, spent } = counter;
  const { outline } = SHAPES[side];
  return (
    <g className="face">
      <path d={outline} fill={colours.face} />
      <g transform={`translate(${air ? 30 : 36} 27)`}>
        <UnitGlyph type={type} ink={colours.ink} model={model} />
      </g>
      <g transform="translate(11.5 12) scale(.82)">
        <EmblemShape nation={nation} />
      </g>
      <Figures side={side} figures={`${attack}-${durability}-${movement}`} ink={colours.ink} />
      {air ? <AirRating air={air} ink={colours.ink} /> : null}
      {spent ? <path d={outline} className="grey" /> : null}
      <path d={outline} fill="none" stroke={OUTLINE} strokeWidth="2" />
      <path d="M9 3.5H63" stroke="#fff" strokeOpacity=".45" strokeWidth="1.5" />
    </g>
  );
}

const FRAME = (
  <g className="frame">
    <rect x="-5" y="-5" width="82" height="82" rx="14" className="under" />
    <rect x="-5" y="-5" width="82" height="82" rx="14" />
  </g>
);

const TICK = (
  <g className="tick">
    <rect x="49" y="-9" width="30" height="30" rx="5" />
    <path d="M56 6l6 6 11-12" />
  </g>
);

export const Counter = memo(function Counter(props: CounterProps): ReactNode {
  const { nation, spent, state, size = 40, at, label } = props;
  return (
    <Drawing
      className={classes('counter-svg counter', spent && 'spent', state)}
      viewBox="0 0 72 72"
      width={size}
      height={size}
      at={at}
      label={label}
    >
      <rect className="edge" x="2.5" y="3.5" width="71" height="71" rx="9" />
      <Face counter={props} colours={nationColours(nation)} />
      {state === 'selected' ? FRAME : null}
      {state === 'picked' ? TICK : null}
    </Drawing>
  );
});
