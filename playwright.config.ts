import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4519);
const outDir = `.cache/e2e-${port}`;
const address = `http://127.0.0.1:${port}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `.cache/playwright-${port}`,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    locale: 'ja-JP',
    // What moves for a while is tested where it matters; elsewhere the tests do not wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Only the tests of the service worker want it: it would fetch the whole program in every test.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // The tests see a production build of their own, so that they disturb neither dist nor one another's ports.
  webServer: {
    command: `npx vite build --outDir ${outDir} --emptyOutDir --logLevel warn && node scripts/serve.mjs --folder=${outDir} --port=${port}`,
    url: address,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
