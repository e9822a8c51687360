// Number of games, seed, starting position, and the button that starts.
import type { ReactNode } from 'react';
import { type LabState, planOf } from '../../store/lab';
import { Act } from '../layout/Act';
import { freshSeed } from '../setup/newGameForm';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { addLine, mostLines, numberIn, setDesk, useLabDesk } from './labDesk';
import { useLab, useLabStore, useLabWords } from './useLab';
import { useLineName } from './useSpeech';
import { useChooseStart } from './useStart';

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
      {from !== 'new' && <small className={save ? undefined : 'wrong'}>{save ? setup.hands : setup.unreadable}</small>}
    </div>
  );
}

/** Starts what has been put together; null while something is amiss. */
function useBegin(): {
  readonly begin: (() => void) | null;
  readonly games: number | null;
  readonly seed: number | null;
} {
  const { lines, start, ...texts } = useLabDesk();
  const lab = useLabStore();
  const nameOf = useLineName();
  const games = numberIn(texts.games, 1, mostGames);
  const seed = numberIn(texts.seed, 0, mostSeed);
  if (games === null || seed === null || (start.from !== 'new' && !start.save)) return { begin: null, games, seed };
  const begin = (): void => {
    const named = lines.map((line) => ({ ...line, name: nameOf(line) }));
    const { strategies, begin: play }: LabState = lab.getState();
    const name = [...new Set(named.map((line) => line.name))].join(' ／ ');
    play(name, planOf({ games, seed, lines: named, from: start.save }, strategies));
  };
  return { begin, games, seed };
}

export function ConditionsSlip(): ReactNode {
  const { screen } = useWords();
  const { setup } = useLabWords();
  const lines = useLabDesk((desk) => desk.lines.length);
  const { begin, games, seed } = useBegin();
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
      </div>
      <div className="acts">
        <Act
          act="lab-start"
          look="go"
          reason={begin && ready ? null : { text: games === null ? setup.badGames : setup.unreadable }}
          onAct={() => begin?.()}
        >
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
