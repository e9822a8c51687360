// R20, T6 and later: the main line in 1942. At ten points the axis would win, so the game that goes on to Sea Lion has
// the Soviets take Kiev back in time; another line ends there.
import { describe, expect, it } from 'vitest';
import { victoryPoints } from '../../src/engine';
import { pass } from '../support/game';
import { allies, axis } from './notation';
import { chapter, eventsPlayed, leaving, typesOf, unitsIn, world } from './standardGame';

describe('R20 T6', () => {
  it('R20 T6: the USA enters (R15.4)', () => {
    const { before, after } = chapter('T6 the USA enters');
    expect(before.sideOf('US')).toBe('neutral');
    expect(after.state.turn).toBe(6);
    expect(after.logged('nationJoined')).toMatchObject([{ nation: 'US', side: 'allies', cause: 'track' }]);
    expect(chapter('T6 American aircraft').after.at('US-AF-1')).toBe('scotland');
  });

  it('R20 T6: Spain enters (R15.4)', () => {
    const { before, after } = chapter('T6 Spain enters');
    expect(after.logged('nationJoined')).toMatchObject([{ nation: 'ES', side: 'axis', cause: 'track' }]);
    expect([victoryPoints(world, before.state), victoryPoints(world, after.state)]).toEqual([8, 9]);
  });

  it('R20 T6: Kharkov brings the axis to 10 (R1.2, R3.1)', () => {
    const { before, after } = chapter('T6 Kharkov');
    expect(before.controller('kharkov')).toBe('SU');
    expect(after.controller('kharkov')).toBe('DE');
    expect([victoryPoints(world, before.state), victoryPoints(world, after.state)]).toEqual([9, 10]);
  });

  it('R20 T6: with 10 at the end of the turn the axis wins (R1.2)', () => {
    const { after } = leaving('T6 new submarines', allies(pass), axis(pass));
    expect(after.logged('victoryChecked')).toEqual([{ type: 'victoryChecked', turn: 6, axisPoints: 10 }]);
    expect(after.state.outcome).toMatchObject({ winner: 'axis', kind: 'suddenDeath', rule: 'R1.2', axisPoints: 10 });
    expect(after.prompt).toBeNull();
  });

  it('R20 T6: with Kiev lost again the game goes on (R1.2)', () => {
    expect(chapter('T6 the Soviets in Kiev').after.controller('kiev')).toBe('SU');
    const { after } = chapter('T6 end');
    expect(after.logged('victoryChecked')).toMatchObject([{ axisPoints: 9 }]);
    expect(after.state).toMatchObject({ turn: 7, outcome: null });
  });
});

describe('R20 Later', () => {
  it('R20 Later: German armour lands in Britain under Sea Lion (R18, R8.6)', () => {
    const { before, after } = chapter('T7 Sea Lion');
    expect(typesOf(unitsIn(before, 'belgium'))).toContain('TF');
    expect(before.controller('channel')).toBe('GB');
    expect(eventsPlayed(after)).toEqual(['seaLion']);
    expect(after.logged('groupMoved')).toMatchObject([
      { side: 'axis', law: 'seaLion', from: 'belgium', to: 'channel' },
      { side: 'axis', law: 'seaLion', from: 'channel', to: 'london' },
    ]);
    expect(after.at('DE-TF-4')).toBe('london');
    expect(after.isSpent('DE-TF-4')).toBe(false);
  });

  it('R20 Later: the landed armour attacks (R18)', () => {
    const { after } = chapter('T7 battle of London');
    expect(after.logged('attackDeclared')).toMatchObject([{ kind: 'attack', side: 'axis', area: 'london' }]);
    expect(after.logged('allocatorChosen')).toMatchObject([{ side: 'allies', clause: 1 }]);
    expect([after.isSpent('GB-LF-5'), after.isSpent('GB-LF-7')]).toEqual([true, true]);
    expect(after.controller('london')).toBe('GB');
  });
});
