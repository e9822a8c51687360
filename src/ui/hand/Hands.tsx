// Both hands on the table: the one that may be seen as cards, the other as backs; both as backs when both players look.
import type { ReactNode } from 'react';
import { SIDES, type Side } from '../../engine';
import { useTable } from '../useTable';
import { HiddenHand } from './HiddenHand';
import { OwnHand } from './OwnHand';
import './hand.css';

function Hand({ side }: { side: Side }): ReactNode {
  const cards = useTable(({ view }) => view?.cards[side]);
  if (!cards) return null;
  if (cards.hidden) return <HiddenHand side={side} count={cards.handCount} />;
  return <OwnHand side={side} cards={cards.hand} />;
}

export function Hands(): ReactNode {
  const seat = useTable((table) => table.seat);
  const order = [...SIDES].sort((one, other) => Number(other === seat) - Number(one === seat));
  return order.map((side) => <Hand key={side} side={side} />);
}
