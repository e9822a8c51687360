// R4.1–R4.3, R4.5, R4.8: who controls an area as units come and go.
import { describe, expect, it } from 'vitest';
import { basePoints, controllingSide } from '../../src/engine';
import { airAttack, attack, damage, type Game, given, move, pass } from '../support/game';
import { area } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

// Berlin – Posen – Warsaw – Riga in a row, Riga of nobody; two seas off Warsaw and Riga.
const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Posen: 'land PL',
    Warsaw: 'land PL black',
    Riga: 'land',
    Baltic: 'sea',
    Gulf: 'sea',
  },
  adjacency: 'Berlin-Posen-Warsaw-Riga Warsaw-Baltic-Riga-Gulf-Baltic',
  setup: { Berlin: 'DE LF*3 TF AF', Warsaw: 'PL LF*2 AF', Baltic: 'DE NF' },
  pool: 'DE NF SS CV, GB NF CV SS, US CVE, PL TF, GB LF',
  nations: { US: 'allies' },
});
const game = given(world);
const side = (of: Game, id: string) => controllingSide(world, of.state, area(id));
const changes = (of: Game) => of.logged('controlChanged');

describe('R4.1 who can control', () => {
  it('R4.1 an army unit controls land', () => {
    const after = game.points('axis', 1).decide('axis', move('DE-LF-1', 'Posen'));
    expect(after.controller('Posen')).toBe('DE');
  });

  it('R4.1 an air unit controls land', () => {
    expect(game.put('Posen', 'DE-AF-1').controller('Posen')).toBe('DE');
    expect(game.put('Berlin', 'PL-AF-1').put('forcePool', 'PL-AF-1').controller('Berlin')).toBe('DE');
  });

  it('R4.1 a ship in a port does not control the land', () => {
    expect(game.put('Riga', 'DE-NF-1').controller('Riga')).toBeNull();
  });

  it.each(['DE-NF-1', 'DE-CV-1', 'GB-NF-1', 'GB-CV-1', 'US-CVE-1'])(
    'R4.1 a surface ship controls the sea: %s',
    (id) => {
      expect(game.put('Gulf', id).controller('Gulf')).toBe(id.slice(0, 2));
    },
  );

  it('R4.1 armies and planes at sea do not control it', () => {
    expect(game.put('Gulf', 'DE-LF-1', 'DE-AF-1').controller('Gulf')).toBeNull();
  });

  it('R4.1 a submarine controls neither sea nor land', () => {
    expect(game.put('Gulf', 'DE-SS-1').controller('Gulf')).toBeNull();
    expect(game.put('Riga', 'DE-SS-1').controller('Riga')).toBeNull();
  });
});

describe('R4.2 both sides in an area', () => {
  const entered = game.put('Posen', 'DE-TF-1', 'DE-LF-1').points('axis', 3).decide('axis', move('DE-TF-1', 'Warsaw'));

  it('R4.2 the side that was there first controls it', () => {
    expect(entered.at('DE-TF-1')).toBe('Warsaw');
    expect(entered.controller('Warsaw')).toBe('PL');
    expect(changes(entered)).toEqual([]);
  });

  it('R4.2 the other way round as well: the axis keeps what it held before the allies came', () => {
    const back = game.put('Posen', 'DE-LF-1').points('allies', 1).decide('allies', move('PL-LF-1', 'Posen'));
    expect([back.at('PL-LF-1'), back.controller('Posen')]).toEqual(['Posen', 'DE']);
  });

  // The armour beats tired defenders; air attacks could not, Poland has none left.
  const alone = entered.put('forcePool', 'PL-AF-1').spent('PL-LF-1', 'PL-LF-2').points('axis', 2);

  it('R4.2 it keeps control until all its units that can control are gone', () => {
    const after = alone.dice(1).decide('axis', attack('DE-TF-1')).decide('axis', damage('PL-LF-1'));
    expect([after.at('PL-LF-1'), after.at('PL-LF-2')]).toEqual(['Riga', 'Warsaw']);
    expect(after.controller('Warsaw')).toBe('PL');
  });

  it('R4.2 then the other side controls it', () => {
    const after = alone.put('forcePool', 'PL-LF-2').dice(1).decide('axis', attack('DE-TF-1'));
    expect(after.controller('Warsaw')).toBe('DE');
    expect(changes(after)).toContainEqual({ type: 'controlChanged', area: 'Warsaw', from: 'PL', to: 'DE' });
  });

  it('R4.2 units that are gone are not followed by units that cannot control', () => {
    const sea = game.put('Gulf', 'GB-NF-1').put('Gulf', 'DE-SS-1', 'DE-LF-1');
    expect(sea.put('forcePool', 'GB-NF-1').controller('Gulf')).toBeNull();
  });

  it('R4.2 at sea a submarine does not keep control for those who were there first', () => {
    const sea = game.put('Gulf', 'DE-NF-1', 'DE-SS-1').put('Gulf', 'GB-NF-1');
    expect(sea.controller('Gulf')).toBe('DE');
    expect(sea.put('forcePool', 'DE-NF-1').controller('Gulf')).toBe('GB');
  });

  it('R4.2 spent units hold an area like ready ones', () => {
    const held = alone.points('axis', 1).dice(6).decide('axis', attack('DE-TF-1'));
    expect([held.isSpent('PL-LF-1'), held.controller('Warsaw')]).toEqual([true, 'PL']);
  });
});

