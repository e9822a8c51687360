// @ts-check
// Finds a Chromium and Japanese fonts on this machine, or installs them from Debian's packages. Node built-ins only.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];
const packages = ['chromium', 'fonts-noto-cjk'];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The file of a program on PATH. @param {string} name @returns {string | undefined} */
function onPath(name) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/** Path of the Chromium to test with: CHROMIUM_PATH, or the first one on PATH. @returns {string | undefined} */
export function findChromium() {
  return process.env['CHROMIUM_PATH'] || names.map(onPath).find(Boolean);
}

/** Whether text in Japanese can be drawn; on other systems than Linux the system's fonts can. */
function hasJapaneseFonts() {
  if (process.platform !== 'linux') return true;
  const list = spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' });
  if (list.status === 0) return list.stdout.trim() !== '';
  try {
    return readdirSync('/usr/share/fonts', { recursive: true }).some((file) =>
      /cjk|jp|japan|ipa|takao/i.test(String(file)),
    );
  } catch {
    return false;
  }
}

/** @param {string[]} args */
function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/**
 * Makes sure that browser tests can run.
 * @returns {string | null} null, or what to tell the user
 */
export function ensureChromium() {
  const isReady = () => findChromium() !== undefined && hasJapaneseFonts();
  if (isReady()) return null;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`Chromium と日本語フォントを入れます / Installing ${packages.join(' and ')}`);
    aptGet(['update']);
    aptGet(['install', '-y', '--no-install-recommends', ...packages]);
    if (isReady()) return null;
  }
  return [
    'ブラウザのテストには Chromium と日本語フォントが要ります。次を実行してください。',
    'The browser tests need Chromium and Japanese fonts. Please run:',
    `  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`,
    '(別の場所の Chromium は CHROMIUM_PATH で指定 / or set CHROMIUM_PATH to one that is elsewhere)',
  ].join('\n');
}
