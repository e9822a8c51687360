// Overlays that are laid over the map on demand, one at a time, each with its key.
import type { NationId, Side } from '../../../engine';

export type LensName = 'control' | 'contested' | 'lines' | 'sea' | 'worth';

/** In the order of the list. */
export const LENSES: readonly { readonly name: LensName; readonly key: string }[] = [
  { name: 'control', key: 'C' },
  { name: 'contested', key: 'U' },
  { name: 'lines', key: 'L' },
  { name: 'sea', key: 'S' },
  { name: 'worth', key: 'W' },
];

/** What is laid over the map; the lines of communication are those of a nation, or of all nations of a side. */
export interface Lens {
  readonly name: LensName | null;
  /** null: of the side that is to act. */
  readonly about: NationId | Side | null;
}

export const noLens: Lens = { name: null, about: null };

/** The overlay that a key stands for; null for every other key. */
export const lensOfKey = (key: string): LensName | null =>
  LENSES.find((lens) => lens.key === key.toUpperCase())?.name ?? null;

/** The same overlay once more takes it away. */
export const toggled = (lens: Lens, name: LensName): Lens => ({ ...lens, name: lens.name === name ? null : name });

/** An overlay as it was kept; none when the text is something else. */
export function readLens(text: string | null): Lens {
  const [name = '', about = ''] = (text ?? '').split(' ');
  const known = LENSES.find((lens) => lens.name === name);
  return { name: known?.name ?? null, about: about === '' ? null : (about as NationId | Side) };
}

export const writeLens = ({ name, about }: Lens): string => `${name ?? 'none'} ${about ?? ''}`.trimEnd();
