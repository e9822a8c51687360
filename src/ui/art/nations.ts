// Colours of the counters: the face of each nation and the ink on it. A nation keeps them when it changes sides.

export interface NationColours {
  readonly face: string;
  readonly ink: string;
}

export const NATION_COLOURS: Readonly<Record<string, NationColours>> = {
  DE: { face: '#8d958c', ink: '#15181a' },
  GB: { face: '#d2a962', ink: '#1f1507' },
  FR: { face: '#94acd0', ink: '#0e1726' },
  PL: { face: '#d9a3a6', ink: '#260c10' },
  IT: { face: '#a9ae77', ink: '#15180c' },
  HU: { face: '#b39a72', ink: '#1c150b' },
  RO: { face: '#d3b65a', ink: '#1e1706' },
  BG: { face: '#93ab8e', ink: '#121a12' },
  FI: { face: '#c3d0d8', ink: '#121a20' },
  ES: { face: '#e0b47a', ink: '#241405' },
  TR: { face: '#cfae92', ink: '#21140a' },
  US: { face: '#9fae6c', ink: '#141a08' },
  SU: { face: '#cf8a6e', ink: '#220d06' },
  BE: { face: '#c9b78d', ink: '#1d160a' },
  NL: { face: '#e3a877', ink: '#241206' },
  DK: { face: '#d6a79b', ink: '#260f0a' },
  NO: { face: '#b9b2c4', ink: '#17121f' },
  YU: { face: '#a9b3cc', ink: '#10141f' },
  GR: { face: '#a5c6d6', ink: '#0c1a22' },
  SE: { face: '#dccf94', ink: '#1f1a08' },
  CH: { face: '#d8c0b4', ink: '#22120c' },
  PT: { face: '#b7c49a', ink: '#161a0c' },
  IE: { face: '#aeca9f', ink: '#121c0c' },
};

const UNKNOWN: NationColours = { face: '#d6cdb6', ink: '#1f1a12' };

export function nationColours(nation: string): NationColours {
  return NATION_COLOURS[nation] ?? UNKNOWN;
}

/** Bands of the figures: dark for the axis, pale for everyone else. */
export const BAND = { pale: '#f8f1dd', onDark: '#fbf4e0' } as const;
export const OUTLINE = '#17120c';
export const SYMBOL_PAPER = '#f6efdb';
