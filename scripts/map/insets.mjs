// Areas too small for a counter: each gets a box of its own, drawn beside it and part of the same clickable region.
import { geoProject } from 'd3-geo-projection';
import { mergeArcs } from 'topojson-client';
import { topology } from 'topojson-server';
import { project, projection } from './frame.mjs';
import { shapeOf } from './topology.mjs';

/** box: x, y, width, height in pixels; from: where the leader line starts, [lon, lat]; dot: radius of a disc that stands for the place itself. */
const INSETS = {
  gibraltar: { box: [28, 1650, 176, 136], from: [-5.42, 36.22], dot: 8 },
  malta: { box: [1286, 1852, 136, 136], from: [14.45, 35.85] },
  crete: { box: [1752, 1882, 136, 136], from: [24.9, 35.0] },
};
/** Height of the strip under the counter that carries the name. */
const STRIP = 36;

/** A sketch of the Rock in a unit square; the source has six points for it. */
const ROCK = [
  [0.5, 0.02],
  [0.62, 0.1],
  [0.6, 0.24],
  [0.67, 0.42],
  [0.64, 0.6],
  [0.68, 0.74],
  [0.6, 0.9],
  [0.52, 0.98],
  [0.47, 0.9],
  [0.5, 0.76],
  [0.42, 0.62],
  [0.36, 0.5],
  [0.42, 0.36],
  [0.38, 0.2],
  [0.46, 0.12],
];

const fit = (rings, [x, y, w, h]) => {
  const pts = rings.flat();
  const x0 = Math.min(...pts.map((p) => p[0])),
    x1 = Math.max(...pts.map((p) => p[0]));
  const y0 = Math.min(...pts.map((p) => p[1])),
    y1 = Math.max(...pts.map((p) => p[1]));
  const k = Math.min(w / (x1 - x0), h / (y1 - y0));
  const dx = x + w / 2 - (k * (x0 + x1)) / 2,
    dy = y + h / 2 - (k * (y0 + y1)) / 2;
  return rings.map((r) => r.map(([px, py]) => [px * k + dx, py * k + dy]));
};

/** The enlarged outline shown inside the box. */
const outline = (id, provinces) => {
  if (id === 'gibraltar') return [ROCK.map(([x, y]) => [x, y * 0.8])];
  const features = provinces
    .filter((p) => p.area === id)
    .map((p) => ({ type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: p.polys } }));
  const topo = topology({ a: geoProject({ type: 'FeatureCollection', features }, projection) }, 1e6);
  return shapeOf(topo, mergeArcs(topo, topo.objects.a.geometries)).map((poly) => poly[0]);
};

export const boxRing = ([x, y, w, h]) => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const discRing = ([x, y], r, n = 20) =>
  Array.from({ length: n }, (_, i) => [
    x + r * Math.cos((i / n) * 2 * Math.PI),
    y + r * Math.sin((i / n) * 2 * Math.PI),
  ]);

/** id → box, leader, enlarged outline, anchors; and the rings to add to the area's own outline. */
export const makeInsets = (provinces) =>
  Object.fromEntries(
    Object.entries(INSETS).map(([id, { box, from, dot }]) => {
      const [x, y, w, h] = box;
      const start = project(from);
      const end = [Math.min(Math.max(start[0], x + 6), x + w - 6), Math.min(Math.max(start[1], y), y + h)];
      return [
        id,
        {
          box,
          leader: [start, end],
          outline: fit(outline(id, provinces), [x + 12, y + 10, w - 24, h - STRIP - 18]),
          label: [x + w / 2, y + h - STRIP / 2 - 4],
          counter: [x + w / 2, y + (h - STRIP) / 2 + 3, (h - STRIP) / 2 - 4],
          rings: [boxRing(box), ...(dot ? [discRing(start, dot)] : [])],
          place: dot ? discRing(start, dot) : null,
          dot: dot ? [...start, dot] : null,
        },
      ];
    }),
  );
