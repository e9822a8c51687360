// R6.1b: the screen where a side chooses its hand in secret: the deck by value, the undeveloped cards, the chosen ones.
import type { ReactNode } from 'react';
import type { CardId } from '../../engine';
import { SeasonMark } from '../art/SeasonMark';
import { SideMark } from '../art/SideMark';
import { NoticeBar } from '../dialogs/NoticeBar';
import { RuleRef } from '../dialogs/Reason';
import { tipOf } from '../dialogs/tip';
import { deskWords } from '../i18n/deskWords';
import { Act } from '../layout/Act';
import type { PromptAt } from '../prompt/offers';
import { useStanding } from '../rail/useStanding';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { GameCard } from './GameCard';
import { HandBases } from './HandBases';
import { LastPlayed, useLastPlayed } from './LastPlayed';
import { PeekCard } from './PeekCard';
import './choice.css';

type HandPrompt = PromptAt<'chooseHand'>;

function Head({ prompt }: { prompt: HandPrompt }): ReactNode {
  const { words, screen } = useWords();
  const turn = useTable(({ view }) => view?.turn ?? 1);
  const first = useTable(({ view }) => view?.active) === prompt.side;
  const side = words.sides[prompt.side];
  return (
    <header className="paper head">
      <SideMark side={prompt.side} size={40} />
      <div>
        <h1>{words.prompts.chooseHand.title}</h1>
        <p>
          {words.turn(turn)} <SeasonMark season={turn % 2 === 1 ? 'winter' : 'summer'} size={14} /> {words.season(turn)}
          <span>{screen.hand.seat(side, first)}</span>
        </p>
      </div>
      <p className="why">
        <b className="num why-count">{prompt.size}</b>
        <Why prompt={prompt} turn={turn} />
      </p>
      <p className="secret">{words.hand.privately(side)}</p>
    </header>
  );
}

function Why({ prompt, turn }: { prompt: HandPrompt; turn: number }): ReactNode {
  const { screen, language } = useWords();
  const points = useStanding()?.bases[prompt.side] ?? 0;
  if (turn === 1) {
    return (
      <span>
        {screen.hand.firstTurn} <RuleRef rule="R6.2" />
      </span>
    );
  }
  return (
    <span>
      {deskWords(language).cards.basesOf(points)}
      <small>
        <HandBases side={prompt.side} /> <RuleRef rule="R3.2" />
      </small>
    </span>
  );
}

function DeckCard({ id, full }: { id: CardId; full: boolean }): ReactNode {
  const { screen, names } = useWords();
  const chosen = useTable(({ handDraft }) => handDraft.includes(id));
  const toggle = useTable((table) => table.toggleCard);
  const stopped = full && !chosen;
  return (
    <li>
      <button
        type="button"
        className="pickable"
        data-testid={`card-${id}`}
        aria-pressed={chosen}
        aria-disabled={stopped ? true : undefined}
        onClick={stopped ? undefined : () => toggle(id)}
        {...(stopped ? tipOf({ title: names.cardWithValue(id), text: screen.hand.full }) : {})}
      >
        <GameCard id={id} size="choice" state={chosen ? 'selected' : undefined} />
      </button>
    </li>
  );
}

function useValue(): (id: CardId) => number {
  const cards = useTable(({ world }) => world.cardById);
  return (id) => cards[id]?.value ?? 0;
}

function Deck({ deck, full }: { deck: readonly CardId[]; full: boolean }): ReactNode {
  const { words, screen } = useWords();
  const value = useValue();
  const sorted = [...deck].sort((one, other) => value(other) - value(one));
  return (
    <section className="deck" aria-label={words.hand.deck}>
      <h2 className="bar">
        {words.hand.deck} <b className="num">{deck.length}</b> <span>{screen.hand.order}</span>
      </h2>
      <ol className="grid">
        {sorted.map((id) => (
          <DeckCard key={id} id={id} full={full} />
        ))}
      </ol>
    </section>
  );
}

