// The log, newest first: facts of the game in words, with the mark of the side they belong to. One stop for the
// tabulator key; arrows go from line to line. While a line of play is replayed its step is marked and in sight.
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { LogRow } from './LogRow';
import './log.css';

const page = 60;

/** Puts the focus on the line before or after; true when there is one. */
function moveFocus({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const by = { ArrowUp: -1, ArrowDown: 1 }[key];
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('.log-line')];
  const at = target instanceof HTMLElement ? lines.indexOf(target) : -1;
  const next = by === undefined || at < 0 ? undefined : lines[at + by];
  next?.focus();
  return next !== undefined;
}

/** The newest line stands in sight whenever the replay goes on. */
function useNewestInSight(list: RefObject<HTMLElement | null>): number | null {
  const node = useTable(({ replay }) => replay?.node ?? null);
  useEffect(() => {
    if (node !== null && list.current) list.current.scrollTop = 0;
  }, [node, list]);
  return node;
}

export function LogPanel(): ReactNode {
  const { words, screen } = useWords();
  const log = useTable((table) => table.log);
  const list = useRef<HTMLOListElement>(null);
  const replayed = useNewestInSight(list);
  const [shown, setShown] = useState(page);
  const [open, setOpen] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const press = useCallback((id: number) => setOpen((now) => (now === id ? null : id)), []);
  const newest = useMemo(() => log.slice(-shown).reverse(), [log, shown]);
  const reachable = newest.some(({ id }) => id === last) ? last : newest[0]?.id;
  return (
    <section className="paper log" data-testid="log" aria-label={words.panels.log}>
      <h2 className="ttl">
        {words.panels.log} <small>{screen.panels.lines(log.length)}</small>
      </h2>
      {log.length === 0 && <p className="empty">{words.panels.emptyLog}</p>}
      <ol ref={list} className="log-lines" onKeyDown={(event) => moveFocus(event) && event.preventDefault()}>
        {newest.map((line) => (
          <LogRow
            key={line.id}
            line={line}
            now={line.node === replayed}
            open={line.id === open}
            reachable={line.id === reachable}
            onPress={press}
            onFocus={setLast}
          />
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
