// Between two players: nothing of either hand is in the page until the side that decides next has sat down (R6.4).
import { type ReactNode, useEffect, useRef } from 'react';
import type { PromptName, Side } from '../../engine';
import { SeasonMark } from '../art/SeasonMark';
import { SideMark } from '../art/SideMark';
import { FightLines } from '../combat/FightLines';
import { Reason } from '../dialogs/Reason';
import { Act } from '../layout/Act';
import { useStanding } from '../rail/useStanding';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { useHold } from './useHold';
import './curtain.css';

function Seal({ side }: { side: Side }): ReactNode {
  return (
    <div className="seal" aria-hidden="true">
      <SideMark side={side} size={58} />
    </div>
  );
}

function LiftButton({ side }: { side: Side }): ReactNode {
  const { words, screen } = useWords();
  const lift = useTable((table) => table.liftCurtain);
  const { holding, handlers } = useHold(lift);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={button}
      type="button"
      className={holding ? 'btn go holding' : 'btn go'}
      data-testid="do-lift-curtain"
      aria-description={words.curtain.hold}
      {...handlers}
    >
      <span className="fill" />
      {words.curtain.lift(words.sides[side])}
      <kbd>{screen.curtain.holdKey}</kbd>
    </button>
  );
}

function PublicFigures(): ReactNode {
  const { words, screen } = useWords();
  const standing = useStanding();
  const turn = useTable(({ view }) => view?.turn ?? 1);
  const axis = useTable(({ view }) => (view?.cards.axis.hidden ? view.cards.axis.handCount : 0));
  const allies = useTable(({ view }) => (view?.cards.allies.hidden ? view.cards.allies.handCount : 0));
  return (
    <footer>
      <span>
        {words.turn(turn)} <SeasonMark season={turn % 2 === 1 ? 'winter' : 'summer'} size={14} /> {words.season(turn)}
      </span>
      {standing && (
        <>
          <span>
            {words.sides.axis} <b className="num">{standing.points}</b>
          </span>
          <span>
            {words.sides.allies} <b className="num">{standing.bases.allies}</b>
          </span>
        </>
      )}
      <span>{screen.curtain.hands(axis, allies)}</span>
    </footer>
  );
}

function Why({ at }: { at: PromptName }): ReactNode {
  const { words, screen } = useWords();
  const why = at === 'ambush' ? words.withRule(words.curtain.ambushWhy, 'R14.1') : screen.curtain.whyHand;
  return (
    <dl>
      <FightLines />
      <dt>{screen.curtain.visible}</dt>
      <dd>{screen.curtain.visibleNote}</dd>
      <dt>{words.curtain.why}</dt>
      <dd>
        <Reason text={why} />
      </dd>
    </dl>
  );
}

export interface CurtainProps {
  readonly to: Side;
  readonly at: PromptName;
  /** The players want to look at the board without either hand. */
  readonly onBoard: () => void;
}

export function Curtain({ to, at, onBoard }: CurtainProps): ReactNode {
  const { words, screen } = useWords();
  const side = words.sides[to];
  return (
    <main className={`veil ${to}`} data-testid="curtain" data-to={to} data-at={at}>
      <div className="cloth left" />
      <div className="cloth right" />
      <section className="plate" aria-labelledby="curtain-title">
        <Seal side={to} />
        <p className="over">{words.curtain.title}</p>
        <h1 id="curtain-title">{screen.curtain.headings[at](side)}</h1>
        <p className="lead">{screen.curtain.leads[at]}</p>
        <Why at={at} />
        <div className="acts">
          <LiftButton side={to} />
          <Act act="board-only" look="quiet" hotkey="M" onAct={onBoard}>
            {words.curtain.boardOnly}
          </Act>
        </div>
      </section>
      <PublicFigures />
    </main>
  );
}
