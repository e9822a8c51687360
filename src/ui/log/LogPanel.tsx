// The log, newest first: facts of the game in words, with the mark of the side they belong to.
import { type ReactNode, useMemo, useState } from 'react';
import type { LogEntryType } from '../../engine';
import type { LogLine } from '../../store';
import { SideMark } from '../art/SideMark';
import { logSentence } from '../i18n';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import './log.css';

const page = 60;

/** Entries that only carry out what another line tells. */
const minor: ReadonlySet<LogEntryType> = new Set<LogEntryType>([
  'allocatorChosen',
  'ambushDeclined',
  'victoryChecked',
  'impulseBegan',
]);

function Line({ line: { side, entry } }: { line: LogLine }): ReactNode {
  const { words, names } = useWords();
  const kind = entry.type === 'turnBegan' ? 'turn' : minor.has(entry.type) ? 'minor' : undefined;
  return (
    <li className={kind} data-entry={entry.type}>
      <SideMark side={side} size={16} label={words.sides[side]} />
      <span>{logSentence(words, entry, names)}</span>
    </li>
  );
}

export function LogPanel(): ReactNode {
  const { words, screen } = useWords();
  const log = useTable((table) => table.log);
  const [shown, setShown] = useState(page);
  const newest = useMemo(() => log.slice(-shown).reverse(), [log, shown]);
  return (
    <section className="paper log" data-testid="log" aria-label={words.panels.log}>
      <h2 className="ttl">
        {words.panels.log} <small>{screen.panels.lines(log.length)}</small>
      </h2>
      {log.length === 0 && <p className="empty">{words.panels.emptyLog}</p>}
      <ol className="log-lines">
        {newest.map((line) => (
          <Line key={line.id} line={line} />
        ))}
        {log.length > shown && (
          <li>
            <Act act="earlier-log" look="quiet" onAct={() => setShown(shown + 4 * page)}>
              {screen.panels.earlier}
            </Act>
          </li>
        )}
      </ol>
    </section>
  );
}
