// R1.1 Winter and summer: a snowflake and a sun.
import type { ReactNode } from 'react';
import { Drawing } from './Drawing';

export type Season = 'winter' | 'summer';

const SNOW = 'M8 1v14M2 4.5l12 7M14 4.5l-12 7';
const RAYS = 'M8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.4 1.4M11.6 11.6L13 13M3 13l1.4-1.4M11.6 4.4L13 3';

export interface SeasonMarkProps {
  season: Season;
  size?: number | undefined;
  label?: string | undefined;
}

export function SeasonMark({ season, size = 16, label }: SeasonMarkProps): ReactNode {
  const summer = season === 'summer';
  return (
    <Drawing className="season" viewBox="0 0 16 16" width={size} height={size} label={label}>
      {summer ? <circle cx="8" cy="8" r="3.2" fill="currentColor" /> : null}
      <path d={summer ? RAYS : SNOW} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </Drawing>
  );
}
