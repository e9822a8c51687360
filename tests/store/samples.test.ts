// Sample games are watched, and kept only once somebody decides in them.
import { describe, expect, it } from 'vitest';
import { hiddenFrom, SIDES } from '../../src/engine';
import { createMemoryStorage } from '../../src/store';
import { played, shownAt } from './replayed';
import { playRandomly, screenText, stateIn, tableWith, turnOne } from './table';

describe('a sample game', () => {
  const { seed, script, decisions } = JSON.parse(played(30).getState().exportGame());

  it('is shown from its start, without a hand', () => {
    const table = tableWith();
    const result = table.getState().openSample({ seed, script, decisions }, 'Sample');
    const { game, replay: shown } = table.getState();
    expect(result).toEqual({ ok: true, value: game?.id });
    expect(game?.name).toBe('Sample');
    expect(shown).toMatchObject({ at: 0, length: 30 });
  });

  it('can be a whole save too', () => {
    const table = tableWith();
    expect(table.getState().openSample(JSON.parse(played(30).getState().exportGame()), 'S').ok).toBe(true);
    expect(shownAt(table)?.length).toBe(30);
  });

  it('is not kept, and does not take the place of the game to resume, until somebody decides in it', async () => {
    const storage = createMemoryStorage();
    const table = turnOne(storage);
    const own = table.getState().game?.id;
    table.getState().openSample({ seed, script, decisions }, 'Sample');
    table.getState().nameBranch(30, 'End');
    table.getState().goTo(20);
    table.getState().answer(true);
    expect(table.getState().saves).toHaveLength(1);
    await table.getState().settled();
    const later = tableWith(storage);
    await later.getState().resume();
    expect(later.getState().game?.id).toBe(own);
    playRandomly(table, 1, 1);
    await table.getState().settled();
    expect(table.getState().saves.map(({ name }) => name)).toEqual(['Sample', 'Test']);
    const latest = tableWith(storage);
    await latest.getState().resume();
    expect(latest.getState().game?.name).toBe('Sample');
  });

  it('leaves the game to resume alone when it is closed', async () => {
    const storage = createMemoryStorage();
    const table = turnOne(storage);
    table.getState().openSample({ seed, script, decisions }, 'Sample');
    table.getState().closeGame();
    await table.getState().settled();
    const later = tableWith(storage);
    await later.getState().resume();
    expect(later.getState().game?.name).toBe('Test');
  });

  it.each<[string, unknown, { code: string; path?: string }]>([
    ['nothing', null, { code: 'corrupt', path: 'seed' }],
    ['no seed', { decisions }, { code: 'corrupt', path: 'seed' }],
    [
      'a decision that is none',
      { seed, decisions: [...decisions.slice(0, 3), 7] },
      { code: 'corrupt', path: 'decisions[3]' },
    ],
    [
      'a decision the rules refuse',
      { seed, decisions: [...decisions.slice(0, 3), { side: 'axis', decision: { type: 'proclaimVichy' } }] },
      { code: 'corrupt', path: 'decisions[3]' },
    ],
    [
      'another pack',
      { format: 'third-reich-save', schema: 1, pack: { id: 'x', hash: '0' }, seed, decisions },
      { code: 'otherPack', path: 'pack' },
    ],
  ])('with %s is refused and leaves the table as it is', (_, json, problem) => {
    const table = turnOne();
    const before = table.getState().state;
    expect(table.getState().openSample(json, 'Bad')).toMatchObject({ ok: false, error: problem });
    expect(table.getState()).toMatchObject({ notice: { kind: 'fileRefused', problem }, game: { name: 'Test' } });
    expect(table.getState().state).toBe(before);
  });

  it('names no card of a hand anywhere on the screen', () => {
    const table = tableWith();
    table.getState().openSample({ seed, script, decisions: decisions.slice(0, 1) }, 'Sample');
    const hidden = SIDES.flatMap((side) => hiddenFrom(stateIn(table), side));
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.filter((card) => screenText(table).includes(card))).toEqual([]);
  });
});
