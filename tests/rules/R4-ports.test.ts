// R4.7: ships in a port whose land the enemy takes.
import { describe, expect, it } from 'vitest';
import { brokenLaws, type Decision } from '../../src/engine';
import { airAttack, ambush, attack, damage, decline, type Game, given, move, retreat } from '../support/game';
import { nation } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

// Kiel is a port on two seas, Hamburg inland beside it; Dover faces Kiel over the North Sea. Riga belongs to nobody.
const world = toyWorld({
  areas: {
    Hamburg: 'land DE red',
    Kiel: 'land DE',
    Baltic: 'sea',
    North: 'sea',
    Dover: 'land GB red',
    Riga: 'land',
  },
  adjacency: 'Hamburg-Kiel-Baltic-North-Kiel North-Dover Baltic-Riga-Hamburg',
  setup: { Kiel: 'DE NF', Hamburg: 'GB LF*2 GF', Dover: 'GB NF*2' },
  pool: 'DE NF*2 LF*2 AF SS CV, GB LF AF SS',
});
const game = given(world);
const enter = (of: Game, ...units: string[]) => of.points('allies', 2).decide('allies', move(units.join(' '), 'Kiel'));

describe('R4.7 a port with ships only', () => {
  it('R4.7 does not hold the land: who enters controls it at once', () => {
    const after = enter(game, 'GB-LF-1');
    expect(after.controller('Kiel')).toBe('GB');
    expect(after.logged('controlChanged')).toContainEqual({
      type: 'controlChanged',
      area: 'Kiel',
      from: 'DE',
      to: 'GB',
    });
  });

  it('R4.7 the enemy pays one more for entering it', () => {
    expect(game.points('allies', 1).refusal('allies', move('GB-GF-1', 'Kiel'))).toEqual({
      code: 'tooFar',
      rule: 'R8.1',
      area: 'Kiel',
      need: 2,
      have: 1,
    });
    const empty = game.put('Baltic', 'DE-NF-1').points('allies', 1);
    expect(empty.refusal('allies', move('GB-GF-1', 'Kiel'))).toBeNull();
  });

  it('R4.7 the ships may ambush whoever enters, before control passes', () => {
    const asked = enter(game.hand('axis', 'axis-ambush-1'), 'GB-LF-1');
    expect(asked.prompt).toMatchObject({ at: 'ambush', side: 'axis', trigger: 'entry', area: 'Kiel' });
    expect(asked.controller('Kiel')).toBe('DE');
    const after = asked.decide('axis', decline);
    expect([after.controller('Kiel'), after.prompt]).toMatchObject(['GB', { at: 'retreat' }]);
  });

  it('R4.7 an ambush that throws the enemy out keeps the port', () => {
    const asked = enter(game.hand('axis', 'axis-ambush-1'), 'GB-LF-1');
    const after = asked.dice(1).decide('axis', ambush('axis-ambush-1')); // two damage: it retreats to Hamburg
    expect(after.at('GB-LF-1')).toBe('Hamburg');
    expect([after.controller('Kiel'), after.at('DE-NF-1')]).toEqual(['DE', 'Kiel']);
  });
});

describe('R4.7 the ships leave', () => {
  it('R4.7 at once, as a retreat of their owner’s choice', () => {
    const asked = enter(game, 'GB-LF-1');
    expect(asked.prompt).toEqual({ at: 'retreat', side: 'axis', cause: 'port', units: ['DE-NF-1'] });
    const after = asked.decide('axis', retreat('DE-NF-1', 'North'));
    expect(after.at('DE-NF-1')).toBe('North');
    expect(after.logged('unitRetreated')).toEqual([
      { type: 'unitRetreated', unit: 'DE-NF-1', from: 'Kiel', to: 'North' },
    ]);
    expect(after.prompt).toMatchObject({ at: 'points', side: 'allies', left: 1 });
  });

  it('R4.7 a retreat leaves them spent (R9.3)', () => {
    expect(enter(game, 'GB-LF-1').decide('axis', retreat('DE-NF-1', 'Baltic')).isSpent('DE-NF-1')).toBe(true);
  });

  it('R4.7 by the only way there is without a question', () => {
    const after = enter(game.put('North', 'GB-NF-1'), 'GB-LF-1');
    expect([after.at('DE-NF-1'), after.prompt?.at]).toEqual(['Baltic', 'points']);
  });

  it('R4.7 where none is possible they go to the force pool', () => {
    const after = enter(game.put('North', 'GB-NF-1').put('Baltic', 'GB-NF-2'), 'GB-LF-1');
    expect(after.at('DE-NF-1')).toBe('forcePool');
    expect(after.logged('unitLost')).toEqual([
      { type: 'unitLost', unit: 'DE-NF-1', from: 'Kiel', to: 'forcePool', rule: 'R4.7' },
    ]);
  });

  it('R4.7 submarines, which cannot retreat (R10.3), go to the force pool', () => {
    const after = enter(game.put('Kiel', 'DE-SS-1').put('forcePool', 'DE-NF-1'), 'GB-LF-1');
    expect([after.controller('Kiel'), after.at('DE-SS-1')]).toEqual(['GB', 'forcePool']);
  });

  it('R4.7 each of several ships goes its own way', () => {
    const asked = enter(game.put('Kiel', 'DE-CV-1'), 'GB-LF-1');
    const after = asked.decide('axis', retreat('DE-CV-1', 'Baltic')).decide('axis', retreat('DE-NF-1', 'North'));
    expect([after.at('DE-CV-1'), after.at('DE-NF-1')]).toEqual(['Baltic', 'North']);
  });

  it('R4.7 the same for ships of the allies', () => {
    const open = game.put('North', 'DE-LF-1', 'DE-NF-1').put('Dover', 'GB-SS-1').points('axis', 1);
    const after = open.decide('axis', move('DE-LF-1', 'Dover'));
    expect(after.controller('Dover')).toBe('DE');
    expect(['GB-NF-1', 'GB-NF-2', 'GB-SS-1'].map((id) => after.at(id))).toEqual(Array(3).fill('forcePool'));
  });
});