describe('R4.3 no unit that can control', () => {
  it('R4.3 the home nation controls it for its side if it is at war', () => {
    expect([game.controller('Posen'), side(game, 'Posen')]).toEqual(['PL', 'allies']);
  });

  it('R4.3 a neutral controls its home as a neutral', () => {
    const peace = game.war('PL', 'neutral');
    expect([peace.controller('Posen'), side(peace, 'Posen')]).toEqual(['PL', 'neutral']);
  });

  it('R4.3 without a home nation nobody controls it', () => {
    expect([game.controller('Riga'), side(game, 'Riga')]).toEqual([null, null]);
    expect([game.controller('Gulf'), side(game, 'Gulf')]).toEqual([null, null]);
  });

  it('R4.3 entering an area of nobody violates nobody', () => {
    const after = game.points('allies', 1).decide('allies', move('PL-LF-1', 'Riga'));
    expect(after.controller('Riga')).toBe('PL');
    expect(after.logged('neutralityViolated')).toEqual([]);
  });

  it('R4.3 a conquest whose garrison is lost goes back to its home nation', () => {
    const held = game.put('Posen', 'DE-LF-1').spent('DE-LF-1');
    const after = held.points('allies', 1).dice(1).decide('allies', airAttack('PL-AF-1', 'Posen'));
    expect(after.at('DE-LF-1')).toBe('Berlin');
    expect(after.controller('Posen')).toBe('PL');
  });

  it('R4.3 a sea area whose last ship leaves by loss is nobody’s again', () => {
    expect(game.controller('Baltic')).toBe('DE');
    const hunted = game.spent('DE-NF-1').put('Riga', 'PL-AF-1').points('allies', 1);
    const after = hunted.dice(1).decide('allies', airAttack('PL-AF-1', 'Baltic'));
    expect([after.at('DE-NF-1'), after.controller('Baltic')]).toEqual(['Gulf', null]);
    expect(after.controller('Gulf')).toBe('DE');
  });
});

describe('R4.5 an enemy home area without units', () => {
  it('R4.5 is controlled at once by who enters it', () => {
    const after = game.points('axis', 1).decide('axis', move('DE-LF-1', 'Posen'));
    expect(changes(after)).toEqual([{ type: 'controlChanged', area: 'Posen', from: 'PL', to: 'DE' }]);
    expect(side(after, 'Posen')).toBe('axis');
  });

  it('R4.5 the same for the allies', () => {
    const open = game
      .put('Riga', 'DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-TF-1', 'DE-AF-1')
      .put('Posen', 'PL-LF-1', 'PL-LF-2');
    const after = open.points('allies', 1).decide('allies', move('PL-LF-1', 'Berlin'));
    expect(changes(after)).toContainEqual({ type: 'controlChanged', area: 'Berlin', from: 'DE', to: 'PL' });
    expect([basePoints(world, after.state, 'axis'), basePoints(world, after.state, 'allies')]).toEqual([0, 1]);
  });

  it('R4.5 its home nation does not get it back by sharing it', () => {
    const taken = game.points('axis', 1).decide('axis', move('DE-LF-1', 'Posen'));
    const shared = taken.points('allies', 1).decide('allies', move('PL-LF-1', 'Posen'));
    expect([shared.at('PL-LF-1'), shared.controller('Posen')]).toEqual(['Posen', 'DE']);
  });
});

describe('R4.8 who was there first is remembered', () => {
  const shared = game.put('Posen', 'DE-LF-1').put('Posen', 'PL-LF-1');

  it('R4.8 from impulse to impulse', () => {
    const later = shared.impulse('axis').decide('axis', pass);
    expect(later.controller('Posen')).toBe('DE');
  });

  it('R4.8 from turn to turn', () => {
    const later = shared.turn(2).endOfTurn();
    expect([later.state.turn, later.controller('Posen')]).toEqual([3, 'DE']);
  });

  it('R4.8 when more units of the other side come', () => {
    const later = shared.points('allies', 1).decide('allies', move('PL-LF-2', 'Posen'));
    expect([later.at('PL-LF-2'), later.controller('Posen')]).toEqual(['Posen', 'DE']);
  });

  it('R4.8 it is forgotten when the side is gone: who stayed was there first', () => {
    const back = shared.put('forcePool', 'DE-LF-1').put('Posen', 'DE-LF-1');
    expect(back.controller('Posen')).toBe('PL');
  });
});
