// The printed board: one baked picture, never drawn anew; a sharper one takes its place once the map is seen close.
import { memo, useEffect, useState } from 'react';
import { baseSmallWidth, board, boardImages } from './geometry';

/** The picture to show. The sharp one is fetched and decoded before it replaces the other, and stays. */
function useBaseImage(close: boolean): string {
  const [shown, setShown] = useState(boardImages.baseSmall);
  useEffect(() => {
    if (!close) return undefined;
    let awaited = true;
    const sharp = new Image();
    sharp.src = boardImages.base;
    const show = (): void => {
      if (awaited) setShown(boardImages.base);
    };
    sharp.decode().then(show, () => undefined);
    return () => {
      awaited = false;
    };
  }, [close]);
  return shown;
}

/** Whether the small picture has fewer pixels than the screen shows. @param k scale of the map */
export const isSeenClose = (k: number): boolean => k * window.devicePixelRatio > (1.05 * baseSmallWidth) / board.width;

interface BaseLayerProps {
  /** Whether the map is, or has been, seen so close that the small picture is coarse. */
  readonly close: boolean;
}

export const BaseLayer = memo(function BaseLayer({ close }: BaseLayerProps) {
  const image = useBaseImage(close);
  return (
    <div className="map-layer map-ground">
      <img src={image} alt="" draggable={false} />
    </div>
  );
});
