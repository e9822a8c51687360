// R15.4 One nation's way into the war: squares towards the axis, circles towards the allies.
import type { ReactNode } from 'react';
import { classes } from './Drawing';
import { SideMark } from './SideMark';

export interface EntryTrackProps {
  /** The side it leans to. */
  side: 'axis' | 'allies';
  nation: string;
  step: number;
  length: number;
  /** Printed at the end: "2/4", or that it is at war. */
  note: string;
  /** The whole as a sentence. */
  label: string;
}

export function EntryTrack({ side, nation, step, length, note, label }: EntryTrackProps): ReactNode {
  const steps = Array.from({ length }, (_, index) => index + 1);
  return (
    <div className={classes('track', side)} role="img" aria-label={label}>
      <SideMark side={side} size={16} />
      <span>{nation}</span>
      <ol>
        {steps.map((n) => (
          <li key={n} className={classes(n <= step && 'on')} />
        ))}
      </ol>
      <em>{note}</em>
    </div>
  );
}
