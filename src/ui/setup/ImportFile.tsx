// A button that asks for an exported file and opens the game in it; a broken file only brings a notice.
import { type ReactNode, useRef } from 'react';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

export function ImportFile({ look }: { look?: 'plain' | 'quiet' }): ReactNode {
  const { words, screen } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const importGame = useTable((table) => table.importGame);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    await importGame(await file.text(), file.name.replace(/\.json$/i, ''));
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <Act act="import" look={look} tip={{ text: screen.start.importNote }} onAct={() => input.current?.click()}>
        {words.start.importGame}
      </Act>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.start.importGame}
        data-testid="import-file"
        onChange={(event) => read(event.target.files?.[0])}
      />
    </>
  );
}
