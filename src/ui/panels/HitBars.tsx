// The distribution of hits as bars with their figures.
import type { ReactNode } from 'react';

const width = 292;
const ground = 84;
const tallest = 58;

const percent = (share: number): string => (100 * share).toFixed(share < 0.0995 ? 1 : 0);

export function HitBars({ hits, label }: { hits: readonly number[]; label: string }): ReactNode {
  const most = Math.max(...hits);
  const step = Math.min(56, width / hits.length);
  const left = (width - step * hits.length) / 2;
  const name = `${label}: ${hits.map((share, count) => `${count} ${percent(share)}%`).join(', ')}`;
  const bars = hits.map((share, count) => ({ share, count }));
  return (
    <svg className="bars" viewBox={`0 0 ${width} 104`} role="img" aria-label={name}>
      {bars.map(({ share, count }) => {
        const height = (share / most) * tallest;
        const x = left + count * step;
        return (
          <g key={count}>
            <rect
              x={x + step * 0.12}
              y={ground - height}
              width={step * 0.76}
              height={height}
              className={count === 0 ? 'nothing' : undefined}
            />
            <text x={x + step / 2} y={ground - 4 - height} textAnchor="middle" className="bv">
              {percent(share)}
            </text>
            <text x={x + step / 2} y={99} textAnchor="middle" className="bn">
              {count}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${ground + 0.5}H${width}`} stroke="#4a3b2a" strokeWidth="1.2" />
    </svg>
  );
}
