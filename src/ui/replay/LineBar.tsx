// A line of play step by step: five buttons, a slider with the turns marked on it, and the step in words.
import type { CSSProperties, ReactNode } from 'react';
import type { TimelineEntry } from '../../store';
import { Icon, type IconName } from '../art/Icon';
import { tipOf } from '../dialogs/tip';
import { useStepWords } from '../timeline/useStepWords';
import { useWords } from '../useWords';
import { turnMarks } from './turnMarks';
import './replay.css';

export interface LineBarProps {
  readonly line: readonly TimelineEntry[];
  readonly at: number;
  /** The step in words. */
  readonly told: string;
  readonly playing: boolean;
  readonly onSeek: (step: number) => void;
  readonly onPlay: () => void;
}

interface KeyProps {
  readonly act: string;
  readonly icon: IconName;
  readonly name: string;
  readonly spent?: boolean;
  readonly onAct: () => void;
}

function TransportKey({ act, icon, name, spent = false, onAct }: KeyProps): ReactNode {
  return (
    <button
      type="button"
      className="btn transport"
      data-testid={`do-${act}`}
      aria-label={name}
      aria-disabled={spent ? true : undefined}
      onClick={spent ? undefined : onAct}
      {...tipOf({ text: name })}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

function Transport({ at, line, playing, onSeek, onPlay }: LineBarProps): ReactNode {
  const { replay } = useStepWords().said;
  const last = line.length - 1;
  return (
    <div className="transports">
      <TransportKey act="replay-first" icon="first" name={replay.first} spent={at === 0} onAct={() => onSeek(0)} />
      <TransportKey
        act="replay-back"
        icon="stepBack"
        name={replay.back}
        spent={at === 0}
        onAct={() => onSeek(at - 1)}
      />
      <button type="button" className="btn go transport play" data-testid="do-replay-play" onClick={onPlay}>
        <Icon name={playing ? 'pause' : 'play'} size={18} />
        {playing ? replay.pause : replay.play}
      </button>
      <TransportKey
        act="replay-on"
        icon="play"
        name={replay.forward}
        spent={at === last}
        onAct={() => onSeek(at + 1)}
      />
      <TransportKey act="replay-last" icon="last" name={replay.last} spent={at === last} onAct={() => onSeek(last)} />
    </div>
  );
}

function Scrubber({ line, at, told, onSeek }: LineBarProps): ReactNode {
  const { words } = useWords();
  const { said } = useStepWords();
  const last = Math.max(1, line.length - 1);
  const turn = line[at]?.turn ?? 1;
  return (
    <div className="scrubber" style={{ '--done': at / last } as CSSProperties}>
      <input
        type="range"
        data-testid="replay-seek"
        aria-label={said.replay.step}
        aria-valuetext={`${words.turn(turn)} ${said.position.at(at, line.length - 1)} ${told}`}
        min={0}
        max={last}
        value={at}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      <ol aria-hidden="true">
        {turnMarks(line).map((mark) => (
          <li
            key={mark.step}
            className={mark.turn === turn ? 'now' : undefined}
            style={{ '--at': mark.step / last } as CSSProperties}
          >
            {mark.turn}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function LineBar(props: LineBarProps): ReactNode {
  const { at, line, told } = props;
  return (
    <div className="line-bar">
      <Transport {...props} />
      <Scrubber {...props} />
      <p className="line-told">
        <b className="num">{at}</b>／{line.length - 1}
        <span>{told}</span>
      </p>
    </div>
  );
}
