// One control for all positions, around chart and branches: arrows go by steps and branches, a click goes where it points.
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Scale } from '../charts/scale';
import { nearest } from '../charts/timeAxis';
import { useWords } from '../useWords';
import type { Lane } from './lanes';
import { opensTurn } from './paths';
import { lookAt } from './timelineStore';
import type { Looking } from './useLooking';
import { useStepWords } from './useStepWords';

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

/** The place on the time axis that was clicked. */
function placeOf(scale: Scale, { target, clientX }: MouseEvent): number | null {
  const picture = target instanceof Element ? target.closest('svg') : null;
  return picture && scale.placeAt(clientX - picture.getBoundingClientRect().left);
}

/** Looks at the position nearest to the pointer: of the lane that was clicked, else of the line looked at. */
function pick(looking: Looking, scale: Scale, event: MouseEvent): void {
  const place = placeOf(scale, event);
  if (place === null) return;
  const target = event.target instanceof Element ? event.target.closest<SVGElement>('[data-lane]') : null;
  const lane = looking.tree.lanes.find(({ branch }) => `${branch.tip}` === target?.dataset['lane']);
  const near = lane?.row === null ? lane.own.at(-1) : nearest(lane?.own ?? looking.line, looking.places, place);
  if (near) lookAt(near.id, lane?.branch.tip ?? looking.branch.tip);
}

/** The position and its branch, read out. */
function useSpoken({ branch, entry, at, line }: Looking): string {
  const { words } = useWords();
  const { said, brief, branch: nameOf } = useStepWords();
  return said.spoken(nameOf(branch), words.turn(entry.turn), said.position.at(at, line.length - 1), brief(entry));
}

export interface ControlProps {
  readonly looking: Looking;
  readonly scale: Scale;
  /** The table stands in its place. */
  readonly hidden: boolean;
  readonly children: ReactNode;
}

export function PositionControl({ looking, scale, hidden, children }: ControlProps): ReactNode {
  const { said } = useStepWords();
  const spoken = useSpoken(looking);
  const keys = useId();
  const control = useRef<HTMLDivElement>(null);
  useEffect(() => {
    control.current?.focus({ preventScroll: true });
  }, []);
  const press = (event: KeyboardEvent): void => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    if (!move) return;
    event.preventDefault();
    move(looking);
  };
  return (
    <div
      ref={control}
      className="positions"
      role="slider"
      tabIndex={0}
      hidden={hidden}
      data-testid="positions"
      aria-label={said.tree}
      aria-describedby={keys}
      aria-valuemin={0}
      aria-valuemax={looking.line.length - 1}
      aria-valuenow={looking.at}
      aria-valuetext={spoken}
      onKeyDown={press}
      onClick={(event) => pick(looking, scale, event)}
    >
      <span id={keys} className="sr-only">
        {said.treeKeys}
      </span>
      {children}
    </div>
  );
}
