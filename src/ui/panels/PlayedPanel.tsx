// R7.1: the card in play, which of event and points is being resolved, and how many points are left.
import type { ReactNode } from 'react';
import { TermText } from '../guide/TermText';
import { GameCard } from '../hand/GameCard';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { type CardInPlay, useCardInPlay } from './inPlay';
import './played.css';

/** Where event and points of the card in play stand. */
function useProgress({ first }: CardInPlay): { event: string; points: string; left: number | null } {
  const { screen } = useWords();
  const at = useTable(({ prompt }) => prompt?.at);
  const left = useTable(({ prompt }) => (prompt?.at === 'points' && prompt.card !== null ? prompt.left : null));
  const { now, later, used } = screen.panels;
  if (at === 'points') return { points: now, event: first === 'points' ? later : used, left };
  return { event: now, points: first === 'event' ? later : used, left };
}

function Pips({ left, value, side }: { left: number; value: number; side: string }): ReactNode {
  const { words } = useWords();
  const places = Array.from({ length: value }, (_, place) => place);
  return (
    <p className={`pips ${side}`}>
      {places.map((place) => (
        <i key={place} className={place < left ? undefined : 'spent-pip'} />
      ))}
      <span>{words.slip.pointsLeft(left)}</span>
    </p>
  );
}

function InPlay({ inPlay }: { inPlay: CardInPlay }): ReactNode {
  const { words, screen, language } = useWords();
  const card = useTable(({ world }) => world.cardById[inPlay.card]);
  const progress = useProgress(inPlay);
  if (!card) return null;
  const left = progress.left ?? (progress.points === screen.panels.later ? card.value : 0);
  return (
    <section className={`paper played ${inPlay.side}`} data-testid="card-in-play" aria-label={words.hand.inPlay}>
      <h2 className="ttl">{words.hand.inPlay}</h2>
      <div className="played-row">
        <GameCard id={inPlay.card} />
        <div className="use">
          <h3>
            <TermText text={words.hand.event} /> <em>{progress.event}</em>
          </h3>
          <p>
            <TermText text={card.texts[language]} />
          </p>
          <h3>
            <TermText text={words.hand.value} /> <em>{progress.points}</em>
          </h3>
          <Pips left={left} value={card.value} side={inPlay.side} />
        </div>
      </div>
    </section>
  );
}

export function PlayedPanel(): ReactNode {
  const inPlay = useCardInPlay();
  return inPlay && <InPlay inPlay={inPlay} />;
}
