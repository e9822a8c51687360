// Line drawings of the tools, 24 × 24, in the current colour.
import type { ReactNode } from 'react';
import { Drawing } from './Drawing';

const PATHS = {
  undo: 'M9 5L4 10l5 5M4 10h11a5 5 0 0 1 0 10h-3',
  redo: 'M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h3',
  tree: 'M8.5 5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M8.5 19a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M20.5 12a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M6 7.5v9M6 12h9.5',
  book: 'M12 6q-3-2-8-2v14q5 0 8 2 3-2 8-2V4q-5 0-8 2v14',
  keys: 'M3 7h18v11H3zM6.5 10.5h.1M10 10.5h.1M13.5 10.5h.1M17.5 10.5h.1M8 14.5h8',
  gear: 'M15.2 12a3.2 3.2 0 1 1-6.4 0a3.2 3.2 0 1 1 6.4 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  eye: 'M2.5 12q4-6.5 9.5-6.5T21.5 12q-4 6.5-9.5 6.5T2.5 12zM15 12a3 3 0 1 1-6 0a3 3 0 1 1 6 0',
  close: 'M6 6l12 12M18 6L6 18',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7',
  warn: 'M12 4L22 20H2zM12 10v5M12 17.5v.1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5',
  lab: 'M9 3h6M10 3v6L4.5 19a1.5 1.5 0 0 0 1.3 2.2h12.4a1.5 1.5 0 0 0 1.3-2.2L14 9V3M7.5 15h9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  stepBack: 'M17 5L5 12l12 7z',
  first: 'M18 5l-9 7 9 7zM6 5v14',
  last: 'M6 5l9 7-9 7zM18 5v14',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
} as const;

export type IconName = keyof typeof PATHS;

export interface IconProps {
  name: IconName;
  size?: number | undefined;
  label?: string | undefined;
}

export function Icon({ name, size = 22, label }: IconProps): ReactNode {
  return (
    <Drawing className="icon" viewBox="0 0 24 24" width={size} height={size} label={label}>
      <path d={PATHS[name]} />
    </Drawing>
  );
}
