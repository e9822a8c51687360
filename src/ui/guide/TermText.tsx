// A text in which terms of the glossary explain themselves.
import { Fragment, type ReactNode } from 'react';
import { markTerms } from './markTerms';
import { Term } from './Term';
import { useTermBook } from './useTermBook';

export interface TermTextProps {
  readonly text: string;
  /** So many terms at most. */
  readonly most?: number;
}

export function TermText({ text, most }: TermTextProps): ReactNode {
  const book = useTermBook();
  if (!book) return text;
  let at = 0;
  return markTerms(text, book, most).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.term ? (
      <Term key={key} of={piece.term}>
        {piece.text}
      </Term>
    ) : (
      <Fragment key={key}>{piece.text}</Fragment>
    );
  });
}
