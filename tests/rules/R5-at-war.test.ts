// R5.7, R5.8: classes, and what units of neutrals may not do.
import { describe, expect, it } from 'vitest';
import { airAttack, airMove, attack, given, mobilize, move } from '../support/game';
import { unit } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

describe('R5.7 classes', () => {
  const world = toyWorld({
    areas: { Home: 'land DE red', Port: 'land DE', Sea: 'sea', Paris: 'land FR' },
    adjacency: 'Paris-Home-Port-Sea-Home',
    setup: { Home: 'DE LF*2 GF SA TF AB FT AF', Sea: 'DE NF*2 CV CVE SS, FR NF', Paris: 'FR LF' },
  });
  const game = given(world).points('axis', 2);
  const classOf = (type: string) => world.unitById[unit(`DE-${type}-1`)]?.class;

  it('R5.7 LF, GF, SA, TF, AB and FT are army', () => {
    expect(['LF', 'GF', 'SA', 'TF', 'AB', 'FT'].map(classOf)).toEqual(Array(6).fill('army'));
  });

  it('R5.7 AF is air; NF, CV, CVE and SS are naval', () => {
    expect(['AF', 'NF', 'CV', 'CVE', 'SS'].map(classOf)).toEqual(['air', 'naval', 'naval', 'naval', 'naval']);
  });

  it('R5.7 air-capable are the units with an air rating: AF, CV and CVE', () => {
    expect(game.refusal('axis', airAttack('DE-AF-1', 'Sea'))).toBeNull();
    expect(game.refusal('axis', airAttack('DE-CV-1 DE-CVE-1', 'Sea'))).toBeNull();
  });

  it.each(['DE-LF-1', 'DE-SA-1', 'DE-AB-1', 'DE-FT-1'])('R5.7 an army unit is not air-capable: %s', (id) => {
    const refusal = { code: 'notAirCapable', rule: 'R11.2', unit: id };
    expect(game.refusal('axis', airAttack(id, 'Sea'))).toEqual(refusal);
  });

  it.each(['DE-NF-1', 'DE-SS-1'])('R5.7 other ships are not air-capable: %s', (id) => {
    expect(game.refusal('axis', airAttack(id, 'Sea'))).toEqual({ code: 'notAirCapable', rule: 'R11.2', unit: id });
  });
});

describe('R5.8 units of neutrals', () => {
  // Soviets stand in Eastern Poland, which is Polish; Italy is neutral.
  const world = toyWorld({
    areas: {
      Berlin: 'land DE red',
      Warsaw: 'land PL black',
      East: 'land PL',
      Minsk: 'land SU red',
      Rome: 'land IT red',
      Sea: 'sea',
    },
    adjacency: 'Berlin-Warsaw-East-Minsk Berlin-Rome-Sea-East',
    setup: { Berlin: 'DE LF*2 AF', Warsaw: 'PL LF', East: 'PL LF, SU LF AF', Rome: 'IT LF AF', Sea: 'DE NF, GB NF' },
    pool: 'IT LF NF, SU LF',
    cards: ['axis offensive 2', 'axis ambush 2', 'allies ambush 2'],
    firstHands: { axis: 0 },
  });
  const game = given(world);
  const neutral = (id: string) => ({ code: 'nationNotAtWar', rule: 'R5.8', unit: id });

  it('R5.8 may not move', () => {
    expect(game.points('axis', 1).refusal('axis', move('IT-LF-1', 'Berlin'))).toEqual(neutral('IT-LF-1'));
    expect(game.points('allies', 1).refusal('allies', move('SU-LF-1', 'Minsk'))).toEqual(neutral('SU-LF-1'));
  });

  it('R5.8 may not fly or attack from the air', () => {
    expect(game.impulse('axis').refusal('axis', airMove('IT-AF-1', 'Berlin'))).toEqual(neutral('IT-AF-1'));
    expect(game.impulse('axis').refusal('axis', airAttack('IT-AF-1', 'Sea'))).toEqual(neutral('IT-AF-1'));
  });

  it('R5.8 may not attack, nor join an attack', () => {
    const met = game.put('East', 'DE-LF-1').points('allies', 1);
    expect(met.refusal('allies', attack('SU-LF-1'))).toEqual(neutral('SU-LF-1'));
    expect(met.refusal('allies', attack('PL-LF-2 SU-LF-1'))).toEqual(neutral('SU-LF-1'));
    expect(met.refusal('allies', attack('PL-LF-2'))).toBeNull();
  });

  it('R5.8 may not be mobilized', () => {
    expect(game.points('axis', 1).refusal('axis', mobilize('IT-LF-2', 'Rome'))).toEqual({
      ...neutral('IT-LF-2'),
      nation: 'IT',
    });
  });

  it('R5.8 units of the other side may not act either', () => {
    const refusal = { code: 'notYourUnit', rule: 'R5.8', unit: 'PL-LF-1' };
    expect(game.points('axis', 1).refusal('axis', move('PL-LF-1', 'Berlin'))).toEqual(refusal);
  });

  it('R5.8 garrison nothing: the last Pole may not leave the Soviets behind', () => {
    expect(game.points('allies', 1).refusal('allies', move('PL-LF-2', 'Warsaw'))).toEqual({
      code: 'leavesAreaEmpty',
      rule: 'R8.3',
      area: 'East',
    });
  });

  it('R5.8 control for no side', () => {
    expect(game.put('Sea', 'IT-NF-1').put('forcePool', 'DE-NF-1', 'GB-NF-1').controller('Sea')).toBeNull();
    expect(game.put('forcePool', 'PL-LF-2').controller('East')).toBe('PL');
  });

  it('R5.8 are no enemies in an area: nothing to attack there', () => {
    const alone = game.put('forcePool', 'PL-LF-2').put('East', 'DE-LF-1').points('axis', 1);
    expect(alone.refusal('axis', attack('DE-LF-1'))).toEqual({ code: 'noEnemyHere', rule: 'R9.1', area: 'East' });
  });

  it('R5.8 an attack on their own land is a violation, which makes them enemies', () => {
    const bombed = game.impulse('axis').dice(6).decide('axis', airAttack('DE-AF-1', 'Rome'));
    expect(bombed.logged('neutralityViolated')).toEqual([
      { type: 'neutralityViolated', nation: 'IT', by: 'axis', area: 'Rome' },
    ]);
    expect(bombed.sideOf('IT')).toBe('allies');
  });

  it('R5.8 at war they may do all of it', () => {
    const war = game.war('IT', 'axis').points('axis', 1);
    expect(war.refusal('axis', move('IT-LF-1', 'Berlin'))).toBeNull();
    expect(war.refusal('axis', mobilize('IT-LF-2', 'Rome'))).toBeNull();
    expect(war.refusal('axis', airMove('IT-AF-1', 'Berlin'))).toBeNull();
  });
});
