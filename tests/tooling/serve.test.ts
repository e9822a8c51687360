// The server of npm start: what it compresses, what browsers may keep, what it does not give away.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheControl, codingFor, fileFor, serve } from '../../scripts/serve.mjs';

describe('coding', () => {
  it.each([
    ['a.js', 'gzip, deflate, br, zstd', 'br'],
    ['a.js', 'gzip, deflate', 'gzip'],
    ['a.js', 'br;q=0, gzip;q=0.5', 'gzip'],
    ['a.js', '', 'identity'],
    ['a.woff2', 'gzip, br', 'identity'],
  ])('%s for %j: %s', (path, accepted, coding) => expect(codingFor(path, accepted)).toBe(coding));
});

describe('caching', () => {
  it('is for ever for what is named after its contents, and never unasked for the rest', () => {
    expect(cacheControl('/assets/index-a1b2c3d4.js')).toContain('immutable');
    expect(cacheControl('/index.html')).toBe('no-cache');
    expect(cacheControl('/sw.js')).toBe('no-cache');
  });
});

describe('addresses', () => {
  it.each([
    ['/', '/table/index.html'],
    ['/?game=1', '/table/index.html'],
    ['/assets/a%20b.js', '/table/assets/a b.js'],
    ['/../secret', '/table/secret'],
    ['/%2e%2e/secret', '/table/secret'],
    ['/..%2fsecret', null],
    ['/%00', null],
    ['/%', null],
  ])('%s means %s', (address, file) => expect(fileFor('/table', address)).toBe(file));
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

describe('answers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'table-'));
  const script = 'export const word = "table";'.repeat(40);
  let served: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'assets/a.js'), script);
    served = await serve({ folder, port: 0 });
  });
  afterAll(() => {
    served.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      get(new URL(path, served.address), { headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
      }).on('error', reject);
    });

  it('are compressed as the browser takes them, and smaller', async () => {
    const brotli = await ask('/assets/a.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await ask('/assets/a.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const plain = await ask('/assets/a.js');
    expect(plain.body.toString()).toBe(script);
    expect(brotli.body.length).toBeLessThan(plain.body.length);
  });

  it('say when nothing has changed, until it has', async () => {
    const first = await ask('/');
    const tag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(await ask('/', { 'if-none-match': tag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    writeFileSync(join(folder, 'index.html'), '<!doctype html><p>');
    expect(await ask('/', { 'if-none-match': tag })).toMatchObject({
      status: 200,
      body: Buffer.from('<!doctype html><p>'),
    });
  });

  it('to HEAD have no body, to other methods are refused, for what is not there are 404', async () => {
    expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(await ask('/', {}, 'POST')).toMatchObject({ status: 405 });
    expect(await ask('/assets')).toMatchObject({ status: 404 });
    expect(await ask('/assets/b.js')).toMatchObject({ status: 404 });
  });

  it('come from one server for one port', async () => {
    const port = Number(new URL(served.address).port);
    await expect(serve({ folder, port })).rejects.toThrow('EADDRINUSE');
  });
});
