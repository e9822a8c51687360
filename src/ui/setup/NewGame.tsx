// The form of a new game: name, seed shown and editable, and dice to come for those who want to replay a game.
import { type FormEvent, type ReactNode, useState } from 'react';
import { SIDES } from '../../engine';
import { type Player, type Players, twoPersons } from '../../store';
import { seatWords } from '../i18n/seatWords';
import { SeatChoice } from '../seats/SeatChoice';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { freshSeed, readScript, readSeed } from './newGameForm';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly fault?: string | null;
  readonly wide?: boolean;
  readonly onChange: (value: string) => void;
  readonly children?: ReactNode;
}

function Field({ id, label, value, note, fault, wide, onChange, children }: FieldProps): ReactNode {
  const noteId = `${id}-note`;
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <div className="beside">
        <input
          id={id}
          data-testid={id}
          type="text"
          autoComplete="off"
          value={value}
          aria-describedby={noteId}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
      <small id={noteId} className={fault ? 'wrong' : undefined}>
        {fault ?? note}
      </small>
    </div>
  );
}

function useForm() {
  const { words } = useWords();
  const games = useTable(({ saves }) => saves.length);
  const start = useTable(({ newGame }) => newGame);
  const [name, setName] = useState('');
  const [seedText, setSeedText] = useState(() => `${freshSeed()}`);
  const [scriptText, setScriptText] = useState('');
  const [players, setPlayers] = useState(twoPersons);
  const fallback = words.start.defaultName(games + 1);
  const seed = readSeed(seedText);
  const script = readScript(scriptText);
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    if (seed !== null && script !== null) start({ seed, name: name.trim() || fallback, script, players });
  };
  const texts = { name, setName, seedText, setSeedText, scriptText, setScriptText };
  return { ...texts, players, setPlayers, fallback, seed, script, begin };
}

const seatedBot = (player: Player) => player && { bot: player.bot, strategy: player.strategy?.name ?? null };

function Seats({ players, onChange }: { players: Players; onChange: (players: Players) => void }): ReactNode {
  const { language } = useWords();
  return (
    <fieldset className="seats">
      <legend>{seatWords(language).newGame}</legend>
      {SIDES.map((side) => (
        <SeatChoice
          key={side}
          side={side}
          player={seatedBot(players[side])}
          onChoose={(player) => onChange({ ...players, [side]: player })}
        />
      ))}
    </fieldset>
  );
}

export function NewGame(): ReactNode {
  const { words, screen } = useWords();
  const form = useForm();
  const { start } = screen;
  return (
    <form className="paper" onSubmit={form.begin} data-testid="new-game">
      <h2 className="ttl">{words.start.newGame}</h2>
      <div className="fields">
        <Field id="game-name" label={words.start.name} value={form.name} note={form.fallback} onChange={form.setName} />
        <Field
          id="game-seed"
          label={words.start.seed}
          value={form.seedText}
          note={words.start.seedNote}
          fault={form.seed === null ? start.seedBad : null}
          onChange={form.setSeedText}
        >
          <button type="button" className="btn quiet" onClick={() => form.setSeedText(`${freshSeed()}`)}>
            {start.otherSeed}
          </button>
        </Field>
        <Seats players={form.players} onChange={form.setPlayers} />
        <details>
          <summary data-testid="advanced">{start.advanced}</summary>
          <Field
            id="game-script"
            label={start.script}
            value={form.scriptText}
            note={start.scriptNote}
            fault={form.script === null ? start.scriptBad : null}
            wide
            onChange={form.setScriptText}
          />
        </details>
      </div>
      <div className="acts">
        <button
          type="submit"
          className="btn go"
          data-testid="do-start"
          aria-disabled={form.seed === null || form.script === null}
        >
          {words.start.begin}
          <kbd>{'Enter'}</kbd>
        </button>
      </div>
    </form>
  );
}
