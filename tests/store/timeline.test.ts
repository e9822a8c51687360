// Every line of play is kept: branches with names, other positions, comparisons; what a side only tried stays its own.
import { describe, expect, it } from 'vitest';
import { axisAreas, basePoints, type Decision, type LogEntry, SIDES } from '../../src/engine';
import { createMemoryStorage, type Storage, type TableStore, type TimelineEntry } from '../../src/store';
import {
  area,
  axisPoints,
  cardAt,
  intoWarsaw,
  nation,
  play,
  playRandomly,
  screenText,
  sitDown,
  startedTable,
  stateIn,
  tableWith,
  turnOne,
  turnTwo,
  unit,
  world,
} from './table';

const toRuhr: Decision = { type: 'airMove', group: [unit('DE-AF-1')], to: area('ruhr') };
const toBohemia: Decision = { type: 'airMove', group: [unit('DE-AF-2')], to: area('bohemia') };
const overWarsaw: Decision = { type: 'airAttack', group: [unit('DE-AF-1')], area: area('warsaw') };

function timelineOf(table: TableStore): NonNullable<ReturnType<TableStore['getState']>['timeline']> {
  const { timeline } = table.getState();
  if (!timeline) throw new Error('no game on the table');
  return timeline;
}

const cursorOf = (table: TableStore): number => timelineOf(table).cursor;

function entryAt(table: TableStore, id: number): TimelineEntry {
  const entry = timelineOf(table).entries.find((one) => one.id === id);
  if (!entry) throw new Error(`position ${id} is not known`);
  return entry;
}

/** Goes to a position whatever it gives away. */
function go(table: TableStore, id: number): void {
  table.getState().goTo(id);
  table.getState().answer(true);
}

async function reloaded(storage: Storage, table: TableStore): Promise<TableStore> {
  await table.getState().settled();
  const later = tableWith(storage);
  await later.getState().resume();
  return later;
}

/** The axis rolls dice in turn 1, goes back, passes instead; where the abandoned line ends. */
function forked(storage?: Storage): { table: TableStore; tip: number } {
  const table = turnOne(storage);
  play(table, overWarsaw);
  const tip = cursorOf(table);
  table.getState().undo();
  table.getState().answer(true);
  play(table, { type: 'pass' });
  return { table, tip };
}

describe('a position', () => {
  it('says who decided what, in which turn, and what was logged', () => {
    const table = turnOne();
    play(table, { type: 'pass' });
    expect(timelineOf(table).entries.map(({ id, parent, children }) => ({ id, parent, children }))).toEqual([
      { id: 0, parent: null, children: [1] },
      { id: 1, parent: 0, children: [2] },
      { id: 2, parent: 1, children: [] },
    ]);
    expect(entryAt(table, 0)).toMatchObject({ side: 'axis', at: null, decision: null, barrier: 'start', turn: 1 });
    expect(entryAt(table, 1)).toMatchObject({ side: 'axis', at: 'chooseHand', decision: 'chooseHand', barrier: null });
    expect(entryAt(table, 1).entries).toContainEqual({ type: 'handChosen', side: 'axis', count: 4 });
    expect(entryAt(table, 2)).toMatchObject({ side: 'axis', at: 'impulse', decision: 'pass', onLine: true });
  });

  it('has the figures for charts: bases, areas, hands', () => {
    const table = turnTwo();
    const { points, areas, hands, lost } = entryAt(table, cursorOf(table));
    const state = stateIn(table);
    expect(hands).toEqual({ axis: state.cards.axis.hand.length, allies: state.cards.allies.hand.length });
    expect(hands.allies).toBeGreaterThan(hands.axis);
    expect(points).toEqual({ axis: basePoints(world, state, 'axis'), allies: basePoints(world, state, 'allies') });
    expect(points.allies).toBeGreaterThan(points.axis);
    expect(areas).toBe(axisAreas(world, state));
    expect(lost).toEqual({ axis: 0, allies: 0 });
  });

  it('counts what has been lost since the start, each unit for the side it was of', () => {
    const table = startedTable(undefined, [], 5);
    const expected = { axis: 0, allies: 0 };
    let nations = stateIn(table).nations;
    let told = 0;
    const count = (): void => {
      const { log } = table.getState();
      for (const { entry } of log.slice(told)) {
        const units =
          entry.type === 'unitLost' ? [entry.unit] : entry.type === 'nationSurrendered' ? entry.removed : [];
        for (const id of units) {
          const side = nations[world.unitById[id]?.nation ?? nation('DE')]?.side;
          if (side === 'axis' || side === 'allies') expected[side] += 1;
        }
      }
      told = log.length;
      nations = stateIn(table).nations;
    };
    playRandomly(table, 5, 300, count);
    count();
    expect(expected.axis + expected.allies).toBeGreaterThan(2);
    expect(entryAt(table, cursorOf(table)).lost).toEqual(expected);
  });

  it('is named by every line of the log that led to it', () => {
    const table = startedTable();
    playRandomly(table, 4, 60);
    const { log, timeline } = table.getState();
    expect(log.length).toBeGreaterThan(60);
    const told = (timeline?.entries ?? []).filter(({ onLine }) => onLine);
    for (const { id, entries } of told) {
      expect(log.filter(({ node }) => node === id).map(({ entry }) => entry)).toEqual(entries);
    }
  });
});

