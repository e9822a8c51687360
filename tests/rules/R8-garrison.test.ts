// R8.3: movement may not leave an area empty.
import { describe, expect, it } from 'vitest';
import { airMove, attack, drop, given, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Home: 'land DE red',
    Port: 'land DE',
    Front: 'land PL black',
    Near: 'sea',
    Far: 'sea',
  },
  adjacency: 'Home-Port-Front-Home Port-Near-Far',
  setup: { Home: 'DE LF*2', Port: 'DE NF', Near: 'DE NF*2' },
  pool: 'DE LF AF*2 SS GF, PL LF*2, GB NF',
});
const game = given(world).points('axis', 3);
const emptied = (area: string) => ({ code: 'leavesAreaEmpty', rule: 'R8.3', area });

describe('R8.3 normal movement', () => {
  it('R8.3 the last unit may not leave, also at home', () => {
    expect(game.refusal('axis', move('DE-LF-1 DE-LF-2', 'Front'))).toMatchObject(emptied('Home'));
  });

  it('R8.3 one unit that can control is enough to stay', () => {
    expect(game.refusal('axis', move('DE-LF-1', 'Front'))).toBeNull();
  });

  it('R8.3 after the others have gone the last one is bound', () => {
    const after = game.decide('axis', move('DE-LF-1', 'Front'));
    expect(after.refusal('axis', move('DE-LF-2', 'Front'))).toMatchObject(emptied('Home'));
  });

  it('R8.3 ships do not garrison land', () => {
    const port = game.put('Port', 'DE-LF-3');
    expect(port.refusal('axis', move('DE-LF-3', 'Front'))).toMatchObject(emptied('Port'));
  });

  it('R8.3 submarines do not garrison the sea', () => {
    const sea = game.put('Far', 'DE-NF-1', 'DE-SS-1');
    expect(sea.refusal('axis', move('DE-NF-1', 'Near'))).toMatchObject(emptied('Far'));
  });

  it('R8.3 army units at sea do not garrison it', () => {
    const sea = game.put('Far', 'DE-NF-1', 'DE-LF-3');
    expect(sea.refusal('axis', move('DE-NF-1', 'Near'))).toMatchObject(emptied('Far'));
  });

  it('R8.3 at sea one surface ship has to stay', () => {
    expect(game.refusal('axis', move('DE-NF-2', 'Far'))).toBeNull();
    expect(game.refusal('axis', move('DE-NF-2 DE-NF-3', 'Far'))).toMatchObject(emptied('Near'));
  });

  it('R8.3 submarines are free to leave an area empty', () => {
    const alone = game.put('Far', 'DE-SS-1');
    expect(alone.decide('axis', move('DE-SS-1', 'Near')).at('DE-SS-1')).toBe('Near');
  });

  it('R8.3 ships leave a port freely: they do not hold the land', () => {
    expect(game.decide('axis', move('DE-NF-1', 'Near')).at('DE-NF-1')).toBe('Near');
  });

  it('R8.3 army units leave a sea area freely: they do not hold the sea', () => {
    const sea = game.put('Near', 'DE-LF-3');
    expect(sea.decide('axis', move('DE-LF-3', 'Port')).at('DE-LF-3')).toBe('Port');
  });

  it('R8.3 nobody is bound in an area that the enemy controls', () => {
    const intruders = game.put('Front', 'PL-LF-1').put('Front', 'DE-LF-1');
    expect(intruders.controller('Front')).toBe('PL');
    expect(intruders.refusal('axis', move('DE-LF-1', 'Home'))).toBeNull();
  });

  it('R8.3 the side that controls a contested area is bound there', () => {
    const contested = game.put('Front', 'DE-LF-1').put('Front', 'PL-LF-1');
    expect(contested.controller('Front')).toBe('DE');
    expect(contested.refusal('axis', move('DE-LF-1', 'Home'))).toMatchObject(emptied('Front'));
  });

  it('R8.3 the allies are bound as well', () => {
    const allied = game.put('Front', 'PL-LF-1').points('allies', 1);
    expect(allied.refusal('allies', move('PL-LF-1', 'Port'))).toMatchObject(emptied('Front'));
    expect(allied.put('Front', 'PL-LF-2').refusal('allies', move('PL-LF-1', 'Port'))).toBeNull();
  });
});

describe('R8.3 other movement', () => {
  it('R8.3 sea movement may not leave an area empty', () => {
    const port = game.put('Port', 'DE-LF-3');
    expect(port.refusal('axis', move('DE-LF-3', 'Near'))).toMatchObject(emptied('Port'));
    expect(port.put('Port', 'DE-GF-1').refusal('axis', move('DE-LF-3', 'Near'))).toBeNull();
  });

  it('R8.3 air movement may not leave an area empty', () => {
    const airfield = game.put('Port', 'DE-AF-1', 'DE-AF-2');
    expect(airfield.refusal('axis', airMove('DE-AF-1 DE-AF-2', 'Home'))).toMatchObject(emptied('Port'));
    expect(airfield.refusal('axis', airMove('DE-AF-1', 'Home'))).toBeNull();
  });

  it('R21.16 an airborne drop may not leave an area empty', () => {
    const drops = toyWorld({
      areas: { Base: 'land US', Target: 'land DE' },
      adjacency: 'Base-Target',
      setup: { Base: 'US AB' },
      pool: 'US LF',
      nations: { US: 'allies' },
    });
    const landing = given(drops).event('allies', 'allies-amphibious-1');
    expect(landing.refusal('allies', drop('US-AB-1', 'Target'))).toMatchObject(emptied('Base'));
    expect(landing.put('Base', 'US-LF-1').refusal('allies', drop('US-AB-1', 'Target'))).toBeNull();
  });
});

describe('R8.3 losses and retreats', () => {
  const battle = game.put('Front', 'PL-LF-1').put('Front', 'DE-LF-3');

  it('R8.3 a loss may leave an area empty', () => {
    const after = battle.spent('PL-LF-1').put('Front', 'DE-GF-1').dice(1, 1).decide('axis', attack('DE-LF-3 DE-GF-1'));
    expect(after.at('PL-LF-1')).toBe('forcePool');
    expect(after.controller('Front')).toBe('DE');
  });

  it('R8.3 a retreat may leave an area empty', () => {
    const open = battle.put('forcePool', 'DE-LF-1', 'DE-LF-2').spent('PL-LF-1');
    const after = open.dice(1).decide('axis', attack('DE-LF-3'));
    expect(after.at('PL-LF-1')).toBe('Home');
    expect(after.controller('Front')).toBe('DE');
  });
});
