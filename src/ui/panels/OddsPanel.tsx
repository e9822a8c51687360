// Odds before the die, exact, for whatever is being thought about.
import type { ReactNode } from 'react';
import { AttackOdds } from './AttackOdds';
import { CounterOddsPanel } from './CounterOddsPanel';
import { DiscardOdds } from './DiscardOdds';
import { useThought } from './useThought';

/** `otherwise` stands in their place while nothing is thought about. */
export function OddsPanel({ otherwise }: { otherwise: ReactNode }): ReactNode {
  const thought = useThought();
  switch (thought?.kind) {
    case 'attack':
      return <AttackOdds thought={thought} />;
    case 'discards':
      return <DiscardOdds thought={thought} />;
    case 'ambush':
      return <CounterOddsPanel thought={thought} />;
    case undefined:
      return otherwise;
    default:
      return thought satisfies never;
  }
}
