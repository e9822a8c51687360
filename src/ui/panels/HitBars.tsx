// A distribution as bars with their figures; from a threshold on they are dark, and a dotted line shows another one beside.
import type { ReactNode } from 'react';
import { percent } from './shares';

const width = 292;
const ground = 86;
const tallest = 56;
const floor = 104;

export interface HitBarsProps {
  readonly chances: readonly number[];
  /** The first number that is enough; null when none is. */
  readonly needed: number | null;
  /** Another distribution over the same numbers. */
  readonly ghost?: readonly number[] | undefined;
  /** What stands at the threshold. */
  readonly mark?: string | undefined;
  /** All of it in a sentence. */
  readonly label: string;
}

interface Frame {
  readonly step: number;
  readonly left: number;
  readonly height: (share: number) => number;
}

function Bar({ share, count, enough, frame }: { share: number; count: number; enough: boolean; frame: Frame }) {
  const { step, left, height } = frame;
  const x = left + count * step;
  const top = ground - height(share);
  return (
    <g>
      <rect
        x={x + step * 0.12}
        y={top}
        width={step * 0.76}
        height={height(share)}
        className={enough ? undefined : 'short'}
      />
      {!enough && <rect x={x + step * 0.12} y={top} width={step * 0.76} height={height(share)} className="hatch" />}
      <text x={x + step / 2} y={top - 4} textAnchor="middle" className="bv">
        {percent(share, 0.995)}
      </text>
      <text x={x + step / 2} y={floor - 3} textAnchor="middle" className="bn">
        {count}
      </text>
    </g>
  );
}

function Ghost({ chances, frame }: { chances: readonly number[]; frame: Frame }): ReactNode {
  const { step, left, height } = frame;
  const line = chances.map((share, count) => {
    const x = left + count * step;
    return `M${x + step * 0.06} ${ground - height(share)}h${step * 0.88}`;
  });
  return <path d={line.join('')} className="ghost" />;
}

function Threshold({ x, mark }: { x: number; mark: string | undefined }): ReactNode {
  const late = x > width - 84;
  return (
    <g className="threshold">
      <path d={`M${x} 2V${ground}`} />
      {mark && (
        <text x={late ? x - 5 : x + 5} y={11} textAnchor={late ? 'end' : 'start'}>
          {mark}
        </text>
      )}
    </g>
  );
}

export function HitBars({ chances, needed, ghost, mark, label }: HitBarsProps): ReactNode {
  const most = Math.max(...chances, ...(ghost ?? []));
  const step = Math.min(56, width / chances.length);
  const left = (width - step * chances.length) / 2;
  const frame: Frame = { step, left, height: (share) => (share / most) * tallest };
  const bars = chances.map((share, count) => ({ share, count, enough: needed !== null && count >= needed }));
  return (
    <svg className="bars" viewBox={`0 0 ${width} ${floor}`} role="img" aria-label={label}>
      <defs>
        <pattern id="too-few" width="6" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 .8H6" stroke="#65543d" strokeWidth="1.2" />
        </pattern>
      </defs>
      {bars.map((bar) => (
        <Bar key={bar.count} {...bar} frame={frame} />
      ))}
      {ghost && <Ghost chances={ghost} frame={frame} />}
      <path d={`M0 ${ground + 0.5}H${width}`} className="base" />
      {needed !== null && needed > 0 && <Threshold x={left + needed * step} mark={mark} />}
    </svg>
  );
}
