// A line of play shown step by step: no hand of anybody is shown, nothing can be decided, the game stays as it is.
import { describe, expect, it } from 'vitest';
import { hiddenFrom, newGame, replay, SIDES } from '../../src/engine';
import { createMemoryStorage } from '../../src/store';
import { flyToRuhr, played, shownAt } from './replayed';
import {
  area,
  axisPoints,
  play,
  playRandomly,
  sitDown,
  startedTable,
  stateIn,
  tableWith,
  turnOne,
  turnTwo,
  world,
} from './table';

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

  it('does not show what has been taken back', () => {
    const table = axisPoints();
    const here = table.getState().timeline?.cursor ?? 0;
    for (const id of ['DE-AF-1', 'DE-AF-2']) play(table, flyToRuhr(id));
    table.getState().undo();
    table.getState().undo();
    table.getState().startReplay();
    expect(shownAt(table)?.length).toBe(here);
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
