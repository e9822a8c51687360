// The areas for keys and readers of the screen: a button under each stack, as large as a finger where the area is not.
import { memo, useMemo } from 'react';
import type { AreaId } from '../../engine';
import { areaShapes } from './geometry';
import { areaLabel } from './labels';
import { placeOf } from './placeOf';
import type { Board } from './useBoard';

interface ButtonProps {
  readonly id: string;
  readonly label: string;
  readonly lit: boolean;
  /** The tabulator key leads to it. */
  readonly reachable: boolean;
}

const AreaButton = memo(function AreaButton({ id, label, lit, reachable }: ButtonProps) {
  const shape = areaShapes[id];
  if (!shape) return null;
  return (
    <button
      type="button"
      className={shape.inset ? 'map-at map-area-button small' : 'map-at map-area-button'}
      style={placeOf(shape.counter.at)}
      data-area={id}
      aria-label={label}
      aria-disabled={!lit}
      tabIndex={reachable ? 0 : -1}
    />
  );
});

export function AreaButtons({ board, reachable }: { board: Board; reachable: AreaId | null }) {
  const { asked, offers, lit, speech } = board;
  const labels = useMemo(
    () => asked.world.areas.map(({ id }) => ({ id, label: areaLabel(speech, id, offers.get(id)) })),
    [asked.world, offers, speech],
  );
  const litSet = useMemo(() => new Set(lit), [lit]);
  return labels.map(({ id, label }) => (
    <AreaButton key={id} id={id} label={label} lit={litSet.has(id)} reachable={id === reachable} />
  ));
}
