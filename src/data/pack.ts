// The built-in data pack: the tables beside this file, put together. Whoever uses it hands it to parsePack (R19.1).
import adjacency from './adjacency.json';
import areas from './areas.json';
import cards from './cards.json';
import counters from './counters.json';
import nations from './nations.json';
import pack from './pack.json';
import roles from './roles.json';
import setup from './setup.json';

/** Unchecked, as read. */
export const builtInPack: unknown = { pack, areas, adjacency, nations, counters, setup, cards, roles };
