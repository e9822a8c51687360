// The board as one SVG without a word: paper, sea, bands of colour, relief, lines. Groups have ids; `layer-proof` shows the
// places of stacks and names for a look at them and is left out of the baked picture.
import { DESERTS } from './areas.mjs';
import { hills, marshes, rose, toothed } from './decoration.mjs';
import { SCALE } from './encode.mjs';
import { graticulePath, HEIGHT, WIDTH } from './frame.mjs';
import { MAGINOT } from './landmarks.mjs';
import {
  AREA_BORDER,
  BAND,
  COAST,
  DESERT,
  FAR_LAND,
  FRONTIER,
  FRONTIER_DASH,
  INK,
  LIMIT,
  PAPER,
  RED,
} from './palette.mjs';
import { proof } from './proof.mjs';

const TENTH = `transform="scale(${1 / SCALE})"`;
const pixels = (tenths) => tenths.map((v) => v / SCALE);

const defs = (shapes) => `<defs>
<radialGradient id="water" cx=".42" cy=".48" r=".85"><stop offset="0" stop-color="#bdd0d0"/><stop offset=".6" stop-color="#b0c7c9"/><stop offset="1" stop-color="#98b4bb"/></radialGradient>
<filter id="blotch" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".010 .013" numOctaves="5" seed="4"/><feColorMatrix values="0 0 0 0 .36  0 0 0 0 .28  0 0 0 0 .17  .9 0 0 0 -.36"/></filter>
<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .15  0 0 0 0 .1  .5 0 0 0 -.22"/></filter>
${shapes.map((s) => `<path id="shape-${s.id}" d="${s.d}"/><clipPath id="in-${s.id}"><use href="#shape-${s.id}" ${TENTH}/></clipPath>`).join('\n')}
<clipPath id="on-land"><path ${TENTH} d="${shapes.map((s) => s.d).join('')}"/></clipPath>
</defs>`;

/** Width in tenths and opacity of each stroke laid over the last: dark water along the coast, colour inside a border. */
const SHOALS = [
  [360, 0.07],
  [230, 0.09],
  [110, 0.13],
];
const WASH = [
  [350, 0.25],
  [125, 0.37],
];
const strokes = (widths, shape) => widths.map(([w, o]) => shape(`stroke-width="${w}" stroke-opacity="${o}"`)).join('');

const water = ({ coast, seaLimits }) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#water)"/>
<path d="${graticulePath()}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.1"/>
<g ${TENTH} fill="none" stroke="${LIMIT}" stroke-linejoin="round">${strokes(SHOALS, (s) => `<path d="${coast}" ${s}/>`)}</g>
<path ${TENTH} d="${seaLimits}" fill="none" stroke="${LIMIT}" stroke-width="24" stroke-dasharray="90 55"/>`;

const groundColour = ({ id, inert }) => {
  if (!inert) return PAPER;
  return DESERTS.has(id) ? DESERT : FAR_LAND;
};
const ground = (shape) => `<use href="#shape-${shape.id}" fill="${groundColour(shape)}"/>`;
const band = ({ id, home }) =>
  `<g clip-path="url(#in-${id})" fill="none" stroke="${BAND[home]}" stroke-linejoin="round"><g ${TENTH}>${strokes(WASH, (s) => `<use href="#shape-${id}" ${s}/>`)}</g></g>`;
const land = (shapes) => {
  const banded = shapes.filter((s) => BAND[s.home]);
  return `<g ${TENTH}>${shapes.map(ground).join('')}</g>${banded.map(band).join('')}`;
};

const relief = ({ rivers, lakes }) => `<g clip-path="url(#on-land)">${hills()}${marshes()}</g>
<g ${TENTH} fill="none"><path d="${rivers}" stroke="#7fa3ae" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"/><path d="${lakes}" fill="#b4c9ca" stroke="#5f8792" stroke-width="9"/></g>`;

const borders = (
  L,
) => `<path d="${L.desert}" stroke="#8a744c" stroke-width="20" stroke-dasharray="1 44" stroke-linecap="round"/>
<path d="${L.minor}" stroke="${AREA_BORDER}" stroke-opacity=".75" stroke-width="12" stroke-dasharray="14 30" stroke-linecap="round"/>
<path d="${L.border}" stroke="${AREA_BORDER}" stroke-width="19"/>
<path d="${L.national}" stroke="${FRONTIER}" stroke-width="36"/><path d="${L.national}" stroke="${FRONTIER_DASH}" stroke-width="11" stroke-dasharray="80 45"/>
<path d="${L.coast}" stroke="${COAST}" stroke-width="14"/>`;

const barrier = ({ d }) =>
  `<path d="${d}" stroke="${PAPER}" stroke-width="70"/><path d="${d}" stroke="${RED}" stroke-width="52" stroke-dasharray="16 16"/><path d="${d}" stroke="${FRONTIER}" stroke-width="22"/>`;
const link = ({ d }) =>
  `<path d="${d}" stroke="${PAPER}" stroke-width="76" stroke-linecap="round"/><path d="${d}" stroke="${RED}" stroke-width="46" stroke-dasharray="1 92" stroke-linecap="round"/>`;

const inset = ({ home, inset: { box, leader, outline, place } }) => {
  const [x, y, w, h] = pixels(box);
  const wash = `fill="${BAND[home]}" fill-opacity=".3"`;
  const disc = place && pixels(place);
  return (
    `<path ${TENTH} d="${leader}" stroke="${INK}" stroke-width="16" fill="none"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="${PAPER}" stroke="${INK}" stroke-width="2.4"/>` +
    `<rect x="${x + 5}" y="${y + 5}" width="${w - 10}" height="${h - 10}" rx="3" ${wash} stroke="${INK}" stroke-width=".8"/><path ${TENTH} d="${outline}" fill="${PAPER}" stroke="${COAST}" stroke-width="12"/>` +
    (disc
      ? `<circle cx="${disc[0]}" cy="${disc[1]}" r="${disc[2]}" fill="${PAPER}" stroke="${INK}" stroke-width="2.2"/>`
      : '')
  );
};

/** map: what the game reads; shapes: land with and without an area; lines: what the picture draws; names: id → names. */
export const renderBoard = (
  map,
  { shapes, lines },
  names,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
${defs(shapes)}
<g id="layer-water">${water(lines)}</g>
<g id="layer-land">${land(shapes)}</g>
<g id="layer-relief">${relief(lines)}</g>
<g id="layer-lines" ${TENTH} fill="none" stroke-linejoin="round">${borders(lines)}${map.barriers.map(barrier).join('')}${map.links.map(link).join('')}</g>
<g id="layer-ornament">${toothed(MAGINOT)}${rose()}</g>
<g id="layer-insets">${shapes
  .filter((s) => s.inset)
  .map(inset)
  .join('')}</g>
<g id="layer-paper"><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#blotch)" opacity=".5"/><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)" opacity=".4"/></g>
<g id="layer-frame" fill="none" stroke="#3a2f22"><rect x="8" y="8" width="${WIDTH - 16}" height="${HEIGHT - 16}" stroke-width="5"/><rect x="16" y="16" width="${WIDTH - 32}" height="${HEIGHT - 32}" stroke-width="1.4"/></g>
${proof(map, names)}
</svg>
`;
