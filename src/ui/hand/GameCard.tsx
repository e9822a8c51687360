// A card of the game: face from the data pack, a line in the hand, the whole text elsewhere.
import type { ReactNode } from 'react';
import type { CardId } from '../../engine';
import { CardFace, type CardSize } from '../art/CardFace';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

export interface GameCardProps {
  readonly id: CardId;
  readonly size?: CardSize;
  readonly state?: 'selected' | 'off' | undefined;
}

/** Name without the stars that mark a reaction in print; the face sets it apart by itself. */
const plain = (name: string): string => name.replaceAll('★', '');

export function GameCard({ id, size = 'hand', state }: GameCardProps): ReactNode {
  const { screen, language } = useWords();
  const card = useTable(({ world }) => world.cardById[id]);
  if (!card) return null;
  const name = plain(card.names[language]);
  const text = size === 'hand' ? screen.cardLine(card.params) : card.texts[language];
  const { side, event, value } = card;
  return <CardFace side={side} event={event} name={name} value={value} text={text} size={size} state={state} />;
}
