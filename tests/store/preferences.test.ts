// Preferences last longer than games, and storage cannot spoil them.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../src/store';
import { defaultPreferences, readPreferences } from '../../src/store/preferences';
import { standing, tableWith, turnOne } from './table';

describe('preferences', () => {
  it('begin in Japanese, asking at every ambush', () => {
    expect(tableWith().getState().preferences).toEqual({
      language: 'ja',
      ambush: standing('ask', 'ask'),
      counterSize: 36,
    });
  });

  it('are kept and come back', async () => {
    const storage = createMemoryStorage();
    const table = tableWith(storage);
    table.getState().setPreference('language', 'en');
    table.getState().setPreference('counterSize', 44);
    table.getState().setPreference('ambush', standing('never', 'ask'));
    await table.getState().settled();
    const later = tableWith(storage);
    await later.getState().resume();
    expect(later.getState().preferences).toEqual(table.getState().preferences);
    expect(later.getState().preferences).toEqual({
      language: 'en',
      counterSize: 44,
      ambush: standing('never', 'ask'),
    });
  });

  it.each([
    [10, 28],
    [99, 56],
    [40.4, 40],
  ])('keep a counter of %d at %d pixels', (wanted, kept) => {
    const table = tableWith();
    table.getState().setPreference('counterSize', wanted);
    expect(table.getState().preferences.counterSize).toBe(kept);
  });

  it('do not touch the game', () => {
    const table = turnOne();
    const { state, options, view } = table.getState();
    table.getState().setPreference('language', 'en');
    table.getState().setPreference('ambush', standing('never', 'never'));
    expect(table.getState()).toMatchObject({ seat: 'axis' });
    expect([table.getState().state, table.getState().options, table.getState().view]).toEqual([state, options, view]);
  });

  it.each([
    undefined,
    null,
    7,
    'en',
    [],
    {},
    { language: 'fr', ambush: 'never', counterSize: '40' },
    { ambush: { axis: 1 } },
  ])('are the defaults for what nobody wrote: %j', (stored) => {
    expect(readPreferences(stored)).toEqual(defaultPreferences);
  });
});
