// How lines and endings look in drawings: colours, dashes and marks that are told apart without colour too.
import type { Ending } from '../../../store/lab';

const lineColours = ['#8a5a00', '#2f6270', '#5a3f6e', '#4b5f2c'] as const;
export const lineDashes = ['7 4', 'none', '12 4 2 4', '2 3'] as const;
export const lineSymbols = ['circle', 'diamond', 'triangle', 'square'] as const;

export const colourOf = (line: number): string => lineColours[line] ?? '#211911';

export const endingColours: Readonly<Record<Ending, string>> = {
  axisSudden: '#34444e',
  axisDecision: '#9fb0b3',
  alliesDecision: '#cf9480',
  alliesSudden: '#8c2f1d',
};

/** From the axis to the allies. */
export const endingOrder: readonly Ending[] = ['axisSudden', 'axisDecision', 'alliesDecision', 'alliesSudden'];

/** What all drawings share. */
export const plotStyle = {
  background: 'none',
  color: '#211911',
  fontFamily: 'var(--sans)',
  fontSize: '12.5px',
  overflow: 'visible',
} as const;
