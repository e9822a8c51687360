// Odds before the die, exact, for whatever is being thought about.
import type { ReactNode } from 'react';
import { AttackOdds } from './AttackOdds';
import { CounterOddsPanel } from './CounterOddsPanel';
import { DiscardOdds } from './DiscardOdds';
import { useThought } from './useThought';

export function OddsPanel(): ReactNode {
  const thought = useThought();
  switch (thought?.kind) {
    case 'attack':
      return <AttackOdds thought={thought} />;
    case 'discards':
      return <DiscardOdds thought={thought} />;
    case 'ambush':
      return <CounterOddsPanel thought={thought} />;
    case undefined:
      return null;
    default:
      return thought satisfies never;
  }
}
