// What lies under the lines of a chart: the turns as columns, lines of figures, marked bands, and the turns below.
import type { ReactNode } from 'react';
import { SeasonMark } from '../art/SeasonMark';
import type { Frame, Scale } from './scale';

export interface Turn {
  readonly turn: number;
  readonly season: 'winter' | 'summer';
  /** The half-year as printed below. */
  readonly name: string;
}

/** A figure that means something: all beyond it is shaded, towards `to`. */
export interface Threshold {
  readonly at: number;
  readonly to: 'top' | 'bottom' | null;
  readonly look: 'axis' | 'allies' | 'decision';
  readonly name: string;
}

export interface GroundProps {
  readonly frame: Frame;
  readonly scale: Scale;
  readonly turns: readonly Turn[];
  readonly thresholds: readonly Threshold[];
}

/** Columns in the colours of summer and winter. */
function Columns({ scale, turns, from, to }: { scale: Scale; turns: readonly Turn[]; from: number; to: number }) {
  return (
    <g className="cols">
      {turns.map(({ turn, season }) => (
        <rect key={turn} className={season} x={scale.x(turn - 1)} y={from} width={scale.column} height={to - from} />
      ))}
    </g>
  );
}

function ThresholdLine({ frame, scale, threshold }: { frame: Frame; scale: Scale; threshold: Threshold }): ReactNode {
  const { at, to, look, name } = threshold;
  const y = scale.y(at);
  const [left, right] = [frame.left, frame.width - frame.right];
  const bottom = frame.height - frame.bottom;
  const [top, height] = to === 'top' ? [frame.top, y - frame.top] : [y, bottom - y];
  const end = look === 'decision';
  return (
    <g className={`limit ${look}`}>
      {to && <rect x={left} y={top} width={right - left} height={height} />}
      <path d={`M${left} ${y}H${right}`} />
      <text x={end ? right - 5 : left + 5} y={to === 'bottom' ? y + 14 : y - 5} textAnchor={end ? 'end' : 'start'}>
        {name}
      </text>
    </g>
  );
}

export function ChartGround({ frame, scale, turns, thresholds }: GroundProps): ReactNode {
  const right = frame.width - frame.right;
  return (
    <g>
      <Columns scale={scale} turns={turns} from={frame.top} to={frame.height - frame.bottom} />
      {scale.ticks.map((figure) => (
        <g key={figure} className="tick">
          <path d={`M${frame.left} ${scale.y(figure)}H${right}`} />
          <text x={frame.left - 12} y={scale.y(figure) + 4} textAnchor="end">
            {figure}
          </text>
        </g>
      ))}
      {thresholds.map((threshold) => (
        <ThresholdLine key={threshold.look} frame={frame} scale={scale} threshold={threshold} />
      ))}
    </g>
  );
}

/** Width of a letter of the half-year; those in Japanese are short anyway. */
const footWidth = 6.6;

/** Season, number and half-year under each column; narrow columns do without the half-year. */
export function TurnFeet({ scale, turns, y }: { scale: Scale; turns: readonly Turn[]; y: number }): ReactNode {
  return (
    <g className="feet">
      {turns.map(({ turn, season, name }) => {
        const x = scale.x(turn - 0.5);
        const fits = scale.column > Math.max(64, name.length * footWidth);
        return (
          <g key={turn}>
            <g className="ss" transform={`translate(${x - 8} ${y})`}>
              <SeasonMark season={season} size={16} />
            </g>
            <text className="tn" x={x} y={y + 32} textAnchor="middle">
              {turn}
            </text>
            {fits && (
              <text className="yr" x={x} y={y + 50} textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
