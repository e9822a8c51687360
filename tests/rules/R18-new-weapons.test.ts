// R18, R5.6: New Weapons, the submarines of Wolfpack, and Lend-Lease bring units out of the new-weapons pool.
import { describe, expect, it } from 'vitest';
import { deploy, done, type Game, given, raid, release } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Bonn: 'land DE',
    Baltic: 'sea',
    Oslo: 'land NO',
    Central: 'sea GB allies',
    London: 'land GB red',
    Moscow: 'land SU red',
    Rome: 'land IT red',
  },
  adjacency: 'Bonn-Berlin-Baltic-Oslo-Central-London Baltic-Moscow Bonn-Rome Berlin-Central',
  setup: { Berlin: 'DE LF*2', Bonn: 'DE LF', Baltic: 'DE NF', Oslo: 'DE LF', London: 'GB LF', Moscow: 'SU LF' },
  pool: 'DE TF AF',
  newWeapons: 'DE TF:heavy*2 AF:jet SS*2, GB LF TF, SU TF*2, IT TF, NO LF',
  cards: [
    'axis newWeapons 3',
    'axis newWeapons 2 toMap=2 toPool=0',
    'axis wolfpack 2',
    'axis wolfpack 3 toPool=0 toMap=1',
    'allies lendLease 2',
    'allies lendLease 2 toMap=1 toPool=0',
  ],
  firstHands: { axis: 0 },
  roles: { germany: 'DE', centralAtlantic: 'Central', britain: 'GB', ussr: 'SU' },
});

const weapons = (game: Game = given(world)): Game => game.event('axis', 'axis-newWeapons-1');
const wolfpack = (game: Game = given(world)): Game => game.event('axis', 'axis-wolfpack-1');
const fastWolfpack = (game: Game = given(world)): Game => game.event('axis', 'axis-wolfpack-2');
const lease = (game: Game = given(world)): Game => game.event('allies', 'allies-lendLease-1');
const shipping = (game: Game = given(world)): Game => game.event('allies', 'allies-lendLease-2');
const isOver = (game: Game) => expect(game.prompt?.at).toBe('points');

