// R7.1: how an opened card is used, event first or points first; or as an ambush (R14.1).
import { type ReactNode, useEffect, useRef } from 'react';
import type { CardId, Option } from '../../engine';
import { TermText } from '../guide/TermText';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

interface CardChoiceProps {
  readonly id: CardId;
  readonly offers: readonly Option[];
  readonly onClose: () => void;
}

const keys: Readonly<Record<string, string>> = { event: 'E', points: 'V' };

function OfferAct({ option: { decision } }: { option: Option }): ReactNode {
  const { words } = useWords();
  const submit = useTable((table) => table.submit);
  if (decision.type !== 'playCard') {
    return (
      <Act act={decision.type} look="go" onAct={() => submit(decision)}>
        {words.decisions[decision.type]}
      </Act>
    );
  }
  const { first } = decision;
  return (
    <Act act={`play-${first}`} look="go" hotkey={keys[first]} onAct={() => submit(decision)}>
      {first === 'event' ? words.slip.eventFirst : words.slip.pointsFirst}
    </Act>
  );
}

export function CardChoice({ id, offers, onClose }: CardChoiceProps): ReactNode {
  const { words, screen, names, language } = useWords();
  const card = useTable(({ world }) => world.cardById[id]);
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => paper.current?.querySelector<HTMLElement>('.btn')?.focus({ preventScroll: true }), []);
  if (!card) return null;
  return (
    <div ref={paper} className={`paper card-choice ${card.side}`} data-testid="card-choice">
      <h3 className="ttl">{names.cardWithValue(id)}</h3>
      <p>
        <TermText text={card.texts[language]} />
      </p>
      <p className="meta">
        <TermText text={screen.hand.howToUse} />
      </p>
      {offers.map((option) => (
        <OfferAct key={JSON.stringify(option.decision)} option={option} />
      ))}
      <Act act="close-card" look="quiet" hotkey="Esc" onAct={onClose}>
        {words.start.cancel}
      </Act>
    </div>
  );
}
