// Pieces of a line as they are printed, with what was searched for marked in them.
import type { MouseEvent, ReactNode } from 'react';
import { cut, type Range } from './finding';
import { anchorOf, usePage } from './page';
import type { Mark, Piece } from './pieces';

/** The letter that says where a rule comes from. */
export function SourceLetter({ mark }: { mark: Mark }): ReactNode {
  const [short, full] = usePage().words.marks[mark];
  return (
    <span className={`source ${mark}`} role="img" aria-label={short} title={full}>
      {mark}
    </span>
  );
}

function Words({ piece, ranges }: { piece: Piece; ranges: readonly Range[] }): ReactNode {
  return cut(piece.text, ranges, piece.start).map(({ text, at, hit }) =>
    hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}

function Reference({ piece, from, ranges }: PieceProps): ReactNode {
  const { words, goTo } = usePage();
  const rule = piece.rule ?? '';
  const go = (event: MouseEvent): void => {
    event.preventDefault();
    goTo(rule, from);
  };
  return (
    <a href={`#${anchorOf(rule)}`} className="reference" aria-label={words.open(rule)} onClick={go}>
      <Words piece={piece} ranges={ranges} />
    </a>
  );
}

interface PieceProps {
  readonly piece: Piece;
  /** The entry it stands in. */
  readonly from: string;
  readonly ranges: readonly Range[];
}

function PieceView({ piece, from, ranges }: PieceProps): ReactNode {
  const words = <Words piece={piece} ranges={ranges} />;
  switch (piece.kind) {
    case 'plain':
      return words;
    case 'strong':
      return <strong>{words}</strong>;
    case 'em':
      return <em>{words}</em>;
    case 'code':
      return <code>{words}</code>;
    case 'reference':
      return <Reference piece={piece} from={from} ranges={ranges} />;
    case 'mark':
      return piece.mark && <SourceLetter mark={piece.mark} />;
    default:
      return piece.kind satisfies never;
  }
}

export interface PieceLineProps {
  readonly pieces: readonly Piece[];
  readonly from: string;
  readonly ranges?: readonly Range[];
}

export function PieceLine({ pieces, from, ranges = [] }: PieceLineProps): ReactNode {
  return pieces.map((piece) => (
    <PieceView key={`${piece.start}${piece.mark ?? piece.kind}`} piece={piece} from={from} ranges={ranges} />
  ));
}
