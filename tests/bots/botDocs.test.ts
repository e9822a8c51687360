// docs/bots.md keeps up with the bots: every kind, every weight, and no weight that is gone.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOT_KINDS } from '../../src/bots';
import { WEIGHTS } from '../../src/bots/weights';

const text = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8');
const [, table = ''] = /### Weights([\s\S]*?)\n## /.exec(text) ?? [];
const listed = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, word]) => word));

describe('docs/bots.md', () => {
  it.each(BOT_KINDS)('has a chapter on %s', (kind) => expect(text).toContain(`\n## ${kind}\n`));

  it('tells every weight, and only those there are', () => {
    expect([...listed].sort()).toEqual(Object.keys(WEIGHTS).sort());
  });
});
