// In the dock's place while a line of play is shown: the step in words, the steps of the line, how fast they go, ways out.
import { type ReactNode, useEffect, useRef } from 'react';
import type { TimelineEntry } from '../../store';
import { SideMark } from '../art/SideMark';
import { Act } from '../layout/Act';
import { useStepWords } from '../timeline/useStepWords';
import { useTable, useTableStore } from '../useTable';
import { useWords } from '../useWords';
import { LineBar } from './LineBar';
import { speeds, useReplayKeys } from './useReplayKeys';
import { useReplayLine } from './useReplayLine';

function Speeds(): ReactNode {
  const { replay: said } = useStepWords().said;
  const speed = useTable(({ replay }) => replay?.speed ?? 1);
  const setSpeed = useTable((table) => table.setReplaySpeed);
  return (
    <fieldset className="speeds">
      <legend>{said.speed}</legend>
      {speeds.map((one) => (
        <button
          key={one}
          type="button"
          className="btn quiet"
          data-testid={`do-speed-${one}`}
          aria-pressed={one === speed}
          aria-label={said.perSecond(one)}
          onClick={() => setSpeed(one)}
        >
          {one < 1 ? '½' : one}×
        </button>
      ))}
    </fieldset>
  );
}

function Told({ entry }: { entry: TimelineEntry }): ReactNode {
  const { words } = useWords();
  const { all, decided } = useStepWords();
  const sentences = [...new Set(all(entry))];
  return (
    <p className="replay-told" aria-live="polite">
      <SideMark side={entry.decision === null ? 'neutral' : entry.side} size={22} />
      <small>{words.turn(entry.turn)}</small>
      <b>{sentences[0] ?? decided(entry)}</b>
      <span>{sentences.slice(1).join(' ')}</span>
    </p>
  );
}

function Ways({ node }: { node: number }): ReactNode {
  const { said } = useStepWords();
  const store = useTableStore();
  const goOn = (): void => {
    const { cursor } = store.getState().timeline ?? {};
    if (cursor === node) store.getState().endReplay();
    else store.getState().goTo(node);
  };
  return (
    <div className="acts">
      <Act act="replay-go-on" onAct={goOn}>
        {said.acts.goOn}
      </Act>
      <Act act="end-replay" look="quiet" hotkey="Esc" onAct={() => store.getState().endReplay()}>
        {said.replay.end}
      </Act>
    </div>
  );
}

export function ReplayDock(): ReactNode {
  const { said, brief } = useStepWords();
  const shown = useReplayLine();
  const store = useTableStore();
  const dock = useRef<HTMLElement>(null);
  useReplayKeys();
  useEffect(() => dock.current?.querySelector<HTMLElement>('.play')?.focus({ preventScroll: true }), []);
  if (!shown) return null;
  const { entry, line, replay } = shown;
  return (
    <section ref={dock} className="paper replay-dock" data-testid="replay" aria-label={said.replay.title}>
      <div className="replay-head">
        <Told entry={entry} />
        <Ways node={entry.id} />
      </div>
      <div className="replay-line">
        <LineBar
          line={line}
          at={replay.at}
          told={brief(entry)}
          playing={replay.playing}
          onSeek={(step) => store.getState().seekReplay(step)}
          onPlay={() => store.getState().playReplay(!replay.playing)}
        />
        <Speeds />
      </div>
    </section>
  );
}
