import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { offline } from './scripts/offline.mjs';

const slow = ['tests/properties/**', 'tests/acceptance/**'];

export default defineConfig({
  base: './',
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/ui/pwa/serviceWorker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'board', test: /geometry\/map\.json$/ },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...slow],
          benchmark: { include: ['tests/bench/**/*.bench.ts'] },
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'properties',
          environment: 'node',
          include: slow.map((folder) => `${folder}/*.test.ts`),
          testTimeout: 180_000,
          benchmark: { include: [] },
        },
      },
    ],
  },
});
