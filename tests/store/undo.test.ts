// Taking back and going on: freely inside one's own knowledge, never beyond dice, a revealed card or the other side.
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/engine';
import { append, beginTimeline, pathOf, type Step, stepBack, stepOn } from '../../src/store/timeline';
import {
  area,
  axisPoints,
  card,
  cardAt,
  intoWarsaw,
  play,
  sitDown,
  startedTable,
  stateIn,
  turnOne,
  turnTwo,
  unit,
} from './table';

const toRuhr: Decision = { type: 'airMove', group: [unit('DE-AF-1')], to: area('ruhr') };
const toBohemia: Decision = { type: 'airMove', group: [unit('DE-AF-2')], to: area('bohemia') };

describe('taking back', () => {
  it('restores the position, the prompt, the log and what is offered', () => {
    const table = axisPoints();
    const before = table.getState();
    play(table, toRuhr);
    expect(table.getState().undoable).toEqual({ ok: true, barrier: null });
    table.getState().undo();
    const after = table.getState();
    expect(after.state).toBe(before.state);
    expect(after.prompt).toBe(before.prompt);
    expect(after.log).toEqual(before.log);
    expect(after.options).toEqual(before.options);
    expect(after.seat).toBe('axis');
  });

  it('goes back through the whole impulse to the choice of the card, and stops where the other side was asked', () => {
    const table = axisPoints();
    play(table, toRuhr);
    play(table, toBohemia);
    for (let steps = 0; steps < 3; steps += 1) table.getState().undo();
    expect(table.getState().prompt).toMatchObject({ at: 'impulse', side: 'axis' });
    const { state } = table.getState();
    expect(table.getState().undoable).toEqual({ ok: false, barrier: 'side' });
    table.getState().undo();
    expect(table.getState().state).toBe(state);
    expect(table.getState().notice).toEqual({ kind: 'undoRefused', barrier: 'side' });
  });

  it('lets a hand be chosen again while nobody else has been asked', () => {
    const table = turnOne();
    table.getState().undo();
    expect(table.getState()).toMatchObject({ seat: 'axis', prompt: { at: 'chooseHand' } });
  });

  it('stops at the start of the game', () => {
    const table = startedTable();
    sitDown(table);
    table.getState().undo();
    expect(table.getState().notice).toEqual({ kind: 'undoRefused', barrier: 'start' });
  });

  it('stops at dice', () => {
    const table = turnOne();
    play(table, { type: 'airAttack', group: [unit('DE-AF-1')], area: area('warsaw') });
    expect(table.getState().undoable).toEqual({ ok: false, barrier: 'dice' });
  });

  it('stops at dice that came from a script', () => {
    const table = turnOne(undefined, [6, 6]);
    play(table, { type: 'airAttack', group: [unit('DE-AF-1')], area: area('warsaw') });
    expect(table.getState().undoable.barrier).toBe('dice');
  });

  it('stops where a hidden card was shown', () => {
    const table = axisPoints(undefined, ['allies-ambush']);
    play(table, intoWarsaw());
    sitDown(table);
    play(table, { type: 'ambush', card: card('allies-ambush') });
    expect(table.getState().log.some(({ entry }) => entry.type === 'ambushPlayed')).toBe(true);
    expect(table.getState().undoable).toEqual({ ok: false, barrier: 'hidden' });
  });

  it('stops where the other side has answered', () => {
    const table = axisPoints();
    play(table, intoWarsaw());
    sitDown(table);
    play(table, { type: 'decline' });
    expect(table.getState()).toMatchObject({ prompt: { side: 'axis' }, undoable: { ok: false, barrier: 'side' } });
  });

  it('is not possible behind the curtain', () => {
    const table = turnTwo();
    expect(table.getState().undoable).toEqual({ ok: false, barrier: 'side' });
    expect(table.getState().redoable).toBe(false);
  });

  it('and going on wait until the curtain is up again', () => {
    const table = axisPoints();
    play(table, intoWarsaw());
    sitDown(table);
    play(table, { type: 'decline' });
    play(table, toRuhr);
    table.getState().undo();
    expect(table.getState().redoable).toBe(true);
    table.getState().showHand();
    expect(table.getState().redoable).toBe(false);
    table.getState().redo();
    expect(table.getState().curtain).not.toBeNull();
    sitDown(table);
    expect(table.getState().redoable).toBe(true);
  });

  it('is nothing without a game', () => {
    const table = axisPoints();
    table.getState().closeGame();
    expect(table.getState().undoable).toEqual({ ok: false, barrier: null });
    table.getState().undo();
    expect(table.getState().game).toBeNull();
  });
});

describe('going on again', () => {
  it('plays what was taken back, step by step, until a new decision is made', () => {
    const table = axisPoints();
    play(table, toRuhr);
    const one = stateIn(table);
    play(table, toBohemia);
    const two = stateIn(table);
    table.getState().undo();
    table.getState().undo();
    expect(table.getState().redoable).toBe(true);
    table.getState().redo();
    expect(stateIn(table)).toBe(one);
    table.getState().redo();
    expect(stateIn(table)).toBe(two);
    expect(table.getState().redoable).toBe(false);
    table.getState().redo();
    expect(stateIn(table)).toBe(two);
  });

  it('ends with a new decision', () => {
    const table = axisPoints();
    play(table, toRuhr);
    table.getState().undo();
    play(table, toBohemia);
    expect(table.getState().redoable).toBe(false);
    table.getState().undo();
    table.getState().redo();
    expect(stateIn(table).units[unit('DE-AF-2')]?.at).toBe('bohemia');
  });

  it('brings the same dice as before only by the same decisions', () => {
    const table = turnOne();
    const other = turnOne();
    const hand = stateIn(table).cards.axis.hand;
    play(table, { type: 'playCard', card: cardAt(hand, 0), first: 'points' });
    table.getState().undo();
    const strike: Decision = { type: 'airAttack', group: [unit('DE-AF-1')], area: area('warsaw') };
    play(table, strike);
    play(other, strike);
    expect(stateIn(table)).toEqual(stateIn(other));
  });
});

describe('the timeline', () => {
  const step = (name: string): Step => ({ decisions: [], state: { name } as never, lines: [], barrier: null });
  const names = (timeline: ReturnType<typeof beginTimeline>): unknown[] =>
    pathOf(timeline).map(({ state }) => (state as unknown as { name: string }).name);
  const start = beginTimeline({ name: 'start' } as never, []);

  it('keeps an abandoned line as a branch', () => {
    const first = append(append(start, step('a')), step('b'));
    const second = append(stepBack(first), step('c'));
    expect(names(second)).toEqual(['start', 'a', 'c']);
    expect(names({ ...second, cursor: 2 })).toEqual(['start', 'a', 'b']);
    expect(second.nodes.map(({ parent }) => parent)).toEqual([null, 0, 1, 1]);
  });

  it('goes on along the branch that was followed last', () => {
    const forked = append(stepBack(append(append(start, step('a')), step('b'))), step('c'));
    expect(names(stepOn(stepBack(forked)))).toEqual(['start', 'a', 'c']);
  });

  it('stays at its ends', () => {
    expect(stepBack(start)).toBe(start);
    expect(stepOn(start)).toBe(start);
  });
});
