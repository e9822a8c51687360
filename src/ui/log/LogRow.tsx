// A line of the log: pointed at, it lights its areas and units on the map; pressed, it offers to go back or to replay.
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LogEntryType } from '../../engine';
import type { LogLine } from '../../store';
import { classes } from '../art/Drawing';
import { SideMark } from '../art/SideMark';
import { logSentence } from '../i18n';
import { Act } from '../layout/Act';
import { shine, spotlightOf } from '../timeline/spotlight';
import { openTimeline } from '../timeline/timelineStore';
import { useTimelineWords } from '../timeline/useStepWords';
import { useTable, useTableStore } from '../useTable';
import { useWords } from '../useWords';

/** Entries that only carry out what another line tells. */
const minor: ReadonlySet<LogEntryType> = new Set<LogEntryType>([
  'allocatorChosen',
  'ambushDeclined',
  'victoryChecked',
  'impulseBegan',
]);

/** Areas and units of the line are lit as long as `lit`. */
function useLight({ entry }: LogLine, lit: boolean): void {
  const areas = useTable(({ world }) => world.areaById);
  useEffect(() => {
    if (!lit) return;
    shine(spotlightOf(entry, areas));
    return () => shine(null);
  }, [lit, entry, areas]);
}

function LineActs({ line, onDone }: { line: LogLine; onDone: () => void }): ReactNode {
  const acts = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    acts.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const said = useTimelineWords();
  const store = useTableStore();
  const back = (): void => {
    store.getState().goTo(line.node);
    onDone();
  };
  const replay = (): void => {
    const { startReplay, playReplay, timeline } = store.getState();
    const parent = timeline?.entries.find(({ id }) => id === line.node)?.parent;
    startReplay(parent ?? 0);
    playReplay(true);
    onDone();
  };
  const look = (): void => {
    const { game } = store.getState();
    if (game) openTimeline(game.id, line.node);
    onDone();
  };
  return (
    <fieldset ref={acts} className="line-acts">
      <legend>{said.log.acts}</legend>
      <Act act="line-back" onAct={back}>
        {said.log.back}
      </Act>
      <Act act="line-replay" onAct={replay}>
        {said.log.replay}
      </Act>
      <Act act="line-timeline" look="quiet" onAct={look}>
        {said.log.timeline}
      </Act>
    </fieldset>
  );
}

export interface LogRowProps {
  readonly line: LogLine;
  /** It belongs to the step that is being replayed. */
  readonly now: boolean;
  readonly open: boolean;
  /** The tabulator key leads to it. */
  readonly reachable: boolean;
  readonly onPress: (id: number) => void;
  readonly onFocus: (id: number) => void;
}

export const LogRow = memo(function LogRow(props: LogRowProps): ReactNode {
  const { line, now, open, reachable, onPress, onFocus } = props;
  const { words, names } = useWords();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useLight(line, pointed || focused);
  const { side, entry } = line;
  const kind = entry.type === 'turnBegan' ? 'turn' : minor.has(entry.type) && 'minor';
  return (
    <li className={classes(kind, now && 'now', open && 'open')} data-entry={entry.type} data-node={line.node}>
      <button
        type="button"
        className="log-line"
        tabIndex={reachable ? 0 : -1}
        aria-expanded={open}
        aria-current={now ? 'step' : undefined}
        onClick={() => onPress(line.id)}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => {
          setFocused(true);
          onFocus(line.id);
        }}
        onBlur={() => setFocused(false)}
      >
        <SideMark side={side} size={16} label={words.sides[side]} />
        <span>{logSentence(words, entry, names)}</span>
      </button>
      {open && <LineActs line={line} onDone={() => onPress(line.id)} />}
    </li>
  );
});
