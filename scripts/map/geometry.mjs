// Puts together what the game reads: outlines, places of counters and names, lines, who touches whom.
import { BARRIERS, compare, LINKS, regionGrid } from './adjacency.mjs';
import { linesPath, ringsPath, SCALE, tenth } from './encode.mjs';
import { HEIGHT, project, WIDTH } from './frame.mjs';
import { sourceFile } from './inputs.mjs';
import { boxRing, makeInsets } from './insets.mjs';
import { placeAll } from './placement.mjs';
import { loadProvinces } from './provinces.mjs';
import { fill, NOTHING } from './raster.mjs';
import { seaLimits, seaRings } from './sea-zones.mjs';
import { borderBetween, buildTopology, lineMeshes, mergeAreas, shapeOf } from './topology.mjs';
import { SPACING } from './typography.mjs';
import { loadWater } from './water.mjs';

const tenths = (list) => list.map(tenth);

/** Land, sea, insets and lines in pixels. */
const survey = (facts, detail) => {
  const homes = new Map(facts.areas.map((a) => [a.id, a.home]));
  const provinces = loadProvinces(sourceFile('europe-admin1.topo.json'));
  const topo = buildTopology(provinces, detail);
  const shapes = mergeAreas(topo, homes);
  const land = new Map(shapes.map((g) => [g.id, shapeOf(topo, g)]));
  for (const a of facts.areas) if (a.kind === 'land' && !land.has(a.id)) throw new Error(`area ${a.id} has no land`);
  return {
    land,
    sea: new Map(seaRings()),
    insets: makeInsets(provinces),
    meshes: lineMeshes(topo, shapes),
    water: loadWater(sourceFile('europe-water.topo.json'), detail),
    barriers: BARRIERS.map(({ pair }) => ({ pair, d: linesPath(borderBetween(topo, shapes, pair)) })),
  };
};

const ringsOf = ({ land, sea, insets }, id) => [
  ...(sea.has(id) ? [sea.get(id)] : land.get(id).flat(1)),
  ...(insets[id]?.rings ?? []),
];

const boundsOf = (rings) => {
  const xs = rings.flat().map((p) => p[0]);
  const ys = rings.flat().map((p) => p[1]);
  return [
    Math.max(0, Math.min(...xs)),
    Math.max(0, Math.min(...ys)),
    Math.min(WIDTH, Math.max(...xs)),
    Math.min(HEIGHT, Math.max(...ys)),
  ];
};

const labelOf = (block, spacing) => ({
  at: tenths(block.at),
  size: tenth(block.size),
  ...(spacing && { spacing: tenth(spacing * block.size) }),
  ...(block.lines > 1 && { lines: block.lines }),
  ...(block.vertical && { vertical: true }),
  ...(block.mark && { mark: tenths(block.mark) }),
});

/** A row of places above the stack, one per step of the entry track. */
const slotsOver = ([x, y], count) =>
  Array.from({ length: count }, (_, i) => tenths([x + (i - (count - 1) / 2) * 34, y - 64]));

const insetOf = ({ box, leader, outline, dot }) => ({
  box: tenths(box),
  leader: linesPath([leader]),
  outline: ringsPath(outline),
  ...(dot && { place: tenths(dot) }),
});

const areaEntry = (facts, surveyed, places) => (a) => {
  const rings = ringsOf(surveyed, a.id);
  const { stack, ja, en } = places.get(a.id);
  const box = surveyed.insets[a.id];
  return {
    id: a.id,
    kind: a.kind,
    d: ringsPath(rings),
    bounds: tenths(boundsOf(rings)),
    counter: tenths([...stack.at, stack.room]),
    labels: { ja: labelOf(ja, SPACING[a.kind].ja), en: labelOf(en, SPACING[a.kind].en) },
    ...(a.base === 'us-track' && { slots: slotsOver(stack.at, facts.tracks[a.home]) }),
    ...(box && { inset: insetOf(box) }),
  };
};

const paths = (lists) => Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, linesPath(list)]));

/** What the picture draws besides: all land, inert land too, and the lines the game has no use for. */
const pictureOf = ({ land, meshes, water, insets }, facts) => {
  const homes = new Map(facts.areas.map((a) => [a.id, a.home]));
  const shapes = [...land].map(([id, polygons]) => {
    const d = ringsPath(polygons.flat(1));
    if (id.startsWith('-')) return { id: id.slice(1), inert: true, d };
    return { id, home: homes.get(id), d, ...(insets[id] && { inset: insetOf(insets[id]) }) };
  });
  const lines = {
    ...paths({ ...meshes, rivers: water.rivers, seaLimits: seaLimits() }),
    lakes: ringsPath(water.lakes),
  };
  return { shapes, lines };
};

/** Counters and names keep off the boxes of the insets. */
const placesOn = ({ grid, ids }, { sea, insets }, facts) => {
  const room = grid.slice();
  for (const { box } of Object.values(insets)) fill(room, [boxRing(box)], NOTHING);
  return placeAll({ grid: room, ids, seaCount: sea.size }, facts.areas, insets);
};

/** The map for the game, what the picture needs besides, and the comparison with the table of adjacency. */
export const makeMap = (facts, detail, fingerprint) => {
  const surveyed = survey(facts, detail);
  const { land, sea, insets, meshes, barriers } = surveyed;
  const board = regionGrid(sea, land, insets);
  const report = compare(board, facts.areas, facts.adjacency);
  const places = placesOn(board, surveyed, facts);
  const map = {
    fingerprint,
    scale: SCALE,
    view: tenths([WIDTH, HEIGHT]),
    areas: facts.areas.map(areaEntry(facts, surveyed, places)),
    ...paths({ national: meshes.national, border: meshes.border, seaLimits: seaLimits() }),
    links: LINKS.map(({ pair, line }) => ({ pair, d: linesPath([line.map(project)]) })),
    barriers,
    contacts: [...report.found].map(([k, length]) => [...k.split('|'), Math.round(length)]),
  };
  return { map, places, report, picture: pictureOf(surveyed, facts) };
};
