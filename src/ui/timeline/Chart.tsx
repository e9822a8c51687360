// The chart: bases with both sudden deaths, losses or hands, by branch; the allies of the line looked at (R1.2, R1.3).
import type { ReactNode } from 'react';
import type { Side } from '../../engine';
import type { TimelineEntry } from '../../store';
import { ChartGround, type Threshold, TurnFeet } from '../charts/ChartGround';
import { type LineName, placeNames } from '../charts/lineNames';
import { shapeOf } from '../charts/Marker';
import { StairLine } from '../charts/StairLine';
import type { Dot, Frame, Scale } from '../charts/scale';
import type { Measure } from '../i18n/timelineWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { figureOf } from './figures';
import type { Lane } from './lanes';
import { opensTurn } from './paths';
import { type Looking, lookOf } from './useLooking';
import { useStepWords, useTimelineWords } from './useStepWords';
import { useTurns } from './useTurns';

export interface ChartProps {
  readonly looking: Looking;
  readonly measure: Measure;
  readonly frame: Frame;
  readonly scale: Scale;
}

function useThresholds(measure: Measure): readonly Threshold[] {
  const said = useTimelineWords();
  const { axisSudden, alliesSudden, points } = useTable(({ world }) => world.victory);
  if (measure !== 'points') return [];
  return [
    { at: axisSudden, to: 'top', look: 'axis', name: said.suddenAxis(axisSudden) },
    { at: alliesSudden, to: 'bottom', look: 'allies', name: said.suddenAllies(alliesSudden) },
    { at: points, to: null, look: 'decision', name: said.decisionLine(points) },
  ];
}

/** A lane as it is drawn in the chart: from where it leaves another one. */
function lineOf({ index }: Looking, { own, from }: Lane): readonly TimelineEntry[] {
  const start = from === null ? undefined : index.get(from);
  return start ? [start, ...own] : own;
}

const isDrawn = ({ branch }: Looking, lane: Lane): boolean => lane.row !== null || lane.branch === branch;

interface LineProps extends ChartProps {
  readonly entries: readonly TimelineEntry[];
  readonly side: Side;
  readonly look: string;
  readonly style: number;
  readonly bold: boolean;
}

const dotOf = ({ looking, measure, scale }: ChartProps, entry: TimelineEntry, side: Side): Dot => [
  scale.x(looking.places.get(entry.id) ?? 0),
  scale.y(figureOf(looking, entry, measure, side)),
];

function Line({ entries, side, look, style, bold, ...chart }: LineProps): ReactNode {
  const { looking } = chart;
  const last = entries.at(-1);
  const marked = entries
    .slice(look === 'ln-allies' ? 0 : 1)
    .filter((entry) => opensTurn(looking.index, entry) || entry === last);
  const dots = (list: readonly TimelineEntry[]): readonly Dot[] => list.map((entry) => dotOf(chart, entry, side));
  return <StairLine dots={dots(entries)} marked={dots(marked)} shape={shapeOf(style)} look={look} bold={bold} />;
}

/** The current line, what was taken back of it paler. */
function CurrentLine({ entries, ...line }: Omit<LineProps, 'side'>): ReactNode {
  const { now } = line.looking;
  const cut = entries.indexOf(now) + 1;
  const tail = entries.slice(cut - 1);
  return (
    <>
      {tail.length > 1 && (
        <g className="taken-back">
          <Line {...line} side="axis" entries={tail} />
        </g>
      )}
      <Line {...line} side="axis" entries={entries.slice(0, cut)} />
    </>
  );
}

function LaneLine({ lane, chart }: { lane: Lane; chart: ChartProps }): ReactNode {
  const { looking } = chart;
  const entries = lineOf(looking, lane);
  const line = { ...chart, entries, look: lookOf(lane), style: lane.style, bold: lane.branch === looking.branch };
  return lane.branch.current ? <CurrentLine {...line} /> : <Line {...line} side="axis" />;
}

function useNames(chart: ChartProps, lanes: readonly Lane[]): readonly LineName[] {
  const { words } = useWords();
  const { branch } = useStepWords();
  const { looking } = chart;
  const name = (key: string, entry: TimelineEntry | undefined, side: Side, text: string, look: string): LineName[] => {
    if (!entry) return [];
    const [x, y] = dotOf(chart, entry, side);
    const above = y - 9 > chart.frame.top + 16;
    return [{ key, text, look, x: x + 12, y: above ? y - 9 : y + 20 }];
  };
  const looked = (lane: Lane): boolean => lane.branch === looking.branch;
  const ordered = lanes.toSorted((a, b) => Number(looked(b)) - Number(looked(a)));
  return [
    ...ordered.flatMap((lane) =>
      name(`${lane.branch.tip}`, lane.own.at(-1), 'axis', branch(lane.branch), lookOf(lane)),
    ),
    ...name('allies', looking.line.at(-1), 'allies', words.sides.allies, 'ln-allies'),
  ];
}

function Cursor({ looking, frame, scale }: ChartProps): ReactNode {
  const x = scale.x(looking.places.get(looking.entry.id) ?? 0);
  return (
    <g className="looked-at">
      <path d={`M${x} 12V${frame.height - frame.bottom}`} />
      <path className="head" d={`M${x - 7} 5h14l-7 9z`} />
    </g>
  );
}

export function Chart(chart: ChartProps): ReactNode {
  const { looking, measure, frame, scale } = chart;
  const turns = useTurns();
  const thresholds = useThresholds(measure);
  const lanes = looking.tree.lanes.filter((lane) => isDrawn(looking, lane));
  const names = placeNames(useNames(chart, lanes), frame.width - 4);
  return (
    <svg className="chart" width={frame.width} height={frame.height} aria-hidden="true">
      <ChartGround frame={frame} scale={scale} turns={turns} thresholds={thresholds} />
      <Line {...chart} entries={looking.line} side="allies" look="ln-allies" style={2} bold={false} />
      {lanes.toReversed().map((lane) => (
        <LaneLine key={lane.branch.tip} lane={lane} chart={chart} />
      ))}
      <Cursor {...chart} />
      {names.map(({ key, text, look, x, y, anchor }) => (
        <text
          key={key}
          className={`line-name ${look}`}
          x={anchor === 'end' ? frame.width - 4 : x}
          y={anchor === 'end' ? y - 13 : y}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
      <TurnFeet scale={scale} turns={turns} y={frame.height - frame.bottom + 6} />
    </svg>
  );
}
