// The card strategies there are: examples that come with the program, and own ones in the browser's storage.
import type { Side, World } from '../../engine';
import { fieldsOf, isWhole } from '../fields';
import type { PlayedStrategy } from '../players';
import type { Storage } from '../storage';
import type { Language } from '../tableState';
import { type Checked, checkText } from './checkText';

/** A strategy as it was written. */
export interface WrittenStrategy {
  readonly id: string;
  readonly origin: 'example' | 'own';
  readonly text: string;
  /** Milliseconds since 1970; 0 for examples. */
  readonly updated: number;
}

export type Strategy = WrittenStrategy & Checked;

export const strategiesKey = 'strategies';

const examples = import.meta.glob<string>('../../bots/strategies/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const exampleId = (path: string): string => `example-${path.split('/').at(-1)?.replace('.json', '')}`;

export const checkedStrategy = (world: World, written: WrittenStrategy): Strategy => ({
  ...written,
  ...checkText(world, written.text),
});

/** The examples, those of the axis first. */
export function exampleStrategies(world: World): readonly Strategy[] {
  const written = Object.entries(examples).map(([path, text]) => ({ id: exampleId(path), text }));
  return written
    .map(({ id, text }) => checkedStrategy(world, { id, origin: 'example', text, updated: 0 }))
    .toSorted((a, b) => (a.side ?? '').localeCompare(b.side ?? '') * -1 || a.id.localeCompare(b.id));
}

function ownIn(stored: unknown): WrittenStrategy[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return list.flatMap((item) => {
    const { id, text, updated } = fieldsOf(item);
    if (typeof id !== 'string' || typeof text !== 'string') return [];
    return [{ id, origin: 'own' as const, text, updated: isWhole(updated) ? updated : 0 }];
  });
}

/** Own strategies in storage, the newest first. Rejects when storage fails. */
export async function storedStrategies(world: World, storage: Storage): Promise<readonly Strategy[]> {
  const own = ownIn(await storage.get(strategiesKey));
  return own.toSorted((a, b) => b.updated - a.updated).map((written) => checkedStrategy(world, written));
}

/** Sound strategies of a side for a bot to keep to, own ones first; only the examples when storage fails. */
export async function playableStrategies(
  world: World,
  storage: Storage,
  side: Side,
  language: Language,
): Promise<readonly PlayedStrategy[]> {
  const own = await storedStrategies(world, storage).catch(() => []);
  return [...own, ...exampleStrategies(world)].flatMap(({ strategy, ...written }) =>
    strategy?.side === side ? [{ name: strategy.name[language], document: JSON.parse(written.text) as unknown }] : [],
  );
}
