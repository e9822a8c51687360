// docs/strategies.md keeps up with the format: every key, every kind of condition, every reason; its example is sound.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseStrategy, STRATEGY_REASONS } from '../../src/bots/strategy';
import { conditionKeys } from '../../src/bots/strategy/conditionShape';
import { builtInWorld as world } from '../support/builtInWorld';

const text = readFileSync(new URL('../../docs/strategies.md', import.meta.url), 'utf8');

/** Words in the first column of the tables. */
const listed = text
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, word]) => word));

describe('docs/strategies.md', () => {
  it.each(Object.keys(STRATEGY_REASONS))('tells the reason %s', (reason) => expect(listed).toContain(reason));

  it.each(conditionKeys({ world, side: 'axis' }))('tells the condition %s', (key) => expect(listed).toContain(key));

  it.each(['schema', 'side', 'name', 'note', 'hands', 'development', 'diplomacy', 'play', 'hold', 'noEvent'])(
    'tells the key %s',
    (key) => expect(listed).toContain(key),
  );

  it('has a sound example', () => {
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
    expect(parseStrategy(world, JSON.parse(example))).toMatchObject({ ok: true });
  });
});
