// Moves the layers of the map by d3-zoom: ground layers are scaled, pieces keep their size and only shift.
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { isPageStill } from '../motion';
import {
  centredOn,
  centreOf,
  type Insets,
  nearPose,
  type Pose,
  pieceScale,
  reachAt,
  showing,
  type Viewport,
  wholeBoard,
  zoomLimits,
} from './camera';
import { board, type Point } from './geometry';
import { mayStart } from './panStart';

export interface MapLayers {
  readonly stage: HTMLElement;
  /** Drawings of the board that fill their element. */
  readonly ground: readonly HTMLElement[];
  /** As large as the scaled board, holding things of a fixed size on the screen. */
  readonly pieces: HTMLElement;
}

export interface CameraDrive {
  zoomBy(factor: number): void;
  showWhole(): void;
  /** Brings a point of the board into sight, inside the insets. */
  reveal(point: Point, inset: () => Insets): void;
  /** Puts a point of the board into the middle. */
  centre(point: Point): void;
  /** Shifts what is seen by so many pixels. */
  panBy(x: number, y: number): void;
  /** Goes to a point: into the middle of what the insets leave free, from near. */
  goTo(point: Point, inset: () => Insets): void;
  /** To call when counters are to have another size. */
  rescale(): void;
  stop(): void;
}

export interface CameraEvents {
  /** At every frame of a movement. */
  moved(pose: Pose, viewport: Viewport): void;
  /** When a movement has ended. */
  settled(pose: Pose, viewport: Viewport): void;
}

/** What moves, and where it stands. */
interface Rig {
  readonly layers: MapLayers;
  readonly events: CameraEvents;
  readonly behaviour: ZoomBehavior<HTMLElement, unknown>;
  /** Where the map lies at first. */
  readonly start: (viewport: Viewport) => Pose;
  viewport: Viewport;
  /** Scales for which pieces were placed and ground layers were drawn; 0: not yet. */
  placed: number;
  drawn: number;
  /** Timer and animation frame under way. */
  rest: number;
  frame: number;
  /** A movement asked for before the stage had a size. */
  waiting: (() => void) | null;
}

const glideTime = 280;
const restTime = 140;

function poseOf({ layers }: Rig): Pose {
  const { k, x, y } = zoomTransform(layers.stage);
  return { k, x, y };
}

function put({ layers, behaviour }: Rig, { k, x, y }: Pose): void {
  behaviour.transform(select(layers.stage), zoomIdentity.translate(x, y).scale(k));
}

/** Ground layers are drawn as large as they are seen: one that was only scaled would be kept in its own size, and blur. */
function drawGround(rig: Rig, k: number): void {
  for (const { style } of rig.layers.ground) {
    style.width = `${board.width * k}px`;
    style.height = `${board.height * k}px`;
    style.setProperty('--k', String(k));
  }
  rig.drawn = k;
}

/** The pieces layer is as large as the board at this scale; its pieces stand at shares of it. */
function scalePieces({ style }: HTMLElement, k: number): void {
  style.width = `${board.width * k}px`;
  style.height = `${board.height * k}px`;
  const { counter, name, nameWidth } = pieceScale(k, Number(style.getPropertyValue('--counter-size')));
  for (const [property, value] of [
    ['--counter-scale', `${counter}`],
    ['--name-size', `${name}px`],
    ['--name-width', `${nameWidth}`],
  ] as const) {
    if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
  }
}

function draw(rig: Rig, { k, x, y }: Pose): void {
  const { ground, pieces } = rig.layers;
  const [left, top] = [Math.round(x), Math.round(y)];
  if (rig.drawn === 0) drawGround(rig, k);
  for (const { style } of ground) style.transform = `translate3d(${left}px, ${top}px, 0) scale(${k / rig.drawn})`;
  pieces.style.transform = `translate3d(${left}px, ${top}px, 0)`;
  if (k !== rig.placed) scalePieces(pieces, k);
  rig.placed = k;
  rig.events.moved({ k, x, y }, rig.viewport);
}

function settle(rig: Rig): void {
  const pose = poseOf(rig);
  if (pose.k !== rig.drawn) {
    drawGround(rig, pose.k);
    draw(rig, pose);
  }
  rig.events.settled(pose, rig.viewport);
}

function settleSoon(rig: Rig): void {
  clearTimeout(rig.rest);
  rig.rest = window.setTimeout(() => settle(rig), restTime);
}

