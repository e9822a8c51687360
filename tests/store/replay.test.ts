// A line of play shown step by step: no hand of anybody is shown, nothing can be decided, the game stays as it is.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Decision, hiddenFrom, newGame, replay, SIDES } from '../../src/engine';
import { createMemoryStorage, type TableStore } from '../../src/store';
import {
  area,
  axisPoints,
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

const flyToRuhr = (id: string): Decision => ({ type: 'airMove', group: [unit(id)], to: area('ruhr') });

function played(count = 60): TableStore {
  const table = startedTable();
  playRandomly(table, 4, count);
  sitDown(table);
  return table;
}

const shownAt = (table: TableStore) => table.getState().replay;

describe('a replay', () => {
  it('shows the game from its start, step by step, to where it stands', () => {
    const table = played();
    const { state, log } = table.getState();
    table.getState().startReplay();
    expect(shownAt(table)).toEqual({ at: 0, length: 60, node: 0, playing: false, speed: 1 });
    expect(stateIn(table)).toEqual(newGame(world, { seed: 7 }));
    expect(table.getState().view?.turn).toBe(1);
    table.getState().seekReplay(60);
    expect(stateIn(table)).toEqual(state);
    expect(table.getState().log).toEqual(log);
  });

  it('shows each position as the decisions make it, also of a game that was read from storage', async () => {
    const storage = createMemoryStorage();
    const table = startedTable(storage);
    playRandomly(table, 4, 60);
    await table.getState().settled();
    const later = tableWith(storage);
    await later.getState().resume();
    const { decisions } = JSON.parse(later.getState().exportGame());
    later.getState().startReplay();
    for (const at of [60, 31, 17, 3, 59]) {
      later.getState().seekReplay(at);
      const expected = replay(world, { seed: 7, script: [], variants: {}, decisions: decisions.slice(0, at) });
      expect(expected.ok && expected.value.state).toEqual(stateIn(later));
      expect(later.getState().log).toEqual(table.getState().log.filter(({ node }) => node <= at));
    }
  });

  it('shows no hand of anybody, at no step', () => {
    const table = played();
    const { length } = table.getState().log;
    table.getState().startReplay();
    let looks = 0;
    for (let at = 0; at <= 60; at += 1) {
      table.getState().seekReplay(at);
      const { seat, view, prompt, curtain, options, selectables, warnings } = table.getState();
      expect({ seat, prompt, curtain, options, selectables, warnings }).toEqual({
        seat: null,
        prompt: null,
        curtain: null,
        options: [],
        selectables: {},
        warnings: [],
      });
      expect([view?.cards.axis.hidden, view?.cards.allies.hidden]).toEqual([true, true]);
      const hidden = SIDES.flatMap((side) => hiddenFrom(stateIn(table), side));
      expect(hidden.filter((card) => JSON.stringify(view).includes(card))).toEqual([]);
      looks += hidden.length;
    }
    expect(looks).toBeGreaterThan(length);
  });

  it('lets nothing be decided or taken back', () => {
    const table = turnTwo();
    sitDown(table);
    const cursor = table.getState().timeline?.cursor;
    table.getState().startReplay();
    expect(table.getState().submit({ type: 'pass' })?.code).toBe('notAsked');
    table.getState().undo();
    table.getState().redo();
    table.getState().answer(true);
    table.getState().liftCurtain();
    table.getState().showHand();
    expect(table.getState()).toMatchObject({
      replay: { at: 0 },
      question: null,
      seat: null,
      undoable: { ok: false, barrier: null },
      redoable: false,
      timeline: { cursor },
    });
  });

  it('ends where the game stands, with the same side at the table', () => {
    const table = turnOne();
    const before = table.getState();
    table.getState().startReplay();
    table.getState().seekReplay(1);
    table.getState().endReplay();
    const { replay: shown, state, seat, prompt, curtain, view } = table.getState();
    expect({ replay: shown, seat, curtain }).toEqual({ replay: null, seat: 'axis', curtain: null });
    expect(state).toBe(before.state);
    expect(prompt).toEqual(before.prompt);
    expect(view?.cards.axis.hidden).toBe(false);
  });

  it('ends behind the curtain when it began there', () => {
    const table = turnTwo();
    table.getState().startReplay();
    expect(table.getState().curtain).toBeNull();
    table.getState().endReplay();
    expect(table.getState()).toMatchObject({ curtain: { to: 'allies' }, seat: null, prompt: null });
  });

  it('stays within its ends', () => {
    const table = played(5);
    table.getState().startReplay();
    table.getState().seekReplay(-3);
    expect(shownAt(table)?.at).toBe(0);
    table.getState().seekReplay(99);
    expect(shownAt(table)?.at).toBe(5);
  });

  it('begins at a position of the line, to where the game stands', () => {
    const table = played();
    table.getState().startReplay(40);
    expect(shownAt(table)).toMatchObject({ at: 40, length: 60, node: 40 });
  });

  it('shows another line to its end', () => {
    const table = axisPoints();
    const here = table.getState().timeline?.cursor ?? 0;
    for (const unit of ['DE-AF-1', 'DE-AF-2']) play(table, flyToRuhr(unit));
    table.getState().goTo(here);
    table.getState().startReplay(here + 1);
    expect(shownAt(table)).toMatchObject({ at: here + 1, node: here + 1, length: here + 2 });
    table.getState().seekReplay(here + 2);
    expect(stateIn(table).occupants[area('ruhr')]).toContain('DE-AF-2');
  });

  it('is ended by going on from the position it shows', () => {
    const table = played(20);
    table.getState().startReplay();
    table.getState().seekReplay(12);
    table.getState().goTo(12);
    table.getState().answer(true);
    expect(table.getState()).toMatchObject({ replay: null, timeline: { cursor: 12 } });
  });

  it('is not kept: what is stored is the game', async () => {
    const storage = createMemoryStorage();
    const table = axisPoints(storage);
    table.getState().startReplay();
    await table.getState().settled();
    const later = tableWith(storage);
    await later.getState().resume();
    expect(later.getState().replay).toBeNull();
    expect(later.getState().timeline?.cursor).toBe(table.getState().timeline?.cursor);
  });

  it('is nothing without a game, and without that position', () => {
    const table = played(5);
    table.getState().startReplay(77);
    table.getState().seekReplay(2);
    table.getState().playReplay(true);
    expect(shownAt(table)).toBeNull();
    table.getState().closeGame();
    table.getState().startReplay();
    expect(shownAt(table)).toBeNull();
  });
});

describe('a replay that plays', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes on by itself at its speed, and stops at the end', () => {
    const table = played(8);
    table.getState().startReplay();
    table.getState().setReplaySpeed(2);
    table.getState().playReplay(true);
    vi.advanceTimersByTime(1600);
    expect(shownAt(table)).toMatchObject({ at: 3, playing: true, speed: 2 });
    vi.advanceTimersByTime(10_000);
    expect(shownAt(table)).toMatchObject({ at: 8, playing: false });
  });

  it('begins again when it is set going at its end', () => {
    const table = played(8);
    table.getState().startReplay(8);
    table.getState().playReplay(true);
    expect(shownAt(table)).toMatchObject({ at: 0, playing: true });
  });

  it('can be halted, and goes on from where somebody looked', () => {
    const table = played(8);
    table.getState().startReplay();
    table.getState().playReplay(true);
    vi.advanceTimersByTime(1500);
    table.getState().playReplay(false);
    vi.advanceTimersByTime(5000);
    expect(shownAt(table)?.at).toBe(1);
    table.getState().playReplay(true);
    table.getState().seekReplay(4);
    vi.advanceTimersByTime(1100);
    expect(shownAt(table)?.at).toBe(5);
  });

  it('stops when it is ended, and when the game leaves the table', () => {
    const table = played(8);
    table.getState().startReplay();
    table.getState().playReplay(true);
    table.getState().endReplay();
    const { state } = table.getState();
    vi.advanceTimersByTime(5000);
    expect(table.getState().state).toBe(state);
    table.getState().startReplay();
    table.getState().playReplay(true);
    table.getState().closeGame();
    vi.advanceTimersByTime(5000);
    expect(table.getState().game).toBeNull();
  });

  it.each([
    [0.01, 0.25],
    [3, 3],
    [500, 16],
  ])('a speed of %d is %d, also for the next replay', (wanted, speed) => {
    const table = played(3);
    table.getState().startReplay();
    table.getState().setReplaySpeed(wanted);
    expect(shownAt(table)?.speed).toBe(speed);
    table.getState().endReplay();
    table.getState().startReplay();
    expect(shownAt(table)?.speed).toBe(speed);
  });
});

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
