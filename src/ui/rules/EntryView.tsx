// A rule with its number and its source in the margin, a point, a paragraph, or a row of a table.
import type { ReactNode } from 'react';
import type { Entry, Line } from './book';
import { PieceLine, SourceLetter } from './PieceLine';
import { anchorOf, usePage } from './page';
import { type Mark, type Piece, textOf } from './pieces';

const japanese = /[\u3040-\u30ff\u3400-\u9fff]/;
const languageOf = (text: string): string => (japanese.test(text) ? 'ja' : 'en');

/** What an entry's element has, whatever it is. */
function useEntry({ id }: Entry) {
  const { hits, current } = usePage();
  const isCurrent = current === id;
  return {
    ranges: hits?.get(id)?.ranges ?? [],
    element: {
      id: anchorOf(id),
      tabIndex: -1,
      className: isCurrent ? 'entry current' : 'entry',
      'aria-current': isCurrent ? ('true' as const) : undefined,
    },
  };
}

/** The sources a rule begins with, which stand in the margin, and the rest of its first line. */
function splitSources(pieces: readonly Piece[]): { sources: readonly Mark[]; rest: readonly Piece[] } {
  const first = pieces.findIndex(({ mark }) => mark === null);
  const sources = pieces.slice(0, first).flatMap(({ mark }) => mark ?? []);
  return { sources, rest: pieces.slice(first) };
}

function RuleNumber({ id }: { id: string }): ReactNode {
  const { hits, goTo } = usePage();
  return (
    <button type="button" className="rule-number" onClick={() => goTo(id, null)}>
      {hits?.get(id)?.named ? <mark>{id}</mark> : id}
    </button>
  );
}

function Rule({ entry }: { entry: Entry }): ReactNode {
  const { ranges, element } = useEntry(entry);
  const [first, ...others] = entry.lines;
  const { sources, rest } = splitSources(first?.pieces ?? []);
  return (
    <li {...element} data-testid={entry.kind === 'rule' ? `rule-${entry.id}` : undefined}>
      <span className="margin">
        {entry.kind === 'rule' && <RuleNumber id={entry.id} />}
        {sources.map((mark) => (
          <SourceLetter key={mark} mark={mark} />
        ))}
      </span>
      <div>
        <p>
          <PieceLine pieces={rest} from={entry.id} ranges={ranges} />
        </p>
        {others.map((line) => (
          <p key={keyOf(line)} className={line.step ? 'step' : undefined}>
            {line.step && <b>{line.step}.</b>}
            <PieceLine pieces={line.pieces} from={entry.id} ranges={ranges} />
          </p>
        ))}
      </div>
    </li>
  );
}

const keyOf = ({ pieces }: Line): number => pieces[0]?.start ?? -1;

function Paragraph({ entry }: { entry: Entry }): ReactNode {
  const { ranges, element } = useEntry(entry);
  return entry.lines.map((line) => (
    <p key={keyOf(line)} {...element}>
      <PieceLine pieces={line.pieces} from={entry.id} ranges={ranges} />
    </p>
  ));
}

function Row({ entry }: { entry: Entry }): ReactNode {
  const { ranges, element } = useEntry(entry);
  return (
    <tr {...element}>
      {entry.lines.map(({ pieces }, column) => (
        <td key={pieces[0]?.start ?? -column} lang={languageOf(textOf(pieces))}>
          <PieceLine pieces={pieces} from={entry.id} ranges={ranges} />
        </td>
      ))}
    </tr>
  );
}

export function EntryView({ entry }: { entry: Entry }): ReactNode {
  switch (entry.kind) {
    case 'rule':
    case 'point':
      return <Rule entry={entry} />;
    case 'text':
      return <Paragraph entry={entry} />;
    case 'row':
      return <Row entry={entry} />;
    default:
      return entry.kind satisfies never;
  }
}
