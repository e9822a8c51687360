// Going on again; and what can be taken back for nothing because nobody else has looked.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../src/store';
import { declined, overWarsaw, toBohemia, toRuhr } from './lines';
import {
  axisPoints,
  cardAt,
  intoWarsaw,
  play,
  sitDown,
  standing,
  stateIn,
  tableWith,
  turnOne,
  turnTwo,
  unit,
} from './table';

describe('behind a curtain that nobody has lifted', () => {
  it('the last step can be taken back for nothing, by the side that made it', () => {
    const table = turnTwo();
    expect(table.getState()).toMatchObject({ curtain: { to: 'allies' }, undoable: { ok: true, barrier: null } });
    table.getState().undo();
    expect(table.getState()).toMatchObject({ question: null, curtain: { to: 'axis', at: 'chooseHand' }, seat: null });
  });

  it('it shows nobody a hand', () => {
    const table = turnTwo();
    table.getState().undo();
    const { state: _, world: __, ...shown } = table.getState();
    const hidden = [...stateIn(table).cards.axis.deck, ...stateIn(table).cards.allies.hand];
    expect(hidden.filter((one) => JSON.stringify(shown).includes(`"${one}"`))).toEqual([]);
  });

  it('once it has been lifted, the other side has looked: the table asks', () => {
    const table = turnTwo();
    sitDown(table);
    expect(table.getState().undoable).toEqual({ ok: true, barrier: 'side' });
    table.getState().undo();
    expect(table.getState().question).not.toBeNull();
  });

  it('the same after a reload, whether it had been lifted or not', async () => {
    for (const lifted of [false, true]) {
      const storage = createMemoryStorage();
      const table = turnTwo(storage);
      if (lifted) sitDown(table);
      await table.getState().settled();
      const later = tableWith(storage);
      await later.getState().resume();
      expect(later.getState().undoable.barrier).toBe(lifted ? 'side' : null);
    }
  });

  it('its own side sitting down again is no look of the other', async () => {
    const storage = createMemoryStorage();
    const table = axisPoints(storage);
    play(table, toRuhr);
    await table.getState().settled();
    const later = tableWith(storage);
    await later.getState().resume();
    sitDown(later);
    later.getState().undo();
    expect(later.getState()).toMatchObject({ question: null, seat: 'axis', prompt: { at: 'points', left: 2 } });
  });

  it('going on waits until it is up again', () => {
    const table = declined();
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
    play(table, overWarsaw);
    play(other, overWarsaw);
    expect(stateIn(table)).toEqual(stateIn(other));
  });

  it('is kept over a reload', async () => {
    const storage = createMemoryStorage();
    const table = axisPoints(storage);
    play(table, toRuhr);
    const one = stateIn(table);
    table.getState().undo();
    await table.getState().settled();
    const later = tableWith(storage);
    await later.getState().resume();
    sitDown(later);
    expect(later.getState().redoable).toBe(true);
    later.getState().redo();
    expect(stateIn(later)).toEqual(one);
  });
});

describe('what standing instructions have answered', () => {
  it('belongs to the step it followed, also after a reload', async () => {
    const storage = createMemoryStorage();
    const table = axisPoints(storage);
    table.getState().setPreference('ambush', standing('ask', 'never'));
    const before = stateIn(table);
    play(table, intoWarsaw());
    await table.getState().settled();
    const later = tableWith(storage);
    await later.getState().resume();
    sitDown(later);
    expect(later.getState().undoable).toEqual({ ok: true, barrier: null });
    later.getState().undo();
    expect(stateIn(later)).toEqual(before);
  });
});
