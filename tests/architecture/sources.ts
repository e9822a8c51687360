// The project's text files: what git tracks or would track; without git, everything but what .gitignore names.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';

/** A text file, by its path from the project's folder. */
export interface Source {
  path: string;
  text: string;
}

export const root = resolve(import.meta.dirname, '../..');

const text = /^(|\.(ts|tsx|js|mjs|cjs|json|css|html|md|svg|txt|yml|yaml|sh))$/;
const skipped = /^(node_modules|dist|dist-cli|coverage|test-results|playwright-report|fuzz-failures|\.git|\.cache)$/;

function listedByGit(): string[] {
  const args = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\0')
    .filter((path) => path !== '' && existsSync(resolve(root, path)));
}

function walked(folder = ''): string[] {
  return readdirSync(resolve(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name)) return [];
    const path = folder + entry.name;
    return entry.isDirectory() ? walked(`${path}/`) : [path];
  });
}

function projectFiles(): string[] {
  try {
    return listedByGit();
  } catch {
    return walked();
  }
}

/** Every text file of the project, including those not yet committed. */
export function readSources(): Source[] {
  return projectFiles()
    .filter((path) => text.test(extname(path)))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));
}
