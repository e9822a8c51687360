// Says that a code is in the clipboard, or lays it out to be copied by hand.
import { type ReactNode, useEffect, useRef } from 'react';
import { titleWords } from '../i18n/titleWords';
import { useWords } from '../useWords';
import type { Copying } from './useCodeCopy';

/** The text, chosen and ready for the keys that copy. */
function CodeToCopy({ text }: { text: string }): ReactNode {
  const { language } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <textarea
      ref={field}
      readOnly
      rows={3}
      className="code-text"
      data-testid="code-text"
      aria-label={titleWords(language).codeField}
      value={text}
      onFocus={(event) => event.target.select()}
    />
  );
}

export function CopyOutcome({ copying }: { copying: Copying }): ReactNode {
  const { language } = useWords();
  return (
    <div className="copy-outcome">
      <p className="copy-said" role="status" data-testid="copy-outcome">
        {copying && titleWords(language)[copying.outcome]}
      </p>
      {copying?.outcome === 'byHand' && <CodeToCopy key={copying.text} text={copying.text} />}
    </div>
  );
}
