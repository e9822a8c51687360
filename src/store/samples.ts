// The sample games to watch, read when somebody wants to see them.
import type { Recorded } from '../engine';
import type { Language } from './tableState';

type InBoth = Readonly<Record<Language, string>>;

export interface Sample {
  readonly id: string;
  readonly names: InBoth;
  /** A sentence about it. */
  readonly about: InBoth;
  readonly seed: number;
  readonly script: readonly number[];
  readonly variants: Readonly<Record<string, boolean | number>>;
  readonly decisions: readonly Recorded[];
  /** Stretches of it, each by the number of decisions before it. */
  readonly chapters: readonly { readonly at: number; readonly names: InBoth }[];
}

/** All of them; played again and judged when one is opened. */
export async function readSamples(): Promise<readonly Sample[]> {
  const { default: samples } = await import('../data/samples.json');
  return samples as unknown as readonly Sample[];
}
