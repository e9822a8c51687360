// Every position is kept and can be gone to; two can be compared.
import { describe, expect, it } from 'vitest';
import { axisAreas, basePoints, SIDES } from '../../src/engine';
import type { TableStore } from '../../src/store';
import { cursorOf, entryAt, forked, go, timelineOf, toBohemia, toRuhr } from './lines';
import {
  axisPoints,
  nation,
  play,
  playRandomly,
  sitDown,
  startedTable,
  stateIn,
  turnOne,
  turnTwo,
  unit,
  world,
} from './table';

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
    const table = startedTable(undefined, [], 8);
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
    playRandomly(table, 8, 300, count);
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
