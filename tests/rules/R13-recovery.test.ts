// R13.1, R13.2, R13.6: who recovers, how many, and with what line of communication.
import { describe, expect, it } from 'vitest';
import { type Decision, locAreas } from '../../src/engine';
import { type Game, given, ids, pass } from '../support/game';
import { nation } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

// Germany controls Berlin and Ruhr, Italy Rome; France is in the west, Riga far in the east belongs to nobody.
const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Ruhr: 'land DE',
    Rome: 'land IT red',
    Paris: 'land FR red',
    Lyon: 'land FR',
    Riga: 'land',
    Sea: 'sea',
  },
  adjacency: 'Berlin-Ruhr-Paris-Lyon-Rome-Ruhr Berlin-Riga-Sea-Berlin',
  setup: { Berlin: 'DE LF*3', Ruhr: 'DE LF', Rome: 'IT LF*2', Paris: 'FR LF*3', Riga: 'GB LF' },
  pool: 'DE NF*2, GB NF',
  nations: { IT: 'axis' },
});
const game = given(world).turn(2);
const recover = (units: string): Decision => ({ type: 'recover', units: ids(units) });
const spentOf = (of: Game, ...units: string[]) => units.filter((id) => of.isSpent(id));
const recovered = (of: Game) => of.logged('unitsRecovered');

describe('R13.1 how many recover', () => {
  it('R13.1 at the end of the turn spent units become ready', () => {
    const after = game.spent('DE-LF-1', 'DE-LF-4').endOfTurn();
    expect(spentOf(after, 'DE-LF-1', 'DE-LF-4')).toEqual([]);
    expect(recovered(after)).toEqual([
      { type: 'unitsRecovered', side: 'axis', units: ['DE-LF-1', 'DE-LF-4'], rule: 'R13.1' },
    ]);
  });

  it('R13.1 both sides recover', () => {
    const after = game.spent('DE-LF-1', 'FR-LF-1').endOfTurn();
    expect(recovered(after).map(({ side, units }) => [side, units])).toEqual([
      ['axis', ['DE-LF-1']],
      ['allies', ['FR-LF-1']],
    ]);
  });

  it('R13.1 per nation at most as many as areas it controls', () => {
    const asked = game.spent('DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-LF-4').endOfTurn();
    expect(asked.prompt).toEqual({
      at: 'recovery',
      side: 'axis',
      nation: 'DE',
      count: 2,
      candidates: ['DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-LF-4'],
    });
    const after = asked.decide('axis', recover('DE-LF-2 DE-LF-4'));
    expect(spentOf(after, 'DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-LF-4')).toEqual(['DE-LF-1', 'DE-LF-3']);
  });

  it('R13.1 sea areas count like land', () => {
    const asked = game.put('Sea', 'DE-NF-1').spent('DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-LF-4').endOfTurn();
    expect(asked.prompt).toMatchObject({ nation: 'DE', count: 3 });
  });

  it('R13.1 conquered areas count, home areas of others do not', () => {
    const asked = game.put('Lyon', 'DE-LF-4').spent('DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-LF-4').endOfTurn();
    expect(asked.prompt).toMatchObject({ nation: 'DE', count: 3 });
    const held = game.put('Lyon', 'IT-LF-1').spent('DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-LF-4').endOfTurn();
    expect(held.prompt).toMatchObject({ nation: 'DE', count: 2 });
  });

  it('R13.1 a nation that controls less than it has spent does not draw on its ally', () => {
    const after = game.spent('IT-LF-1', 'IT-LF-2').endOfTurn();
    expect(after.prompt).toMatchObject({ at: 'recovery', nation: 'IT', count: 1 });
  });

  it('R13.1 units of the force pool are not concerned', () => {
    const after = game.put('forcePool', 'DE-LF-1').spent('DE-LF-2').endOfTurn();
    expect(recovered(after)).toMatchObject([{ units: ['DE-LF-2'] }]);
  });

  it('R13.1 the Supply event lets its side recover', () => {
    const after = game.spent('DE-LF-1', 'FR-LF-1').event('axis', 'axis-supply-1');
    expect(spentOf(after, 'DE-LF-1', 'FR-LF-1')).toEqual(['FR-LF-1']);
    expect(after.prompt?.at).toBe('points');
  });

  it('R13.1 the Supply event keeps to the limit', () => {
    const asked = game.spent('FR-LF-1', 'FR-LF-2', 'FR-LF-3').event('allies', 'allies-supply-1');
    expect(asked.prompt).toMatchObject({ at: 'recovery', side: 'allies', nation: 'FR', count: 2 });
    expect(asked.decide('allies', recover('FR-LF-3 FR-LF-1')).prompt?.at).toBe('points');
  });

  it('R13.1 never at the end of a single impulse', () => {
    const after = game.spent('DE-LF-1').impulse('axis').decide('axis', pass);
    expect(after.isSpent('DE-LF-1')).toBe(true);
    expect(recovered(after)).toEqual([]);
  });
});

