// A drawing as large as the board. What changes together lies on one sheet: a change draws only its own sheet anew.
import type { ReactNode } from 'react';
import { board } from './geometry';

const { width, height } = board;

/** Two specks nobody sees hold the sheet open: an empty one would be given up, and made anew when it is drawn on. */
const specks = `M0 0h1v1h-1zM${width - 1} ${height - 1}h1v1h-1z`;

export function GroundSheet({ children }: { children: ReactNode }) {
  return (
    <div className="map-layer map-ground">
      <svg viewBox={board.viewBox} aria-hidden="true">
        <path className="map-speck" d={specks} />
        {children}
      </svg>
    </div>
  );
}
