// The figures that are followed turn by turn.
import type { Band, CurveBands, LineReport } from '../../../store/lab';
import { letterOf } from '../LineMark';

export const MEASURES = [
  'victory',
  'alliesPoints',
  'areas',
  'axisHand',
  'alliesHand',
  'axisLost',
  'alliesLost',
] as const;
export type Measure = (typeof MEASURES)[number];

const bands: Readonly<Record<Measure, (point: CurveBands) => Band>> = {
  victory: ({ victory }) => victory,
  alliesPoints: ({ points }) => points.allies,
  areas: ({ areas }) => areas,
  axisHand: ({ hands }) => hands.axis,
  alliesHand: ({ hands }) => hands.allies,
  axisLost: ({ lost }) => lost.axis,
  alliesLost: ({ lost }) => lost.allies,
};

export interface CurveDot {
  readonly letter: string;
  readonly line: number;
  /** null: the end of the game. */
  readonly turn: number | null;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A line's figures, turn by turn as far as any game got, then at the end. */
export function dotsOf(measure: Measure, { curve }: LineReport, line: number): readonly CurveDot[] {
  return curve.flatMap((point): CurveDot[] => {
    const { mean, low, high } = bands[measure](point);
    if (mean === null || low === null || high === null) return [];
    return [{ letter: letterOf(line), line, turn: point.turn, mean, low, high }];
  });
}
