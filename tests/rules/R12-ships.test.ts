// R12.3, R12.4: where ships are built, and the transport of what crosses the sea.
import { describe, expect, it } from 'vitest';
import { type Game, given, mobilize, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// The Atlantic is a base of the allies, as the Central Atlantic is.
const world = toyWorld({
  areas: {
    London: 'land GB red',
    Wales: 'land GB',
    Cornwall: 'land GB',
    Channel: 'sea',
    Atlantic: 'sea GB allies',
    Tunis: 'land FR',
    Atlas: 'land FR',
    Berlin: 'land DE red',
    Munich: 'land DE red',
    Baltic: 'sea',
  },
  adjacency:
    'Wales-Cornwall-Atlantic London-Wales-Atlantic-Channel-London Atlantic-Tunis-Atlas Berlin-Baltic-Channel Berlin-Munich',
  setup: {
    London: 'GB LF',
    Tunis: 'FR LF',
    Atlas: 'FR LF',
    Berlin: 'DE LF',
    Munich: 'DE LF',
    Channel: 'GB NF',
    Atlantic: 'GB NF*2',
  },
  pool: 'GB LF*3 NF CV AF, DE NF*2 SS LF',
});

const allies = (points = 6): Game => given(world).points('allies', points);
const axis = (points = 6): Game => given(world).points('axis', points);
const why = (game: Game, id: string, ...path: string[]) => game.refusal(sideOf(id), mobilize(id, ...path));
const sideOf = (id: string) => (id.startsWith('DE') ? 'axis' : 'allies');

describe('R12.3 surface fleets and submarines', () => {
  it.each(['DE-NF-1', 'DE-SS-1'])('R12.3 %s is built in a coastal base', (id) => {
    const game = axis().decide('axis', mobilize(id, 'Berlin'));
    expect([game.at(id), game.isSpent(id)]).toEqual(['Berlin', true]);
  });

  it.each(['DE-NF-1', 'DE-SS-1'])('R12.3 %s is built in a sea area next to the base, controlled or not', (id) => {
    const game = axis();
    expect(game.controller('Baltic')).toBeNull();
    expect(game.decide('axis', mobilize(id, 'Berlin', 'Baltic')).at(id)).toBe('Baltic');
  });

  it('R12.3 a fleet is built in a base that is a sea area, and in a sea area next to it', () => {
    expect(why(allies(), 'GB-NF-4', 'Atlantic')).toBeNull();
    expect(why(allies(), 'GB-NF-4', 'Atlantic', 'Channel')).toBeNull();
  });

  it('R12.3 not in a sea area with enemy units', () => {
    const game = axis().put('Baltic', 'GB-NF-1');
    expect(why(game, 'DE-NF-1', 'Berlin', 'Baltic')).toEqual({
      code: 'destinationHasEnemy',
      rule: 'R12.2',
      area: 'Baltic',
    });
    expect(why(game, 'DE-SS-1', 'Berlin', 'Baltic')).toMatchObject({ code: 'destinationHasEnemy' });
  });

  it('R12.3 an enemy submarine does not count as an enemy unit', () => {
    const game = allies().put('Channel', 'DE-SS-1');
    expect(why(game, 'GB-NF-4', 'London', 'Channel')).toBeNull();
  });

  it('R12.3 enemies in the base itself do not forbid it', () => {
    const game = allies().put('Atlantic', 'DE-NF-1');
    expect(game.controller('Atlantic')).toBe('GB');
    expect(why(game, 'GB-NF-4', 'Atlantic')).toBeNull();
  });

  it('R12.3 not in a base without a coast', () => {
    expect(why(axis(), 'DE-NF-1', 'Munich')).toEqual({ code: 'navalDestination', rule: 'R12.3', area: 'Munich' });
  });

  it('R12.3 not in a port that is no base', () => {
    expect(why(allies(), 'GB-NF-4', 'Wales')).toMatchObject({ code: 'navalDestination', area: 'Wales' });
  });

  it('R12.3 not by a path over land or farther out to sea', () => {
    expect(why(axis(), 'DE-NF-1', 'Berlin', 'Munich')).toMatchObject({ code: 'navalDestination', area: 'Munich' });
    expect(why(axis(), 'DE-NF-1', 'Berlin', 'Baltic', 'Channel')).toMatchObject({ code: 'navalDestination' });
  });

  it('R12.3 not in or beside a base the enemy holds', () => {
    const game = axis().put('forcePool', 'DE-LF-1', 'DE-LF-2').put('Berlin', 'GB-LF-1').put('Munich', 'FR-LF-1');
    expect(why(game, 'DE-NF-1', 'Berlin')).toMatchObject({ code: 'noHomeBase' });
    expect(why(game, 'DE-NF-1', 'Berlin', 'Baltic')).toMatchObject({ code: 'noHomeBase' });
  });
});

describe('R12.3 carriers, either way', () => {
  it('R12.3 a carrier is built in or beside a base, like a fleet', () => {
    expect(why(allies(), 'GB-CV-1', 'London')).toBeNull();
    expect(why(allies(), 'GB-CV-1', 'London', 'Channel')).toBeNull();
    expect(why(allies(), 'GB-CV-1', 'Atlantic')).toBeNull();
  });

  it('R12.3 or by a path through controlled areas into a coastal land area', () => {
    expect(
      allies()
        .decide('allies', mobilize('GB-CV-1', 'Atlantic', 'Tunis'))
        .at('GB-CV-1'),
    ).toBe('Tunis');
  });

  it('R12.3 a fleet has no such path', () => {
    expect(why(allies(), 'GB-NF-4', 'Atlantic', 'Tunis')).toMatchObject({ code: 'navalDestination', area: 'Tunis' });
  });

  it('R12.3 the end of the path has a coast', () => {
    expect(why(allies(), 'GB-CV-1', 'Atlantic', 'Tunis', 'Atlas')).toEqual({
      code: 'navalDestination',
      rule: 'R12.3',
      area: 'Atlas',
    });
  });

  it('R12.3 and no enemy units', () => {
    const game = allies().put('Tunis', 'DE-LF-1');
    expect(game.controller('Tunis')).toBe('FR');
    expect(why(game, 'GB-CV-1', 'Atlantic', 'Tunis')).toMatchObject({ code: 'destinationHasEnemy', area: 'Tunis' });
  });

  it('R12.3 a sea area is no end of such a path', () => {
    expect(why(allies(), 'GB-CV-1', 'London', 'Channel', 'Atlantic')).toMatchObject({ code: 'destinationNotLand' });
  });
});

describe('R12.4 transport', () => {
  it('R12.4 each sea area of the path takes one from its limit', () => {
    const game = allies().decide('allies', mobilize('GB-LF-2', 'London', 'Channel', 'Atlantic', 'Tunis'));
    expect(game.state.transportUsed).toEqual({ Channel: 1, Atlantic: 1 });
    expect(why(game, 'GB-LF-3', 'London', 'Channel', 'Atlantic', 'Tunis')).toEqual({
      code: 'transportExceededByMobilization',
      rule: 'R12.4',
      area: 'Channel',
      need: 1,
      have: 0,
    });
  });

  it('R12.4 a base at sea that the path starts in counts too', () => {
    const one = allies().decide('allies', mobilize('GB-LF-2', 'Atlantic', 'Tunis'));
    expect(one.state.transportUsed).toEqual({ Atlantic: 1 });
    const two = one.decide('allies', mobilize('GB-LF-3', 'Atlantic', 'Tunis'));
    expect(why(two, 'GB-LF-4', 'Atlantic', 'Tunis')).toMatchObject({
      code: 'transportExceededByMobilization',
      area: 'Atlantic',
    });
  });

  it('R12.4 a carrier on such a path takes from the limit as well', () => {
    const game = allies().decide('allies', mobilize('GB-CV-1', 'Atlantic', 'Tunis'));
    expect(game.state.transportUsed).toEqual({ Atlantic: 1 });
  });

  it('R12.4 ships built in or beside their base take none', () => {
    const fleet = allies().decide('allies', mobilize('GB-NF-4', 'Atlantic'));
    const carrier = fleet.decide('allies', mobilize('GB-CV-1', 'Atlantic', 'Channel'));
    expect(carrier.state.transportUsed).toEqual({});
  });

  it('R12.4 a sea area without ships carries nothing', () => {
    const game = allies().put('forcePool', 'GB-NF-2', 'GB-NF-3');
    expect(game.controller('Atlantic')).toBe('GB');
    expect(why(game, 'GB-LF-2', 'Atlantic', 'Tunis')).toMatchObject({ code: 'transportExceededByMobilization' });
  });

  it('R12.4 a sea area of the path is controlled by the side', () => {
    const game = allies().put('forcePool', 'GB-NF-1').put('Channel', 'DE-NF-1').put('Channel', 'GB-NF-1');
    expect(game.controller('Channel')).toBe('DE');
    expect(why(game, 'GB-LF-2', 'London', 'Channel', 'Atlantic', 'Tunis')).toMatchObject({
      code: 'pathNotControlled',
      area: 'Channel',
    });
  });

  it('R12.4 sea moves of the same impulse draw on the same limit', () => {
    const reinforced = allies().put('London', 'GB-LF-2');
    const game = reinforced.decide('allies', move('GB-LF-2', 'Channel'));
    expect(game.state.transportUsed).toEqual({ Channel: 1 });
    expect(why(game, 'GB-LF-3', 'London', 'Channel', 'Atlantic', 'Tunis')).toMatchObject({ area: 'Channel', have: 0 });
  });

  it('R12.4 the path with the least transport is offered', () => {
    const offered = allies().options(['GB-LF-2']);
    expect(offered.map(({ area, transport }) => [area, transport])).toEqual([
      ['London', []],
      ['Wales', []],
      ['Cornwall', []],
      ['Tunis', [{ area: 'Atlantic', units: 1 }]],
      ['Atlas', [{ area: 'Atlantic', units: 1 }]],
    ]);
  });

  it('R12.4 the player may choose another path', () => {
    const game = allies().decide('allies', mobilize('GB-LF-2', 'London', 'Channel', 'Atlantic', 'Wales'));
    expect([game.at('GB-LF-2'), game.state.transportUsed]).toEqual(['Wales', { Channel: 1, Atlantic: 1 }]);
  });
});
