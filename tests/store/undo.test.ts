// Taking back and going on: freely inside one's own knowledge; beyond it the table asks and says what is given away.
import { describe, expect, it } from 'vitest';
import type { TableStore } from '../../src/store';
import { declined, overWarsaw, toBohemia, toRuhr } from './lines';
import { area, axisPoints, card, intoWarsaw, play, sitDown, startedTable, stateIn, turnOne, unit } from './table';

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
    play(table, { type: 'airAttack', group: ['DE-AF-1', 'DE-AF-2'].map(unit), area: area('warsaw') });
    const rolled = table.getState().log.flatMap(({ entry }) => (entry.type === 'diceRolled' ? entry.dice : []));
    table.getState().undo();
    expect(rolled).toHaveLength(2);
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