describe('R13.2 the line of communication', () => {
  it('R13.2 through areas the side controls, whoever of it does', () => {
    // Lyon is Italian, Rome too: the German in Lyon is supplied through Ruhr and Rome.
    const line = game.put('Lyon', 'IT-LF-1', 'DE-LF-4').control('Lyon', 'IT').spent('DE-LF-4').endOfTurn();
    expect(line.isSpent('DE-LF-4')).toBe(false);
  });

  it('R13.2 the unit’s own area need not be controlled', () => {
    const guest = game.put('Paris', 'DE-LF-4').put('Ruhr', 'DE-LF-3').spent('DE-LF-4');
    expect(guest.controller('Paris')).toBe('FR');
    expect(guest.endOfTurn().isSpent('DE-LF-4')).toBe(false);
  });

  it('R13.2 but every other area of the way', () => {
    // The German in Lyon: Rome and Paris, on either side of it, are French.
    const cut = game.put('forcePool', 'IT-LF-1', 'IT-LF-2').put('Rome', 'FR-LF-1').put('Lyon', 'DE-LF-4', 'FR-LF-2');
    const after = cut.control('Lyon', 'FR').spent('DE-LF-4').endOfTurn();
    expect(after.isSpent('DE-LF-4')).toBe(true);
    expect(recovered(after)).toEqual([]);
  });

  it('R13.2 an area of the line itself has to be controlled, presence is not enough', () => {
    const through = game.put('Paris', 'DE-LF-3').put('Lyon', 'DE-LF-4').put('forcePool', 'IT-LF-1', 'IT-LF-2');
    const cut = through.put('Rome', 'FR-LF-3').control('Lyon', 'FR').put('Lyon', 'FR-LF-2').control('Lyon', 'FR');
    expect(cut.controller('Paris')).toBe('FR');
    expect(cut.spent('DE-LF-4').endOfTurn().isSpent('DE-LF-4')).toBe(true);
  });

  it('R13.2 the line runs over sea', () => {
    const far = game.put('forcePool', 'GB-LF-1').put('Sea', 'DE-NF-1').put('Riga', 'DE-LF-4').spent('DE-LF-4');
    expect(far.endOfTurn().isSpent('DE-LF-4')).toBe(false);
  });

  it('R13.2 it starts in home territory of the unit’s own nation', () => {
    // Rome is lost: Italians in Ruhr have no home to be supplied from, Germans beside them have.
    const away = game.put('Ruhr', 'IT-LF-1').put('forcePool', 'IT-LF-2').put('Rome', 'FR-LF-1').put('Lyon', 'IT-LF-2');
    const after = away.spent('IT-LF-1', 'DE-LF-4').endOfTurn();
    expect(spentOf(after, 'IT-LF-1', 'DE-LF-4')).toEqual(['IT-LF-1']);
  });

  it('R13.2 the home area it starts in has to be controlled by the side', () => {
    const surrounded = game.put('Ruhr', 'FR-LF-1').put('forcePool', 'DE-LF-4', 'DE-LF-3', 'DE-LF-2');
    const lost = surrounded.put('Berlin', 'GB-LF-1').put('forcePool', 'DE-LF-1').put('Rome', 'DE-LF-1');
    const after = lost.control('Rome', 'IT').spent('DE-LF-1', 'IT-LF-1').endOfTurn();
    expect([after.controller('Berlin'), after.controller('Ruhr')]).toEqual(['GB', 'FR']);
    expect(spentOf(after, 'DE-LF-1', 'IT-LF-1')).toEqual(['DE-LF-1']);
  });

  it('R13.2 the areas of the line: controlled by the side and joined to home', () => {
    const lineOf = (of: Game, id: string) => locAreas(of.world, of.state, nation(id));
    const guest = game.put('Paris', 'DE-LF-4').put('Lyon', 'IT-LF-1').control('Lyon', 'IT');
    expect(lineOf(guest, 'DE')).toEqual(['Berlin', 'Ruhr', 'Rome', 'Lyon']);
    expect(lineOf(guest, 'IT')).toEqual(lineOf(guest, 'DE'));
    expect(lineOf(guest, 'FR')).toEqual(['Paris']);
    const lost = game.put('forcePool', 'IT-LF-2').put('Ruhr', 'IT-LF-1').put('Rome', 'FR-LF-1').control('Rome', 'FR');
    expect(lineOf(lost, 'IT')).toEqual([]);
    expect(lineOf(lost, 'DE')).toEqual(['Berlin', 'Ruhr']);
    expect(lineOf(lost, 'PL')).toEqual([]);
  });

  it('R13.2 units without a line do not use up the limit', () => {
    const cut = game.put('forcePool', 'IT-LF-1', 'IT-LF-2').put('Rome', 'FR-LF-1').put('Lyon', 'DE-LF-4', 'FR-LF-2');
    const three = cut.control('Lyon', 'FR').spent('DE-LF-1', 'DE-LF-2', 'DE-LF-4').endOfTurn();
    expect(spentOf(three, 'DE-LF-1', 'DE-LF-2', 'DE-LF-4')).toEqual(['DE-LF-4']);
  });
});

