// Number of games, seed, starting position, and the button that starts.
import type { ReactNode } from 'react';
import { type LabState, planOf } from '../../store/lab';
import { Act } from '../layout/Act';
import { freshSeed } from '../setup/newGameForm';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { addLine, mostLines, numberIn, type Start, setDesk, useLabDesk } from './labDesk';
import { useLab, useLabStore, useLabWords } from './useLab';
import { useLineName } from './useSpeech';
import { useChooseStart } from './useStart';
import { ViewerSelect } from './ViewerSelect';

const mostGames = 10_000;
const mostSeed = 999_999_999;

interface FigureProps {
  readonly id: 'games' | 'seed';
  readonly label: string;
  readonly fault: string | null;
  readonly children?: ReactNode;
}

function Figure({ id, label, fault, children }: FigureProps): ReactNode {
  const value = useLabDesk((desk) => desk[id]);
  return (
    <div className="field">
      <label htmlFor={`lab-${id}`}>{label}</label>
      <div className="beside">
        <input
          id={`lab-${id}`}
          data-testid={`lab-${id}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`lab-${id}-note`}
          onChange={({ target }) => setDesk({ [id]: target.value })}
        />
        {children}
      </div>
      <small id={`lab-${id}-note`} className="wrong">
        {fault}
      </small>
    </div>
  );
}

function StartSelect(): ReactNode {
  const { setup } = useLabWords();
  const saves = useTable((table) => table.saves);
  const game = useTable((table) => table.game);
  const { from, save } = useLabDesk((desk) => desk.start);
  const choose = useChooseStart();
  return (
    <div className="field wide">
      <label htmlFor="lab-from">{setup.from}</label>
      <select id="lab-from" data-testid="lab-from" value={from} onChange={({ target }) => choose(target.value)}>
        <option value="new">{setup.fromNew}</option>
        {game && <option value="here">{setup.fromHere}</option>}
        {saves
          .filter(({ turn, at }) => turn !== null && at !== null)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {setup.fromKept(name)}
            </option>
          ))}
      </select>
      {from !== 'new' && !save && <small className="wrong">{setup.unreadable}</small>}
    </div>
  );
}

interface Beginning {
  /** null while something is amiss. */
  readonly begin: (() => void) | null;
  /** What is amiss. */
  readonly fault: string;
  readonly games: number | null;
  readonly seed: number | null;
}

/** What is amiss with the starting position. */
function useStartFault({ from, save, viewer }: Start): string | null {
  const { setup } = useLabWords();
  if (from === 'new') return null;
  if (!save) return setup.unreadable;
  return viewer === null ? setup.chooseViewer : null;
}

/** Starts what has been put together. */
function useBegin(): Beginning {
  const { setup } = useLabWords();
  const { lines, start, ...texts } = useLabDesk();
  const lab = useLabStore();
  const nameOf = useLineName();
  const startFault = useStartFault(start);
  const games = numberIn(texts.games, 1, mostGames);
  const seed = numberIn(texts.seed, 0, mostSeed);
  const fault = startFault ?? (games === null ? setup.badGames : setup.badSeed);
  if (games === null || seed === null || startFault !== null) return { begin: null, fault, games, seed };
  const viewer = start.viewer === 'open' ? null : start.viewer;
  const begin = (): void => {
    const named = lines.map((line) => ({ ...line, name: nameOf(line) }));
    const { strategies, begin: play }: LabState = lab.getState();
    const name = [...new Set(named.map((line) => line.name))].join(' ／ ');
    play(name, planOf({ games, seed, lines: named, from: start.save, viewer }, strategies));
  };
  return { begin, fault, games, seed };
}

export function ConditionsSlip(): ReactNode {
  const { screen } = useWords();
  const { setup } = useLabWords();
  const lines = useLabDesk((desk) => desk.lines.length);
  const { begin, fault, games, seed } = useBegin();
  const ready = useLab((lab) => lab.ready);
  return (
    <section className="paper lab-conditions" aria-labelledby="lab-conditions">
      <h2 className="ttl" id="lab-conditions">
        {setup.conditions}
      </h2>
      <p className="lab-note">{setup.note}</p>
      <div className="fields">
        <Figure id="games" label={setup.games} fault={games === null ? setup.badGames : null} />
        <Figure id="seed" label={setup.seed} fault={seed === null ? setup.badSeed : null}>
          <button type="button" className="btn quiet" onClick={() => setDesk({ seed: `${freshSeed()}` })}>
            {screen.start.otherSeed}
          </button>
        </Figure>
        <StartSelect />
        <ViewerSelect />
      </div>
      <div className="acts">
        <Act act="lab-start" look="go" reason={begin && ready ? null : { text: fault }} onAct={() => begin?.()}>
          {setup.start}
        </Act>
        {lines < mostLines && (
          <Act act="add-line" look="quiet" onAct={addLine}>
            {setup.add}
          </Act>
        )}
      </div>
    </section>
  );
}
