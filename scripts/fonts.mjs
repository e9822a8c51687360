// @ts-check
/// <reference path="./fonts/subset-font.d.ts" />
// npm run fonts: cuts the fonts of the table from Noto Serif JP and Noto Sans JP, with exactly the characters that are needed.
// The whole fonts (20 MB) come from two packages of the npm registry and stay in .cache/fonts.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { neededCharacters } from './fonts/characters.mjs';
import { missingIn } from './fonts/cmap.mjs';
import { root } from './install.mjs';

const cache = join(root, '.cache/fonts');
const folder = join(root, 'src/ui/theme/fonts');

/** @typedef {{ name: string, css: string, package: string, integrity: string, files: string }} Family */

/** @type {Family[]} */
const families = [
  {
    name: 'serif',
    css: 'Noto Serif JP',
    package: '@expo-google-fonts/noto-serif-jp@0.4.3',
    integrity: 'sha512-IxEWO9BPugsyuOf57Bx1qkR4J8EnGnF0ZPBBOPyFa1qJyfW8Dcuwn5OIGa9om+PhFO1/E1dQjZCygqaY6uAubg==',
    files: 'NotoSerifJP',
  },
  {
    name: 'sans',
    css: 'Noto Sans JP',
    package: '@expo-google-fonts/noto-sans-jp@0.4.3',
    integrity: 'sha512-Fl+Z6vtD24HFAYsvzB0S9Nery1ly16B9PesdY0wBd+wEHAvkNglnkTUspU0HqGOubkmoa8zusJrKv6vDx1o70A==',
    files: 'NotoSansJP',
  },
];
/** @type {[number, string][]} */
const weights = [
  [400, '400Regular'],
  [700, '700Bold'],
];

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const done = spawnSync(program, args, { cwd: cache, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (done.status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
  return done.stdout;
}

/** The folder of a family's package, fetched when it is not there. @param {Family} family */
function fetched(family) {
  const place = join(cache, family.name);
  if (existsSync(join(place, 'package/LICENSE_FONT'))) return join(place, 'package');
  mkdirSync(place, { recursive: true });
  const archive = run('npm', ['pack', family.package, '--silent']).trim();
  const found = `sha512-${createHash('sha512')
    .update(readFileSync(join(cache, archive)))
    .digest('base64')}`;
  if (found !== family.integrity) throw new Error(`${family.package} is not what it was: ${found}`);
  run('tar', ['xzf', archive, '-C', family.name]);
  return join(place, 'package');
}

/** The rest of the characters in the notation of CSS. @param {string[]} characters */
const unicodeRange = (characters) => characters.map((one) => `U+${one.codePointAt(0)?.toString(16)}`).join(', ');

/** @param {Family} family @param {number} weight @param {string} file @param {string[] | null} range */
function fontFace(family, weight, file, range) {
  return [
    '@font-face {',
    `  font-family: "${family.css}";`,
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    `  src: url("./${file}") format("woff2");`,
    ...(range ? [`  unicode-range: ${unicodeRange(range)};`] : []),
    '}',
  ].join('\n');
}

/** Kept: upright and set downwards, kerning of Latin, figures of one width, brackets set narrow beside one another. */
const features = ['ccmp', 'locl', 'vert', 'kern', 'tnum', 'halt', 'vhal', 'chws', 'vchw'];
const needed = neededCharacters();
/** @type {Record<string, string>} */
const hashes = {};
/** @type {Set<string>} */
const absent = new Set();

/** @param {string} source @param {string} name @param {string[]} characters */
async function cut(source, name, characters) {
  const whole = readFileSync(source);
  for (const character of missingIn(whole, characters)) absent.add(character);
  const font = await subsetFont(whole, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
  });
  writeFileSync(join(folder, name), font);
  hashes[name] = createHash('sha256').update(font).digest('hex');
  console.log(`${name.padEnd(20)} ${characters.length} characters, ${(font.length / 1000).toFixed(0)} kB`);
}

/** Both files of one weight, and what CSS says of them. @param {Family} family @param {number} weight @param {string} style */
async function cutWeight(family, weight, style) {
  const source = join(fetched(family), style, `${family.files}_${style}.ttf`);
  const [table, book] = [`${family.name}-${weight}.woff2`, `${family.name}-${weight}-book.woff2`];
  await cut(source, table, needed.table);
  await cut(source, book, needed.book);
  return [fontFace(family, weight, table, null), fontFace(family, weight, book, needed.book)];
}

mkdirSync(folder, { recursive: true });
const faces = [];
for (const family of families) {
  for (const [weight, style] of weights) faces.push(...(await cutWeight(family, weight, style)));
  copyFileSync(join(fetched(family), 'LICENSE_FONT'), join(folder, `OFL-${family.name}.txt`));
}
writeFileSync(join(folder, 'fonts.css'), `/* Made by npm run fonts. */\n${faces.join('\n')}\n`);
const list = { table: needed.table.join(''), book: needed.book.join(''), absent: [...absent].sort().join(''), hashes };
writeFileSync(join(folder, 'characters.json'), `${JSON.stringify(list, null, 2)}\n`);
if (absent.size > 0) console.log(`not in the fonts, left to those of the system: ${list.absent}`);
