// Everything drawn on the areas, from below: control and overlays, dimming, gold, outlines, and what takes the pointer.
// On sheets of their own: choosing units draws only the gold anew, and pointing only an outline.
import { memo, useEffect, useMemo } from 'react';
import type { AreaId } from '../../engine';
import { useLater } from '../layout/useLater';
import { useTable } from '../useTable';
import { AreaLights, AreaOutline } from './AreaLights';
import { AreaTargets } from './AreaTargets';
import { AreaTints, GroundPatterns } from './AreaTints';
import { patternScale } from './camera';
import { GroundSheet } from './GroundSheet';
import type { LensFacts } from './lens/lensFacts';
import { placeOfPrompt, violationOf } from './mapModel';
import { coarseAhead, isSeenFar, joined } from './outlines';
import { isSeenDeep, SharpLines } from './SharpLines';
import { controlOf } from './stacks';
import type { Board } from './useBoard';

interface LayerProps {
  readonly board: Board;
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

function Lights({ board, far }: { board: Board; far: boolean }) {
  const { offers, lit, origins } = board;
  const violates = (area: AreaId): boolean => {
    const offer = offers.get(area);
    return offer !== undefined && violationOf(offer) !== null;
  };
  return (
    <AreaLights
      lit={joined(lit.filter((area) => !violates(area)))}
      violations={joined(lit.filter(violates))}
      origins={joined(origins)}
      far={far}
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

/** Dims the whole board; what is lit is painted over it. A plain sheet costs no drawing. */
function Dimming({ board: { lit, asked } }: { board: Board }) {
  const dims = lit.length > 0 || asked.selection.length > 0;
  return <div className={dims ? 'map-layer map-ground map-dim' : 'map-layer map-ground map-dim off'} />;
}

export const AreaLayer = memo(function AreaLayer({ board, target, lens, k }: LayerProps) {
  const lit = useMemo(() => new Set<string>(board.lit), [board.lit]);
  const later = useLater();
  useEffect(coarseAhead, []);
  return (
    <>
      <GroundSheet>
        <GroundPatterns scale={patternScale(k)} />
        {isSeenDeep(k) && <SharpLines />}
        <Tints board={board} />
        {later && lens && <later.LensGround facts={lens} />}
      </GroundSheet>
      <Dimming board={board} />
      <GroundSheet>
        <Lights board={board} far={isSeenFar(k)} />
      </GroundSheet>
      <GroundSheet>
        <Outlines board={board} target={target} />
        <AreaTargets lit={lit} />
      </GroundSheet>
    </>
  );
});
