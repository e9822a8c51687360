// A chapter: its heading, then lists of rules, paragraphs and a table in their order.
import { memo, type ReactNode } from 'react';
import { type Chapter, type Entry, numberOf } from './book';
import { EntryView } from './EntryView';
import { PieceLine } from './PieceLine';
import { anchorOf, usePage } from './page';
import { textOf } from './pieces';

type Frame = 'list' | 'table' | 'text';

const frames: Readonly<Record<Entry['kind'], Frame>> = { rule: 'list', point: 'list', row: 'table', text: 'text' };

interface Run {
  readonly frame: Frame;
  readonly entries: readonly Entry[];
}

/** Entries that stand in one list or table together. */
function runsOf(entries: readonly Entry[]): readonly Run[] {
  const starts = entries.flatMap(({ kind }, at) => {
    const before = entries[at - 1]?.kind;
    return before === undefined || frames[before] !== frames[kind] ? [{ at, frame: frames[kind] }] : [];
  });
  return starts.map(({ at, frame }, index) => ({ frame, entries: entries.slice(at, starts[index + 1]?.at) }));
}

function Head({ chapter }: { chapter: Chapter }): ReactNode {
  return (
    <thead>
      <tr>
        {chapter.columns.map((column) => (
          <th key={textOf(column)} scope="col">
            {textOf(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function RunView({ run, chapter }: { run: Run; chapter: Chapter }): ReactNode {
  const entries = run.entries.map((entry) => <EntryView key={entry.id} entry={entry} />);
  switch (run.frame) {
    case 'list':
      return <ul className="rule-list">{entries}</ul>;
    case 'text':
      return entries;
    case 'table':
      return (
        <table className="term-table">
          <Head chapter={chapter} />
          <tbody>{entries}</tbody>
        </table>
      );
    default:
      return run.frame satisfies never;
  }
}

export const ChapterView = memo(function ChapterView({ chapter }: { chapter: Chapter }): ReactNode {
  const { hits, current } = usePage();
  const { id, title, entries } = chapter;
  const number = numberOf(chapter);
  return (
    <section className="chapter" data-chapter={id} aria-labelledby={anchorOf(id)}>
      <h3
        id={anchorOf(id)}
        className={current === id ? 'entry ttl current' : 'entry ttl'}
        tabIndex={-1}
        aria-current={current === id ? 'true' : undefined}
      >
        {number && <span className="num">{number}</span>}
        <span>
          <PieceLine pieces={title} from={id} ranges={hits?.get(id)?.ranges ?? []} />
        </span>
      </h3>
      {runsOf(entries).map((run) => (
        <RunView key={run.entries[0]?.id} run={run} chapter={chapter} />
      ))}
    </section>
  );
});
