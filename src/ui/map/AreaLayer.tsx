// Everything drawn on the areas: control, dimming, gold, outlines; and the outlines that take the pointer.
import { memo, type RefObject, useMemo } from 'react';
import type { AreaId } from '../../engine';
import { useTable } from '../useTable';
import { AreaLights, AreaOutline } from './AreaLights';
import { AreaTargets } from './AreaTargets';
import { AreaTints, GroundPatterns } from './AreaTints';
import { patternScale } from './camera';
import { board as frame } from './geometry';
import { LensGround } from './lens/LensGround';
import type { LensFacts } from './lens/lensFacts';
import { placeOfPrompt, violationOf } from './mapModel';
import { joined } from './outlines';
import { isSeenDeep, SharpLines } from './SharpLines';
import { controlOf } from './stacks';
import type { Board } from './useBoard';

interface LayerProps {
  readonly board: Board;
  readonly layer: RefObject<HTMLDivElement | null>;
  /** Area of an open choice. */
  readonly target: AreaId | null;
  readonly lens: LensFacts | null;
  /** Scale of the map. */
  readonly k: number;
}

function Tints({ board: { asked } }: { board: Board }) {
  const { world, view } = asked;
  const held = (side: 'axis' | 'allies') => world.areas.flatMap(({ id }) => (controlOf(view, id) === side ? [id] : []));
  return <AreaTints axis={joined(held('axis'))} allies={joined(held('allies'))} />;
}

function Lights({ board }: { board: Board }) {
  const { offers, lit, origins, asked } = board;
  const violates = (area: AreaId): boolean => {
    const offer = offers.get(area);
    return offer !== undefined && violationOf(offer) !== null;
  };
  return (
    <AreaLights
      lit={joined(lit.filter((area) => !violates(area)))}
      violations={joined(lit.filter(violates))}
      origins={joined(origins)}
      dims={lit.length > 0 || asked.selection.length > 0}
    />
  );
}

/** What is pointed at, chosen, focused, and where the question stands. */
function Outlines({ board: { asked, offers }, target }: { board: Board; target: AreaId | null }) {
  const hovered = useTable((table) => table.hovered);
  const focused = useTable((table) => table.focusArea);
  const pointed = target ?? hovered ?? focused;
  const legal = pointed !== null && (offers.get(pointed)?.legal.length ?? 0) > 0;
  return (
    <>
      <AreaOutline area={placeOfPrompt(asked)} kind="asked" />
      <AreaOutline area={legal ? pointed : null} kind={target ? 'target' : 'pointed'} />
      <AreaOutline area={focused} kind="focus" />
    </>
  );
}

export const AreaLayer = memo(function AreaLayer({ board, layer, target, lens, k }: LayerProps) {
  const lit = useMemo(() => new Set<string>(board.lit), [board.lit]);
  return (
    <div
      ref={layer}
      className="map-layer map-ground map-area-layer"
      style={{ width: frame.width, height: frame.height }}
    >
      <svg width={frame.width} height={frame.height} viewBox={frame.viewBox} aria-hidden="true">
        <GroundPatterns scale={patternScale(k)} />
        {isSeenDeep(k) && <SharpLines />}
        <Tints board={board} />
        {lens && <LensGround facts={lens} />}
        <Lights board={board} />
        <Outlines board={board} target={target} />
        <AreaTargets lit={lit} />
      </svg>
    </div>
  );
});
