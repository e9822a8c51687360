// @ts-check
// A server for a built table: compresses what gets smaller, lets browsers keep what never changes. Node built-ins only.
//   node scripts/serve.mjs --folder=dist --port=1939
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** @typedef {'br' | 'gzip' | 'identity'} Coding */
/** @typedef {{ stamp: string, etag: string, bodies: Partial<Record<Coding, Promise<Buffer>>> }} Kept */

/** The best coding that a browser takes. @param {string} path @param {string} accepted @returns {Coding} */
export function codingFor(path, accepted) {
  if (!compressible.test(path)) return 'identity';
  const offered = accepted.split(',').map((one) => one.trim());
  const takes = (/** @type {string} */ name) =>
    offered.some((one) => one === name || new RegExp(`^${name}\\s*;\\s*q=(?!0(\\.0*)?$)`).test(one));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Files of assets/ are named after their contents; all others are asked for anew. @param {string} path */
export const cacheControl = (path) => (/^\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** The file that an address means; null for none within the folder. @param {string} folder @param {string} address */
export function fileFor(folder, address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://table').pathname);
    const file = resolve(folder, `.${path.endsWith('/') ? `${path}index.html` : path}`);
    return file.startsWith(resolve(folder) + sep) && !file.includes('\0') ? file : null;
  } catch {
    return null;
  }
}

/** @param {Buffer} bytes @param {Coding} coding @returns {Promise<Buffer>} */
async function encoded(bytes, coding) {
  if (coding === 'gzip') return toGzip(bytes, { level: 9 });
  if (coding === 'identity') return bytes;
  return toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** What was read and compressed once, until the file changes. */
function createShelf() {
  /** @type {Map<string, Kept>} */
  const shelf = new Map();
  /** @param {string} file @param {Coding} coding @returns {{ etag: string, body: Promise<Buffer> } | null} */
  return (file, coding) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) return null;
    const stamp = `${stat.mtimeMs} ${stat.size}`;
    let kept = shelf.get(file);
    if (kept?.stamp !== stamp) {
      const bytes = readFileSync(file);
      const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      kept = { stamp, etag, bodies: { identity: Promise.resolve(bytes) } };
      shelf.set(file, kept);
    }
    const { etag, bodies } = kept;
    bodies[coding] ??= encoded(readFileSync(file), coding);
    return { etag: `"${etag}-${coding}"`, body: bodies[coding] };
  };
}

/** @param {ReturnType<typeof createShelf>} shelf @param {string} folder @param {import('node:http').IncomingMessage} request */
async function answer(shelf, folder, request) {
  const none = { 'Content-Type': 'text/plain; charset=utf-8' };
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, headers: { ...none, Allow: 'GET, HEAD' }, body: '' };
  const file = fileFor(folder, request.url ?? '/');
  const coding = codingFor(file ?? '', String(request.headers['accept-encoding'] ?? ''));
  const found = file === null ? null : shelf(file, coding);
  if (file === null || found === null) return { status: 404, headers: none, body: 'not found' };
  const headers = {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': cacheControl(file.slice(resolve(folder).length).replaceAll(sep, '/')),
    ETag: found.etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
  };
  if (request.headers['if-none-match'] === found.etag) return { status: 304, headers, body: '' };
  return { status: 200, headers, body: await found.body };
}

/** Compresses everything ahead of the first visit. @param {ReturnType<typeof createShelf>} shelf @param {string} folder */
async function warmUp(shelf, folder) {
  for (const path of await readdir(folder, { recursive: true })) {
    if (compressible.test(path)) await shelf(join(folder, path), 'br')?.body;
  }
}

/**
 * Serves a folder on this machine. Resolves when it listens; rejects when it cannot (port in use).
 * @param {{ folder: string, port: number }} place port 0: any that is free
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export function serve({ folder: place, port }) {
  const folder = resolve(place);
  const shelf = createShelf();
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answer(shelf, folder, request).catch((error) => ({
      status: 500,
      headers: {},
      body: String(error),
    }));
    if (status !== 304) response.setHeader('Content-Length', Buffer.byteLength(body));
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      const at = server.address();
      warmUp(shelf, folder).catch(() => undefined);
      done({
        address: `http://127.0.0.1:${at && typeof at === 'object' ? at.port : port}/`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  const { folder, port } = parseArgs({
    options: { folder: { type: 'string', default: 'dist' }, port: { type: 'string', default: '1939' } },
  }).values;
  const { address } = await serve({ folder, port: Number(port) });
  console.log(address);
}
