// A line of the rule book in pieces: plain and stressed words, references to rules, marks of where a rule comes from.

/** Where a rule comes from: the article, the publisher's answers, or our decision. */
export type Mark = 'S' | 'Q' | 'D';

export type PieceKind = 'plain' | 'strong' | 'em' | 'code' | 'reference' | 'mark';

export interface Piece {
  readonly kind: PieceKind;
  /** As read; empty for a mark. */
  readonly text: string;
  /** Place of the text's first letter in the text of the whole entry. */
  readonly start: number;
  /** The rule or chapter a reference means, e.g. `R8.2` or `R3`. */
  readonly rule: string | null;
  readonly mark: Mark | null;
}

const token =
  /\*\*(?<strong>.+?)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\[(?<mark>[SQD])(?:\] ?|:\s*(?<ruling>[^\]]*)\])|\[(?<label>[^\]]+)\]\([^)]*\)|(?<rule>R\d+(?:\.\d+)?)/g;

type Loose = Omit<Piece, 'start'>;

const words = (kind: PieceKind, text: string): Loose => ({ kind, text, rule: null, mark: null });

/** The pieces one token stands for; stressed words may hold references. */
function piecesOf(found: Readonly<Record<string, string | undefined>>): Loose[] {
  const { strong, em, code, mark, ruling, label, rule } = found;
  if (strong !== undefined) return looseParts(strong, 'strong');
  if (em !== undefined) return looseParts(em, 'em');
  if (code !== undefined) return [words('code', code)];
  if (mark !== undefined) return [markPiece(mark), ...looseParts(ruling === undefined ? '' : `(${ruling})`)];
  if (label !== undefined) return [words('plain', label)];
  return rule === undefined ? [] : [{ kind: 'reference', text: rule, rule, mark: null }];
}

function markPiece(letter: string): Loose {
  return { kind: 'mark', text: '', rule: null, mark: letter === 'S' || letter === 'Q' ? letter : 'D' };
}

function looseParts(source: string, kind: PieceKind = 'plain'): Loose[] {
  const parts: Loose[] = [];
  let at = 0;
  for (const found of source.matchAll(token)) {
    parts.push(words(kind, source.slice(at, found.index)), ...piecesOf(found.groups ?? {}));
    at = found.index + found[0].length;
  }
  parts.push(words(kind, source.slice(at)));
  return parts.filter(({ text, mark }) => text !== '' || mark !== null);
}

/** A line of Markdown in pieces, counted from `start`. The space after a mark is left to how it is printed. */
export function toPieces(source: string, start = 0): readonly Piece[] {
  let at = start;
  return looseParts(source.trim()).map((part) => {
    const piece = { ...part, start: at };
    at += part.text.length;
    return piece;
  });
}

/** The words of pieces without marks and stress. */
export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
