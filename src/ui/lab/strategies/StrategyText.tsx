// The text of a strategy with line numbers, checked with every letter; pieces and names can be put in where the caret is.
import { type ReactNode, type RefObject, useRef } from 'react';
import type { Strategy } from '../../../store/lab';
import { useTable } from '../../useTable';
import { useWords } from '../../useWords';
import { useLab, useLabWords } from '../useLab';
import { FaultList } from './FaultList';
import { type Snippet, snippetTexts } from './snippets';

interface Choice {
  readonly value: string;
  readonly name: string;
}

interface PickProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly onPick: (text: string) => void;
}

/** A list that puts in what is picked, and goes back to its name. */
function Pick({ id, label, choices, onPick }: PickProps): ReactNode {
  return (
    <select aria-label={label} data-testid={`insert-${id}`} value="" onChange={({ target }) => onPick(target.value)}>
      <option value="" disabled>
        {label}
      </option>
      {choices.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

function useChoices(side: Strategy['side']) {
  const { names } = useWords();
  const world = useTable((table) => table.world);
  const quoted = (id: string): string => JSON.stringify(id);
  const cards = world.cards.filter((card) => side === null || card.side === side);
  const kinds = new Map(cards.map(({ event, id }) => [event, names.card(id)] as const));
  return {
    card: cards.map(({ id }) => ({ value: quoted(id), name: `${names.cardWithValue(id)} — ${id}` })),
    kind: [...kinds].map(([event, name]) => ({ value: quoted(event), name: `${name} — ${event}` })),
    area: world.areas.map(({ id }) => ({ value: quoted(id), name: `${names.area(id)} — ${id}` })),
    nation: world.nations.map(({ id }) => ({ value: quoted(id), name: `${names.nation(id)} — ${id}` })),
  };
}

function InsertBar({ side, onInsert }: { side: Strategy['side']; onInsert: (text: string) => void }): ReactNode {
  const { strategies: said } = useLabWords();
  const choices = useChoices(side);
  const snippets = Object.entries(said.snippets) as [Snippet, string][];
  return (
    <fieldset className="lab-insert">
      <legend>{said.insert}</legend>
      <Pick
        id="snippet"
        label={said.snippet}
        choices={snippets.map(([id, name]) => ({ value: snippetTexts[id], name }))}
        onPick={onInsert}
      />
      {(['card', 'kind', 'area', 'nation'] as const).map((what) => (
        <Pick key={what} id={what} label={said.pick[what]} choices={choices[what]} onPick={onInsert} />
      ))}
    </fieldset>
  );
}

/** Puts text in where the caret is, so that the browser can take it back. */
function useInserting(field: RefObject<HTMLTextAreaElement | null>, onText: (text: string) => void) {
  return (piece: string): void => {
    const area = field.current;
    if (!area) return;
    const { selectionStart, selectionEnd, value } = area;
    onText(value.slice(0, selectionStart) + piece + value.slice(selectionEnd));
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(selectionStart, selectionStart + piece.length);
    });
  };
}

function Numbers({ text, faulty }: { text: string; faulty: ReadonlySet<number> }): ReactNode {
  const lines = text.split('\n').map((_, index) => index + 1);
  return (
    <ol className="lab-numbers" aria-hidden="true">
      {lines.map((line) => (
        <li key={line} className={faulty.has(line) ? 'wrong' : undefined}>
          {line}
        </li>
      ))}
    </ol>
  );
}

/** The caret goes to a place of the text. */
function goTo(field: HTMLTextAreaElement | null, offset: number): void {
  field?.focus();
  field?.setSelectionRange(offset, offset + 1);
}

export function StrategyText({ strategy }: { strategy: Strategy }): ReactNode {
  const { strategies: said } = useLabWords();
  const write = useLab((lab) => lab.writeStrategy);
  const field = useRef<HTMLTextAreaElement>(null);
  const { id, text, origin, faults, side } = strategy;
  const readOnly = origin === 'example';
  const insert = useInserting(field, (changed) => write(id, changed));
  return (
    <section className="paper lab-text" aria-labelledby="lab-text">
      <h2 className="ttl" id="lab-text">
        {said.text}
        <small>{readOnly ? said.readOnly : said.textNote}</small>
      </h2>
      {!readOnly && <InsertBar side={side} onInsert={insert} />}
      <div className="lab-sheet">
        <Numbers text={text} faulty={new Set(faults.map(({ line }) => line))} />
        <textarea
          ref={field}
          data-testid="strategy-text"
          aria-label={said.text}
          aria-invalid={faults.length > 0 || undefined}
          spellCheck={false}
          wrap="off"
          rows={text.split('\n').length}
          readOnly={readOnly}
          value={text}
          onChange={({ target }) => write(id, target.value)}
        />
      </div>
      <FaultList faults={faults} onGo={(offset) => goTo(field.current, offset)} />
    </section>
  );
}
