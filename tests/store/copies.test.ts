// Games are renamed, copied and deleted; those that cannot be played are listed as such.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../src/store';
import { idOf, reopened } from './stored';
import { playRandomly, startedTable, turnOne, world } from './table';

describe('names and copies', () => {
  it('the running game is renamed at the table, in the list and in storage', async () => {
    const storage = createMemoryStorage();
    const table = turnOne(storage);
    await table.getState().renameGame(idOf(table), 'Barbarossa');
    expect(table.getState()).toMatchObject({
      game: { name: 'Barbarossa' },
      seat: 'axis',
      saves: [{ name: 'Barbarossa' }],
    });
    await table.getState().settled();
    expect((await reopened(storage)).getState().game?.name).toBe('Barbarossa');
  });

  it('another game is renamed where it lies', async () => {
    const storage = createMemoryStorage();
    const table = turnOne(storage);
    const first = idOf(table);
    table.getState().newGame({ seed: 3, name: 'Second' });
    await table.getState().renameGame(first, 'First');
    expect(table.getState().saves.map(({ name }) => name)).toEqual(['Second', 'First']);
    await table.getState().openGame(first);
    expect(table.getState()).toMatchObject({ game: { name: 'First' }, notice: null });
    playRandomly(table, 1, 1);
    await table.getState().settled();
    expect(table.getState().notice).toBeNull();
  });

  it('a copy has every line of play, a free name, and is first in the list; the table stays as it is', async () => {
    const storage = createMemoryStorage();
    const table = startedTable(storage);
    playRandomly(table, 4, 70);
    table.getState().goTo(50);
    table.getState().answer(true);
    const { game, state } = table.getState();
    await table.getState().duplicateGame(idOf(table));
    await table.getState().duplicateGame(idOf(table));
    expect(table.getState().saves.map(({ name }) => name)).toEqual(['Test (3)', 'Test (2)', 'Test']);
    expect([table.getState().game, table.getState().state]).toEqual([game, state]);
    const original = JSON.parse(table.getState().exportGame());
    await table.getState().openGame(table.getState().saves[0]?.id ?? '');
    expect(JSON.parse(table.getState().exportGame())).toEqual({ ...original, name: 'Test (3)' });
    playRandomly(table, 1, 1);
    await table.getState().settled();
    expect(table.getState().notice).toBeNull();
  });

  it('a copy of a copy counts on', async () => {
    const table = turnOne();
    await table.getState().duplicateGame(idOf(table));
    await table.getState().duplicateGame(table.getState().saves[0]?.id ?? '');
    expect(table.getState().saves[0]?.name).toBe('Test (3)');
  });

  it('nothing is renamed or copied that is not there', async () => {
    const table = turnOne();
    const { saves } = table.getState();
    await table.getState().renameGame('nowhere', 'X');
    await table.getState().duplicateGame('nowhere');
    expect(table.getState().saves).toEqual(saves);
  });

  it('a deleted game leaves nothing behind', async () => {
    const storage = createMemoryStorage();
    const table = startedTable(storage);
    playRandomly(table, 4, 70);
    await table.getState().deleteGame(idOf(table));
    expect((await storage.list()).filter((key) => key !== 'preferences')).toEqual([]);
  });
});

it('a game of another pack or a newer program is listed as such, stays, and can be exported', async () => {
  const save = JSON.parse(turnOne().getState().exportGame());
  const storage = createMemoryStorage({
    'game/a': { updated: 3, turn: 1, at: null, save: { ...save, schema: 99 } },
    'game/b': { updated: 2, turn: 1, at: null, save: { ...save, pack: { id: world.id, hash: '0' } } },
    'game/c': { updated: 1, turn: 1, at: null, save },
  });
  const table = await reopened(storage);
  expect(table.getState().saves.map(({ problem }) => problem)).toEqual(['tooNew', 'otherPack', null]);
  await table.getState().openGame('b');
  expect(table.getState()).toMatchObject({
    game: null,
    notice: { kind: 'gameRefused', problem: { code: 'otherPack' } },
  });
  expect(JSON.parse((await table.getState().exportStored('b')) ?? '')).toMatchObject({ pack: { hash: '0' } });
});
