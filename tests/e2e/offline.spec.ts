// The program without a network: the service worker keeps one version whole, and the next one waits until it is wanted.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { liftCurtain, promptOf, startGame, watchErrors } from './support/table';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has everything and answers for the page. */
async function becomeReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

test('a game goes on offline, with rule book and fonts', async ({ page, context }) => {
  const errors = watchErrors(page);
  await startGame(page, { seed: 8 });
  await liftCurtain(page);
  for (const card of ['axis-blitzkrieg-2', 'axis-supply-1', 'axis-diplomacy-1', 'axis-vichy']) {
    await page.getByTestId(`card-${card}`).click();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('prompt')).toBeVisible();
  await becomeReady(page);

  expect(errors).toEqual([]);
  await context.setOffline(true);
  expect(await page.evaluate(() => fetch('./nothing').catch(() => 'no network'))).toBe('no network');
  errors.splice(0);
  await page.reload();
  await liftCurtain(page);
  expect(await promptOf(page)).toEqual({ frame: 'impulse', side: 'axis' });
  await page.getByTestId('prompt').locator('.rule-link').first().click();
  await expect(page.getByRole('dialog')).toContainText('R1.1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await page.keyboard.press('e');
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-frame', 'offensive');

  const faces = await page.evaluate(async () => {
    const loaded = await Promise.all(
      ['400 16px "Noto Sans JP"', '700 16px "Noto Serif JP"'].map((face) => document.fonts.load(face, '盛衰')),
    );
    return loaded.map((list) => list.length);
  });
  expect(faces).toEqual([1, 1]);
  await page.locator('.map-ground img').evaluate((image: HTMLImageElement) => image.decode());
  await page.getByTestId('prompt').locator('.rule-link').first().click();
  await expect(page.getByRole('dialog')).toContainText('R1.1');
  expect(errors).toEqual([]);
});

test('the program can be installed in both languages', async ({ page, baseURL }) => {
  await page.goto('/');
  for (const [language, name] of [
    ['ja', '第三帝国の盛衰'],
    ['en', 'Rise and Fall of the Third Reich'],
  ]) {
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}`);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await page.request.get(new URL(`${address}`, baseURL).href)).json();
    expect(manifest).toMatchObject({ name, lang: language, display: 'standalone', id: './' });
    for (const { src, sizes } of manifest.icons) {
      const icon = await page.request.get(new URL(src, baseURL).href);
      expect(icon.headers()['content-type']).toBe(sizes === 'any' ? 'image/svg+xml' : 'image/png');
    }
    await page.getByTestId('do-language').click();
  }
});

/** A copy of the built program that can become a newer version, and its server. */
async function ownCopy(built: string) {
  const folder = mkdtempSync(join(tmpdir(), 'table-'));
  cpSync(built, folder, { recursive: true });
  const hash = (): string =>
    createHash('sha256')
      .update(readFileSync(join(folder, 'index.html')))
      .digest('hex');
  const first = hash();
  const server = await serve({ folder, port: 0 });
  return {
    address: server.address,
    /** A page that says which version it is; the worker is told of it only by `announce`. */
    change: (name: string) => {
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      writeFileSync(join(folder, 'index.html'), page.replace('<html', `<html data-version="${name}"`));
    },
    announce: (pageHash = hash()) => {
      const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
      expect(worker).toContain(first);
      writeFileSync(
        join(folder, 'sw.js'),
        worker.replaceAll(first, pageHash).replace(/"[0-9a-f]{12}"/, '"000000000002"'),
      );
    },
    end: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(String, String));

test('a newer version waits until it is wanted, and never comes in part', async ({ page, baseURL }) => {
  const copy = await ownCopy(`.cache/e2e-${new URL(`${baseURL}`).port}`);
  try {
    await page.goto(copy.address);
    await becomeReady(page);
    const version = (): Promise<string | null> => page.locator('html').getAttribute('data-version');

    copy.change('second');
    await page.reload();
    expect(await version()).toBeNull();

    copy.announce('0'.repeat(64));
    await lookForUpdate(page);
    await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).installing);
    await expect(page.getByTestId('update')).toBeHidden();
    await page.reload();
    expect(await version()).toBeNull();
  } finally {
    copy.end();
  }
});

test('a newer version takes over when the player says so', async ({ page, baseURL }) => {
  const copy = await ownCopy(`.cache/e2e-${new URL(`${baseURL}`).port}`);
  try {
    await page.goto(copy.address);
    await becomeReady(page);
    copy.change('second');
    copy.announce();
    await lookForUpdate(page);
    await expect(page.getByTestId('update')).toBeVisible();
    await page.reload();
    expect(await page.locator('html').getAttribute('data-version')).toBeNull();
    await page.getByTestId('do-update').click();
    await expect(page.locator('html')).toHaveAttribute('data-version', 'second');
    await expect(page.getByTestId('title-screen')).toBeVisible();
    await expect(page.getByTestId('update')).toBeHidden();
    expect(await page.evaluate(() => caches.keys())).toEqual(['table-000000000002']);
  } finally {
    copy.end();
  }
});
