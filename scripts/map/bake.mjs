#!/usr/bin/env node
// Bakes the base image (in two sizes) and the overview of the table from board.svg, without the proof of names, with an installed Chromium
// (CHROMIUM_PATH, or on the path).
//   node scripts/map/bake.mjs [--svg=.cache/map/board.svg] [--to=src/ui/map/geometry] [--scale=1.5] [--quality=0.8]
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { sourceFile } from './inputs.mjs';

const root = sourceFile('../..');
const { values } = parseArgs({
  options: {
    svg: { type: 'string', default: path.join(root, '.cache/map/board.svg') },
    to: { type: 'string', default: path.join(root, 'src/ui/map/geometry') },
    scale: { type: 'string', default: '1.5' },
    quality: { type: 'string', default: '0.8' },
  },
});
/** The base image that is seen first, sharp enough for most of the board in sight. */
const SMALL = { name: 'base-small.webp', width: 2400, quality: 0.6 };
const OVERVIEW_WIDTH = 260;
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const BROWSERS = 'command -v chromium || command -v chromium-browser || command -v google-chrome';

const chromiumPath = () =>
  process.env.CHROMIUM_PATH ?? execFileSync('sh', ['-c', BROWSERS], { encoding: 'utf8' }).trim();

/** The board without its proof, as a PNG. */
const shoot = async (browser, svg, scale) => {
  const [width, height] = /width="(\d+)" height="(\d+)"/.exec(svg).slice(1).map(Number);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const style = '<style>body{margin:0}svg{display:block}#layer-proof{display:none}</style>';
  await page.setContent(style + svg, { timeout: 180_000 });
  return page.screenshot({ timeout: 300_000 });
};

/** Runs in the page: the picture scaled to `width` pixels (null: as it is), as a WebP data address. */
const encode = async ({ source, width, quality }) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width ?? image.width;
  canvas.height = Math.round((canvas.width * image.height) / image.width);
  const context = canvas.getContext('2d', { alpha: false });
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality);
};

const write = async (browser, png, { name, width, quality }) => {
  const page = await browser.newPage();
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const data = await page.evaluate(encode, { source, width, quality });
  const bytes = Buffer.from(data.split(',')[1], 'base64');
  fs.mkdirSync(values.to, { recursive: true });
  fs.writeFileSync(path.join(values.to, name), bytes);
  console.log(`${name}: ${(bytes.length / 1000).toFixed(0)} kB`);
};

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ARGS });
try {
  const svg = fs.readFileSync(values.svg, 'utf8');
  const png = await shoot(browser, svg, Number(values.scale));
  await write(browser, png, { name: 'base.webp', width: null, quality: Number(values.quality) });
  await write(browser, png, SMALL);
  await write(browser, png, { name: 'overview.webp', width: OVERVIEW_WIDTH, quality: 0.8 });
} finally {
  await browser.close();
}
