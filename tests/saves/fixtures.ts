// Saves as they were written by every version of the program, one file per form; they are never written anew.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { world } from './toySaves';

const folder = resolve(import.meta.dirname, 'fixtures');

/** Names of the fixtures, without their ending. */
export const fixtureNames = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));

/** A save as it was written; it names the toy pack as it is now, whose figures are not what a form is about. */
export function fixture(name: string): Record<string, unknown> {
  const save: unknown = JSON.parse(readFileSync(resolve(folder, `${name}.json`), 'utf8'));
  return { ...(save as object), pack: { id: world.id, hash: world.hash } };
}
