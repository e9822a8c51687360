// Rivers and lakes of the 1:50 m map, in the frame and simplified.
import fs from 'node:fs';
import { geoProject } from 'd3-geo-projection';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { planarTriangleArea, presimplify, simplify } from 'topojson-simplify';
import { projection } from './frame.mjs';

/** Reservoirs filled after 1939: Kremenchuk, Rybinsk, Tharthar, Razazza. */
const LATER = [
  [32.6, 49.3],
  [38.0, 58.7],
  [43.3, 33.9],
  [43.6, 32.8],
];
const mean = (ring) => [0, 1].map((k) => ring.reduce((s, v) => s + v[k], 0) / ring.length);
const isLater = ({ geometry: g }) => {
  const m = mean(g.type === 'Polygon' ? g.coordinates[0] : g.coordinates[0][0]);
  return LATER.some((l) => Math.hypot(l[0] - m[0], l[1] - m[1]) < 0.4);
};

export const loadWater = (file, minArea) => {
  const source = JSON.parse(fs.readFileSync(file, 'utf8'));
  const planar = (name) => {
    const all = feature(source, source.objects[name]);
    if (name === 'lakes') all.features = all.features.filter((f) => !isLater(f));
    const fc = geoProject(all, projection);
    fc.features = fc.features.filter((f) => f.geometry);
    return fc;
  };
  const topo = simplify(
    presimplify(topology({ rivers: planar('rivers'), lakes: planar('lakes') }, 4e5), planarTriangleArea),
    minArea,
  );
  const geometries = (name) =>
    feature(topo, topo.objects[name])
      .features.map((f) => f.geometry)
      .filter(Boolean);
  return {
    rivers: geometries('rivers').flatMap((g) => (g.type === 'LineString' ? [g.coordinates] : g.coordinates)),
    lakes: geometries('lakes')
      .flatMap((g) => (g.type === 'Polygon' ? [g.coordinates] : g.coordinates))
      .flat(1),
  };
};