describe('R18 New Weapons', () => {
  it('R18 places one German unit on the map, ready and free', () => {
    const game = weapons().decide('axis', deploy('DE-TF-heavy-1', 'Berlin', 'Bonn'));
    expect([game.at('DE-TF-heavy-1'), game.isSpent('DE-TF-heavy-1')]).toEqual(['Bonn', false]);
    expect(game.logged('unitDeployed')).toEqual([
      { type: 'unitDeployed', side: 'axis', unit: 'DE-TF-heavy-1', at: 'Bonn', path: ['Berlin', 'Bonn'] },
    ]);
    expect(game.prompt).toMatchObject({ at: 'arsenal', toMap: 0, toPool: 1 });
    expect(game.decide('axis', done).prompt).toMatchObject({ at: 'points', left: 3 });
  });

  it('R18 and moves another to the force pool', () => {
    const game = weapons().decide('axis', deploy('DE-TF-heavy-1', 'Berlin')).decide('axis', release('DE-AF-jet-1'));
    expect(game.at('DE-AF-jet-1')).toBe('forcePool');
    expect(game.logged('unitReleased')).toEqual([{ type: 'unitReleased', side: 'axis', unit: 'DE-AF-jet-1' }]);
    isOver(game);
  });

  it('R18 in either order', () => {
    const game = weapons().decide('axis', release('DE-AF-jet-1'));
    expect(game.prompt).toMatchObject({ at: 'arsenal', toMap: 1, toPool: 0 });
    isOver(game.decide('axis', deploy('DE-TF-heavy-1', 'Berlin')));
  });

  it('R18 no more than the card says', () => {
    const placed = weapons().decide('axis', deploy('DE-TF-heavy-1', 'Berlin'));
    expect(placed.refusal('axis', deploy('DE-TF-heavy-2', 'Berlin'))).toEqual({ code: 'noneLeft', rule: 'R7.1' });
    const moved = weapons().decide('axis', release('DE-AF-jet-1'));
    expect(moved.refusal('axis', release('DE-TF-heavy-1'))).toMatchObject({ code: 'noneLeft' });
  });

  it('R18 a card may place two and move none', () => {
    const game = given(world).event('axis', 'axis-newWeapons-2');
    expect(game.refusal('axis', release('DE-AF-jet-1'))).toMatchObject({ code: 'noneLeft' });
    const one = game.decide('axis', deploy('DE-TF-heavy-1', 'Berlin'));
    isOver(one.decide('axis', deploy('DE-TF-heavy-2', 'Berlin')));
  });

  it('R18 no submarines, and no other nation', () => {
    const wrong = { code: 'wrongWeapon', rule: 'R5.6' };
    const italian = weapons(given(world).war('IT', 'axis'));
    expect(weapons().refusal('axis', release('DE-SS-1'))).toMatchObject(wrong);
    expect(weapons().refusal('axis', deploy('DE-SS-1', 'Berlin'))).toMatchObject(wrong);
    expect(italian.refusal('axis', deploy('IT-TF-1', 'Rome'))).toMatchObject(wrong);
    expect(italian.refusal('axis', release('IT-TF-1'))).toMatchObject(wrong);
  });

  it('R5.6 only from the new-weapons pool', () => {
    const expected = { code: 'notInNewWeaponsPool', rule: 'R5.6', unit: 'DE-TF-1' };
    expect(weapons().refusal('axis', deploy('DE-TF-1', 'Berlin'))).toEqual(expected);
    expect(weapons().refusal('axis', release('DE-TF-1'))).toEqual(expected);
  });

  it('R18 the place follows mobilization: base, path, enemies', () => {
    const why = (game: Game, ...path: string[]) => game.refusal('axis', deploy('DE-TF-heavy-1', ...path));
    expect(why(weapons(), 'Oslo')).toMatchObject({ code: 'noPath', rule: 'R12.2' });
    expect(why(weapons(), 'Berlin', 'Rome')).toMatchObject({ code: 'pathBroken' });
    expect(why(weapons(), 'Berlin', 'Bonn', 'Rome')).toMatchObject({ code: 'pathNotControlled' });
    expect(why(weapons(given(world).put('Bonn', 'GB-LF-1')), 'Berlin', 'Bonn')).toMatchObject({
      code: 'destinationHasEnemy',
    });
  });

  it('R18 across the sea it draws on the transport limit', () => {
    const game = given(world).event('axis', 'axis-newWeapons-2');
    const one = game.decide('axis', deploy('DE-TF-heavy-1', 'Berlin', 'Baltic', 'Oslo'));
    expect([one.at('DE-TF-heavy-1'), one.state.transportUsed]).toEqual(['Oslo', { Baltic: 1 }]);
    expect(one.refusal('axis', deploy('DE-TF-heavy-2', 'Berlin', 'Baltic', 'Oslo'))).toMatchObject({
      code: 'transportExceededByMobilization',
      rule: 'R12.4',
    });
  });

  it('R18 without a base a unit can still be moved to the force pool', () => {
    const game = weapons(given(world).put('forcePool', 'DE-LF-1', 'DE-LF-2').put('Berlin', 'GB-LF-1'));
    expect(game.refusal('axis', deploy('DE-TF-heavy-1', 'Berlin'))).toMatchObject({ code: 'noHomeBase' });
    isOver(game.decide('axis', release('DE-TF-heavy-1')));
  });

  it('R18.2 with nothing in the pool it has no effect', () => {
    const game = weapons(given(world).put('removed', 'DE-TF-heavy-1', 'DE-TF-heavy-2', 'DE-AF-jet-1'));
    isOver(game);
    expect(game.logged('eventWithoutEffect')).toMatchObject([{ card: 'axis-newWeapons-1', rule: 'R18.2' }]);
  });

  it('R18.2 it may be left, wholly or in part', () => {
    expect(weapons().decide('axis', done).logged('eventWithoutEffect')).toHaveLength(1);
    const part = weapons().decide('axis', deploy('DE-TF-heavy-1', 'Berlin')).decide('axis', done);
    expect([part.prompt?.at, part.logged('eventWithoutEffect')]).toEqual(['points', []]);
  });

  it('R18 every unit and place is offered', () => {
    expect(
      weapons()
        .selectable()
        .map(({ unit }) => unit),
    ).toEqual(['DE-TF-heavy-1', 'DE-TF-heavy-2', 'DE-AF-jet-1']);
    const offered = weapons()
      .options(['DE-TF-heavy-1'])
      .map(({ decision }) => decision);
    expect(offered).toEqual([
      release('DE-TF-heavy-1'),
      deploy('DE-TF-heavy-1', 'Berlin'),
      deploy('DE-TF-heavy-1', 'Berlin', 'Bonn'),
      deploy('DE-TF-heavy-1', 'Berlin', 'Baltic', 'Oslo'),
    ]);
  });
});

