// The printed board: one baked picture, never drawn anew.
import { memo, type RefObject } from 'react';
import { board, boardImages } from './geometry';

export const BaseLayer = memo(function BaseLayer({ layer }: { layer: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={layer} className="map-layer map-ground" style={{ width: board.width, height: board.height }}>
      <img src={boardImages.base} width={board.width} height={board.height} alt="" draggable={false} />
    </div>
  );
});
