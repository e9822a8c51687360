// The rail along the top: who decides, turn and season, the twelve turns, who is winning, the tools.
import type { ReactNode } from 'react';
import type { Side } from '../../engine';
import { SeasonMark } from '../art/SeasonMark';
import { SideMark } from '../art/SideMark';
import { TurnTrack } from '../art/TurnTrack';
import { TermText } from '../guide/TermText';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { Score } from './Score';
import { Tools, type ToolsProps } from './Tools';
import './rail.css';

const seasonOf = (turn: number) => (turn % 2 === 1 ? 'winter' : 'summer');

/** Last two figures of the year, as the words of the season give it. */
const shortYear = (season: string): string => /\d\d(\d\d)/.exec(season)?.[1] ?? '';

function Headline({ side }: { side: Side | null }): ReactNode {
  const { words, screen } = useWords();
  const asked = useTable(({ view }) => view?.asked ?? null);
  const active = useTable(({ view }) => view?.active);
  const waiting = useTable(({ curtain }) => curtain !== null);
  if (!side || !asked) return words.end.title;
  if (waiting) return screen.rail.waitingFor(words.sides[side]);
  const said = side === active ? words.rail.impulseOf(words.sides[side]) : words.rail.decisionOf(words.sides[side]);
  return <TermText text={said} />;
}

function TurnPlate({ side }: { side: Side | null }): ReactNode {
  const { words } = useWords();
  const turn = useTable(({ view }) => view?.turn ?? 1);
  return (
    <div className="turnplate">
      <SideMark side={side ?? 'neutral'} size={34} label={side ? words.sides[side] : words.neutral} />
      <div>
        <b data-testid="headline">
          <Headline side={side} />
        </b>
        <span>
          {words.turn(turn)} <SeasonMark season={seasonOf(turn)} size={14} /> {words.season(turn)}
        </span>
      </div>
    </div>
  );
}

function Turns(): ReactNode {
  const { words } = useWords();
  const now = useTable(({ view }) => view?.turn ?? 1);
  const count = useTable(({ world }) => world.turns);
  const turns = Array.from({ length: count }, (_, index) => {
    const turn = index + 1;
    const season = words.season(turn);
    return { turn, season: seasonOf(turn), year: shortYear(season), label: `${words.turn(turn)} ${season}` } as const;
  });
  return <TurnTrack turns={turns} now={now} label={words.rail.turnTrack} />;
}

export function Rail({ onSettings, onHelp }: ToolsProps): ReactNode {
  const { words } = useWords();
  const side = useTable(({ view }) => view?.asked?.side ?? view?.outcome?.winner ?? null);
  return (
    <header className={`rail paper ${side ?? 'neutral'}`}>
      <h1 className="sr-only">{words.title}</h1>
      <TurnPlate side={side} />
      <Turns />
      <Score />
      <Tools onSettings={onSettings} onHelp={onHelp} />
    </header>
  );
}
