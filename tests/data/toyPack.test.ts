// The toy packs the rule tests are written with.
import { describe, expect, it } from 'vitest';
import { area } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Warsaw: 'land PL black',
    East: 'land PL cede:SU',
    Moscow: 'land SU red vp2',
    Baltic: 'sea',
  },
  adjacency: 'Berlin-Warsaw-East-Moscow Warsaw-Baltic-Berlin',
  setup: { Berlin: 'DE TF LF*2 AF', Warsaw: 'PL LF', Baltic: 'DE NF, GB NF' },
  pool: 'DE LF, SU SA',
  newWeapons: 'DE TF:heavy',
  ratings: { 'DE TF:heavy': { attack: 5 } },
  nations: { IT: 'axis' },
  roles: { poland: 'PL', warsaw: 'Warsaw' },
});

describe('a toy pack', () => {
  it('has the areas it draws', () => {
    expect(world.areas.map(({ id, kind, home, base, victoryPoints }) => [id, kind, home, base, victoryPoints])).toEqual(
      [
        ['Berlin', 'land', 'DE', 'red', 1],
        ['Warsaw', 'land', 'PL', 'black', 1],
        ['East', 'land', 'PL', null, 0],
        ['Moscow', 'land', 'SU', 'red', 2],
        ['Baltic', 'sea', null, null, 0],
      ],
    );
    expect(world.areaById[area('East')]?.surrenderHome).toBe('SU');
    expect(world.neighbours[area('Warsaw')]).toEqual(['Berlin', 'East', 'Baltic']);
  });

  it('has the units it sets up', () => {
    expect(world.units.map(({ id, start }) => `${id} ${start}`)).toEqual([
      'DE-TF-1 Berlin',
      'DE-LF-1 Berlin',
      'DE-LF-2 Berlin',
      'DE-LF-3 forcePool',
      'DE-AF-1 Berlin',
      'PL-LF-1 Warsaw',
      'DE-NF-1 Baltic',
      'GB-NF-1 Baltic',
      'SU-SA-1 forcePool',
      'DE-TF-heavy-1 newWeaponsPool',
    ]);
    expect(world.units.at(-1)).toMatchObject({ attack: 5, durability: 2, movement: 3 });
  });

  it('knows the nations of the real war', () => {
    expect(world.nations.map(({ id, start, leaning, track }) => [id, start, leaning, track])).toEqual([
      ['IT', 'axis', 'axis', null],
      ['DE', 'axis', 'axis', null],
      ['PL', 'allies', 'allies', null],
      ['SU', 'neutral', 'allies', 3],
      ['GB', 'allies', 'allies', null],
    ]);
  });

  it('has cards of every event, or those it names', () => {
    expect(new Set(world.cards.map(({ event }) => event)).size).toBe(12);
    const few = toyWorld({
      areas: { A: 'land', B: 'land' },
      adjacency: 'A-B',
      cards: ['axis offensive 2 groups=2', 'axis offensive 3'],
    });
    expect(few.cards.map(({ id, value, params }) => [id, value, params])).toEqual([
      ['axis-offensive-1', 2, { kind: 'offensive', groups: 2, move: true }],
      ['axis-offensive-2', 3, { kind: 'offensive', groups: 1, move: true }],
    ]);
  });

  it('says what is wrong with it', () => {
    expect(() => toyWorld({ areas: { A: 'land red', B: 'sea red' }, adjacency: 'A-C' })).toThrow(
      'faulty toy pack\nareas[1].base: baseNotAtSea, found "red"\nadjacency[0][1]: areaUnknown, found "C"\nareas[1].id: areaIsolated, found "B"',
    );
  });
});
