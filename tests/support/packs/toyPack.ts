// Toy packs: a few areas and units in a few lines, made into a world by the parser that also reads the real pack.
//
//   const world = toyWorld({
//     areas: { Berlin: 'land DE red', Warsaw: 'land PL black', Baltic: 'sea' },
//     adjacency: 'Berlin-Warsaw-Baltic-Berlin',
//     setup: { Berlin: 'DE TF LF*2', Warsaw: 'PL LF', Baltic: 'DE NF' },
//     pool: 'DE LF, GB AF',
//   });
//
// Units are then DE-TF-1, DE-LF-1, DE-LF-2, PL-LF-1, DE-NF-1 on the map and DE-LF-3, GB-AF-1 in the force pool.
import { parsePack } from '../../../src/engine/pack/parsePack';
import type { World } from '../../../src/engine/world';
import { TOY_CARDS, toyCards } from './toyCards';
import { type Ratings, readTroops, toyCounters } from './toyUnits';

export interface ToyPack {
  /** By id: `'land DE red'` is kind, home and base; `vp2` and `cede:SU` (R16.1) may follow. */
  areas: Readonly<Record<string, string>>;
  /** Chains of neighbours: `'A-B-C A-C'`. */
  adjacency: string;
  /** By area: `'DE LF*2 TF:heavy, PL LF'`. */
  setup?: Readonly<Record<string, string>>;
  /** More units, in the force pool and in the new-weapons pool. */
  pool?: string;
  newWeapons?: string;
  /** Ratings that differ from the type's, by line: `{ 'DE LF': { attack: 6 } }`. */
  ratings?: Readonly<Record<string, Partial<Ratings>>>;
  /** By id: `'axis'`, `'allies'`, `'neutral axis'`, `'neutral allies 3'` (a track of three); else as in the real war. */
  nations?: Readonly<Record<string, string>>;
  /** `['axis offensive 2', 'allies supply 4 partisan=true']`; else one of each event and more (TOY_CARDS). */
  cards?: readonly string[];
  /** Null unless said. */
  roles?: Readonly<Record<string, string | readonly string[]>>;
  turns?: number;
  firstHands?: { axis?: number; allies?: number };
  /** Sudden death is out of reach unless said. */
  victory?: { axisSudden?: number; alliesSudden?: number; points?: number; areas?: number };
}

const REAL_NATIONS: Readonly<Record<string, string>> = {
  DE: 'axis',
  GB: 'allies',
  FR: 'allies',
  PL: 'allies',
  IT: 'neutral axis',
  HU: 'neutral axis',
  RO: 'neutral axis',
  BG: 'neutral axis',
  FI: 'neutral axis',
  ES: 'neutral axis 2',
  TR: 'neutral axis 2',
  US: 'neutral allies 5',
  SU: 'neutral allies 3',
};

const NO_ROLES = {
  berlin: null,
  poland: null,
  warsaw: null,
  france: null,
  paris: null,
  usa: null,
  northAtlantic: null,
  centralAtlantic: null,
  ussr: null,
  germany: null,
  britain: null,
  yugoslavia: null,
  yugoslavArea: null,
  seaLionTargets: [],
};

const BASES = ['red', 'black', 'half', 'allies', 'us-track'];

function toyArea([id, line]: [string, string]) {
  const [kind, ...words] = line.split(' ');
  const points = words.find((word) => /^vp\d$/.test(word));
  const heir = words.find((word) => word.startsWith('cede:'));
  return {
    id,
    ja: id,
    en: id,
    kind,
    home: words.find((word) => /^[A-Z]+$/.test(word)) ?? null,
    surrenderHome: heir?.slice('cede:'.length) ?? null,
    base: words.find((word) => BASES.includes(word)) ?? null,
    ...(points && { victoryPoints: Number(points.slice(2)) }),
  };
}

function toyBorders(chains: string): [string, string][] {
  const pairs = chains.split(/\s+/).flatMap((chain) => {
    const ids = chain.split('-');
    return ids.slice(1).map((id, at): [string, string] => [ids[at] ?? '', id]);
  });
  return [...new Map(pairs.map((pair) => [[...pair].sort().join(), pair])).values()];
}

function toyNation(id: string, line: string) {
  const [start, leaning = start, track = null] = line.split(' ');
  return { id, ja: id, en: id, start, leaning, track: track === null ? null : Number(track) };
}

/** The pack as JSON, not yet parsed. */
export function toyPack(toy: ToyPack) {
  const areas = Object.entries(toy.areas).map(toyArea);
  const setup = Object.entries(toy.setup ?? {}).map(([id, line]) => [id, readTroops(line)] as const);
  const onMap = setup.flatMap(([, troops]) => troops);
  const counters = toyCounters(onMap, readTroops(toy.pool ?? ''), readTroops(toy.newWeapons ?? ''), toy.ratings ?? {});
  const heirs = areas.flatMap(({ home, surrenderHome }) => [home, surrenderHome]).filter((id) => id !== null);
  const named = new Set([...Object.keys(toy.nations ?? {}), ...heirs, ...counters.map(({ nation }) => nation)]);
  const cards = toyCards(toy.cards ?? TOY_CARDS);
  const cardsOf = (side: string) => cards.filter((card) => card.side === side).length;
  return {
    pack: {
      id: 'toy',
      ja: 'toy',
      en: 'toy',
      turns: toy.turns ?? 12,
      firstHands: { axis: 4, allies: 0, ...toy.firstHands },
      victory: { axisSudden: 99, alliesSudden: -1, points: 4, areas: 10, ...toy.victory },
      cardsPerSide: { axis: cardsOf('axis'), allies: cardsOf('allies') },
    },
    areas,
    adjacency: toyBorders(toy.adjacency),
    nations: [...named].map((id) => toyNation(id, toy.nations?.[id] ?? REAL_NATIONS[id] ?? 'neutral allies')),
    counters,
    setup: Object.fromEntries(setup),
    cards,
    roles: { ...NO_ROLES, ...toy.roles },
  };
}

/** The world of a toy pack; a faulty toy throws the list of its faults. */
export function toyWorld(toy: ToyPack): World {
  const result = parsePack(toyPack(toy));
  if (result.ok) return result.value;
  const faults = result.error.map(({ path, value, reason }) => `${path}: ${reason}, found ${JSON.stringify(value)}`);
  throw new Error(`faulty toy pack\n${faults.join('\n')}`);
}
