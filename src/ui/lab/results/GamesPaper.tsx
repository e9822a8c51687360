// Every game that was played, to be opened in the replay viewer.
import { type ReactNode, useState } from 'react';
import { type Bench, ENDINGS, type Ending, type GameRow } from '../../../store/lab';
import { SideMark } from '../../art/SideMark';
import { Act } from '../../layout/Act';
import { useWords } from '../../useWords';
import { LineMark, letterOf } from '../LineMark';
import { useLabWords } from '../useLab';
import { type Opening, useOpenGame } from './useOpenGame';

const onPage = 20;

interface RowProps {
  readonly row: GameRow;
  readonly onOpen: (row: GameRow) => void;
}

function GameLine({ row, onOpen }: RowProps): ReactNode {
  const { words } = useWords();
  const { results, endings } = useLabWords();
  const { n, line, winner, ending, turns, axisPoints } = row;
  const letter = letterOf(line);
  return (
    <tr>
      <th scope="row">
        <Act act={`open-game-${n + 1}-${letter}`} look="quiet" onAct={() => onOpen(row)}>
          <span aria-hidden="true">{`#${n + 1}`}</span>
          <span className="sr-only">{results.openGame(n + 1, letter)}</span>
        </Act>
      </th>
      <td>
        <LineMark line={line} size={22} />
      </td>
      <td className={winner ?? undefined}>
        {winner && <SideMark side={winner} size={18} label={words.sides[winner]} />}
      </td>
      <td>{ending ? `${endings[ending]} ${results.endsIn(turns)}` : results.failed}</td>
      <td>{axisPoints ?? '–'}</td>
    </tr>
  );
}

function Told({ opening }: { opening: Opening }): ReactNode {
  const { results } = useLabWords();
  return (
    <p className="lab-note" role="status">
      {opening.state === 'opening' && results.opening}
      {opening.state === 'failed' && results.cannotOpen(opening.reason)}
    </p>
  );
}

interface FilterProps {
  readonly ending: Ending | null;
  readonly jump: string;
  readonly onEnding: (ending: Ending | null) => void;
  readonly onJump: (jump: string) => void;
}

function Filters({ ending, jump, onEnding, onJump }: FilterProps): ReactNode {
  const { results, endings } = useLabWords();
  return (
    <div className="lab-filters">
      <select
        aria-label={results.only}
        data-testid="games-ending"
        value={ending ?? ''}
        onChange={({ target }) => onEnding(ENDINGS.find((one) => one === target.value) ?? null)}
      >
        <option value="">{results.all}</option>
        {ENDINGS.map((one) => (
          <option key={one} value={one}>
            {endings[one]}
          </option>
        ))}
      </select>
      <input
        type="text"
        inputMode="numeric"
        aria-label={results.jump}
        placeholder={results.jump}
        data-testid="games-jump"
        value={jump}
        onChange={({ target }) => onJump(target.value)}
      />
    </div>
  );
}

interface PagingProps {
  readonly from: number;
  readonly all: number;
  readonly onTurn: (from: number) => void;
}

function Paging({ from, all, onTurn }: PagingProps): ReactNode {
  const { results } = useLabWords();
  if (all <= onPage) return null;
  const last = Math.min(all, from + onPage);
  return (
    <div className="acts">
      <Act
        act="games-back"
        look="quiet"
        reason={from > 0 ? null : { text: results.earlier }}
        onAct={() => onTurn(from - onPage)}
      >
        {results.earlier}
      </Act>
      <span className="lab-note">{results.page(from + 1, last, all)}</span>
      <Act
        act="games-on"
        look="quiet"
        reason={last < all ? null : { text: results.later }}
        onAct={() => onTurn(from + onPage)}
      >
        {results.later}
      </Act>
    </div>
  );
}

/** Rows that are wanted, and the page of them that is shown. */
function usePage({ experiment }: Bench) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const [jump, setJump] = useState('');
  const [from, setFrom] = useState(0);
  const rows = experiment.results.rows
    .filter((row) => ending === null || row.ending === ending)
    .filter(({ n }) => jump.trim() === '' || `${n + 1}` === jump.trim());
  const first = from < rows.length ? from : 0;
  return {
    ending,
    setEnding,
    jump,
    setJump,
    setFrom,
    first,
    all: rows.length,
    rows: rows.slice(first, first + onPage),
  };
}

export function GamesPaper({ bench }: { bench: Bench }): ReactNode {
  const { results } = useLabWords();
  const { opening, open } = useOpenGame();
  const page = usePage(bench);
  const heads = [results.game, results.line, results.winner, results.ending, results.points];
  return (
    <section className="paper lab-games" aria-labelledby="lab-games">
      <h2 className="ttl" id="lab-games">
        {results.open}
        <small>{results.openNote}</small>
      </h2>
      <Filters ending={page.ending} jump={page.jump} onEnding={page.setEnding} onJump={page.setJump} />
      <table data-testid="games">
        <caption className="sr-only">{results.open}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row) => (
            <GameLine key={`${row.n} ${row.line}`} row={row} onOpen={open} />
          ))}
        </tbody>
      </table>
      <Paging from={page.first} all={page.all} onTurn={page.setFrom} />
      <Told opening={opening} />
    </section>
  );
}
