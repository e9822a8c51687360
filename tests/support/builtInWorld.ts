// The built-in pack as a world.
import { builtInPack } from '../../src/data/pack';
import { parsePack } from '../../src/engine';

const parsed = parsePack(builtInPack);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));

export const builtInWorld = parsed.value;
