// The branches under the chart, on the same time axis: lanes, the turns behind them, the position looked at.
import type { ReactNode } from 'react';
import type { Frame, Scale } from '../charts/scale';
import { LaneView } from './LaneView';
import { laneOf } from './lanes';
import { dotOf, type Ground, heightOf } from './treeShape';
import { triesIn } from './tries';
import type { Looking } from './useLooking';
import { useTurns } from './useTurns';

export interface TreeProps {
  readonly looking: Looking;
  readonly frame: Frame;
  readonly scale: Scale;
}

/** Height of the rule above the branches. */
const doubleRule = 3;

function TurnLines({ scale, looking, height }: { scale: Scale; looking: Looking; height: number }): ReactNode {
  const turns = useTurns();
  return (
    <g className="turn-lines">
      <rect x={scale.x(looking.entry.turn - 1)} y={0} width={scale.column} height={height} />
      {[...turns.map(({ turn }) => turn - 1), turns.length].map((place) => (
        <path key={place} d={`M${scale.x(place)} 0V${height}`} />
      ))}
    </g>
  );
}

function LookedMark({ looking, ground, height }: { looking: Looking; ground: Ground; height: number }): ReactNode {
  const lane = laneOf(looking.tree, looking.entry.id);
  if (!lane) return null;
  const [x, y] = dotOf(ground, lane, looking.entry.id);
  return (
    <g className="looked-at">
      <path d={`M${x} 0V${height}`} />
      <circle cx={x} cy={y} r="11" />
    </g>
  );
}

export function BranchTree({ looking, frame, scale }: TreeProps): ReactNode {
  const { tree, places } = looking;
  const ground = { tree, scale, places };
  const height = Math.max(heightOf(tree), frame.height - doubleRule);
  return (
    <svg className="tree-picture" width={frame.width} height={height} aria-hidden="true">
      <TurnLines scale={scale} looking={looking} height={height} />
      <LookedMark looking={looking} ground={ground} height={height} />
      {[...triesIn(ground), ...tree.lanes.filter(({ row }) => row !== null)].map((lane) => (
        <LaneView key={lane.branch.tip} lane={lane} ground={ground} looking={looking} width={frame.width} />
      ))}
    </svg>
  );
}
