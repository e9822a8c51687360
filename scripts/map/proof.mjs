// A look at the placing: stacks as squares, names in both languages, marks as discs. Never part of the baked picture.
import { SCALE } from './encode.mjs';
import { STACK } from './proposals.mjs';
import { breakName, LEADING } from './typography.mjs';

const pixels = (tenths) => tenths.map((v) => v / SCALE);

const stack = ({ counter: [x, y] }) =>
  `<rect x="${x / SCALE - STACK / 2}" y="${y / SCALE - STACK / 2}" width="${STACK}" height="${STACK}" rx="9" fill="#8d958c" fill-opacity=".75" stroke="#17120c" stroke-width="2"/>`;

const name = (text, kind, label) => {
  const [x, y] = pixels(label.at),
    size = label.size / SCALE,
    spacing = (label.spacing ?? 0) / SCALE;
  const style = kind === 'sea' ? 'font-style="italic" fill="#1d3a47"' : 'font-weight="700" fill="#1f1710"';
  const common = `font-size="${size}" letter-spacing="${spacing}" text-anchor="middle" ${style} paint-order="stroke" stroke="#f6eed8" stroke-opacity=".85" stroke-width="5" stroke-linejoin="round"`;
  if (label.vertical) return `<text x="${x}" y="${y}" ${common} style="writing-mode:vertical-rl">${text}</text>`;
  const rows = breakName(text, label.lines ?? 1);
  return rows
    .map(
      (row, i) =>
        `<text x="${x + spacing / 2}" y="${y + size * (0.36 + (i - (rows.length - 1) / 2) * LEADING)}" ${common}>${row}</text>`,
    )
    .join('');
};

const mark = ({ mark: at }) =>
  at
    ? `<circle cx="${at[0] / SCALE}" cy="${at[1] / SCALE}" r="12" fill="#f8f1dd" stroke="#17120c" stroke-width="2"/>`
    : '';
const slots = ({ slots: list = [] }) =>
  list
    .map(pixels)
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="12" fill="none" stroke="#8c2f1d" stroke-width="2" stroke-dasharray="4 3"/>`,
    )
    .join('');

/** names: area id → its names. */
export const proof = (
  map,
  names,
) => `<g id="layer-proof" font-family="'Noto Serif CJK JP','Noto Serif JP',serif"><g>${map.areas.map(stack).join('')}${map.areas.map(slots).join('')}</g>
${['ja', 'en'].map((language) => `<g id="proof-${language}">${map.areas.map((a) => name(names.get(a.id)[language], a.kind, a.labels[language]) + mark(a.labels[language])).join('')}</g>`).join('\n')}</g>`;
