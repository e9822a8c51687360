// Every line of play is kept as a branch with a name; what a side has only tried for itself stays its own.
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/engine';
import { createMemoryStorage, type Storage, type TableStore } from '../../src/store';
import { cursorOf, entryAt, forked, go, overWarsaw, reloaded, timelineOf, toRuhr } from './lines';
import {
  axisPoints,
  cardAt,
  intoWarsaw,
  play,
  playRandomly,
  screenText,
  sitDown,
  startedTable,
  stateIn,
  tableWith,
  turnOne,
} from './table';

describe('branches', () => {
  it('have a name that stays with them when they grow, and over a reload', async () => {
    const storage = createMemoryStorage();
    const { table, tip } = forked(storage);
    table.getState().nameBranch(tip, ' Bombs on Warsaw ');
    const nameOf = (id: number): unknown => timelineOf(table).branches.find((branch) => branch.tip === id)?.name;
    expect(nameOf(tip)).toBe('Bombs on Warsaw');
    go(table, tip);
    playRandomly(table, 1, 2);
    const end = cursorOf(table);
    expect(nameOf(end)).toBe('Bombs on Warsaw');
    const later = await reloaded(storage, table);
    expect(timelineOf(later).branches.find((branch) => branch.tip === end)?.name).toBe('Bombs on Warsaw');
    later.getState().nameBranch(end, '');
    expect(timelineOf(later).branches.find((branch) => branch.tip === end)?.name).toBeNull();
  });

  it('keep their name when a new one leaves them on the way', () => {
    const table = startedTable();
    playRandomly(table, 4, 10);
    sitDown(table);
    const tip = cursorOf(table);
    table.getState().nameBranch(tip, 'First');
    go(table, tip - 3);
    playRandomly(table, 5, 2);
    expect(JSON.parse(table.getState().exportGame()).timeline.names).toEqual([{ tip, name: 'First' }]);
  });

  it('are all there again after a reload, the game where it stood', async () => {
    const storage = createMemoryStorage();
    const table = startedTable(storage);
    for (let round = 0; round < 6; round += 1) {
      playRandomly(table, round, 14);
      go(table, cursorOf(table) - 5);
    }
    const later = await reloaded(storage, table);
    expect(stateIn(later)).toEqual(stateIn(table));
    expect(later.getState().log).toEqual(table.getState().log);
    const seatless = (one: TableStore): unknown => JSON.parse(one.getState().exportGame());
    expect(seatless(later)).toEqual(seatless(table));
    const known = timelineOf(table).entries.filter((entry) =>
      timelineOf(later).entries.some(({ id }) => id === entry.id),
    );
    expect(known.length).toBeGreaterThan(30);
    for (const { id } of known) {
      const { entries: _, children: __, ...facts } = entryAt(table, id);
      expect(entryAt(later, id)).toMatchObject(facts);
    }
  });

  it('go with the file and come back from it', async () => {
    const { table, tip } = forked();
    table.getState().nameBranch(tip, 'Bombs');
    const other = tableWith();
    await other.getState().importGame(table.getState().exportGame());
    expect(timelineOf(other).branches).toEqual(timelineOf(table).branches);
    go(other, tip);
    expect(other.getState().log.some(({ entry }) => entry.type === 'diceRolled')).toBe(true);
  });
});

describe('what a side has only tried for itself', () => {
  const card0 = (table: TableStore) => cardAt(stateIn(table).cards.axis.hand, 0);

  /** The axis has looked at what a card would do, has taken it back and passed; the allies sit down. */
  function tried(storage?: Storage): { table: TableStore; card: string; tip: number } {
    const table = turnOne(storage);
    const first = card0(table);
    play(table, { type: 'playCard', card: first, first: 'points' });
    play(table, toRuhr);
    const tip = cursorOf(table);
    table.getState().undo();
    table.getState().undo();
    play(table, { type: 'pass' });
    return { table, card: first, tip };
  }

  const showsMoves = ({ type }: LogEntry): boolean => type === 'groupAirMoved';

  it('is known to it alone: the other side sees no such line, and cannot go there', () => {
    const { table, tip } = tried();
    expect(screenText(table)).not.toContain('groupAirMoved');
    sitDown(table);
    expect(table.getState().seat).toBe('allies');
    expect(timelineOf(table).entries.some(({ entries }) => entries.some(showsMoves))).toBe(false);
    expect(timelineOf(table).branches).toHaveLength(1);
    table.getState().goTo(tip);
    expect(table.getState().question).toBeNull();
    table.getState().startReplay(tip);
    expect(table.getState().replay).toBeNull();
    expect(table.getState().compare(0, tip)).toBeNull();
    table.getState().nameBranch(tip, 'Mine');
    expect(screenText(table)).not.toContain('Mine');
  });

  it('the same after a reload', async () => {
    const storage = createMemoryStorage();
    const { table, card: first } = tried(storage);
    const later = await reloaded(storage, table);
    expect(screenText(later)).not.toContain('groupAirMoved');
    sitDown(later);
    expect(screenText(later)).not.toContain(first);
  });

  it('is still its own when the side itself sits down again', async () => {
    const storage = createMemoryStorage();
    const table = turnOne(storage);
    play(table, { type: 'playCard', card: card0(table), first: 'points' });
    play(table, toRuhr);
    const later = await reloaded(storage, table);
    sitDown(later);
    expect(later.getState().seat).toBe('axis');
    go(later, 1);
    play(later, { type: 'pass' });
    sitDown(later);
    expect(later.getState().seat).toBe('allies');
    expect(screenText(later)).not.toContain('groupAirMoved');
  });

  it('is there for its own side', () => {
    const { table, tip } = tried();
    play(table, { type: 'pass' });
    sitDown(table);
    go(table, 1);
    sitDown(table);
    expect(table.getState().seat).toBe('axis');
    expect(timelineOf(table).branches.map((branch) => branch.tip)).toContain(tip);
    table.getState().goTo(tip);
    expect(cursorOf(table)).toBe(tip);
  });

  it('is known to both once the other side has been asked in it', () => {
    const table = axisPoints();
    play(table, toRuhr);
    play(table, intoWarsaw());
    sitDown(table);
    const tip = cursorOf(table);
    go(table, tip - 3);
    play(table, { type: 'pass' });
    sitDown(table);
    expect(table.getState().seat).toBe('allies');
    expect(timelineOf(table).branches.map((branch) => branch.tip)).toContain(tip);
  });

  it('names no card that is in a hand again, even when both have seen it', () => {
    const { table, tip } = forked();
    go(table, tip);
    const hand = stateIn(table).cards.axis.hand;
    const shown = cardAt(hand, 1);
    playRandomly(table, 3, 1);
    sitDown(table);
    go(table, 1);
    play(table, { type: 'playCard', card: shown, first: 'points' });
    play(table, overWarsaw);
    table.getState().goTo(1);
    table.getState().answer(true);
    play(table, { type: 'pass' });
    sitDown(table);
    expect(table.getState().seat).toBe('allies');
    expect(timelineOf(table).entries.map(({ decision }) => decision)).toContain('playCard');
    expect(screenText(table)).not.toContain(shown);
  });
});
