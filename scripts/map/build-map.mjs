#!/usr/bin/env node
// Makes src/ui/map/geometry/map.json, which the game reads, and a board.svg to look at and to bake from.
//   node scripts/map/build-map.mjs [--data=src/data] [--to=src/ui/map/geometry/map.json] [--work=.cache/map] [--detail=1.5]
//   node scripts/map/build-map.mjs --check      only: was the committed map made from the present tables and code?
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { KNOWN } from './adjacency.mjs';
import { makeMap } from './geometry.mjs';
import { fingerprint, readFacts, sourceFile } from './inputs.mjs';
import { collisions } from './placement.mjs';
import { renderBoard } from './render.mjs';

const root = sourceFile('../..');
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: path.join(root, 'src/data') },
    to: { type: 'string', default: path.join(root, 'src/ui/map/geometry/map.json') },
    work: { type: 'string', default: path.join(root, '.cache/map') },
    detail: { type: 'string', default: '1.5' },
    check: { type: 'boolean', default: false },
  },
});
const detail = Number(values.detail); // triangles below this many square pixels are simplified away

const check = () => {
  const committed = JSON.parse(fs.readFileSync(values.to, 'utf8')).fingerprint;
  const now = fingerprint(readFacts(values.data), detail);
  if (committed === now) return console.log('map.json is up to date');
  console.error(
    'map.json was made from other tables or other code: run `npm run map`, then `node scripts/map/bake.mjs`',
  );
  process.exitCode = 1;
};

const kilo = (s) => `${(Buffer.byteLength(s) / 1000).toFixed(0)} kB`;
const summary = ({ report, places, map }) => [
  ...report.apart.map((k) => `apart    ${k.padEnd(32)} ${KNOWN[k] ?? 'UNKNOWN'}`),
  ...report.extra.map(([k, l]) => `touching ${k.padEnd(32)} ${Math.round(l)} px: ${KNOWN[k] ?? 'UNKNOWN'}`),
  ...report.short.map(([k, l]) => `short    ${k.padEnd(32)} ${Math.round(l)} px`),
  ...report.strayed.map(([id, s, where]) => `seed     ${id} [${s}] lies in ${where}`),
  ...map.areas
    .filter((a) => a.counter[2] < 340)
    .map((a) => `narrow   ${a.id.padEnd(32)} counters: radius ${Math.round(a.counter[2] / 10)} px`),
  ...collisions(places).map(([what, share]) => `overlap  ${what}: ${Math.round(share * 100)} %`),
  `${map.areas.length} areas, ${map.contacts.length} contacts`,
];

const build = () => {
  const facts = readFacts(values.data);
  const made = makeMap(facts, detail, fingerprint(facts, detail));
  const json = `${JSON.stringify(made.map)}\n`;
  const svg = renderBoard(made.map, made.picture, new Map(facts.areas.map((a) => [a.id, a])));
  for (const [file, text] of [
    [values.to, json],
    [path.join(values.work, 'board.svg'), svg],
  ]) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    console.log(`${path.relative(process.cwd(), file)}: ${kilo(text)}`);
  }
  console.log(summary(made).join('\n'));
  if (made.report.unknown.length || made.report.strayed.length) process.exitCode = 1;
};

if (values.check) check();
else build();
