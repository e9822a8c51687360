// R14: a side may say once and for all that it never ambushes; the table then does not ask it, whatever it holds.
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../src/engine';
import type { TableStore } from '../../src/store';
import { area, axisPoints, card, intoWarsaw, play, screenText, sitDown, standing, stateIn, unit } from './table';

const never = standing('ask', 'never');

function instructed(...allies: string[]): TableStore {
  const table = axisPoints(undefined, allies);
  table.getState().setPreference('ambush', never);
  return table;
}

describe('a standing instruction', () => {
  it('lets the ambush pass without a curtain, and the move goes on', () => {
    const table = instructed();
    play(table, intoWarsaw());
    expect(table.getState()).toMatchObject({
      seat: 'axis',
      curtain: null,
      prompt: { at: 'points', side: 'axis', left: 1 },
    });
    expect(table.getState().log.some(({ entry }) => entry.type === 'ambushDeclined')).toBe(true);
  });

  it('does not look at the hand: with or without an ambush card the table is the same', () => {
    const [held, other] = [['allies-ambush'], ['allies-diplomacy', 'allies-development', 'allies-supply']].map(
      (wish) => {
        const table = instructed(...wish);
        play(table, intoWarsaw());
        return { text: screenText(table), ambush: stateIn(table).cards.allies.hand.includes(card('allies-ambush')) };
      },
    );
    expect([held?.ambush, other?.ambush]).toEqual([true, false]);
    expect(held?.text === other?.text).toBe(true);
  });

  it('is one step with the decision it answers: taking back takes both back', () => {
    const table = instructed();
    const before = stateIn(table);
    play(table, intoWarsaw());
    expect(table.getState().undoable).toEqual({ ok: true, barrier: null });
    table.getState().undo();
    expect(stateIn(table)).toBe(before);
    table.getState().redo();
    expect(stateIn(table).units[unit('DE-LF-7')]?.at).toBe('warsaw');
  });

  it('is written into the save as an ordinary decision', () => {
    const table = instructed();
    play(table, intoWarsaw());
    const { decisions } = JSON.parse(table.getState().exportGame());
    expect(decisions.slice(-2)).toMatchObject([
      { side: 'axis', decision: { type: 'move' } },
      { side: 'allies', decision: { type: 'decline' } },
    ]);
  });

  it('answers at once when it is given while the table asks', () => {
    const table = axisPoints();
    play(table, intoWarsaw());
    sitDown(table);
    expect(table.getState().prompt?.at).toBe('ambush');
    table.getState().setPreference('ambush', never);
    expect(table.getState().prompt).toMatchObject({ at: 'points', side: 'axis' });
  });

  it('holds for its side only', () => {
    const table = axisPoints();
    table.getState().setPreference('ambush', standing('never', 'ask'));
    play(table, intoWarsaw());
    expect(table.getState().curtain).toEqual({ to: 'allies', at: 'ambush' });
  });

  it('can be withdrawn', () => {
    const table = instructed();
    table.getState().setPreference('ambush', standing('ask', 'ask'));
    play(table, intoWarsaw());
    expect(table.getState().curtain?.at).toBe('ambush');
  });

  it('answers nothing but ambushes', () => {
    const table = instructed();
    play(table, { type: 'done' });
    expect(SIDES).toContain(table.getState().curtain?.to ?? table.getState().prompt?.side);
    expect(table.getState().prompt?.at ?? table.getState().curtain?.at).not.toBe('ambush');
  });

  it('can name the areas where it asks; elsewhere it declines by itself', () => {
    for (const [areas, asked] of [
      [['warsaw'], true],
      [['paris'], false],
      [[], false],
    ] as const) {
      const table = axisPoints(undefined, ['allies-ambush']);
      const allies = { mode: 'onlyHere', areas: areas.map(area) } as const;
      table.getState().setPreference('ambush', { ...standing('ask', 'ask'), allies });
      play(table, intoWarsaw());
      expect(table.getState().curtain?.at === 'ambush').toBe(asked);
      expect(table.getState().log.some(({ entry }) => entry.type === 'ambushDeclined')).toBe(!asked);
    }
  });

  it('that names areas asks there whether or not an ambush card is held', () => {
    const [held, other] = [['allies-ambush'], ['allies-diplomacy', 'allies-development', 'allies-supply']].map(
      (wish) => {
        const table = axisPoints(undefined, wish);
        const allies = { mode: 'onlyHere', areas: [area('warsaw')] } as const;
        table.getState().setPreference('ambush', { ...standing('ask', 'ask'), allies });
        play(table, intoWarsaw());
        return screenText(table);
      },
    );
    expect(held === other).toBe(true);
  });

  it('covers every trigger of the impulse', () => {
    const table = instructed();
    play(table, intoWarsaw());
    play(table, { type: 'airAttack', group: [unit('DE-AF-1')], area: area('warsaw') });
    expect(table.getState().curtain).toBeNull();
    expect(table.getState().undoable.barrier).toBe('dice');
  });
});
