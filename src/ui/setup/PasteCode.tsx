// A field for a pasted code or link, which opens as a new game; one that is no code only brings a notice.
import { type FormEvent, type ReactNode, useState } from 'react';
import { tableWords } from '../i18n/tableWords';
import { titleWords } from '../i18n/titleWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

function useOpening() {
  const importCode = useTable((table) => table.importCode);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const open = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (text.trim() !== '') importCode(text);
  };
  return { text, setText, open, isEmpty: asked && text.trim() === '' };
}

export function PasteCode(): ReactNode {
  const { language } = useWords();
  const said = titleWords(language);
  const { text, setText, open, isEmpty } = useOpening();
  return (
    <form className="field paste-code" onSubmit={open} aria-label={tableWords(language).files.pasteCode}>
      <label htmlFor="game-code">{said.codeField}</label>
      <div className="beside">
        <input
          id="game-code"
          data-testid="game-code"
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-describedby="game-code-note"
          aria-invalid={isEmpty || undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn quiet" data-testid="do-open-code">
          {said.openCode}
        </button>
      </div>
      <small id="game-code-note" className={isEmpty ? 'wrong' : undefined}>
        {isEmpty ? said.emptyCode : said.pasteNote}
      </small>
    </form>
  );
}