describe('going to a position', () => {
  it('takes the game to where a line of the log was written', () => {
    const table = axisPoints();
    play(table, toRuhr);
    play(table, toBohemia);
    const line = table.getState().log.find(({ entry }) => entry.type === 'groupAirMoved');
    table.getState().goTo(line?.node ?? 0);
    expect(stateIn(table).units[unit('DE-AF-1')]?.at).toBe('ruhr');
    expect(stateIn(table).units[unit('DE-AF-2')]?.at).not.toBe('bohemia');
    expect(table.getState().question).toBeNull();
  });

  it('is nothing for the present position and for none', () => {
    const table = axisPoints();
    const before = table.getState().state;
    for (const node of [cursorOf(table), 99, -1, 0.5]) table.getState().goTo(node);
    expect(table.getState()).toMatchObject({ state: before, question: null, notice: null });
  });

  it('can go on in another line, and come back', () => {
    const { table, tip } = forked();
    sitDown(table);
    const [current] = timelineOf(table).branches;
    go(table, tip);
    expect(table.getState().log.some(({ entry }) => entry.type === 'diceRolled')).toBe(true);
    expect(timelineOf(table).branches.map((branch) => branch.tip)).toEqual([tip, current?.tip]);
    go(table, current?.tip ?? 0);
    expect(table.getState().log.some(({ entry }) => entry.type === 'diceRolled')).toBe(false);
  });

  it('makes going on again follow the line it went to', () => {
    const { table, tip } = forked();
    go(table, tip);
    go(table, 1);
    sitDown(table);
    table.getState().redo();
    expect(cursorOf(table)).toBe(tip);
  });
});

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

describe('two positions side by side', () => {
  it('show bases, areas, losses, units by nation and type, and control that differs', () => {
    const table = startedTable();
    playRandomly(table, 4, 200);
    const end = cursorOf(table);
    const found = table.getState().compare(0, end);
    expect(found?.a).toMatchObject({ node: 0, turn: 1, lost: { axis: 0, allies: 0 } });
    expect(found?.b).toMatchObject({ node: end, turn: stateIn(table).turn, ...figuresAt(table, end) });
    expect(found?.a.units.map(({ nation: one, type }) => [one, type])).toEqual(
      found?.b.units.map(({ nation: one, type }) => [one, type]),
    );
    const count = found?.b.units.reduce((sum, row) => sum + row.map + row.pool + row.newWeapons + row.removed, 0);
    expect(count).toBe(world.units.length);
    expect(found?.control.length).toBeGreaterThan(0);
    for (const { area: place, a, b } of found?.control ?? []) {
      expect(a).not.toBe(b);
      expect(stateIn(table).control[place]).toBe(b);
    }
  });

  const figuresAt = (table: TableStore, id: number): object => {
    const { points, areas, lost, hands } = entryAt(table, id);
    return { points, areas, lost, hands };
  };

  it('count units where they are', () => {
    const table = axisPoints();
    const row = table
      .getState()
      .compare(0, 0)
      ?.a.units.find(({ nation: one, type }) => one === 'DE' && type === 'LF');
    const of = (place: string): number =>
      world.units.filter(({ nation: one, type, start }) => one === 'DE' && type === 'LF' && start === place).length;
    expect(row?.pool).toBe(of('forcePool'));
    expect(row?.newWeapons).toBe(of('newWeaponsPool'));
    expect(row?.map).toBeGreaterThan(5);
  });

  it('show the hand of the side at the table, no other; none behind the curtain', () => {
    const table = turnTwo();
    const now = cursorOf(table);
    expect(table.getState().compare(0, now)?.b.ownHand).toBeNull();
    sitDown(table);
    const found = table.getState().compare(0, now);
    expect(found?.b.ownHand).toEqual(stateIn(table).cards.allies.hand);
    const hidden = SIDES.flatMap((side) => stateIn(table).cards[side].hand).filter(
      (one) => !stateIn(table).cards.allies.hand.includes(one),
    );
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((one) => JSON.stringify(found).includes(one))).toEqual([]);
  });

  it('are nothing without a game or without the positions', () => {
    const table = turnOne();
    expect(table.getState().compare(0, 77)).toBeNull();
    table.getState().closeGame();
    expect(table.getState().compare(0, 0)).toBeNull();
    expect(table.getState().timeline).toBeNull();
  });
});
