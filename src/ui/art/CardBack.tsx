// The back of a card: hatching for the axis, dots for the allies, the mark in the middle; the same for every card of a side.
import type { ReactNode } from 'react';
import { classes } from './Drawing';
import { SideMark } from './SideMark';

export interface CardBackProps {
  side: 'axis' | 'allies';
  label?: string | undefined;
}

export function CardBack({ side, label }: CardBackProps): ReactNode {
  return (
    <span
      className={classes('card back', side)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span className="in">
        <SideMark side={side} size={40} />
      </span>
    </span>
  );
}
