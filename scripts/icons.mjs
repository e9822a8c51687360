// @ts-check
// Draws the icons of the installed table from the marks of the two sides, with an installed Chromium.
//   npm run icons
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { root } from './install.mjs';

const folder = join(root, 'public/icons');
const pale = '#f4ecd6';
const axis = `<g fill="#34444e"><path d="M-12-12h24v24h-24z"/><path fill="${pale}" d="M-3.5-10h7v6.5H10v7H3.5V10h-7V3.5H-10v-7h6.5z"/><path d="M-1.5-8h3v6.5H8v3H1.5V8h-3V1.5H-8v-3h6.5z"/></g>`;
const allies = `<circle r="12.5" fill="#8c2f1d"/><circle r="10.3" fill="none" stroke="${pale}" stroke-width="1.2"/><path fill="${pale}" d="M0-9L2.1-2.9 8.6-2.8 3.4 1.1 5.3 7.3 0 3.5-5.3 7.3-3.4 1.1-8.6-2.8-2.1-2.9z"/>`;

/** Both marks on a sheet of paper. @param {number} scale of the marks */
const marks = (scale) =>
  `<g transform="translate(32 32) scale(${scale})"><g transform="translate(-9.5 -9.5) scale(1.25)">${axis}</g>` +
  `<circle cx="10.5" cy="10.5" r="17.6" fill="${pale}"/><g transform="translate(10.5 10.5) scale(1.25)">${allies}</g></g>`;

/** @param {string} ground @param {number} scale */
const drawing = (ground, scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${marks(scale)}</svg>\n`;

const sheet = `<rect width="64" height="64" rx="13" fill="#231810"/><rect x="3.5" y="3.5" width="57" height="57" rx="10" fill="${pale}" stroke="#c9a15a" stroke-width="1.5"/>`;
const whole = `<rect width="64" height="64" fill="${pale}"/>`;

const icon = drawing(sheet, 0.95);
/** Systems may cut this one to any shape: what counts lies in the middle four fifths. */
const maskable = drawing(whole, 0.72);

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'icon.svg'), icon);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [name, svg, size] of /** @type {const} */ ([
    ['icon-192.png', icon, 192],
    ['icon-512.png', icon, 512],
    ['maskable-512.png', maskable, 512],
    ['apple-touch-icon.png', maskable, 180],
  ])) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    await page.screenshot({ path: join(folder, name), omitBackground: true });
  }
} finally {
  await browser.close();
}
