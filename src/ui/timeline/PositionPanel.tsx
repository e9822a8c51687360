// The position looked at: what was decided and happened, its figures beside those of now, and what can be done from there.
import { type ReactNode, useState } from 'react';
import { SIDES } from '../../engine';
import type { TimelineEntry } from '../../store';
import { SideMark } from '../art/SideMark';
import { Act } from '../layout/Act';
import { useTable, useTableStore } from '../useTable';
import { useWords } from '../useWords';
import { ComparisonSheet } from './ComparisonSheet';
import { figureOf, measures } from './figures';
import { closeTimeline, lookAt } from './timelineStore';
import { useArrival } from './useArrival';
import type { Looking } from './useLooking';
import { useStepWords } from './useStepWords';

interface PanelProps {
  readonly looking: Looking;
}

function Told({ entry }: { entry: TimelineEntry }): ReactNode {
  const { words } = useWords();
  const { said, all, decided } = useStepWords();
  const sentences = [...new Set(all(entry))];
  return (
    <div className="told">
      <p className="decided">
        <SideMark side={entry.decision === null ? 'neutral' : entry.side} size={18} />
        <b>{decided(entry)}</b>
        {entry.at && <small>{words.prompts[entry.at].title}</small>}
      </p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {sentences.length === 0 && entry.decision !== null && <li className="empty">{said.position.nothing}</li>}
      </ul>
    </div>
  );
}

interface FigureProps {
  readonly now: number;
  readonly there: number;
}

/** A figure of the position; where it differs, what it is now before it. */
function Figure({ now, there }: FigureProps): ReactNode {
  const { said } = useStepWords();
  if (now === there) return <td className="r">{there}</td>;
  return <td className="r other">{said.compare.change(`${now}`, `${there}`)}</td>;
}

/** The figures of both sides; from those of now while another position is looked at. */
function Figures({ looking }: PanelProps): ReactNode {
  const { words } = useWords();
  const { said } = useStepWords();
  const { entry, now } = looking;
  return (
    <table className="standing">
      <thead>
        <tr>
          <th scope="col">{entry === now ? said.now : said.compare.change(said.now, words.turn(entry.turn))}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col" className="r">
              {words.sides[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measures.map((measure) => (
          <tr key={measure}>
            <th scope="row">{said.measures[measure]}</th>
            {SIDES.map((side) => (
              <Figure
                key={side}
                now={figureOf(looking, now, measure, side)}
                there={figureOf(looking, entry, measure, side)}
              />
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{said.areas}</th>
          <Figure now={now.areas} there={entry.areas} />
          <td />
        </tr>
      </tbody>
    </table>
  );
}

function Acts({ looking, onCompare }: PanelProps & { onCompare: () => void }): ReactNode {
  const { said } = useStepWords();
  const store = useTableStore();
  const arrive = useArrival(looking.view.cursor);
  const { entry, now, branch, at } = looking;
  const here = entry === now ? { text: said.isNow } : null;
  const watch = (): void => {
    const { startReplay, seekReplay } = store.getState();
    startReplay(branch.tip);
    seekReplay(at);
    closeTimeline();
  };
  return (
    <div className="acts">
      <Act act="go-on" look="go" hotkey="Enter" onAct={() => arrive(entry.id)}>
        {said.acts.goOn}
      </Act>
      <Act act="compare" hotkey="C" reason={here} onAct={onCompare}>
        {said.acts.compare}
      </Act>
      <Act act="go-there" hotkey="G" reason={here} onAct={() => store.getState().goTo(entry.id)}>
        {said.acts.goThere}
      </Act>
      <Act act="on-map" hotkey="R" onAct={watch}>
        {said.acts.onMap}
      </Act>
    </div>
  );
}

/** So many steps before and after are listed. */
const around = 3;

function Steps({ looking }: PanelProps): ReactNode {
  const { words } = useWords();
  const { said, brief } = useStepWords();
  const { line, at, branch } = looking;
  const first = Math.max(0, Math.min(at - around, line.length - 2 * around - 1));
  return (
    <>
      <h3 className="ttl">{said.position.steps}</h3>
      <ol className="steps">
        {line.slice(first, first + 2 * around + 1).map((entry, place) => (
          <li key={entry.id}>
            <button
              type="button"
              aria-current={first + place === at ? 'step' : undefined}
              onClick={() => lookAt(entry.id, branch.tip)}
            >
              <SideMark
                side={entry.decision === null ? 'neutral' : entry.side}
                size={16}
                label={words.sides[entry.side]}
              />
              <b>{first + place}</b>
              <span>{brief(entry)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

export function PositionPanel({ looking }: PanelProps): ReactNode {
  const { said } = useStepWords();
  const [comparing, setComparing] = useState(false);
  const { entry, now, at, line } = looking;
  const comparison = useTable((table) => table.compare);
  const compared = comparing ? comparison(now.id, entry.id) : null;
  return (
    <section className="paper position" aria-labelledby="position-title" data-testid="position">
      <h2 className="ttl" id="position-title">
        {said.position.title} <small>{said.position.at(at, line.length - 1)}</small>
      </h2>
      <div className="position-body">
        <Told entry={entry} />
        <Figures looking={looking} />
        <Steps looking={looking} />
      </div>
      <Acts looking={looking} onCompare={() => setComparing(true)} />
      {compared && <ComparisonSheet comparison={compared} looking={looking} onClose={() => setComparing(false)} />}
    </section>
  );
}
