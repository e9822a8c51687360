// The world of the built-in data pack (R19), for whoever lays the table.
import { builtInPack } from '../data/pack';
import { parsePack, type World } from '../engine';

/** The built-in game. Throws when its data pack is broken, naming the first fault. */
export function builtInWorld(): World {
  const parsed = parsePack(builtInPack);
  if (parsed.ok) return parsed.value;
  const [fault] = parsed.error;
  throw new Error(`the built-in data pack is broken: ${fault?.path} ${fault?.reason}`);
}
