// What the form of a new game reads: a seed, and dice to come (R9.8).

/** A seed from the browser's own chance, short enough to tell a friend. */
export const freshSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000;

/** The seed of a text, null when it is no whole number from 0. */
export function readSeed(text: string): number | null {
  const seed = /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(seed) ? seed : null;
}

/** Dice of a text, e.g. `3 1 6` or `316`; null when something in it is no die. */
export function readScript(text: string): readonly number[] | null {
  const figures = text.replace(/[\s,、，]+/g, '');
  return /^[1-6]*$/.test(figures) ? [...figures].map(Number) : null;
}
