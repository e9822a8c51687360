// Takes the code of a game to the clipboard; where there is none to be had, the code is shown to be copied by hand.
import { useState } from 'react';
import { useTable } from '../useTable';

/** What became of it; `text` is to be copied by hand. */
export type Copying =
  | { readonly outcome: 'copied' | 'noCode' }
  | { readonly outcome: 'byHand'; readonly text: string }
  | null;

async function toClipboard(text: string): Promise<Copying> {
  try {
    await navigator.clipboard.writeText(text);
    return { outcome: 'copied' };
  } catch {
    return { outcome: 'byHand', text };
  }
}

/** The address of this page that opens a code. */
const linkOf = (code: string): string => `${location.href.replace(/#.*$/s, '')}#g=${code}`;

export interface CodeCopy {
  readonly copying: Copying;
  readonly copyCode: () => Promise<void>;
  readonly copyLink: () => Promise<void>;
}

/** For the running game, or a stored one. */
export function useCodeCopy(id?: string): CodeCopy {
  const exportCode = useTable((table) => table.exportCode);
  const [copying, setCopying] = useState<Copying>(null);
  const copy = async (written: (code: string) => string): Promise<void> => {
    setCopying(null);
    const code = await exportCode(id);
    setCopying(code === '' ? { outcome: 'noCode' } : await toClipboard(written(code)));
  };
  return { copying, copyCode: () => copy((code) => code), copyLink: () => copy(linkOf) };
}
