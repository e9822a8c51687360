// A game is never lost: saved after every decision, in order, and resumed behind the curtain.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage, type Storage, type TableStore } from '../../src/store';
import {
  area,
  axisPoints,
  intoWarsaw,
  play,
  playRandomly,
  screenText,
  sitDown,
  standing,
  startedTable,
  stateIn,
  tableWith,
  turnOne,
  unit,
} from './table';

const idOf = (table: TableStore): string => table.getState().game?.id ?? '';

/** What another table reads from storage. */
async function savedIn(storage: Storage, table: TableStore): Promise<{ decisions: unknown[]; state: unknown }> {
  await table.getState().settled();
  return JSON.parse((await tableWith(storage).getState().exportStored(idOf(table))) ?? '');
}

async function reloaded(storage: Storage): Promise<TableStore> {
  const table = tableWith(storage);
  await table.getState().resume();
  return table;
}

describe('autosave', () => {
  it('keeps the game before its first decision, and after each one', async () => {
    const storage = createMemoryStorage();
    const table = startedTable(storage);
    expect((await savedIn(storage, table)).decisions).toEqual([]);
    for (let count = 1; count <= 12; count += 1) {
      playRandomly(table, count, 1);
      const saved = await savedIn(storage, table);
      expect(saved.decisions).toHaveLength(count);
      expect(saved.state).toEqual(stateIn(table));
    }
  });

  it('keeps what was taken back and played again', async () => {
    const storage = createMemoryStorage();
    const table = turnOne(storage);
    table.getState().undo();
    expect((await savedIn(storage, table)).decisions).toEqual([]);
    table.getState().redo();
    expect((await savedIn(storage, table)).decisions).toHaveLength(1);
  });

  it('does not wait for storage', () => {
    const storage = createMemoryStorage();
    const table = turnOne({ ...storage, set: () => new Promise(() => {}) });
    play(table, { type: 'pass' });
    expect(table.getState().curtain).toEqual({ to: 'allies', at: 'impulse' });
  });

  it('lists the game with its turn and what is asked, newest first', async () => {
    const storage = createMemoryStorage();
    const table = turnOne(storage);
    const first = idOf(table);
    table.getState().newGame({ seed: 8, name: 'Second' });
    expect(table.getState().saves.map(({ name, turn, at }) => ({ name, turn, at }))).toEqual([
      { name: 'Second', turn: 1, at: 'chooseHand' },
      { name: 'Test', turn: 1, at: 'impulse' },
    ]);
    expect(new Set([first, idOf(table)]).size).toBe(2);
    await table.getState().settled();
    const later = await reloaded(storage);
    expect(later.getState().saves).toEqual(table.getState().saves);
  });
});

