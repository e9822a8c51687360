// Colours of the base image: one paper for all land, a watercolour band inside each home nation's areas.

export const PAPER = '#efe5c9';
export const DESERT = '#e4d6b1';
export const FAR_LAND = '#d3c5a0';
export const INK = '#241c14';
export const COAST = '#2f3b40';
export const FRONTIER = '#3b2a1d';
export const FRONTIER_DASH = '#ead9ae';
export const AREA_BORDER = '#5b4c38';
export const LIMIT = '#41626e';
export const RED = '#8c2f1d';

/** The band's colour per home nation; areas without a home have none. */
export const BAND = {
  DE: '#5d6a62',
  GB: '#bf7d23',
  FR: '#4268a8',
  PL: '#b35260',
  SU: '#a8402f',
  IT: '#6f7d2c',
  HU: '#8d6a34',
  RO: '#b8901b',
  BG: '#4f7a48',
  FI: '#5d86a3',
  ES: '#c76f1c',
  TR: '#a8613a',
  BE: '#7a5a2a',
  NL: '#d0752a',
  DK: '#b04a4e',
  NO: '#a85560',
  SE: '#b29a2c',
  CH: '#b0564a',
  PT: '#5f8a3c',
  IE: '#3f8a4c',
  YU: '#5868a0',
  GR: '#4a86b0',
};
