// A hand that may not be seen: as many backs as it has cards, all alike.
import type { ReactNode } from 'react';
import type { Side } from '../../engine';
import { CardBack } from '../art/CardBack';
import { deskWords } from '../i18n/deskWords';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

const many = 4;

/** While both look at the table, the asked side may want its hand: one key, and the curtain falls first. */
function ShowHand({ side }: { side: Side }): ReactNode {
  const { words, language } = useWords();
  const mayShow = useTable(({ seat, prompt }) => seat === null && prompt?.side === side);
  const showHand = useTable((table) => table.showHand);
  if (!mayShow) return null;
  return (
    <div className="ask-back">
      <Act act="show-hand" look="quiet" hotkey="Q" onAct={showHand}>
        {words.slip.showHand}
      </Act>
      <p>{deskWords(language).cards.faceDown}</p>
    </div>
  );
}

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
        <ShowHand side={side} />
      </div>
    </section>
  );
}
