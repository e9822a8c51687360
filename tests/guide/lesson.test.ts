// The guided first turn as data: a game that began with it says so, wherever it is kept.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage, lesson } from '../../src/store';
import { startedTable, tableWith } from '../store/table';

const setup = { seed: lesson.seed, script: lesson.script, name: 'Guided' };

describe('a guided game', () => {
  it('is one that began as the lesson begins, and no other', () => {
    const table = startedTable();
    expect(table.getState().game?.guided).toBe(false);
    table.getState().newGame({ ...setup, script: [] });
    expect(table.getState().game?.guided).toBe(false);
    table.getState().newGame(setup);
    expect(table.getState().game?.guided).toBe(true);
    expect(table.getState().saves.map(({ guided }) => guided)).toEqual([true, false, false]);
  });

  it('is one after a reload, as a file and as a code too', async () => {
    const storage = createMemoryStorage();
    const table = tableWith(storage);
    table.getState().newGame(setup);
    const [file, code] = [table.getState().exportGame(), await table.getState().exportCode()];
    await table.getState().settled();
    const later = tableWith(storage);
    await later.getState().resume();
    expect(later.getState().game).toMatchObject({ name: 'Guided', guided: true });
    expect(later.getState().saves).toMatchObject([{ guided: true }]);
    await later.getState().importGame(file);
    expect(later.getState().game?.guided).toBe(true);
    await later.getState().importCode(code);
    expect(later.getState().game?.guided).toBe(true);
  });
});
