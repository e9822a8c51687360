// The large paper of the timeline: heading with the key, chart or table, and the branches on the same time axis.
import { type ReactNode, useRef, useState } from 'react';
import { shapeOf } from '../charts/Marker';
import { Sample } from '../charts/StairLine';
import { type Frame, type Scale, scaleOf } from '../charts/scale';
import { type Size, useSize } from '../charts/useSize';
import type { Measure } from '../i18n/timelineWords';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { BranchTree } from './BranchTree';
import { Chart } from './Chart';
import { FiguresTable } from './FiguresTable';
import { figureOf, measures } from './figures';
import { PositionControl } from './PositionControl';
import { heightOf } from './treeShape';
import { type Looking, lookOf } from './useLooking';
import { useStepWords } from './useStepWords';

/** At most so many branches are in the key. */
const keyed = 4;

interface PaperProps {
  readonly looking: Looking;
}

function Key({ looking }: PaperProps): ReactNode {
  const { words } = useWords();
  const { branch } = useStepWords();
  const lanes = looking.tree.lanes.filter(({ row }) => row !== null).slice(0, keyed);
  return (
    <ul className="key">
      {lanes.map((lane) => (
        <li key={lane.branch.tip}>
          <Sample look={lookOf(lane)} shape={shapeOf(lane.style)} />
          <span>{branch(lane.branch)}</span>
        </li>
      ))}
      <li>
        <Sample look="ln-allies" shape="ring" />
        <span>{words.sides.allies}</span>
      </li>
    </ul>
  );
}

interface HeadProps extends PaperProps {
  readonly measure: Measure;
  readonly onMeasure: (measure: Measure) => void;
  readonly asTable: boolean;
  readonly onTable: () => void;
}

function Head({ looking, measure, onMeasure, asTable, onTable }: HeadProps): ReactNode {
  const { said } = useStepWords();
  return (
    <header>
      <h2 id="timeline-title">{said.title}</h2>
      <div className="measures">
        {measures.map((one) => (
          <Act key={one} act={`measure-${one}`} look="quiet" pressed={one === measure} onAct={() => onMeasure(one)}>
            {said.measures[one]}
          </Act>
        ))}
        <Act act="as-table" look="quiet" onAct={onTable}>
          {asTable ? said.asChart : said.asTable}
        </Act>
      </div>
      <Key looking={looking} />
    </header>
  );
}

/** How the height is shared: the chart gives way to the branches as far as it can. */
function framesIn({ width, height }: Size, branches: number): { chart: Frame; tree: Frame } {
  const wide = width > 900;
  const margins = { left: wide ? 62 : 40, right: wide ? 20 : 14, top: 18, bottom: (width - 60) / 12 > 64 ? 64 : 46 };
  const chart = Math.round(Math.min(440, Math.max(190, height - branches - 12)));
  const tree = Math.max(90, height - chart - 14);
  return { chart: { width, height: chart, ...margins }, tree: { width, height: tree, ...margins } };
}

/** Scales that hold every figure drawn; the time axis is the same for both. */
function useScale(looking: Looking, measure: Measure, frame: Frame): Scale {
  const { turns, victory } = useTable(({ world }) => world);
  const least = measure === 'points' ? victory.axisSudden + 2 : 6;
  const figures = looking.view.entries.flatMap((entry) => [
    figureOf(looking, entry, measure, 'axis'),
    figureOf(looking, entry, measure, 'allies'),
  ]);
  return scaleOf(frame, turns, Math.max(least, ...figures));
}

function Drawings({
  looking,
  measure,
  asTable,
  size,
}: PaperProps & { measure: Measure; asTable: boolean; size: Size }) {
  const { chart, tree } = framesIn(size, heightOf(looking.tree));
  const scale = useScale(looking, measure, chart);
  return (
    <>
      <FiguresTable looking={looking} hidden={!asTable} />
      <PositionControl looking={looking} scale={scale} hidden={asTable}>
        <Chart looking={looking} measure={measure} frame={chart} scale={scale} />
        <div className="tree-place">
          <BranchTree looking={looking} frame={tree} scale={scale} />
        </div>
      </PositionControl>
    </>
  );
}

export function ChroniclePaper({ looking }: PaperProps): ReactNode {
  const { said } = useStepWords();
  const [measure, setMeasure] = useState<Measure>('points');
  const [asTable, setAsTable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  return (
    <section className="chronicle paper" aria-labelledby="timeline-title">
      <Head
        looking={looking}
        measure={measure}
        onMeasure={setMeasure}
        asTable={asTable}
        onTable={() => setAsTable(!asTable)}
      />
      <p className="about">{said.about[measure]}</p>
      <div ref={place} className="drawings">
        {size && <Drawings looking={looking} measure={measure} asTable={asTable} size={size} />}
      </div>
    </section>
  );
}
