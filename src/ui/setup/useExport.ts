// Hands the running game, or a stored one, to the player as a file.
import { useTableStore } from '../useTable';

/** Letters that file systems do not take become a dash. */
const fileName = (name: string, kind: FileKind): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'game'}.${kind}`;

type FileKind = 'json' | 'csv';

const media: Readonly<Record<FileKind, string>> = { json: 'application/json', csv: 'text/csv' };

/** Hands a text to the player as a file of that name. */
export function download(name: string, text: string, kind: FileKind = 'json'): void {
  const address = URL.createObjectURL(new Blob([text], { type: media[kind] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name, kind);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Exports the game on the table; nothing without one. */
export function useExport(): () => void {
  const store = useTableStore();
  return () => {
    const { game, exportGame } = store.getState();
    if (game) download(game.name, exportGame());
  };
}

/** Exports a stored game, damaged or not. */
export function useStoredExport(): (id: string, name: string) => void {
  const store = useTableStore();
  return (id, name) => {
    store
      .getState()
      .exportStored(id)
      .then((text) => text !== null && download(name, text));
  };
}
