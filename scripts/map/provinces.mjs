// Reads the provinces of today, sorts them into 1939 territories and areas, and cuts those that lay on both sides of a frontier.
import fs from 'node:fs';
import { difference, intersection } from 'polyclip-ts';
import { feature } from 'topojson-client';
import { AREA_CUTS, areaOf } from './areas.mjs';
import { COUNTRY, CUTS, PROVINCE, REGION } from './borders-1939.mjs';
import { inFrame } from './frame.mjs';

const polygonsOf = (g) => (g.type === 'Polygon' ? [g.coordinates] : g.coordinates);
const signedArea = (ring) =>
  ring.reduce((s, p, i) => {
    const q = ring[(i + 1) % ring.length];
    return s + p[0] * q[1] - q[0] * p[1];
  }, 0);

/** Outside this window the projection is not to be trusted, and nothing of it is in the frame. */
const inWindow = ([lon, lat]) => lon > -60 && lon < 90 && lat > 10 && lat < 83;

const load = (file) => {
  const topo = JSON.parse(fs.readFileSync(file, 'utf8'));
  const pieces = [];
  for (const f of feature(topo, topo.objects.p).features) {
    if (!f.geometry) continue;
    const { a3, iso, r: region } = f.properties;
    if (iso === 'NO-21') continue; // Svalbard
    const polys = polygonsOf(f.geometry).filter((poly) =>
      poly[0].some((v, i) => i % 5 === 0 && inWindow(v) && inFrame(v)),
    );
    if (!polys.length) continue;
    const territory = PROVINCE[iso] ?? REGION[`${a3} ${region}`] ?? COUNTRY[a3] ?? 'OFF';
    pieces.push({ id: f.id, a3, iso, region, territory, polys });
  }
  return pieces;
};

/** Breaks a hand-drawn line into halves twice, with a small sideways push that is the same on every run: no ruler-straight frontiers. */
const roughen = (line, amount = 0.09, rounds = 2) => {
  let out = line;
  for (let k = 0; k < rounds; k++) {
    const next = [out[0]];
    for (let i = 1; i < out.length; i++) {
      const [a, b] = [out[i - 1], out[i]];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const noise = Math.sin(a[0] * 1271.3 + a[1] * 3117.7 + k * 71.7) * 43758.5453;
      const push = Math.hypot(dx, dy) > 2 ? 0 : (noise - Math.floor(noise) - 0.5) * 2 * amount;
      next.push([a[0] + dx / 2 - dy * push * 1.6, a[1] + dy / 2 + (dx * push) / 1.6], b);
    }
    out = next;
  }
  return out;
};

const cutOne = (pieces, cut, fresh) => {
  const line = roughen([...cut.ring, cut.ring[0]]);
  const ring = [[line]];
  for (const p of pieces.filter((p) => !p.cut && cut.of.includes(p.iso))) {
    const inside = intersection(p.polys, ring);
    if (!inside.length) continue;
    const outside = difference(p.polys, ring);
    const known = new Set([...p.polys.flat(2), ...line].map(String));
    for (const v of [...inside, ...outside].flat(2)) if (!known.has(String(v))) fresh.push(v);
    pieces.push({
      ...p,
      id: `${p.id}+${cut.to ?? cut.area}`,
      territory: cut.to ?? p.territory,
      area: cut.area,
      polys: inside,
      cut: true,
    });
    p.polys = outside;
  }
};

/** A cut's end points must also be vertices of the neighbours across the province border, or the topology gets T-junctions. */
const stitch = (pieces, vertices) => {
  const boxes = new Map(
    pieces.map((p) => {
      const box = [Infinity, Infinity, -Infinity, -Infinity];
      for (const [x, y] of p.polys.flat(2)) {
        box[0] = Math.min(box[0], x);
        box[1] = Math.min(box[1], y);
        box[2] = Math.max(box[2], x);
        box[3] = Math.max(box[3], y);
      }
      return [p, box];
    }),
  );
  const near = (p, [x, y]) => {
    const [x0, y0, x1, y1] = boxes.get(p);
    return x >= x0 - 1e-6 && x <= x1 + 1e-6 && y >= y0 - 1e-6 && y <= y1 + 1e-6;
  };
  for (const v of vertices)
    for (const p of pieces)
      if (near(p, v))
        for (const poly of p.polys)
          for (const ring of poly) {
            for (let i = 0; i + 1 < ring.length; i++) {
              const a = ring[i],
                b = ring[i + 1];
              if (
                v[0] < Math.min(a[0], b[0]) - 1e-7 ||
                v[0] > Math.max(a[0], b[0]) + 1e-7 ||
                v[1] < Math.min(a[1], b[1]) - 1e-7 ||
                v[1] > Math.max(a[1], b[1]) + 1e-7
              )
                continue;
              if ((a[0] === v[0] && a[1] === v[1]) || (b[0] === v[0] && b[1] === v[1])) continue;
              const off =
                Math.abs((b[0] - a[0]) * (a[1] - v[1]) - (a[0] - v[0]) * (b[1] - a[1])) /
                Math.hypot(b[0] - a[0], b[1] - a[1]);
              if (off < 1e-6) {
                ring.splice(i + 1, 0, v);
                i++;
              }
            }
          }
};

export const loadProvinces = (file) => {
  let pieces = load(file);
  const fresh = [];
  for (const cut of [...CUTS, ...AREA_CUTS]) cutOne(pieces, cut, fresh);
  pieces = pieces.filter((p) => p.polys.length);
  stitch(pieces, fresh);
  for (const p of pieces) {
    for (const poly of p.polys)
      poly.forEach((ring, i) => {
        if ((i === 0) !== signedArea(ring) < 0) ring.reverse();
      }); // outer rings clockwise, as d3-geo wants
    p.area = areaOf(p);
  }
  return pieces;
};
