// Line drawings of the map's own tools and plates, 24 × 24, in the current colour.
import { Drawing } from '../art/Drawing';

const PATHS = {
  search: 'M15.5 10a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0M14 14l6 6',
  layers: 'M12 4l9 4.5-9 4.5-9-4.5zM4.5 12L12 16l7.5-4M4.5 16L12 20l7.5-4',
  control: 'M6 21V4M6 5q4-2.5 7 0t6 0v8q-3 2.5-6 0t-7 0',
  contested: 'M4 4l11 11M20 4L9 15M4 17l4 4M20 17l-4 4M6.5 18.5l4-4M17.5 18.5l-4-4',
  lines: 'M5.5 8a2.5 2.5 0 1 0 0-.1M14.5 17a2.5 2.5 0 1 0 0-.1M9 10l4.5 4.5M16 7h4M18 5v4M6 15v4M4 17h4',
  sea: 'M12 8.5V20M8 12h8M5 15q1 5 7 5t7-5M14.5 6a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0',
  worth: 'M12 3.5l2.5 5.6 6 .6-4.6 4 1.4 6L12 16.6l-5.3 3.1 1.4-6-4.6-4 6-.6z',
  unlinked: 'M10 8l2.5-2.5a4 4 0 0 1 6 6L16 14M14 16l-2.5 2.5a4 4 0 0 1-6-6L8 10M4 4l3 3M17 17l3 3',
} as const;

export type MapIconName = keyof typeof PATHS;

export function MapIcon({ name, size = 22 }: { name: MapIconName; size?: number }) {
  return (
    <Drawing className="icon" viewBox="0 0 24 24" width={size} height={size}>
      <path d={PATHS[name]} />
    </Drawing>
  );
}
