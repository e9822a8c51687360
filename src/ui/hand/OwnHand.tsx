// The own hand as cards. A card may be opened for event or points first, or to ambush; others show their text.
import { type ReactNode, useState } from 'react';
import type { CardId, Option, Side } from '../../engine';
import { classes } from '../art/Drawing';
import { tipOf } from '../dialogs/tip';
import { useTable, useTableStore } from '../useTable';
import { useWords } from '../useWords';
import { CardChoice } from './CardChoice';
import { GameCard } from './GameCard';
import { usePress } from './usePress';

/** Decisions on offer with a card: playing it, or ambushing with it. */
function useCardOptions(id: CardId): readonly Option[] {
  const options = useTable((table) => table.options);
  return options.filter(({ decision, refusal }) => refusal === null && 'card' in decision && decision.card === id);
}

function useNotNow(id: CardId): { title: string; text: string } {
  const { screen, names, reason } = useWords();
  const refusal = useTable(
    ({ options }) => options.find(({ decision }) => 'card' in decision && decision.card === id)?.refusal ?? null,
  );
  return { title: names.cardWithValue(id), text: refusal ? reason(refusal) : screen.hand.notNow };
}

/** From so many cards on they overlap, also on a wide screen. */
const crowd = 5;

interface SlotProps {
  readonly id: CardId;
  readonly place: number;
  readonly open: boolean;
  readonly onOpen: (id: CardId | null) => void;
}

function HandSlot({ id, place, open, onOpen }: SlotProps): ReactNode {
  const { words, names } = useWords();
  const store = useTableStore();
  const offers = useCardOptions(id);
  const atImpulse = useTable(({ prompt }) => prompt?.at === 'impulse');
  const usable = atImpulse || offers.length > 0;
  const notNow = useNotNow(id);
  const press = usePress();
  const toggle = (): void => {
    store.getState().clearSelection();
    onOpen(open ? null : id);
  };
  return (
    <li className={classes('hand-slot', open && 'open', press.resting && 'looking')}>
      <button
        type="button"
        className="hand-card"
        data-testid={`card-${id}`}
        data-key={place < 9 ? `${place + 1}` : undefined}
        aria-label={words.list([names.cardWithValue(id)])}
        aria-expanded={usable ? open : undefined}
        aria-disabled={usable ? undefined : true}
        onClick={() => press.wasLook() || !usable || toggle()}
        {...press.handlers}
        {...(usable ? {} : tipOf(notNow))}
      >
        <GameCard id={id} state={open ? 'selected' : undefined} />
      </button>
      <div className="card-preview" aria-hidden="true">
        <GameCard id={id} size="preview" />
      </div>
      {open && usable && <CardChoice id={id} offers={offers} onClose={() => onOpen(null)} />}
    </li>
  );
}

export function OwnHand({ side, cards }: { side: Side; cards: readonly CardId[] }): ReactNode {
  const { words } = useWords();
  const prompt = useTable((table) => table.prompt);
  const [opened, setOpened] = useState<{ id: CardId; prompt: unknown } | null>(null);
  const open = opened?.prompt === prompt ? opened?.id : null;
  const heading = words.hand.own(words.sides[side]);
  return (
    <section className={cards.length >= crowd ? 'hand crowded' : 'hand'} aria-label={heading} data-testid="hand">
      <h2>
        {heading} <b className="num">{cards.length}</b>
      </h2>
      {cards.length === 0 && <p className="no-cards">{words.hand.empty}</p>}
      <ol className={`cards ${side}`}>
        {cards.map((id, place) => (
          <HandSlot
            key={id}
            id={id}
            place={place}
            open={open === id}
            onOpen={(next) => setOpened(next && { id: next, prompt })}
          />
        ))}
      </ol>
    </section>
  );
}