describe('R4.7 a port with a garrison', () => {
  const held = game.put('Kiel', 'DE-LF-1');
  const inside = held.put('Kiel', 'GB-LF-1');

  it('R4.7 its ships stay while the garrison holds the land', () => {
    const after = enter(held, 'GB-LF-1');
    expect([after.controller('Kiel'), after.at('DE-NF-1'), after.prompt?.at]).toEqual(['DE', 'Kiel', 'points']);
  });

  it('R4.7 they leave when the garrison is lost in battle', () => {
    const fight = inside.spent('DE-LF-1').put('Riga', 'GB-LF-3').points('allies', 1).dice(1);
    const struck = fight.decide('allies', attack('GB-LF-1')).decide('axis', damage('DE-LF-1'));
    expect(struck.at('DE-LF-1')).toBe('forcePool'); // the British are in Hamburg
    expect(struck.controller('Kiel')).toBe('GB');
    expect(struck.prompt).toEqual({ at: 'retreat', side: 'axis', cause: 'port', units: ['DE-NF-1'] });
  });

  it('R4.7 first the losses and retreats of the battle, then control, then the ports (R9.9)', () => {
    const fight = inside.put('North', 'GB-NF-1').spent('DE-LF-1').points('allies', 1).dice(1);
    const { log } = fight.decide('allies', attack('GB-LF-1')).decide('axis', damage('DE-LF-1'));
    expect(log.slice(1, 5)).toMatchObject([
      { type: 'damageDealt', unit: 'DE-LF-1', result: 'pool' },
      { type: 'unitLost', unit: 'DE-LF-1' },
      { type: 'controlChanged', area: 'Kiel', to: 'GB' },
      { type: 'unitRetreated', unit: 'DE-NF-1', to: 'Baltic' },
    ]);
  });
});

describe('R4.7 a port that becomes nobody’s', () => {
  // docs/decisions/0011
  const riga = game.put('Riga', 'DE-LF-1', 'DE-CV-1').put('Hamburg', 'GB-AF-1').spent('DE-LF-1', 'DE-CV-1');
  const asked = riga.points('allies', 1).dice(1).decide('allies', airAttack('GB-AF-1', 'Riga'));
  const after = asked.decide('allies', damage('DE-LF-1'));

  it('R4.7 ships stay where no enemy takes control', () => {
    expect([riga.controller('Riga'), after.controller('Riga')]).toEqual(['DE', null]);
    expect([after.at('DE-LF-1'), after.at('DE-CV-1')]).toEqual(['forcePool', 'Riga']);
    expect(after.prompt?.at).toBe('impulse');
    expect(brokenLaws(world, after.state)).toEqual([]);
  });

  it('R4.7 they may sail, but not come back', () => {
    const rested = after.with((state) => {
      for (const unit of Object.values(state.units)) unit.spent = false;
    });
    const sailed = rested.put('Baltic', 'DE-NF-2').points('axis', 2).decide('axis', move('DE-CV-1', 'Baltic'));
    expect(sailed.at('DE-CV-1')).toBe('Baltic');
    expect(sailed.points('axis', 1).refusal('axis', move('DE-CV-1', 'Riga'))).toMatchObject({ code: 'navalOnLand' });
  });

  it('R4.7 they leave when an enemy comes', () => {
    const taken = after.points('allies', 1).decide('allies', move('GB-LF-1', 'Riga'));
    expect([taken.controller('Riga'), taken.at('DE-CV-1')]).toEqual(['GB', 'Baltic']);
  });
});

describe('R4.7 a port of a nation that was neutral', () => {
  // Spain, pushed back to neutrality, has a submarine in its port (R5.5, docs/decisions/0011); then it is violated.
  const spain = toyWorld({
    areas: { Berlin: 'land DE red', Madrid: 'land ES', Cadiz: 'land ES', Bay: 'sea', London: 'land GB red' },
    adjacency: 'Berlin-Madrid-Cadiz-Bay-London',
    setup: { Berlin: 'DE LF*2', Bay: 'DE SS' },
  });
  const back: Decision = { type: 'negotiate', nation: nation('ES'), move: 'back' };
  const port = given(spain).war('ES', 'axis', { track: 1 }).put('Cadiz', 'DE-SS-1');
  const neutral = port.event('allies', 'allies-diplomacy-1').decide('allies', back);

  it('R4.7 ships stay in it while it is neutral', () => {
    expect([neutral.sideOf('ES'), neutral.at('DE-SS-1')]).toEqual(['neutral', 'Cadiz']);
  });

  it('R4.7 they leave when it joins the other side', () => {
    const violated = neutral.points('axis', 1).decide('axis', move('DE-LF-1', 'Madrid'));
    expect([violated.sideOf('ES'), violated.at('DE-SS-1')]).toEqual(['allies', 'forcePool']);
  });
});
