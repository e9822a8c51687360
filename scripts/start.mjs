// @ts-check
// npm start: install what is missing, build what has changed, serve it on this machine.
import { readdirSync, statSync } from 'node:fs';
import { ensureInstalled, root } from './install.mjs';
import { serve } from './serve.mjs';

const defaultPort = 1939;

/** Time of the newest file in or below a path, in ms; 0 if there is none. @param {string} path @returns {number} */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return Math.max(0, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

function isBuilt() {
  const sources = ['src', 'docs', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];
  return newest(`${root}/dist/index.html`) > Math.max(...sources.map((source) => newest(`${root}/${source}`)));
}

/** The server, at the first of ten ports that is free. @param {number} first */
async function served(first) {
  for (let port = first; ; port += 1) {
    try {
      return await serve({ folder: `${root}/dist`, port });
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port >= first + 9) throw error;
    }
  }
}

async function start() {
  if (!isBuilt()) {
    console.log('組み立てます / Building');
    const { build } = await import('vite');
    await build({ root, logLevel: 'warn' });
  }
  const { address } = await served(Number(process.env['PORT'] ?? defaultPort));
  console.log(`\n  『第三帝国の盛衰』を開く: ${address}\n  Open the table:          ${address}\n`);
  console.log('  終了は Ctrl-C / Ctrl-C ends it');
}

process.chdir(root);
if (ensureInstalled()) await start();
else process.exitCode = 1;
