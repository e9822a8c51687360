// The map: a baked picture, areas over it, pieces above; moved by the camera, read from the table store.
import { useEffect, useMemo, useRef } from 'react';
import type { AreaId, View } from '../../engine';
import { classes } from '../art/Drawing';
import { useGuideInSight } from '../guide/useGuideInSight';
import { useTable } from '../useTable';
import { AreaLayer } from './AreaLayer';
import { AreaTooltip } from './AreaTooltip';
import { BaseLayer, isSeenClose } from './BaseLayer';
import { pieceScale } from './camera';
import { Ghost } from './Ghost';
import { areaShape, type Point } from './geometry';
import { useLens } from './lens/useLens';
import { MapTools } from './MapTools';
import { placeOfPrompt } from './mapModel';
import { Overview } from './Overview';
import { PieceLayer } from './PieceLayer';
import { panelsOver, traysOn } from './panels';
import { useSpotlightInSight } from './SpotlightLayer';
import { type Board, useBoard } from './useBoard';
import { type Camera, type Settled, useCamera } from './useCamera';
import { type Gestures, useGestures } from './useGestures';
import { focusOn, useMapKeys } from './useMapKeys';
import { usePlay } from './usePlay';
import { useStageEvents } from './useStageEvents';
import type { Sight } from './useTrayPlace';
import { ZoomButtons } from './ZoomButtons';
import './map.css';
import './pieces.css';
import './fan.css';
import './drag.css';
import './tools.css';

/** A finger needs at least so many pixels. */
const finger = 44;

function useSight({ pose, viewport }: Settled, { stage }: Camera, size: number): Sight {
  return useMemo(() => {
    const cell = Math.max(finger, Math.round(size * 1.1 + 6));
    return {
      pose,
      viewport,
      counter: size * pieceScale(pose.k, size).counter,
      cell,
      covers: () => panelsOver(stage.current),
      trays: () => traysOn(stage.current),
    };
  }, [pose, viewport, size, stage]);
}

/** Brings the place of a new question into sight. */
function usePromptInSight({ asked }: Board, camera: Camera): void {
  const area = placeOfPrompt(asked);
  const at = asked.prompt?.at;
  useEffect(() => {
    if (at && area) camera.reveal(areaShape(area).counter.at);
  }, [at, area, camera]);
}

/** The area that the tabulator key leads to: the one focused last, a lit one, or the first. */
function useReachable({ lit, origins, asked }: Board): AreaId | null {
  const focused = useTable((table) => table.focusArea);
  const last = useRef(focused);
  if (focused) last.current = focused;
  return last.current ?? lit[0] ?? origins[0] ?? asked.world.areas[0]?.id ?? null;
}

/** What hangs at the pointer: brighter over an area where it may be let go. */
function Dragged({ gestures, board, size }: { gestures: Gestures; board: Board; size: number }) {
  const { held, follower } = gestures;
  const lands = useTable(({ hovered }) => hovered !== null && board.lit.includes(hovered));
  const { view } = board.asked;
  return held && <Ghost held={held} view={view} lands={lands} size={Math.max(finger, size)} follower={follower} />;
}

function BoardMap({ view }: { view: View }) {
  const board = useBoard(view);
  const play = usePlay(board);
  const size = useTable((table) => table.preferences.counterSize);
  const { camera, settled } = useCamera(size);
  const root = useRef<HTMLElement>(null);
  const sight = useSight(settled, camera, size);
  const pointer = useRef<Point>([0, 0]);
  const gestures = useGestures(board, play, camera);
  const events = useStageEvents(board, play, gestures, pointer);
  const keys = useMapKeys({ board, play, camera, root });
  const reachable = useReachable(board);
  usePromptInSight(board, camera);
  useSpotlightInSight(camera);
  useGuideInSight(camera);
  const lens = useLens();
  const go = (area: AreaId): void => {
    camera.goTo(areaShape(area).counter.at);
    focusOn(root.current, area);
  };
  const { mapWords } = board.speech;
  return (
    <main ref={root} className="map-view" aria-label={mapWords.map} data-testid="map" {...keys}>
      <div ref={camera.stage} className={classes('map-stage', gestures.held?.kind)} {...events}>
        <BaseLayer close={isSeenClose(settled.pose.k)} />
        <AreaLayer board={board} target={play.choice?.area ?? null} lens={lens.facts} k={settled.pose.k} />
        <PieceLayer
          board={board}
          play={play}
          sight={sight}
          reachable={reachable}
          layer={camera.pieces}
          lens={lens.facts}
        />
      </div>
      <Dragged gestures={gestures} board={board} size={sight.counter} />
      <Overview camera={camera} name={mapWords.overview} />
      <MapTools lens={lens} speech={board.speech} root={root} onGo={go} />
      <ZoomButtons camera={camera} speech={board.speech} />
      {!play.choice && gestures.held?.kind !== 'box' && (
        <AreaTooltip board={board} sight={sight} pointer={pointer} open={play.tray?.area ?? null} />
      )}
    </main>
  );
}

/** The map of the running game; bare wood without one. */
export function MapView() {
  const view = useTable((table) => table.view);
  return view ? <BoardMap view={view} /> : <div className="map-view" />;
}