describe('R17.1 the submarines of Wolfpack', () => {
  it('R17.1 one moves to the force pool', () => {
    const game = wolfpack().decide('axis', release('DE-SS-1'));
    expect([game.at('DE-SS-1'), game.at('DE-SS-2')]).toEqual(['forcePool', 'newWeaponsPool']);
    isOver(game);
  });

  it('R17.1 or comes to the map ready, by R12.3', () => {
    const game = fastWolfpack().decide('axis', deploy('DE-SS-1', 'Berlin', 'Baltic'));
    expect([game.at('DE-SS-1'), game.isSpent('DE-SS-1')]).toEqual(['Baltic', false]);
    expect(fastWolfpack().refusal('axis', deploy('DE-SS-1', 'Berlin', 'Bonn'))).toMatchObject({
      code: 'navalDestination',
      rule: 'R12.3',
    });
  });

  it('R17.1 as the card says', () => {
    expect(wolfpack().refusal('axis', deploy('DE-SS-1', 'Berlin'))).toMatchObject({ code: 'noneLeft' });
    expect(fastWolfpack().refusal('axis', release('DE-SS-1'))).toMatchObject({ code: 'noneLeft' });
    expect(
      wolfpack()
        .options(['DE-SS-1'])
        .map(({ decision }) => decision),
    ).toEqual([release('DE-SS-1')]);
    const offered = fastWolfpack().options(['DE-SS-1']);
    expect(offered.map(({ area }) => area)).toEqual(['Berlin', 'Baltic', 'Central']);
  });

  it('R17.1 no other unit', () => {
    expect(wolfpack().refusal('axis', release('DE-TF-heavy-1'))).toMatchObject({ code: 'wrongWeapon', rule: 'R5.6' });
    expect(
      wolfpack()
        .selectable()
        .map(({ unit }) => unit),
    ).toEqual(['DE-SS-1', 'DE-SS-2']);
  });

  it('R17.1 the raid comes after it, and the new submarine may take part', () => {
    const game = fastWolfpack().decide('axis', deploy('DE-SS-1', 'Berlin', 'Central'));
    expect(game.prompt).toMatchObject({ at: 'wolfpack', side: 'axis' });
    expect(game.refusal('axis', raid('DE-SS-1'))).toBeNull();
  });
});

describe('R18 Lend-Lease', () => {
  const why = (id: string, game: Game = lease()) => game.refusal('allies', release(id));

  it('R18 moves one allied unit to the force pool', () => {
    const game = lease().decide('allies', release('GB-TF-1'));
    expect(game.at('GB-TF-1')).toBe('forcePool');
    isOver(game);
  });

  it('R18 of any nation at war on the side', () => {
    const game = lease(given(world).war('SU', 'allies').war('IT', 'allies'));
    expect(['SU-TF-1', 'IT-TF-1', 'GB-LF-2'].map((id) => why(id, game))).toEqual([null, null, null]);
  });

  it('R18 of a nation that leans to the allies, still neutral', () => {
    expect(lease().decide('allies', release('SU-TF-1')).at('SU-TF-1')).toBe('forcePool');
  });

  it('R18 not of a neutral that leans to the axis', () => {
    expect(why('IT-TF-1')).toMatchObject({ code: 'wrongWeapon', rule: 'R5.6', unit: 'IT-TF-1' });
  });

  it('R18 not of the enemy, whatever its leaning', () => {
    expect(why('DE-TF-heavy-1')).toMatchObject({ code: 'wrongWeapon' });
    expect(why('NO-LF-1', lease(given(world).war('NO', 'axis')))).toMatchObject({ code: 'wrongWeapon' });
  });

  it('R18 a card may place units instead, of nations at war only', () => {
    const game = shipping().decide('allies', deploy('GB-TF-1', 'London'));
    expect([game.at('GB-TF-1'), game.isSpent('GB-TF-1')]).toEqual(['London', false]);
    expect(shipping().refusal('allies', deploy('SU-TF-1', 'Moscow'))).toMatchObject({ code: 'nationNotAtWar' });
    expect(why('GB-TF-1', shipping())).toMatchObject({ code: 'noneLeft' });
  });

  it('R18.2 with nothing in the pool it has no effect', () => {
    const game = lease(given(world).put('removed', 'GB-LF-2', 'GB-TF-1', 'SU-TF-1', 'SU-TF-2', 'NO-LF-1'));
    isOver(game);
    expect(game.logged('eventWithoutEffect')).toMatchObject([{ card: 'allies-lendLease-1' }]);
  });
});
