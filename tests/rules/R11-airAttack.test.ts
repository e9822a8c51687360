// R11.2–R11.6: air attacks.
import { describe, expect, it } from 'vitest';
import { airAttack, given } from '../support/game';
import { area } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

// A chain of land with a sea at either end; GB AF has movement 2.
const world = toyWorld({
  areas: {
    Kent: 'land GB red',
    Front: 'land DE',
    Rear: 'land DE',
    Deep: 'land DE',
    Near: 'sea',
    Bay: 'sea',
    Bare: 'land CH',
    Guarded: 'land NL',
  },
  adjacency: 'Near-Kent-Front-Rear-Deep Front-Bay Near-Guarded Near-Bare',
  setup: {
    Kent: 'GB AF*2 LF',
    Near: 'GB CV NF',
    Front: 'DE LF',
    Rear: 'DE LF',
    Deep: 'DE LF',
    Bay: 'DE NF',
    Guarded: 'NL GF',
  },
  pool: 'DE LF AF SS, FR AF',
  ratings: { 'GB AF': { air: 4, movement: 2 }, 'FR AF': { air: 2, movement: 1 }, 'GB CV': { attack: 2, air: 3 } },
});
const game = given(world).points('allies', 3).turn(2);
const far = { code: 'airAttackTooFar', rule: 'R11.2' };

describe('R11.2 who attacks what', () => {
  it('R11.2 the target may be the same area', () => {
    expect(game.put('Kent', 'DE-LF-4').refusal('allies', airAttack('GB-AF-1', 'Kent'))).toBeNull();
  });

  it('R11.2 the target may be an adjacent area, land or sea', () => {
    expect(game.refusal('allies', airAttack('GB-AF-1', 'Front'))).toBeNull();
    expect(game.put('Near', 'DE-SS-1').refusal('allies', airAttack('GB-AF-1', 'Near'))).toBeNull();
  });

  it('R11.2 air units alone reach a land area within their movement', () => {
    expect(game.refusal('allies', airAttack('GB-AF-1', 'Rear'))).toBeNull();
    expect(game.refusal('allies', airAttack('GB-AF-1', 'Deep'))).toMatchObject({ ...far, area: 'Deep' });
  });

  it('R11.2 the lowest movement of the group counts', () => {
    const mixed = game.put('Kent', 'FR-AF-1');
    expect(mixed.refusal('allies', airAttack('GB-AF-1 FR-AF-1', 'Rear'))).toMatchObject({ ...far, area: 'Rear' });
    expect(mixed.refusal('allies', airAttack('GB-AF-1 FR-AF-1', 'Front'))).toBeNull();
  });

  it('R11.2 air units do not reach a sea area that is not adjacent', () => {
    expect(game.refusal('allies', airAttack('GB-AF-1', 'Bay'))).toMatchObject({ ...far, area: 'Bay' });
  });

  it('R11.2 carriers attack their own and adjacent areas, however far they could move', () => {
    expect(game.refusal('allies', airAttack('GB-CV-1', 'Front'))).toMatchObject({ ...far, area: 'Front' });
    expect(game.put('Kent', 'GB-CV-1').refusal('allies', airAttack('GB-CV-1', 'Front'))).toBeNull();
    expect(game.put('Near', 'DE-SS-1').refusal('allies', airAttack('GB-CV-1', 'Near'))).toBeNull();
  });

  it('R11.6 a group of air units and carriers is not air units only', () => {
    const together = game.put('Kent', 'GB-CV-1');
    expect(together.refusal('allies', airAttack('GB-AF-1 GB-CV-1', 'Rear'))).toMatchObject({ ...far, area: 'Rear' });
    expect(together.refusal('allies', airAttack('GB-AF-1 GB-CV-1', 'Front'))).toBeNull();
  });

  it.each(['GB-LF-1', 'GB-NF-1'])('R11.2 %s is not air-capable', (id) => {
    const beside = game.put('Kent', 'GB-NF-1');
    const refused = { code: 'notAirCapable', rule: 'R11.2', unit: id };
    expect(beside.refusal('allies', airAttack(id, 'Front'))).toMatchObject(refused);
    expect(beside.refusal('allies', airAttack(`GB-AF-1 ${id}`, 'Front'))).toMatchObject(refused);
  });

  it('R11.2 the units roll against the air rating', () => {
    const together = game.put('Kent', 'GB-CV-1').dice(4, 4);
    const after = together.decide('allies', airAttack('GB-AF-1 GB-CV-1', 'Front'));
    expect(after.logged('diceRolled')).toMatchObject([
      { rule: 'R11.2', area: 'Front', units: ['GB-AF-1', 'GB-CV-1'], ratings: [4, 3], dice: [4, 4], hits: 1 },
    ]);
  });

  it('R11.2 the attackers become spent and stay where they are', () => {
    const after = game.dice(6).decide('allies', airAttack('GB-AF-1', 'Rear'));
    expect([after.at('GB-AF-1'), after.isSpent('GB-AF-1'), after.isSpent('GB-AF-2')]).toEqual(['Kent', true, false]);
  });

  it('R11.2 each hit is one damage on the units of the target area', () => {
    const after = game.dice(1).decide('allies', airAttack('GB-AF-1', 'Rear'));
    expect([after.isSpent('DE-LF-2'), after.at('DE-LF-2')]).toEqual([true, 'Rear']);
    expect([after.isSpent('DE-LF-1'), after.isSpent('DE-LF-3')]).toEqual([false, false]);
  });

  it('R11.2 R9.2 decides who allocates: the attacker, who has air units, whatever the defender has', () => {
    const guarded = game.put('Front', 'DE-AF-1', 'DE-LF-4').dice(1);
    const asked = guarded.decide('allies', airAttack('GB-AF-1', 'Front'));
    expect(asked.logged('allocatorChosen')).toMatchObject([{ side: 'allies', clause: 1 }]);
  });

  it('R11.2 units of the target retreat from the target area', () => {
    const after = game
      .put('forcePool', 'DE-LF-3')
      .spent('DE-LF-2')
      .dice(1)
      .decide('allies', airAttack('GB-AF-1', 'Rear'));
    expect(after.prompt).toMatchObject({ at: 'retreat', side: 'axis', units: ['DE-LF-2'] });
  });
});

