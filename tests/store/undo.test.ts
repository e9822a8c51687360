// Taking back and going on: freely inside one's own knowledge; beyond it the table asks and says what is given away.
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/engine';
import { createMemoryStorage, type TableStore } from '../../src/store';
import {
  area,
  axisPoints,
  card,
  cardAt,
  intoWarsaw,
  play,
  sitDown,
  standing,
  startedTable,
  stateIn,
  tableWith,
  turnOne,
  turnTwo,
  unit,
} from './table';

const toRuhr: Decision = { type: 'airMove', group: [unit('DE-AF-1')], to: area('ruhr') };
const toBohemia: Decision = { type: 'airMove', group: [unit('DE-AF-2')], to: area('bohemia') };
const overWarsaw: Decision = { type: 'airAttack', group: [unit('DE-AF-1')], area: area('warsaw') };

/** The allies have been asked about an ambush and have declined; the axis goes on. */
function declined(): TableStore {
  const table = axisPoints();
  play(table, intoWarsaw());
  sitDown(table);
  play(table, { type: 'decline' });
  return table;
}

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

  it('goes back through the whole impulse to the choice of the card without a question', () => {
    const table = axisPoints();
    play(table, toRuhr);
    play(table, toBohemia);
    for (let steps = 0; steps < 3; steps += 1) table.getState().undo();
    expect(table.getState()).toMatchObject({ question: null, prompt: { at: 'impulse', side: 'axis' } });
  });

  it('lets a hand be chosen again while nobody else has been asked', () => {
    const table = turnOne();
    table.getState().undo();
    expect(table.getState()).toMatchObject({ seat: 'axis', prompt: { at: 'chooseHand' } });
  });

  it('ends at the start of the game', () => {
    const table = startedTable();
    sitDown(table);
    expect(table.getState().undoable).toEqual({ ok: false, barrier: 'start' });
    table.getState().undo();
    expect(table.getState()).toMatchObject({ notice: { kind: 'undoRefused', barrier: 'start' }, question: null });
  });

  it('is nothing without a game', () => {
    const table = axisPoints();
    table.getState().closeGame();
    expect(table.getState().undoable).toEqual({ ok: false, barrier: null });
    table.getState().undo();
    expect(table.getState().game).toBeNull();
  });
});

describe('taking back what gives something away', () => {
  it.each<[string, () => TableStore, 'dice' | 'hidden' | 'side']>([
    [
      'dice',
      () => {
        const table = turnOne();
        play(table, overWarsaw);
        return table;
      },
      'dice',
    ],
    [
      'dice from a script',
      () => {
        const table = turnOne(undefined, [6, 6]);
        play(table, overWarsaw);
        return table;
      },
      'dice',
    ],
    [
      'a card that was hidden',
      () => {
        const table = axisPoints(undefined, ['allies-ambush']);
        play(table, intoWarsaw());
        sitDown(table);
        play(table, { type: 'ambush', card: card('allies-ambush') });
        return table;
      },
      'hidden',
    ],
    ['an answer of the other side', declined, 'side'],
  ])('asks first: %s', (_, reach, barrier) => {
    const table = reach();
    const { state } = table.getState();
    expect(table.getState().undoable).toEqual({ ok: true, barrier });
    table.getState().undo();
    expect(table.getState().question).toMatchObject({ kind: 'goBack' });
    expect(table.getState().state).toBe(state);
  });

  it('stays where it was when the answer is no', () => {
    const table = declined();
    const { state, log } = table.getState();
    table.getState().undo();
    table.getState().answer(false);
    expect(table.getState()).toMatchObject({ question: null, state, log });
  });

  it('goes back when the answer is yes, and keeps the abandoned line as a branch', () => {
    const table = turnOne();
    const before = stateIn(table);
    play(table, overWarsaw);
    const abandoned = stateIn(table);
    const tip = table.getState().timeline?.cursor ?? 0;
    table.getState().undo();
    table.getState().answer(true);
    expect(stateIn(table)).toBe(before);
    play(table, { type: 'pass' });
    sitDown(table);
    expect(table.getState().timeline?.branches).toMatchObject([
      { current: true },
      { tip, current: false, from: 1, steps: 1 },
    ]);
    table.getState().goTo(tip);
    table.getState().answer(true);
    expect(stateIn(table)).toBe(abandoned);
  });

  it('is forgotten as a question when the game goes on instead', () => {
    const table = declined();
    table.getState().undo();
    play(table, toRuhr);
    const { state } = table.getState();
    expect(table.getState().question).toBeNull();
    table.getState().answer(true);
    expect(table.getState().state).toBe(state);
  });

  it('says what is given away, and who gains: dice are known to both', () => {
    const table = turnOne();
    play(table, { type: 'airAttack', group: ['DE-AF-1'].map(unit), area: area('warsaw') });
    const rolled = table.getState().log.flatMap(({ entry }) => (entry.type === 'diceRolled' ? entry.dice : []));
    table.getState().undo();
    expect(rolled.length).toBeGreaterThan(0);
    expect(table.getState().question?.giveaway).toEqual({
      dice: rolled.length,
      shown: 0,
      decisions: { axis: 1, allies: 0 },
      gains: ['axis', 'allies'],
    });
  });

  it('says what is given away, and who gains: an answer without a card is known to the side it was given to', () => {
    const table = declined();
    table.getState().undo();
    expect(table.getState().question?.giveaway).toEqual({
      dice: 0,
      shown: 0,
      decisions: { axis: 0, allies: 1 },
      gains: ['axis'],
    });
  });

  it('counts everything since, to wherever it goes', () => {
    const table = declined();
    const start = table.getState().timeline?.entries.findLast(({ at }) => at === 'chooseHand')?.id ?? -1;
    table.getState().goTo(start);
    expect(table.getState().question).toEqual({
      kind: 'goBack',
      to: start,
      giveaway: { dice: 0, shown: 1, decisions: { axis: 2, allies: 2 }, gains: ['axis', 'allies'] },
    });
  });

  it('falls behind the curtain when another side is asked there', () => {
    const table = declined();
    table.getState().undo();
    table.getState().answer(true);
    expect(table.getState()).toMatchObject({ seat: null, curtain: { to: 'allies', at: 'ambush' }, prompt: null });
  });
});

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
