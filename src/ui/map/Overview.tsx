// The whole board in a corner, with a frame around what is seen; a press moves the map there.
import { type PointerEvent, useEffect, useRef } from 'react';
import type { Pose, Viewport } from './camera';
import { board, boardImages } from './geometry';
import type { Camera } from './useCamera';

const width = 116;
const scale = width / board.width;
const height = Math.round(board.height * scale);

function frame(element: HTMLElement, { k, x, y }: Pose, viewport: Viewport): void {
  const [left, top] = [Math.max(0, (-x / k) * scale), Math.max(0, (-y / k) * scale)];
  const right = Math.min(width, ((viewport.width - x) / k) * scale);
  const bottom = Math.min(height, ((viewport.height - y) / k) * scale);
  element.style.transform = `translate(${left}px, ${top}px)`;
  element.style.width = `${right - left}px`;
  element.style.height = `${bottom - top}px`;
}

export function Overview({ camera, name }: { camera: Camera; name: string }) {
  const seen = useRef<HTMLElement>(null);
  useEffect(() => camera.follow((pose, viewport) => seen.current && frame(seen.current, pose, viewport)), [camera]);
  const go = (event: PointerEvent<HTMLElement>): void => {
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    camera.centre([(event.clientX - box.left) / scale, (event.clientY - box.top) / scale]);
  };
  return (
    <div
      className="map-overview"
      role="img"
      aria-label={name}
      style={{ width, height }}
      onPointerDown={go}
      onPointerMove={go}
    >
      <img src={boardImages.overview} width={width} height={height} alt="" draggable={false} />
      <i ref={seen} />
    </div>
  );
}