function Undeveloped({ cards }: { cards: readonly CardId[] }): ReactNode {
  const { words } = useWords();
  return (
    <section className="undev" aria-label={words.hand.undeveloped}>
      <h2 className="bar">
        {words.hand.undeveloped} <b className="num">{cards.length}</b> <span>{words.hand.undevelopedNote}</span>
      </h2>
      <ol className="row-of-cards">
        {cards.map((id) => (
          <PeekCard key={id} id={id} off />
        ))}
      </ol>
    </section>
  );
}

function ChosenSlot({ id }: { id: CardId | undefined }): ReactNode {
  const { words, names } = useWords();
  const value = useValue();
  if (!id) return <li>{words.hand.slot}</li>;
  return (
    <li className="full">
      <b className="num">{value(id)}</b>
      <span>{names.card(id).replaceAll('★', '')}</span>
    </li>
  );
}

/** Ticks what was played in the turn before, as far as it is in the deck and there is room. */
function SameAgain({ prompt, chosen }: { prompt: HandPrompt; chosen: readonly CardId[] }): ReactNode {
  const { language } = useWords();
  const played = useLastPlayed()?.[prompt.side] ?? [];
  const deck = useTable(({ view }) => {
    const own = view?.cards[prompt.side];
    return own && !own.hidden ? own.deck : null;
  });
  const toggle = useTable((table) => table.toggleCard);
  const again = played.filter((id) => deck?.includes(id) && !chosen.includes(id));
  const fitting = again.slice(0, prompt.size - chosen.length);
  if (fitting.length === 0) return null;
  const toggleAll = (): void => {
    for (const id of fitting) toggle(id);
  };
  return (
    <Act act="same-again" onAct={() => toggleAll()}>
      {deskWords(language).cards.sameAgain}
    </Act>
  );
}

function Slots({ prompt, chosen }: { prompt: HandPrompt; chosen: readonly CardId[] }): ReactNode {
  const { words, screen, language } = useWords();
  const value = useValue();
  const submit = useTable((table) => table.submit);
  const clear = useTable((table) => table.clearHandDraft);
  const left = prompt.size - chosen.length;
  const toChoose = screen.hand.toChoose(left);
  const places = Array.from({ length: prompt.size }, (_, place) => place);
  return (
    <section
      className="paper slots"
      data-testid="prompt"
      data-frame={prompt.at}
      data-side={prompt.side}
      aria-live="polite"
    >
      <h2 className="ttl">
        {screen.hand.fight} <small>{toChoose}</small>
      </h2>
      <ol>
        {places.map((place) => (
          <ChosenSlot key={place} id={chosen[place]} />
        ))}
      </ol>
      <p className="sum">
        <span>{screen.hand.sum}</span>
        <b className="num">{chosen.reduce((sum, id) => sum + value(id), 0)}</b>
        <span>{screen.hand.impulses}</span>
        <b className="num">{chosen.length}</b>
      </p>
      {left > 0 && (
        <p className="still">
          {deskWords(language).cards.still(left)} <RuleRef rule="R6.1" />
        </p>
      )}
      <div className="acts">
        <Act
          act="confirm-hand"
          look="go"
          hotkey="Enter"
          reason={left > 0 ? { text: `${toChoose}〔R6.1〕` } : null}
          onAct={() => submit({ type: 'chooseHand', cards: [...chosen] })}
        >
          {screen.hand.confirm(chosen.length)}
        </Act>
        <SameAgain prompt={prompt} chosen={chosen} />
        <Act act="clear-hand" look="quiet" hotkey="Esc" onAct={clear}>
          {words.hand.putAllBack}
        </Act>
      </div>
    </section>
  );
}

export function HandChoice({ prompt }: { prompt: HandPrompt }): ReactNode {
  const own = useTable(({ view }) => view?.cards[prompt.side]);
  const chosen = useTable((table) => table.handDraft);
  const played = useLastPlayed();
  if (!own || own.hidden) return null;
  return (
    <div className={`pick ${prompt.side}`} data-testid="hand-choice">
      <Head prompt={prompt} />
      <main>
        <NoticeBar />
        <Deck deck={own.deck} full={chosen.length >= prompt.size} />
      </main>
      <footer>
        <Undeveloped cards={own.undeveloped} />
        {played && <LastPlayed cards={played} />}
        <Slots prompt={prompt} chosen={chosen} />
      </footer>
    </div>
  );
}
