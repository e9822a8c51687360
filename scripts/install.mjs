// @ts-check
// Installs the packages of the lock file when node_modules is missing or differs from it. Node built-ins only.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/**
 * Whether what is installed is what the lock file asks for.
 * @param {Packages} locked @param {Packages} installed
 */
export function matchesLock(locked, installed) {
  const wanted = Object.entries(locked).filter(([path]) => path !== '');
  return (
    wanted.every(
      ([path, { version, optional }]) => installed[path]?.version === version || (optional && !installed[path]),
    ) && Object.keys(installed).every((path) => path in locked)
  );
}

/** Whether this Node can run the tools: 20.19, 22.12 or newer. @param {string} version */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
}

/** @param {string} file @returns {Packages | null} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(`${root}/${file}`, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Runs `npm ci` if it is needed. Returns whether everything is there. */
export function ensureInstalled() {
  if (!isNodeSupported(process.versions.node)) {
    console.log(`Node ${process.versions.node}: 20.19 か 22.12 以降が要ります / Node 20.19, 22.12 or newer is needed`);
    return false;
  }
  const locked = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (locked && installed && matchesLock(locked, installed)) return true;
  console.log('必要なパッケージを入れます / Installing packages (npm ci)');
  const [command, ...args] = process.env['npm_execpath'] ? [process.execPath, process.env['npm_execpath']] : ['npm'];
  const run = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    shell: process.platform === 'win32' && command === 'npm',
  });
  return run.status === 0;
}
