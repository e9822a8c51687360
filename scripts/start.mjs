// @ts-check
// npm start: install what is missing, build what has changed, serve it on this machine.
import { readdirSync, statSync } from 'node:fs';
import { ensureInstalled, root } from './install.mjs';

const defaultPort = 1939;

/** Time of the newest file in or below a path, in ms; 0 if there is none. @param {string} path @returns {number} */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return Math.max(0, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

function isBuilt() {
  const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
  return newest(`${root}/dist/index.html`) > Math.max(...sources.map((source) => newest(`${root}/${source}`)));
}

async function start() {
  const { build, preview } = await import('vite');
  if (!isBuilt()) {
    console.log('組み立てます / Building');
    await build({ root, logLevel: 'warn' });
  }
  const server = await preview({
    root,
    preview: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? defaultPort) },
  });
  const address = server.resolvedUrls?.local[0];
  console.log(`\n  『第三帝国の盛衰』を開く: ${address}\n  Open the table:          ${address}\n`);
  console.log('  終了は Ctrl-C / Ctrl-C ends it');
}

process.chdir(root);
if (ensureInstalled()) await start();
else process.exitCode = 1;
