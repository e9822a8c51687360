// The board's frame and projection: a conic map of Europe, gently enlarged towards the middle.
import { geoConicConformalRaw, geoGraticule, geoPath, geoProjection } from 'd3-geo';

export const WIDTH = 2800;
export const HEIGHT = 2100;

const RAD = Math.PI / 180;
const MERIDIAN = 17; // upright on the board
const FOCUS = [15.5, 49.8]; // drawn at full scale
const FOCUS_AT = [0.48, 0.52]; // where the focus lies, as a share of the frame
const PX_PER_KM = 0.575; // at the focus; down to 0.3 at the edges
const MARGIN = 20;

// These four places touch the four sides of the frame (less the margin).
const LIMITS = { left: [-12.6, 40], right: [50.9, 40.2], top: [26, 72.3], bottom: [30, 28.7] };

const conic = geoConicConformalRaw(38 * RAD, 62 * RAD);
const unit =
  Math.abs(conic(0.001, FOCUS[1] * RAD)[0] - conic(0, FOCUS[1] * RAD)[0]) / (0.001 * Math.cos(FOCUS[1] * RAD));
const centre = conic((FOCUS[0] - MERIDIAN) * RAD, FOCUS[1] * RAD);
const fromFocus = (lambda, phi) => {
  const [x, y] = conic(lambda, phi);
  return [(x - centre[0]) / unit, (y - centre[1]) / unit];
};
const scale = PX_PER_KM * 6371;

// a·asinh(d/a) is 1:1 at the focus and shrinks outwards; find the `a` that puts distance d at the wanted pixel.
const bend = (d, px) => {
  let lo = 0.01,
    hi = 100;
  for (let i = 0; i < 80; i++) {
    const a = Math.sqrt(lo * hi);
    if (a * Math.asinh(d / a) < px / scale) lo = a;
    else hi = a;
  }
  return lo;
};
const limit = ([lon, lat]) => fromFocus((lon - MERIDIAN) * RAD, lat * RAD);
const a = {
  left: bend(-limit(LIMITS.left)[0], WIDTH * FOCUS_AT[0] - MARGIN),
  right: bend(limit(LIMITS.right)[0], WIDTH * (1 - FOCUS_AT[0]) - MARGIN),
  top: bend(limit(LIMITS.top)[1], HEIGHT * FOCUS_AT[1] - MARGIN),
  bottom: bend(-limit(LIMITS.bottom)[1], HEIGHT * (1 - FOCUS_AT[1]) - MARGIN),
};
const raw = (lambda, phi) => {
  const [x, y] = fromFocus(lambda, phi);
  const ax = x < 0 ? a.left : a.right,
    ay = y < 0 ? a.bottom : a.top;
  return [ax * Math.asinh(x / ax), ay * Math.asinh(y / ay)];
};

const unclipped = geoProjection(raw).rotate([-MERIDIAN, 0]).center([0, 0]).scale(scale).translate([0, 0]).precision(0);
const shift = unclipped(FOCUS);
const origin = [WIDTH * FOCUS_AT[0] - shift[0], HEIGHT * FOCUS_AT[1] - shift[1]];
unclipped.translate(origin);

/** For whole features: clipped to a little more than the frame, so that the clip edge itself is never drawn. */
export const projection = geoProjection(raw)
  .rotate([-MERIDIAN, 0])
  .center([0, 0])
  .scale(scale)
  .translate(origin)
  .precision(0)
  .clipExtent([
    [-40, -40],
    [WIDTH + 40, HEIGHT + 40],
  ]);
/** For single points, also outside the frame. */
export const project = (lonLat) => unclipped(lonLat);
export const inFrame = (lonLat, margin = 60) => {
  const p = unclipped(lonLat);
  return p[0] > -margin && p[0] < WIDTH + margin && p[1] > -margin && p[1] < HEIGHT + margin;
};

export const graticulePath = () => {
  const smooth = geoProjection(raw)
    .rotate([-MERIDIAN, 0])
    .center([0, 0])
    .scale(scale)
    .translate(origin)
    .precision(0.3)
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ]);
  return geoPath(smooth).digits(0)(
    geoGraticule()
      .step([10, 5])
      .extent([
        [-60, 15],
        [90, 80],
      ])(),
  );
};
