// Everything of a fixed size on the screen, from below: stacks, names, signs, arrow, tray, choice.
import { type CSSProperties, memo, type RefObject, useMemo } from 'react';
import type { AreaId } from '../../engine';
import { useLater } from '../layout/useLater';
import { useTable } from '../useTable';
import { AreaButtons } from './AreaButtons';
import { BaseMarks } from './BaseMarks';
import { ChoiceSlip } from './ChoiceSlip';
import { CostHouses } from './CostHouses';
import { Fan } from './Fan';
import { LabelLayer } from './LabelLayer';
import { LastMarks } from './LastMarks';
import type { LensFacts } from './lens/lensFacts';
import { MoveArrow } from './MoveArrow';
import { SpotlightLayer } from './SpotlightLayer';
import { StackLayer } from './StackLayer';
import { Travel } from './Travel';
import type { Board } from './useBoard';
import type { Play } from './usePlay';
import type { Sight } from './useTrayPlace';

interface PieceProps {
  readonly board: Board;
  readonly play: Play;
  readonly sight: Sight;
}

interface LayerProps extends PieceProps {
  readonly layer: RefObject<HTMLDivElement | null>;
  /** Area that the tabulator key leads to. */
  readonly reachable: AreaId | null;
  readonly lens: LensFacts | null;
}

/** Signs and arrow follow the pointer and the focus. */
function Pointed({ board, play, sight }: PieceProps) {
  const hovered = useTable((table) => table.hovered);
  const focused = useTable((table) => table.focusArea);
  const area: AreaId | null = play.choice?.area ?? hovered ?? focused;
  return (
    <>
      <CostHouses board={board} target={area} />
      <MoveArrow board={board} area={area} preview={play.preview} k={sight.pose.k} />
    </>
  );
}

/** The scale in steps, so that names are placed anew seldom. */
const scaleOf = ({ pose: { k } }: Sight): number => Math.round(k * 50) / 50;

export const PieceLayer = memo(function PieceLayer({ board, play, sight, reachable, layer, lens }: LayerProps) {
  const size = useTable((table) => table.preferences.counterSize);
  const lit = useMemo(() => new Set<string>(board.lit), [board.lit]);
  const { tray, choice } = play;
  const later = useLater();
  return (
    <div ref={layer} className="map-layer map-pieces" style={{ '--counter-size': size } as CSSProperties}>
      <SpotlightLayer stacks={board.stacks} k={sight.pose.k} />
      <AreaButtons board={board} reachable={reachable} />
      <LastMarks k={scaleOf(sight)} />
      <StackLayer board={board} open={tray?.key ?? null} />
      <LabelLayer lit={lit} view={board.asked.view} k={scaleOf(sight)} size={size} />
      <BaseMarks view={board.asked.view} />
      {later && lens && <later.LensTags facts={lens} />}
      <Travel view={board.asked.view} />
      <Pointed board={board} play={play} sight={sight} />
      {tray && <Fan key={tray.key} board={board} play={play} tray={tray} sight={sight} />}
      {choice && <ChoiceSlip key={choice.area} board={board} play={play} choice={choice} sight={sight} />}
    </div>
  );
});
