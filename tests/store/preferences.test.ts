// Preferences last longer than games, and storage cannot spoil them.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../src/store';
import { defaultPreferences, readPreferences } from '../../src/store/preferences';
import { area, standing, tableWith, turnOne } from './table';

describe('preferences', () => {
  it('begin in Japanese, asking at every ambush', () => {
    expect(tableWith().getState().preferences).toEqual({
      language: 'ja',
      ambush: standing('ask', 'ask'),
      counterSize: 36,
      warnings: {
        pointsUnused: true,
        eventUnused: true,
        baseUngarrisoned: true,
        passEndsTurn: true,
        transportOver: true,
        lastUnitAtRisk: true,
        willNotRecover: true,
      },
      speed: 'normal',
      table: 'dark',
      motion: 'auto',
      guide: true,
    });
  });

  it('are kept and come back', async () => {
    const storage = createMemoryStorage();
    const table = tableWith(storage);
    table.getState().setPreference('language', 'en');
    table.getState().setPreference('counterSize', 44);
    const { ambush, warnings } = defaultPreferences;
    table.getState().setPreference('ambush', { ...ambush, axis: { mode: 'onlyHere', areas: [area('paris')] } });
    table.getState().setPreference('warnings', { ...warnings, passEndsTurn: false });
    table.getState().setPreference('speed', 'off');
    table.getState().setPreference('table', 'light');
    table.getState().setPreference('motion', 'reduced');
    table.getState().setPreference('guide', false);
    await table.getState().settled();
    const later = tableWith(storage);
    await later.getState().resume();
    expect(later.getState().preferences).toEqual(table.getState().preferences);
    expect(later.getState().preferences).toEqual({
      ...defaultPreferences,
      language: 'en',
      counterSize: 44,
      ambush: { axis: { mode: 'onlyHere', areas: ['paris'] }, allies: { mode: 'ask', areas: [] } },
      warnings: { ...defaultPreferences.warnings, passEndsTurn: false },
      speed: 'off',
      table: 'light',
      motion: 'reduced',
      guide: false,
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

  it('of an older form, one word per side, are understood', () => {
    expect(readPreferences({ ambush: { axis: 'never', allies: 'ask' } }).ambush).toEqual(standing('never', 'ask'));
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
    { ambush: { axis: { mode: 'sometimes', areas: 'all' } }, warnings: 3, speed: 9, table: null, motion: [] },
  ])('are the defaults for what nobody wrote: %j', (stored) => {
    expect(readPreferences(stored)).toEqual(defaultPreferences);
  });
});
