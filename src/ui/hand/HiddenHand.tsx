// A hand that may not be seen: as many backs as it has cards, all alike.
import type { ReactNode } from 'react';
import type { Side } from '../../engine';
import { CardBack } from '../art/CardBack';
import { useWords } from '../useWords';

const many = 4;

export function HiddenHand({ side, count }: { side: Side; count: number }): ReactNode {
  const { words, screen } = useWords();
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <section
      className={count > many ? `foe many ${side}` : `foe ${side}`}
      aria-label={screen.hand.other(words.sides[side], count)}
      data-testid={`hidden-hand-${side}`}
    >
      <h2>
        {words.hand.own(words.sides[side])} <b className="num">{count}</b>
      </h2>
      <div className="cards">
        {places.map((place) => (
          <CardBack key={place} side={side} />
        ))}
      </div>
    </section>
  );
}
