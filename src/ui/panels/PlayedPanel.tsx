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

/** The pending question of this card that comes first, reactions left aside; null once it has none, undefined in a replay. */
function useFrame({ card }: CardInPlay): (Frame & { card: CardId | null }) | null | undefined {
  const frames = useTable(({ replay, state }) => (replay ? undefined : state?.frames));
  if (!frames) return undefined;
  return (frames.findLast((frame) => 'card' in frame && frame.card === card) ?? null) as ReturnType<typeof useFrame>;
}

function stageOf(frame: Frame | null, first: CardInPlay['first']): Pick<Progress, 'event' | 'points'> {
  if (!frame) return { event: 'used', points: 'used' };
  const [done, later]: [When, When] = ['used', 'later'];
  if (frame.at === 'points') return { points: 'now', event: first === 'event' ? done : later };
  return { event: 'now', points: first === 'event' ? later : done };
}

/** Uses of the event that are left while it is resolved. */
function usesLeft(frame: Frame | null): number | null {
  if (!frame) return null;
  if ('groups' in frame) return frame.groups;
  return 'left' in frame ? frame.left : null;
}

function useProgress(inPlay: CardInPlay, card: CardDef): Progress | null {
  const frame = useFrame(inPlay);
  if (frame === undefined) return null;
  const stage = stageOf(frame, inPlay.first);
  const times = timesOf(card);
  const left = { now: usesLeft(frame) ?? times, later: times, used: 0 }[stage.event];
  const points = { now: frame?.at === 'points' ? frame.left : 0, later: card.value, used: 0 }[stage.points];
  return { ...stage, pointsLeft: points, eventLeft: times > 1 ? { left, of: times } : null };
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
