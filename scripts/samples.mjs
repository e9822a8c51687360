// @ts-check
// node scripts/samples.mjs writes src/data/samples.json from the main line of the acceptance tests and the guided first turn.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './install.mjs';

/** One decision, one chapter in a line. @param {readonly unknown[]} list */
const lines = (list) =>
  list.length ? `[\n      ${list.map((item) => JSON.stringify(item)).join(',\n      ')}\n    ]` : '[]';

/** @param {Record<string, any>} sample */
function textOf({ decisions, chapters, ...rest }) {
  const fields = Object.entries(rest).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `  {\n${fields.join(',\n')},\n    "decisions": ${lines(decisions)},\n    "chapters": ${lines(chapters)}\n  }`;
}

const server = await createServer({
  root,
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { madeSamples } = await server.ssrLoadModule('/tests/guide/madeSamples.ts');
  writeFileSync(join(root, 'src/data/samples.json'), `[\n${madeSamples.map(textOf).join(',\n')}\n]\n`);
} finally {
  await server.close();
}
