// The slip while a bot decides: who thinks about what, and how to halt it or take its place.
import type { ReactNode } from 'react';
import type { TableState } from '../../store';
import { seatWords } from '../i18n/seatWords';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

type Thinking = NonNullable<TableState['thinking']>;

function Acts({ side }: Pick<Thinking, 'side'>): ReactNode {
  const { language } = useWords();
  const said = seatWords(language).thinking;
  const paused = useTable((table) => table.botsPaused);
  const pause = useTable((table) => table.pauseBots);
  const setPlayer = useTable((table) => table.setPlayer);
  return (
    <div className="acts">
      <Act act="pause-bots" look={paused ? 'go' : 'plain'} hotkey="H" onAct={() => pause(!paused)}>
        {paused ? said.goOn : said.pause}
      </Act>
      <Act act="take-over" look="quiet" onAct={() => setPlayer(side, null)}>
        {said.takeOver}
      </Act>
    </div>
  );
}

export function BotSlip({ side, at }: Thinking): ReactNode {
  const { words, screen, language } = useWords();
  const said = seatWords(language);
  const paused = useTable((table) => table.botsPaused);
  const player = useTable(({ players }) => players[side]);
  const name = words.sides[side];
  const bot = player && said.bot(said.bots[player.bot], player.strategy);
  return (
    <section
      className={`paper order bot ${side}`}
      data-testid="prompt"
      data-frame="bot"
      data-side={side}
      aria-label={words.slip.title}
    >
      <h2 className="ttl">
        {words.slip.title}
        <small>{screen.beside([name, said.thinking.title])}</small>
      </h2>
      <div className="order-body" aria-live="polite">
        <p className="ask">{paused ? said.thinking.waits(name) : said.thinking.asked(name, words.prompts[at].title)}</p>
        <p className="meta">{paused ? said.thinking.waitsNote : bot}</p>
      </div>
      <Acts side={side} />
    </section>
  );
}
