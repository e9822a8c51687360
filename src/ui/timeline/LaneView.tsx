// One branch in the tree: its line, the turns on it, what they are remembered by, its name and where the game stands.
import type { ReactNode } from 'react';
import { classes } from '../art/Drawing';
import { textWidth } from '../charts/lineNames';
import { Marker, shapeOf } from '../charts/Marker';
import type { Dot } from '../charts/scale';
import { useTable } from '../useTable';
import type { Lane } from './lanes';
import { milestonesOf } from './milestones';
import { opensTurn } from './paths';
import { dotOf, endOf, type Ground, wayOf } from './treeShape';
import { type Looking, lookOf } from './useLooking';
import { useStepWords } from './useStepWords';

interface LaneProps {
  readonly lane: Lane;
  readonly ground: Ground;
  readonly looking: Looking;
  readonly width: number;
}

/** The line; of the current one what was taken back is broken and pale. */
function Way({ lane, ground, looking }: LaneProps): ReactNode {
  const d = wayOf(ground, lane);
  const isShort = lane.row === null;
  const [x, y] = lane.branch.current ? dotOf(ground, lane, looking.now.id) : endOf(ground, lane);
  const [end] = endOf(ground, lane);
  const start = dotOf(ground, lane, lane.own[0]?.id ?? 0)[0];
  return (
    <>
      <path className="lane-hit" d={d} />
      {lane.branch.current ? (
        <>
          {end > x && <path className="way taken-back" d={`M${x} ${y}H${end}`} />}
          <path className="way" d={`M${start} ${y}H${x}`} />
        </>
      ) : (
        <path className="way" d={d} />
      )}
      {isShort && <path className="way stub" d={`M${x - 6} ${y - 6}l12 12m0-12l-12 12`} />}
    </>
  );
}

/** Where the next text in the row may begin. */
function spread<T extends { readonly x: number; readonly text: string }>(texts: readonly T[]): readonly T[] {
  let free = Number.NEGATIVE_INFINITY;
  return texts.filter(({ x, text }) => {
    const half = textWidth(text, 13) / 2;
    if (x - half < free) return false;
    free = x + half + 6;
    return true;
  });
}

function Milestones({ lane, ground, width }: LaneProps): ReactNode {
  const world = useTable((table) => table.world);
  const { milestone } = useStepWords();
  const [, level] = endOf(ground, lane);
  const marks = milestonesOf(world, lane.own).map((mark) => {
    const [x, y] = dotOf(ground, lane, mark.node);
    const text = milestone(mark.milestone);
    const half = textWidth(text, 13) / 2;
    return { ...mark, x, y, text, at: Math.min(Math.max(x, half), width - half) };
  });
  return (
    <>
      {marks.map(({ node, x, y }) => (
        <circle key={node} className="moment" cx={x} cy={y} r="4.5" />
      ))}
      {spread(marks.filter(({ y }) => Math.abs(y - level) < 2).toSorted((a, b) => a.x - b.x)).map(
        ({ node, at, y, text }) => (
          <text key={node} className="moment-name" x={at} y={y + 25} textAnchor="middle">
            {text}
          </text>
        ),
      )}
    </>
  );
}

function TurnDots({ lane, ground, looking }: LaneProps): ReactNode {
  return lane.own
    .filter((entry) => opensTurn(looking.index, entry))
    .map(({ id }) => {
      const [x, y] = dotOf(ground, lane, id);
      return <circle key={id} className="turn-dot" cx={x} cy={y} r="6" />;
    });
}

/** Where a branch ends. */
function End({ lane, ground }: LaneProps): ReactNode {
  const [x, y] = endOf(ground, lane);
  return <circle className="now-dot" cx={x} cy={y} r="7" />;
}

function Now({ at: [x, y] }: { at: Dot }): ReactNode {
  const { said } = useStepWords();
  return (
    <>
      <circle className="now-dot" cx={x} cy={y} r="9" />
      <text className="now-name" x={x} y={y - 16} textAnchor="middle">
        {said.now}
      </text>
    </>
  );
}

/** The name behind the end; on a flag of its colour for the branch looked at. */
function Name({ lane, ground, looking, width }: LaneProps): ReactNode {
  const { branch } = useStepWords();
  const text = branch(lane.branch);
  const [x, y] = endOf(ground, lane);
  const looked = lane.branch === looking.branch;
  const room = textWidth(text, 15) + 40;
  const gap = looked ? 20 : 8;
  const isBehind = x + gap + room <= width;
  const [left, middle] = isBehind ? [x + gap, y] : [Math.max(0, x - room + 10), y - 26];
  return (
    <g className={classes('lane-name', looked && 'flag')} transform={`translate(${left} ${middle})`}>
      {looked && <rect x="0" y="-15" width={room} height="30" rx="4" />}
      <Marker shape={shapeOf(lane.style)} at={[14, 0]} />
      <text x="28" y="5">
        {text}
      </text>
    </g>
  );
}

export function LaneView(props: LaneProps): ReactNode {
  const { lane, ground, looking } = props;
  const { tip, current } = lane.branch;
  const isShort = lane.row === null;
  return (
    <g className={classes('lane ln', lookOf(lane), isShort && 'try')} data-lane={tip} data-testid={`branch-${tip}`}>
      <Way {...props} />
      {!isShort && <TurnDots {...props} />}
      {!isShort && <Milestones {...props} />}
      {!isShort && !current && <End {...props} />}
      {current && <Now at={dotOf(ground, lane, looking.now.id)} />}
      {!isShort && <Name {...props} />}
    </g>
  );
}
