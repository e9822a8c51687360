// The built-in data pack: the tables beside this file, put together. Whoever uses it hands it to parsePack (R19.1).
import adjacency from './adjacency.json' with { type: 'json' };
import areas from './areas.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import counters from './counters.json' with { type: 'json' };
import nations from './nations.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import roles from './roles.json' with { type: 'json' };
import setup from './setup.json' with { type: 'json' };

/** Unchecked, as read. */
export const builtInPack: unknown = { pack, areas, adjacency, nations, counters, setup, cards, roles };
