// The camera in React: refs for the layers, commands, and where the map lay after the last movement.
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { TableStore } from '../../store';
import { useTableStore } from '../useTable';
import { openingPose, type Pose, type Viewport } from './camera';
import { type CameraDrive, driveCamera } from './cameraDrive';
import type { Point } from './geometry';
import { freeInsets } from './panels';

type Follower = (pose: Pose, viewport: Viewport) => void;

export interface Camera {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly pieces: RefObject<HTMLDivElement | null>;
  zoomBy(factor: number): void;
  showWhole(): void;
  reveal(point: Point): void;
  centre(point: Point): void;
  /** Shifts what is seen by so many pixels. */
  panBy(x: number, y: number): void;
  /** Puts a point into the middle of what no panel covers, close enough to see its surroundings. */
  goTo(point: Point): void;
  /** Calls at every frame of a movement; returns how to stop. */
  follow(follower: Follower): () => void;
}

export interface Settled {
  readonly pose: Pose;
  readonly viewport: Viewport;
}

/** Where the map of each table lay when it was last seen: it comes back there after a curtain. */
const lastPoses = new WeakMap<TableStore, Pose>();

const nowhere: Settled = { pose: { k: 0.45, x: 0, y: 0 }, viewport: { width: 0, height: 0 } };

/** The camera, and where it has come to rest. @param size side of a counter in pixels */
export function useCamera(size: number): { camera: Camera; settled: Settled } {
  const table = useTableStore();
  const stage = useRef<HTMLDivElement>(null);
  const pieces = useRef<HTMLDivElement>(null);
  const drive = useRef<CameraDrive | null>(null);
  const followers = useRef(new Set<Follower>());
  const [settled, setSettled] = useState(nowhere);

  useEffect(() => {
    if (!stage.current || !pieces.current) return undefined;
    const ground = [...stage.current.querySelectorAll<HTMLElement>('.map-ground')];
    const layers = { stage: stage.current, ground, pieces: pieces.current };
    const moved: Follower = (pose, viewport) => {
      lastPoses.set(table, pose);
      for (const follow of followers.current) follow(pose, viewport);
    };
    const events = { moved, settled: (pose: Pose, viewport: Viewport) => setSettled({ pose, viewport }) };
    const start = (viewport: Viewport): Pose => lastPoses.get(table) ?? openingPose(viewport, freeInsets(layers.stage));
    drive.current = driveCamera(layers, events, start);
    return () => drive.current?.stop();
  }, [table]);

  useEffect(() => {
    if (size > 0) drive.current?.rescale();
  }, [size]);

  const camera = useMemo<Camera>(() => {
    const follow = (follower: Follower): (() => void) => {
      followers.current.add(follower);
      return () => followers.current.delete(follower);
    };
    return {
      stage,
      pieces,
      zoomBy: (factor) => drive.current?.zoomBy(factor),
      showWhole: () => drive.current?.showWhole(),
      reveal: (point) => drive.current?.reveal(point, () => freeInsets(stage.current)),
      centre: (point) => drive.current?.centre(point),
      panBy: (x, y) => drive.current?.panBy(x, y),
      goTo: (point) => drive.current?.goTo(point, () => freeInsets(stage.current)),
      follow,
    };
  }, []);
  return { camera, settled };
}
