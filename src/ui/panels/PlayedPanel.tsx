// R7.1: the card in play, which of event and points is being resolved, and how many points are left.
import type { ReactNode } from 'react';
import type { CardDef, CardId, Frame } from '../../engine';
import { TermText } from '../guide/TermText';
import { GameCard } from '../hand/GameCard';
import { deskWords } from '../i18n/deskWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { type CardInPlay, useCardInPlay } from './inPlay';
import './played.css';

type When = 'now' | 'later' | 'used';

/** Where event and points of the card in play stand, and what is left of each. */
interface Progress {
  readonly event: When;
  readonly points: When;
  readonly pointsLeft: number;
  /** Groups, steps, cards or targets that the event still has, of how many; null for an event that is one thing. */
  readonly eventLeft: { readonly left: number; readonly of: number } | null;
}

/** How often the event of a card can be used. */
function timesOf({ params }: CardDef): number {
  switch (params.kind) {
    case 'offensive':
      return params.groups;
    case 'diplomacy':
      return params.steps;
    case 'development':
      return params.cards;
    case 'strategicBombing':
      return params.targets;
    default:
      return 1;
  }
}

/** The pending question of this card that comes first, reactions of the other side left aside; null in a replay. */
function useFrame({ card }: CardInPlay): (Frame & { card: CardId | null }) | null {
  const frames = useTable(({ replay, state }) => (replay ? undefined : state?.frames));
  const found = frames?.findLast((frame) => 'card' in frame && frame.card === card);
  return (found as (Frame & { card: CardId | null }) | undefined) ?? null;
}

function useProgress(inPlay: CardInPlay, card: CardDef): Progress | null {
  const frame = useFrame(inPlay);
  if (!frame) return null;
  const atPoints = frame.at === 'points';
  const eventFirst = inPlay.first === 'event';
  const event: When = atPoints ? (eventFirst ? 'used' : 'later') : 'now';
  const points: When = atPoints ? 'now' : eventFirst ? 'later' : 'used';
  const times = timesOf(card);
  const left = { now: 'groups' in frame ? frame.groups : 'left' in frame ? frame.left : times, later: times, used: 0 };
  const pointsLeft = { now: atPoints ? frame.left : 0, later: card.value, used: 0 }[points];
  return { event, points, pointsLeft, eventLeft: times > 1 ? { left: left[event], of: times } : null };
}

function Pips({ left, value, side, said }: { left: number; value: number; side: string; said: string }): ReactNode {
  const places = Array.from({ length: value }, (_, place) => place);
  return (
    <p className={`pips ${side}`}>
      {places.map((place) => (
        <i key={place} className={place < left ? undefined : 'spent-pip'} />
      ))}
      <span>{said}</span>
    </p>
  );
}

function EventPips({ progress, side }: { progress: Progress | null; side: string }): ReactNode {
  const { language } = useWords();
  if (!progress?.eventLeft) return null;
  const { left, of } = progress.eventLeft;
  return <Pips left={left} value={of} side={side} said={deskWords(language).cards.eventLeft(left)} />;
}

function InPlay({ inPlay, card }: { inPlay: CardInPlay; card: CardDef }): ReactNode {
  const { words, screen, names, language } = useWords();
  const progress = useProgress(inPlay, card);
  const left = progress?.pointsLeft ?? card.value;
  const when = (stage: When | undefined): string | undefined => stage && screen.panels[stage];
  return (
    <section className={`paper played ${inPlay.side}`} data-testid="card-in-play" aria-label={words.hand.inPlay}>
      <h2 className="ttl">
        {words.hand.inPlay} <small>{names.cardWithValue(inPlay.card).replaceAll('★', '')}</small>
      </h2>
      <div className="played-row">
        <GameCard id={inPlay.card} />
        <div className="use">
          <h3>
            <TermText text={words.hand.event} /> <em>{when(progress?.event)}</em>
          </h3>
          <p className="event-text">
            <TermText text={card.texts[language]} />
          </p>
          <EventPips progress={progress} side={inPlay.side} />
          <h3>
            <TermText text={words.hand.value} /> <em>{when(progress?.points)}</em>
          </h3>
          <Pips left={left} value={card.value} side={inPlay.side} said={words.slip.pointsLeft(left)} />
        </div>
      </div>
    </section>
  );
}

export function PlayedPanel(): ReactNode {
  const inPlay = useCardInPlay();
  const card = useTable(({ world }) => (inPlay ? world.cardById[inPlay.card] : undefined));
  return inPlay && card ? <InPlay inPlay={inPlay} card={card} /> : null;
}
