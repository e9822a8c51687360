// A small card that is only looked at: all of its text above it, on hover, focus or a press.
import { type ReactNode, useState } from 'react';
import type { CardId } from '../../engine';
import { classes } from '../art/Drawing';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { GameCard } from './GameCard';

export function PeekCard({ id, off }: { id: CardId; off?: boolean }): ReactNode {
  const { names, language } = useWords();
  const text = useTable(({ world }) => world.cardById[id]?.texts[language]);
  const [open, setOpen] = useState(false);
  return (
    <li className={classes('peek', open && 'looking')}>
      <button
        type="button"
        className="hand-card"
        data-testid={`peek-${id}`}
        aria-label={names.cardWithValue(id)}
        aria-description={text}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onBlur={() => setOpen(false)}
      >
        <GameCard id={id} state={off ? 'off' : undefined} />
      </button>
      <div className="card-preview" aria-hidden="true">
        <GameCard id={id} size="preview" />
      </div>
    </li>
  );
}
