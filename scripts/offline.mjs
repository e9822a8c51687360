// @ts-check
// Vite plugin: tells the service worker which files make up this version of the program. Changes nothing while developing.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const worker = 'sw.js';

/** @param {string | Uint8Array} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Files of a folder by their paths within it; none without the folder. @param {string} folder */
function filesIn(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const paths = readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  return paths.filter((path) => statSync(join(folder, path)).isFile());
}

/** @typedef {import('../src/ui/pwa/programFile').ProgramFile} ProgramFile */

/**
 * The files of a version, and a name for it that changes with any of them.
 * @param {Record<string, string | Uint8Array>} built contents by path @param {Record<string, Uint8Array>} copied
 * @returns {{ version: string, files: ProgramFile[] }}
 */
export function programOf(built, copied) {
  const contents = Object.entries({ ...built, ...copied }).filter(([path]) => path !== worker);
  const files = contents
    .map(([path, bytes]) => ({
      path: path === 'index.html' ? './' : path,
      hash: path.startsWith('assets/') ? null : sha256(bytes),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return { version: sha256(JSON.stringify(files)).slice(0, 12), files };
}

/** @returns {import('vite').Plugin} */
export function offline() {
  let publicFolder = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = bundle[worker];
        if (chunk?.type !== 'chunk') return;
        const built = Object.values(bundle).map((part) => [
          part.fileName,
          part.type === 'chunk' ? part.code : part.source,
        ]);
        const copied = filesIn(publicFolder).map((path) => [path, readFileSync(join(publicFolder, path))]);
        const { version, files } = programOf(Object.fromEntries(built), Object.fromEntries(copied));
        chunk.code = chunk.code
          .replaceAll('PROGRAM_VERSION', JSON.stringify(version))
          .replaceAll('PROGRAM_FILES', JSON.stringify(files));
      },
    },
  };
}
