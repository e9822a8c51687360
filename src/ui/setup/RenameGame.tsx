// The name of a game in the list as a field: Enter keeps the new name, Escape the old one.
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SaveSummary } from '../../store';
import { titleWords } from '../i18n/titleWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

export function RenameGame({ save, onDone }: { save: SaveSummary; onDone: () => void }): ReactNode {
  const { words, language } = useWords();
  const rename = useTable((table) => table.renameGame);
  const [name, setName] = useState(save.name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed !== '' && trimmed !== save.name) rename(save.id, trimmed);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form className="field rename" onSubmit={keep}>
      <div className="beside">
        <input
          ref={field}
          type="text"
          autoComplete="off"
          data-testid="new-name"
          aria-label={`${titleWords(language).newName}${titleWords(language).of(save.name)}`}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="btn" data-testid="do-keep-name">
          {titleWords(language).keepName}
        </button>
        <button type="button" className="btn quiet" data-testid="do-cancel-name" onClick={onDone}>
          {words.start.cancel}
        </button>
      </div>
    </form>
  );
}
