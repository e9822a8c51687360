// R1.2 The axis score between both sudden deaths: dots to the allies' end, dashes to the axis' end.
import type { ReactNode } from 'react';
import { Drawing } from './Drawing';
import { SideMarkShape } from './SideMark';

export interface BaseRulerProps {
  /** Base points of the axis, in halves. */
  score: number;
  /** Score at which the allies win at once. */
  alliesEnd?: number | undefined;
  /** Score at which the axis wins at once. */
  axisEnd?: number | undefined;
  /** R1.3: score that decides after the last turn. */
  decision?: number | undefined;
  /** "allies: 6 to go", printed over their end. */
  toAllies: string;
  toAxis: string;
  /** What the score would become. */
  preview?: number | undefined;
  width?: number | undefined;
  label: string;
}

const MOST = 12;
const MARGIN = 22;
const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, MOST];
const NUMBERED = [0, 5, MOST];

interface Scale {
  x: (score: number) => number;
  width: number;
  low: number;
  high: number;
  decision: number;
}

function scaleOf({ width = 360, alliesEnd = 1, axisEnd = 10, decision = 4 }: BaseRulerProps): Scale {
  const x = (score: number): number => MARGIN + (Math.min(Math.max(score, 0), MOST) * (width - 2 * MARGIN)) / MOST;
  return { x, width, low: alliesEnd, high: axisEnd, decision };
}

function Ends({ scale: { x, low, high } }: { scale: Scale }): ReactNode {
  return (
    <>
      <path d={`M${x(0)} 21H${x(low)}V35H${x(0)}z`} className="end allies" />
      <path d={`M${x(high)} 21H${x(MOST)}V35H${x(high)}z`} className="end axis" />
      <path d={`M${x(0)} 21H${x(MOST)}V35H${x(0)}z`} className="rim" />
    </>
  );
}

function Graduation({ scale, score }: { scale: Scale; score: number }): ReactNode {
  const { x, low, high, decision } = scale;
  const notches = [low, decision, high];
  const shown = new Set([...NUMBERED, ...notches].filter((n) => Math.abs(n - score) >= 1));
  return (
    <>
      {STEPS.map((n) => (
        <path key={n} d={`M${x(n)} ${n % 5 ? 29 : 25}V35`} className={n < low || n > high ? 'step pale' : 'step'} />
      ))}
      {notches.map((n) => (
        <path key={n} d={`M${x(n)} 17V35`} className="notch" />
      ))}
      {[...shown].map((n) => (
        <text key={n} x={x(n)} y="48" textAnchor="middle" className="rl">
          {n}
        </text>
      ))}
      <text x={x(score)} y="48" textAnchor="middle" className="rl cur">
        {score}
      </text>
    </>
  );
}

function Ways({ scale, score, toAllies, toAxis }: { scale: Scale } & BaseRulerProps): ReactNode {
  const { x, low, high } = scale;
  return (
    <>
      {score < high ? <path d={`M${x(score)} 28H${x(high)}`} className="way axis" /> : null}
      {score > low ? <path d={`M${x(low)} 28H${x(score)}`} className="way allies" /> : null}
      <text x={x(0)} y="13" className="rt allies">
        {toAllies}
      </text>
      <text x={x(MOST)} y="13" textAnchor="end" className="rt axis">
        {toAxis}
      </text>
    </>
  );
}

function Slider({ x, ghost = false }: { x: number; ghost?: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} 24)`} className={ghost ? 'slider ghost' : 'slider'}>
      <path d="M0 14l-9-9v-14H9V5z" />
      <g transform="translate(0 -2) scale(.58)">
        <SideMarkShape side="axis" />
      </g>
    </g>
  );
}

export function BaseRuler(props: BaseRulerProps): ReactNode {
  const { score, preview, label } = props;
  const scale = scaleOf(props);
  return (
    <Drawing className="ruler" width={scale.width} height={50} viewBox={`0 0 ${scale.width} 50`} label={label}>
      <Ends scale={scale} />
      <Graduation scale={scale} score={score} />
      <Ways scale={scale} {...props} />
      {preview !== undefined && preview !== score ? <Slider x={scale.x(preview)} ghost /> : null}
      <Slider x={scale.x(score)} />
    </Drawing>
  );
}
