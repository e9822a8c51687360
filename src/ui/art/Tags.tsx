// Small tags on the map: costs are houses, warnings triangles, numbers of counters squares, damage a burst.
import type { ReactNode } from 'react';
import { classes, Drawing, type Place } from './Drawing';

export interface CostTagProps {
  /** Cost of the move, or a letter such as that of a retreat. */
  text: string;
  /** target: the chosen destination. warn: legal, but wasteful or a violation. */
  tone?: 'plain' | 'target' | 'warn' | undefined;
  size?: number | undefined;
  at?: Place | undefined;
  label?: string | undefined;
}

export function CostTag({ text, tone = 'plain', size = 36, at, label }: CostTagProps): ReactNode {
  const warn = tone === 'warn';
  return (
    <Drawing className={classes('cost', tone)} viewBox="-34 -36 68 68" width={size} height={size} at={at} label={label}>
      <path d={warn ? 'M0-31L29 21H-29z' : 'M0-30L26-12V22H-26V-12z'} />
      <text y={warn ? 16 : 15} textAnchor="middle">
        {text}
      </text>
    </Drawing>
  );
}

export interface CountTagProps {
  count: number;
  size?: number | undefined;
  at?: Place | undefined;
  label?: string | undefined;
}

export function CountTag({ count, size = 18, at, label }: CountTagProps): ReactNode {
  return (
    <Drawing className="badge" viewBox="-11 -11 22 22" width={size} height={size} at={at} label={label}>
      <rect x="-9.5" y="-9.5" width="19" height="19" rx="3" />
      <text y="5.6" textAnchor="middle">
        {count}
      </text>
    </Drawing>
  );
}

export interface DamageMarkProps {
  size?: number | undefined;
  at?: Place | undefined;
  label?: string | undefined;
}

export function DamageMark({ size = 20, at, label }: DamageMarkProps): ReactNode {
  return (
    <Drawing className="damage" viewBox="0 0 20 20" width={size} height={size} at={at} label={label}>
      <path d="M10 0l2.5 6L19 4l-4 5.5L20 14l-6.5-.5L11 20 8.5 14 2 16l2.5-5.5L0 6l7 .5z" />
    </Drawing>
  );
}
