// R17.4: the Russian winter, in the air (R11.5) and in recovery (R13.4).
import { describe, expect, it } from 'vitest';
import { airAttack, type Game, given } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Warsaw: 'land PL black',
    East: 'land PL cede:SU',
    Minsk: 'land SU red',
    Gorky: 'land SU',
    London: 'land GB red',
  },
  adjacency: 'Berlin-Warsaw-East-Minsk-Gorky London-Berlin',
  nations: { SU: 'allies' },
  setup: { Berlin: 'DE LF*2', Warsaw: 'PL LF', East: 'SU LF*2', Minsk: 'SU LF*4 AF', London: 'GB LF' },
  pool: 'DE LF AF',
  roles: { poland: 'PL', warsaw: 'Warsaw', ussr: 'SU' },
});

/** Germans hold Warsaw; whether Eastern Poland is Soviet yet is up to the test. */
const start = given(world).put('forcePool', 'PL-LF-1').put('Warsaw', 'DE-LF-3', 'DE-AF-1');
const ceded = (game: Game): Game =>
  game.with((state) => {
    state.ceded = world.areas.map(({ id }) => id).filter((id) => id === 'East');
  });

describe('R17.4 the Russian winter', () => {
  it('R17.4 no air attack on Soviet home territory in winter, of either side', () => {
    const winter = start.turn(5);
    const expected = { code: 'winterOverRussia', rule: 'R11.5', area: 'Minsk' };
    expect(winter.impulse('axis').refusal('axis', airAttack('DE-AF-1', 'Minsk'))).toEqual(expected);
    const occupied = winter.put('Gorky', 'DE-LF-1');
    expect(occupied.impulse('allies').refusal('allies', airAttack('SU-AF-1', 'Gorky'))).toMatchObject({
      code: 'winterOverRussia',
    });
  });

  it('R17.4 in summer there is', () => {
    const summer = start.turn(6).impulse('axis');
    expect(summer.refusal('axis', airAttack('DE-AF-1', 'Minsk'))).toBeNull();
  });

  it('R17.4 the target counts: from Russia to the west the allies fly in winter', () => {
    const winter = start.turn(5).impulse('allies');
    expect(winter.refusal('allies', airAttack('SU-AF-1', 'Warsaw'))).toBeNull();
  });

  it('R17.4 Eastern Poland once it is Soviet home too', () => {
    const polish = start.turn(5).impulse('axis');
    expect(polish.refusal('axis', airAttack('DE-AF-1', 'East'))).toBeNull();
    expect(ceded(polish).refusal('axis', airAttack('DE-AF-1', 'East'))).toMatchObject({ code: 'winterOverRussia' });
  });

  const spentAll = start.spent('SU-LF-1', 'SU-LF-3', 'SU-LF-4', 'SU-LF-5', 'SU-LF-6', 'SU-AF-1');
  const stillSpent = (game: Game) => world.units.map(({ id }) => id).filter((id) => game.isSpent(id));

  it('R17.4 in winter every Soviet unit at home recovers, outside the limit of areas', () => {
    const game = ceded(spentAll).turn(5).event('allies', 'allies-supply-1');
    expect(stillSpent(game)).toEqual([]);
    expect(game.logged('unitsRecovered').map(({ rule }) => rule)).toEqual(['R13.4']);
  });

  it('R17.4 in summer the limit holds', () => {
    const game = ceded(spentAll).turn(6).event('allies', 'allies-supply-1');
    expect(game.prompt).toMatchObject({ at: 'recovery', nation: 'SU', count: 3 });
  });

  it('R17.4 in winter the other side has no such recovery', () => {
    const game = ceded(start).put('East', 'DE-LF-1', 'DE-LF-2').spent('DE-LF-1', 'DE-LF-2').turn(5);
    expect(
      game
        .event('axis', 'axis-supply-1')
        .logged('unitsRecovered')
        .map(({ rule }) => rule),
    ).toEqual(['R13.1']);
  });
});
