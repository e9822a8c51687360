// The branches under the chart, on the same time axis. One control for all positions: arrows go by steps and branches.
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Frame, Scale } from '../charts/scale';
import { nearest } from '../charts/timeAxis';
import { useWords } from '../useWords';
import { LaneView } from './LaneView';
import { type Lane, laneOf } from './lanes';
import { opensTurn } from './paths';
import { lookAt } from './timelineStore';
import { dotOf, type Ground, heightOf } from './treeShape';
import { triesIn } from './tries';
import type { Looking } from './useLooking';
import { useStepWords } from './useStepWords';
import { useTurns } from './useTurns';

export interface TreeProps {
  readonly looking: Looking;
  readonly frame: Frame;
  readonly scale: Scale;
}

/** Height of the rule above the branches. */
const doubleRule = 3;

/** Lanes with a row from the top down, then short tries in the order of time. */
function orderOf({ tree, places }: Looking): readonly Lane[] {
  const place = ({ own }: Lane): number => places.get(own[0]?.id ?? 0) ?? 0;
  const height = ({ row }: Lane): number => row ?? Number.POSITIVE_INFINITY;
  return tree.lanes.toSorted((a, b) => height(a) - height(b) || place(a) - place(b));
}

/** Looks at the position of another branch that stands nearest. */
function changeLane(looking: Looking, by: number): void {
  const order = orderOf(looking);
  const from = order.findIndex(({ branch }) => branch === looking.branch);
  const lane = order[from + by];
  const there = lane && nearest(lane.own, looking.places, looking.places.get(looking.entry.id) ?? 0);
  if (lane && there) lookAt(there.id, lane.branch.tip);
}

/** Index on the line of the next position that opens a turn. */
function turnFrom({ line, at, index }: Looking, by: 1 | -1): number {
  const opens = line.flatMap((entry, place) => (opensTurn(index, entry) ? [place] : []));
  const next = by > 0 ? opens.find((place) => place > at) : opens.findLast((place) => place < at);
  return next ?? (by > 0 ? line.length - 1 : 0);
}

function stepTo({ line, branch }: Looking, at: number): void {
  const entry = line[Math.min(line.length - 1, Math.max(0, at))];
  if (entry) lookAt(entry.id, branch.tip);
}

const moves: Readonly<Record<string, (looking: Looking) => void>> = {
  ArrowLeft: (looking) => stepTo(looking, looking.at - 1),
  ArrowRight: (looking) => stepTo(looking, looking.at + 1),
  PageUp: (looking) => stepTo(looking, turnFrom(looking, -1)),
  PageDown: (looking) => stepTo(looking, turnFrom(looking, 1)),
  Home: (looking) => stepTo(looking, 0),
  End: (looking) => stepTo(looking, looking.line.length - 1),
  ArrowUp: (looking) => changeLane(looking, -1),
  ArrowDown: (looking) => changeLane(looking, 1),
};

/** The position of the clicked lane nearest to the pointer. */
function pick({ looking, scale }: TreeProps, event: MouseEvent<HTMLElement>): void {
  const target = event.target instanceof Element ? event.target.closest<SVGElement>('[data-lane]') : null;
  const lane = looking.tree.lanes.find(({ branch }) => `${branch.tip}` === target?.dataset['lane']);
  const picture = event.currentTarget.querySelector('svg');
  if (!lane || !picture) return;
  const place = scale.placeAt(event.clientX - picture.getBoundingClientRect().left);
  const there = lane.row === null ? lane.own.at(-1) : nearest(lane.own, looking.places, place);
  if (there) lookAt(there.id, lane.branch.tip);
}

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

export function BranchTree(props: TreeProps): ReactNode {
  const { looking, frame, scale } = props;
  const { tree, places, line, at, entry, branch } = looking;
  const { words } = useWords();
  const { said, brief, branch: nameOf } = useStepWords();
  const keys = useId();
  const control = useRef<HTMLDivElement>(null);
  useEffect(() => control.current?.focus({ preventScroll: true }), []);
  const ground = { tree, scale, places };
  const height = Math.max(heightOf(tree), frame.height - doubleRule);
  const press = (event: KeyboardEvent): void => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    if (!move) return;
    event.preventDefault();
    move(looking);
  };
  return (
    <div
      ref={control}
      className="tree"
      role="slider"
      tabIndex={0}
      data-testid="tree"
      aria-label={said.tree}
      aria-describedby={keys}
      aria-valuemin={0}
      aria-valuemax={line.length - 1}
      aria-valuenow={at}
      aria-valuetext={said.spoken(
        nameOf(branch),
        words.turn(entry.turn),
        said.position.at(at, line.length - 1),
        brief(entry),
      )}
      onKeyDown={press}
      onClick={(event) => pick(props, event)}
    >
      <span id={keys} className="sr-only">
        {said.treeKeys}
      </span>
      <svg className="tree-picture" width={frame.width} height={height} aria-hidden="true">
        <TurnLines scale={scale} looking={looking} height={height} />
        <LookedMark looking={looking} ground={ground} height={height} />
        {[...triesIn(ground), ...tree.lanes.filter(({ row }) => row !== null)].map((lane) => (
          <LaneView key={lane.branch.tip} lane={lane} ground={ground} looking={looking} width={frame.width} />
        ))}
      </svg>
    </div>
  );
}
