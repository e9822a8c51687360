// The service worker: keeps one version of the program whole, so that it works offline and never mixes two versions.
import type { ProgramFile } from './programFile';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const PROGRAM_VERSION: string;
declare const PROGRAM_FILES: readonly ProgramFile[];

const prefix = 'table-';
const ownCache = `${prefix}${PROGRAM_VERSION}`;
const page = './';

async function sha256(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetches a file and keeps it. Rejects when it is not the one that belongs to this version. */
async function keep(cache: Cache, { path, hash }: ProgramFile): Promise<void> {
  const response = await fetch(path, { cache: hash === null ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  if (hash !== null && (await sha256(response.clone())) !== hash) throw new Error(`${path} is of another version`);
  await cache.put(path, response);
}

async function install(): Promise<void> {
  const cache = await caches.open(ownCache);
  await Promise.all(PROGRAM_FILES.map((file) => keep(cache, file)));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== ownCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(ownCache);
  const kept = await cache.match(request.mode === 'navigate' ? page : request, { ignoreVary: true });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});
// The page asks for it when the player takes the new version; until then the old one goes on.
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') self.skipWaiting();
});
