// The mark of a line: its letter on a shape and in a colour of its own, unlike those of the sides.
import type { ReactNode } from 'react';

const shapes = [
  'M0-14a14 14 0 1 1 0 28a14 14 0 1 1 0-28z',
  'M0-16L16 0 0 16-16 0z',
  'M0-16L15 12H-15z',
  'M-13-13H13V13H-13z',
];

export const letterOf = (line: number): string => 'ABCD'[line] ?? `${line + 1}`;

export function LineMark({ line, size = 28 }: { line: number; size?: number }): ReactNode {
  const letter = letterOf(line);
  return (
    <svg className={`line-mark line-${line}`} viewBox="-17 -17 34 34" width={size} height={size} aria-hidden="true">
      <path d={shapes[line] ?? shapes[3]} />
      <text y={line === 2 ? 9 : 5.5} textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