const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Moves the map to a pose, in one step for people who want no motion. */
function glide(rig: Rig, to: Pose): void {
  cancelAnimationFrame(rig.frame);
  const from = poseOf(rig);
  const start = performance.now();
  const step = (now: number): void => {
    const t = isPageStill() ? 1 : Math.min(1, Math.max(0, (now - start) / glideTime));
    const e = 1 - (1 - t) ** 3;
    put(rig, { k: between(from.k, to.k, e), x: between(from.x, to.x, e), y: between(from.y, to.y, e) });
    if (t < 1) rig.frame = requestAnimationFrame(step);
  };
  rig.frame = requestAnimationFrame(step);
}

/** Takes the size of the stage over; the middle of the map stays where it is. */
function fit(rig: Rig): void {
  const { clientWidth: width, clientHeight: height } = rig.layers.stage;
  if (width === 0 || height === 0) return;
  const first = rig.viewport.width === 0;
  const pose = poseOf(rig);
  const centre = centreOf(pose, rig.viewport);
  rig.viewport = { width, height };
  rig.behaviour.scaleExtent(zoomLimits(rig.viewport)).extent([
    [0, 0],
    [width, height],
  ]);
  put(rig, first ? rig.start(rig.viewport) : centredOn(centre, pose.k, rig.viewport));
  rig.waiting?.();
  rig.waiting = null;
}

/** Moves the map once it lies somewhere: before that, a place on it has no place on the screen. */
function placed(rig: Rig, move: () => void): void {
  if (rig.viewport.width > 0) move();
  else rig.waiting = move;
}

function reveal(rig: Rig, point: Point, inset: Insets): void {
  const pose = poseOf(rig);
  const next = showing(point, pose, rig.viewport, inset);
  if (next.x !== pose.x || next.y !== pose.y) glide(rig, next);
}

type Movement = D3ZoomEvent<HTMLElement, unknown>;

/** The hand closes once the map follows it: at the mere press, everything on the map would have to be styled anew. */
function hold({ layers: { stage } }: Rig, { sourceEvent }: Movement): void {
  if (sourceEvent?.type === 'mousemove') stage.style.cursor = 'grabbing';
}

function listen(rig: Rig): void {
  const usual = rig.behaviour.constrain();
  rig.behaviour
    .constrain((transform, extent) => usual(transform, extent, reachAt(transform.k)))
    .clickDistance(5)
    .filter(mayStart)
    .on('start', ({ sourceEvent }: Movement) => sourceEvent && cancelAnimationFrame(rig.frame))
    .on('zoom', (movement: Movement) => {
      hold(rig, movement);
      draw(rig, movement.transform);
    })
    .on('end', () => {
      rig.layers.stage.style.removeProperty('cursor');
      settleSoon(rig);
    });
  select(rig.layers.stage).call(rig.behaviour).on('dblclick.zoom', null);
}

function stop(rig: Rig): void {
  cancelAnimationFrame(rig.frame);
  clearTimeout(rig.rest);
  select(rig.layers.stage).on('.zoom', null);
}

/** Starts moving the layers; ends with `stop`. */
export function driveCamera(layers: MapLayers, events: CameraEvents, start: Rig['start']): CameraDrive {
  const nowhere = { width: 0, height: 0 };
  const behaviour = zoom<HTMLElement, unknown>();
  const rig: Rig = {
    layers,
    events,
    behaviour,
    start,
    viewport: nowhere,
    placed: 0,
    drawn: 0,
    rest: 0,
    frame: 0,
    waiting: null,
  };
  listen(rig);
  const size = new ResizeObserver(() => fit(rig));
  size.observe(layers.stage);
  return {
    zoomBy: (factor) => placed(rig, () => behaviour.scaleBy(select(layers.stage), factor)),
    showWhole: () => placed(rig, () => glide(rig, wholeBoard(rig.viewport))),
    reveal: (point, inset) => placed(rig, () => reveal(rig, point, inset())),
    centre: (point) => placed(rig, () => put(rig, centredOn(point, poseOf(rig).k, rig.viewport))),
    panBy: (x, y) =>
      placed(rig, () => behaviour.translateBy(select(layers.stage), -x / poseOf(rig).k, -y / poseOf(rig).k)),
    goTo: (point, inset) => placed(rig, () => glide(rig, nearPose(point, poseOf(rig).k, rig.viewport, inset()))),
    rescale: () => {
      if (rig.viewport.width === 0) return;
      rig.placed = 0;
      draw(rig, poseOf(rig));
    },
    stop: () => {
      size.disconnect();
      stop(rig);
    },
  };
}