describe('R13.6 the choice', () => {
  const many = game.spent('DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'IT-LF-1', 'IT-LF-2', 'FR-LF-1', 'FR-LF-2', 'FR-LF-3');
  const asked = many.endOfTurn();

  it('R13.6 where no choice exists all recover without a question', () => {
    const after = game.spent('DE-LF-1', 'DE-LF-2').endOfTurn();
    expect(after.prompt?.at).toBe('chooseHand');
  });

  it('R13.6 the axis chooses first, nation by nation, then the allies', () => {
    expect(asked.prompt).toMatchObject({ at: 'recovery', side: 'axis', nation: 'IT', count: 1 });
    const second = asked.decide('axis', recover('IT-LF-2'));
    expect(second.prompt).toMatchObject({ at: 'recovery', side: 'axis', nation: 'DE', count: 2 });
    const third = second.decide('axis', recover('DE-LF-1 DE-LF-3'));
    expect(third.prompt).toMatchObject({ at: 'recovery', side: 'allies', nation: 'FR', count: 2 });
    const after = third.decide('allies', recover('FR-LF-1 FR-LF-2'));
    expect(after.state.turn).toBe(3);
    expect(spentOf(after, 'DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'IT-LF-1', 'IT-LF-2', 'FR-LF-3')).toEqual([
      ...['DE-LF-2', 'IT-LF-1', 'FR-LF-3'],
    ]);
  });

  it('R13.6 exactly as many as the limit allows', () => {
    const wrong = (units: string, have: number) => {
      const refusal = { code: 'recoverWrongNumber', rule: 'R13.1', nation: 'IT', need: 1, have };
      expect(asked.refusal('axis', recover(units))).toEqual(refusal);
    };
    wrong('', 0);
    wrong('IT-LF-1 IT-LF-2', 2);
  });

  it('R13.6 no unit twice', () => {
    const german = asked.decide('axis', recover('IT-LF-1'));
    expect(german.refusal('axis', recover('DE-LF-1 DE-LF-1'))).toMatchObject({ code: 'recoverWrongNumber' });
  });

  it('R13.6 only units that may recover', () => {
    const refusal = { code: 'notRecoverable', rule: 'R13.2', unit: 'DE-LF-1' };
    expect(asked.refusal('axis', recover('DE-LF-1'))).toEqual(refusal);
  });

  it('R13.6 the owner chooses, not the other side', () => {
    expect(asked.refusal('allies', recover('IT-LF-1'))).toMatchObject({ code: 'notYourDecision', side: 'axis' });
  });
});
