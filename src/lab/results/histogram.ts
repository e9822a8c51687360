// How often each value came up: what means, bands and deviations are computed from, and what can be added up in any order.

/** Values in rising order, each with its count. */
export interface Histogram {
  bins: [value: number, count: number][];
}

export const noValues = (): Histogram => ({ bins: [] });

/** Counts a value once. */
export function countValue({ bins }: Histogram, value: number): void {
  const at = bins.findIndex(([other]) => other >= value);
  const bin = bins[at];
  if (bin?.[0] === value) bin[1] += 1;
  else bins.splice(at < 0 ? bins.length : at, 0, [value, 1]);
}

/** Both together. */
export function addedHistograms(a: Histogram, b: Histogram): Histogram {
  const counts = new Map(a.bins);
  for (const [value, count] of b.bins) counts.set(value, (counts.get(value) ?? 0) + count);
  return { bins: [...counts].sort(([one], [other]) => one - other) };
}

export const sizeOf = ({ bins }: Histogram): number => bins.reduce((sum, [, count]) => sum + count, 0);

const sumOf = ({ bins }: Histogram): number => bins.reduce((sum, [value, count]) => sum + value * count, 0);

/** Mean of the values; null of none. */
export function meanOf(histogram: Histogram): number | null {
  const size = sizeOf(histogram);
  return size === 0 ? null : sumOf(histogram) / size;
}

/** Variance of a sample (divided by one less than its size); null below two values. */
export function varianceOf(histogram: Histogram): number | null {
  const size = sizeOf(histogram);
  const mean = meanOf(histogram);
  if (mean === null || size < 2) return null;
  return histogram.bins.reduce((sum, [value, count]) => sum + count * (value - mean) ** 2, 0) / (size - 1);
}

/** The smallest value that at least this share (0–1) of all values do not exceed; null of none. */
export function quantileOf(histogram: Histogram, share: number): number | null {
  const needed = Math.max(1, Math.ceil(share * sizeOf(histogram) - 1e-9));
  let counted = 0;
  for (const [value, count] of histogram.bins) {
    counted += count;
    if (counted >= needed) return value;
  }
  return null;
}
