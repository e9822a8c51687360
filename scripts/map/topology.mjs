// Projects the provinces, builds one shared topology, simplifies it and merges the provinces into areas.
import { geoProject } from 'd3-geo-projection';
import { feature, mergeArcs, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, planarTriangleArea, presimplify, simplify } from 'topojson-simplify';
import { INERT } from './areas.mjs';
import { projection } from './frame.mjs';

const ringArea = (ring) => {
  let s = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) s += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return s / 2;
};
const polygonsOf = (g) => (g.type === 'Polygon' ? [g.coordinates] : g.type === 'MultiPolygon' ? g.coordinates : []);

/** Islands, and holes, below this many square pixels are left out; but the largest piece of an area stays. */
const SMALLEST_ISLAND = 7;
/** Archipelagos that would look bald without their small islands. */
const KEEP_ISLANDS = new Set(['malta', 'gibraltar', 'greece', 'FO', 'DOD']);

export const buildTopology = (provinces, minArea) => {
  const features = provinces.map((p) => ({
    type: 'Feature',
    id: p.id,
    properties: { area: p.area ?? `-${INERT.has(p.territory) ? p.territory : 'OFF'}`, territory: p.territory },
    geometry: { type: 'MultiPolygon', coordinates: p.polys },
  }));
  const planar = geoProject({ type: 'FeatureCollection', features }, projection);
  planar.features = planar.features.filter((f) => f.geometry && polygonsOf(f.geometry).length);
  let topo = topology({ land: planar }, 4e5);
  topo = simplify(presimplify(topo, planarTriangleArea), minArea);
  topo = filter(topo);
  return topo;
};

/** One geometry per area, and per piece of land without an area (ids beginning with "-"). */
export const mergeAreas = (topo, homes) => {
  const groups = new Map();
  for (const g of topo.objects.land.geometries) {
    if (!g.type) continue;
    const id = g.properties.area;
    if (!groups.has(id)) groups.set(id, []);
    groups.get(id).push(g);
  }
  const areas = [...groups].map(([id, gs]) => ({
    ...mergeArcs(topo, gs),
    id,
    properties: { nation: id.startsWith('-') ? id : (homes.get(id) ?? `free:${id}`) },
  }));
  const size = (arcs) => Math.abs(ringArea(feature(topo, { type: 'Polygon', arcs: [arcs] }).geometry.coordinates[0]));
  for (const g of areas) {
    if (g.type !== 'MultiPolygon') continue;
    const least = KEEP_ISLANDS.has(g.id.replace(/^-/, '')) ? 2.5 : SMALLEST_ISLAND;
    const sizes = g.arcs.map((polygon) => size(polygon[0]));
    const largest = Math.max(...sizes);
    g.arcs = g.arcs
      .filter((_, i) => sizes[i] === largest || sizes[i] >= least)
      .map(([outer, ...holes]) => [outer, ...holes.filter((h) => size(h) >= SMALLEST_ISLAND)]);
  }
  return areas;
};

export const shapeOf = (topo, g) => polygonsOf(feature(topo, g).geometry);
/** The common border of two areas. */
export const borderBetween = (topo, areas, pair) =>
  mesh(topo, { type: 'GeometryCollection', geometries: areas.filter((g) => pair.includes(g.id)) }, (a, b) => a !== b)
    .coordinates;

/** Coast, national frontier, area border; the minor frontiers of 1939 that run inside one area; the edge of the desert that is in no area. */
export const lineMeshes = (topo, areas) => {
  const all = { type: 'GeometryCollection', geometries: areas };
  const nation = (g) => g.properties.nation;
  const desert = (a, b) => a.id === '-SAHARA' || b.id === '-SAHARA';
  const provinces = { type: 'GeometryCollection', geometries: topo.objects.land.geometries.filter((g) => g.type) };
  return {
    coast: mesh(topo, all, (a, b) => a === b).coordinates,
    national: mesh(topo, all, (a, b) => a !== b && nation(a) !== nation(b) && !desert(a, b)).coordinates,
    border: mesh(topo, all, (a, b) => a !== b && nation(a) === nation(b)).coordinates,
    minor: mesh(
      topo,
      provinces,
      (a, b) =>
        a !== b &&
        a.properties.area === b.properties.area &&
        a.properties.territory !== b.properties.territory &&
        !a.properties.area.startsWith('-'),
    ).coordinates,
    desert: mesh(topo, all, (a, b) => a !== b && desert(a, b)).coordinates,
  };
};
