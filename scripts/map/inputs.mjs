// What the map is made from, and its fingerprint: the facts of the game's tables that shape it, the source maps, this code.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
/** Files of this folder on which map.json does not depend. */
const ASIDE = new Set([
  'README.md',
  'bake.mjs',
  'build-map.mjs',
  'decoration.mjs',
  'landmarks.mjs',
  'palette.mjs',
  'proof.mjs',
  'render.mjs',
]);

export const sourceFile = (name) => path.join(here, name);

const readTable = (dataDir, name) => JSON.parse(fs.readFileSync(path.join(dataDir, name), 'utf8'));

/** The facts used from areas.json, adjacency.json and nations.json. */
export const readFacts = (dataDir) => {
  const areas = readTable(dataDir, 'areas.json').map(({ id, ja, en, kind, home, base, victoryPoints, seeds }) => ({
    id,
    ja,
    en,
    kind,
    home,
    base,
    victoryPoints,
    seeds,
  }));
  const tracks = Object.fromEntries(
    readTable(dataDir, 'nations.json')
      .filter((n) => n.track)
      .map((n) => [n.id, n.track]),
  );
  return { areas, adjacency: readTable(dataDir, 'adjacency.json'), tracks };
};

/** Changes whenever the map would have to be made again. */
export const fingerprint = (facts, detail) => {
  const hash = createHash('sha256').update(JSON.stringify([facts, detail]));
  for (const name of fs.readdirSync(here).sort())
    if (!ASIDE.has(name)) hash.update(name).update(fs.readFileSync(sourceFile(name)));
  return hash.digest('hex').slice(0, 32);
};