describe('resuming', () => {
  it('opens the last game behind the curtain, as it stood', async () => {
    const storage = createMemoryStorage();
    const table = axisPoints(storage);
    await table.getState().settled();
    const later = await reloaded(storage);
    expect(later.getState()).toMatchObject({
      ready: true,
      seat: null,
      prompt: null,
      curtain: { to: 'axis', at: 'points' },
      game: { id: idOf(table), name: 'Test', seed: 7 },
    });
    expect(later.getState().view?.cards.axis.hidden).toBe(true);
    expect(stateIn(later)).toEqual(stateIn(table));
    expect(later.getState().log).toEqual(table.getState().log);
  });

  it('shows no card of the hands, whoever was at the table', async () => {
    const storage = createMemoryStorage();
    const table = turnOne(storage);
    await table.getState().settled();
    const text = screenText(await reloaded(storage));
    const { axis, allies } = stateIn(table).cards;
    expect([...axis.hand, ...axis.deck, ...allies.deck].filter((hidden) => text.includes(hidden))).toEqual([]);
  });

  it('goes on with the same dice', async () => {
    const storage = createMemoryStorage();
    const table = axisPoints(storage);
    await table.getState().settled();
    const later = await reloaded(storage);
    for (const one of [table, later]) {
      sitDown(one);
      play(one, { type: 'airAttack', group: [unit('DE-AF-1')], area: area('warsaw') });
      playRandomly(one, 5, 40);
    }
    expect(stateIn(later)).toEqual(stateIn(table));
  });

  it('lets the side that sits down take back its own last decisions', async () => {
    const storage = createMemoryStorage();
    const table = axisPoints(storage);
    await table.getState().settled();
    const later = await reloaded(storage);
    sitDown(later);
    later.getState().undo();
    expect(later.getState().prompt).toMatchObject({ at: 'impulse', side: 'axis' });
  });

  it('follows standing instructions from before', async () => {
    const storage = createMemoryStorage();
    const table = axisPoints(storage);
    table.getState().setPreference('ambush', standing('ask', 'never'));
    await table.getState().settled();
    const later = await reloaded(storage);
    sitDown(later);
    play(later, intoWarsaw());
    expect(later.getState().prompt).toMatchObject({ at: 'points', side: 'axis' });
  });

  it('follows at once an instruction given since, behind the curtain', async () => {
    const storage = createMemoryStorage();
    const table = axisPoints(storage);
    play(table, intoWarsaw());
    table.getState().closeGame();
    table.getState().setPreference('ambush', standing('ask', 'never'));
    await table.getState().openGame(table.getState().saves[0]?.id ?? '');
    expect(table.getState()).toMatchObject({ seat: null, prompt: null, curtain: { to: 'axis', at: 'points' } });
  });

  it('shows the title when the last game was closed, and when there is none', async () => {
    const storage = createMemoryStorage();
    const table = turnOne(storage);
    table.getState().closeGame();
    await table.getState().settled();
    const later = await reloaded(storage);
    expect(later.getState()).toMatchObject({ ready: true, game: null, state: null, view: null });
    expect(later.getState().saves).toHaveLength(1);
    expect((await reloaded(createMemoryStorage())).getState()).toMatchObject({ ready: true, game: null, saves: [] });
  });

  it('does not take a game off the table that was begun meanwhile', async () => {
    const storage = createMemoryStorage();
    await turnOne(storage).getState().settled();
    const table = tableWith(storage, 1_800_000_000_000);
    const resuming = table.getState().resume();
    table.getState().newGame({ seed: 3, name: 'Hasty' });
    await resuming;
    expect(table.getState().game?.name).toBe('Hasty');
    expect(table.getState().saves.map(({ name }) => name)).toEqual(['Hasty', 'Test']);
  });
});

describe('several games', () => {
  it('are opened by their id, each as it stood', async () => {
    const storage = createMemoryStorage();
    const table = turnOne(storage);
    const first = idOf(table);
    const stood = stateIn(table);
    table.getState().newGame({ seed: 8, name: 'Second' });
    await table.getState().openGame(first);
    expect(table.getState().game).toMatchObject({ id: first, name: 'Test' });
    expect(stateIn(table)).toEqual(stood);
    expect(table.getState().curtain).toEqual({ to: 'axis', at: 'impulse' });
  });

  it('the one asked for last is opened', async () => {
    const storage = createMemoryStorage();
    const table = turnOne(storage);
    const first = idOf(table);
    table.getState().newGame({ seed: 8, name: 'Second' });
    const second = idOf(table);
    table.getState().newGame({ seed: 9, name: 'Third' });
    await Promise.all([table.getState().openGame(first), table.getState().openGame(second)]);
    expect(table.getState().game?.name).toBe('Second');
    const opening = table.getState().openGame(first);
    table.getState().closeGame();
    await opening;
    expect(table.getState().game).toBeNull();
  });

  it('can be deleted, the running one too', async () => {
    const storage = createMemoryStorage();
    const table = turnOne(storage);
    const first = idOf(table);
    table.getState().newGame({ seed: 8, name: 'Second' });
    await table.getState().deleteGame(first);
    expect(table.getState().game?.name).toBe('Second');
    await table.getState().deleteGame(idOf(table));
    expect(table.getState()).toMatchObject({ game: null, saves: [] });
    expect((await storage.list()).filter((key) => key.startsWith('game/'))).toEqual([]);
  });

  it('that are not there are said to be missing', async () => {
    const table = turnOne();
    await table.getState().openGame('nowhere');
    expect(table.getState().notice).toMatchObject({ kind: 'gameRefused', problem: { code: 'missing' } });
    expect(table.getState().game?.name).toBe('Test');
    expect(await table.getState().exportStored('nowhere')).toBeNull();
  });
});