describe('R11.3 the price of an air attack', () => {
  it('R11.3 by points it costs one', () => {
    expect(game.dice(6).decide('allies', airAttack('GB-AF-1', 'Rear')).prompt).toMatchObject({ at: 'points', left: 2 });
  });

  it('R11.3 without a card it is the whole impulse', () => {
    const after = game.impulse('allies').dice(6).decide('allies', airAttack('GB-AF-1', 'Rear'));
    expect(after.isSpent('GB-AF-1')).toBe(true);
    expect(after.prompt).toMatchObject({ at: 'impulse', side: 'axis' });
  });
});

describe('R11.5 the Russian winter', () => {
  const russia = toyWorld({
    areas: { Minsk: 'land SU', Brest: 'land PL cede:SU', Warsaw: 'land PL', Berlin: 'land DE' },
    adjacency: 'Minsk-Brest-Warsaw-Berlin',
    setup: { Minsk: 'SU AF LF', Brest: 'DE LF', Warsaw: 'DE AF LF', Berlin: 'DE LF' },
    pool: 'SU LF, DE LF',
    nations: { SU: 'allies' },
    roles: { ussr: 'SU', poland: 'PL', warsaw: 'Warsaw' },
  });
  const axis = given(russia).points('axis', 1);
  const winter = { code: 'winterOverRussia', rule: 'R11.5' };

  it('R11.5 in winter no air attack goes against Soviet home territory', () => {
    expect(axis.turn(3).refusal('axis', airAttack('DE-AF-1', 'Minsk'))).toMatchObject({ ...winter, area: 'Minsk' });
    expect(axis.turn(4).refusal('axis', airAttack('DE-AF-1', 'Minsk'))).toBeNull();
  });

  it('R11.5 this binds the Soviets at home as well', () => {
    const home = axis.put('Minsk', 'DE-LF-4').points('allies', 1);
    expect(home.turn(3).refusal('allies', airAttack('SU-AF-1', 'Minsk'))).toMatchObject(winter);
    expect(home.turn(4).refusal('allies', airAttack('SU-AF-1', 'Minsk'))).toBeNull();
  });

  it('R11.5 the target counts, not where the group stands', () => {
    expect(axis.turn(3).points('allies', 1).refusal('allies', airAttack('SU-AF-1', 'Brest'))).toBeNull();
  });

  it('R11.5 without a card it is forbidden too', () => {
    expect(axis.turn(3).impulse('axis').refusal('axis', airAttack('DE-AF-1', 'Minsk'))).toMatchObject(winter);
  });

  it('R11.5 Eastern Poland counts once it is Soviet home', () => {
    const ceded = axis
      .turn(3)
      .points('allies', 1)
      .with((state) => {
        state.ceded = [area('Brest')];
      });
    expect(ceded.refusal('allies', airAttack('SU-AF-1', 'Brest'))).toMatchObject({ ...winter, area: 'Brest' });
  });
});

describe('R11.6 the target', () => {
  it('R11.6 a target area must hold enemy units', () => {
    const empty = game.put('forcePool', 'DE-LF-1');
    expect(empty.refusal('allies', airAttack('GB-AF-1', 'Front'))).toMatchObject({
      code: 'noAirTarget',
      rule: 'R11.6',
      area: 'Front',
    });
  });

  it('R11.6 enemy submarines are a target', () => {
    const lurking = game.put('forcePool', 'DE-NF-1').put('Near', 'DE-SS-1');
    expect(lurking.refusal('allies', airAttack('GB-AF-1', 'Near'))).toBeNull();
  });

  it('R11.6 units of a neutral are a target: the attack is a violation', () => {
    const after = game.dice(1).decide('allies', airAttack('GB-CV-1', 'Guarded'));
    expect([after.sideOf('NL'), after.isSpent('NL-GF-1')]).toEqual(['axis', true]);
  });

  it('R11.6 an empty neutral is no target', () => {
    expect(game.refusal('allies', airAttack('GB-CV-1', 'Bare'))).toMatchObject({ code: 'noAirTarget', area: 'Bare' });
  });

  it('R11.6 own units are no target', () => {
    expect(game.refusal('allies', airAttack('GB-AF-1', 'Near'))).toMatchObject({ code: 'noAirTarget' });
  });
});
