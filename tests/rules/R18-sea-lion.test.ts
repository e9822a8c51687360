// R18: Operation Sea Lion.
import { describe, expect, it } from 'vitest';
import { ambush, attack, damage, decline, done, drop, type Game, given, move, retreat } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// Calais lies on the Channel; from Brest it is two sea areas to London. Jersey is land of the British, but no target.
const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Calais: 'land FR',
    Brest: 'land FR',
    Bay: 'sea',
    Channel: 'sea',
    London: 'land GB red',
    Scotland: 'land GB',
    Jersey: 'land GB',
    Kent: 'land GB',
  },
  adjacency: 'Berlin-Calais-Channel-London-Scotland-Channel-Jersey Calais-Brest-Bay-Channel Kent-London',
  setup: {
    Berlin: 'DE LF',
    Calais: 'DE LF*4 TF AF',
    Brest: 'DE LF*2',
    London: 'GB LF',
    Channel: 'GB NF*2',
  },
  pool: 'DE NF FT LF AB, GB LF',
  cards: ['axis seaLion 4', 'axis seaLion 2 units=2', 'allies ambush 2', 'allies offensive 2'],
  firstHands: { axis: 0 },
  roles: { seaLionTargets: ['London', 'Scotland'] },
});

const ask = (game: Game = given(world)): Game => game.event('axis', 'axis-seaLion-1');
const small = (): Game => given(world).event('axis', 'axis-seaLion-2');
const why = (group: string, path: string, game: Game = ask()) => game.refusal('axis', move(group, ...path.split(' ')));
const FOUR = 'DE-LF-2 DE-LF-3 DE-LF-4 DE-TF-1';
const landed = ask().decide('axis', move(FOUR, 'Channel', 'London'));

describe('R18 the crossing of Sea Lion', () => {
  it('R18 a group crosses one sea area into London, whoever controls the sea', () => {
    expect(ask().controller('Channel')).toBe('GB');
    expect([landed.at('DE-TF-1'), landed.at('DE-LF-2')]).toEqual(['London', 'London']);
    expect(landed.logged('groupMoved').map(({ to, law }) => [to, law])).toEqual([
      ['Channel', 'seaLion'],
      ['London', 'seaLion'],
    ]);
  });

  it('R18 or into Scotland, and takes it when it is empty', () => {
    const game = ask().decide('axis', move('DE-LF-2', 'Channel', 'Scotland'));
    expect([game.at('DE-LF-2'), game.controller('Scotland')]).toEqual(['Scotland', 'DE']);
  });

  it('R18 nowhere else', () => {
    expect(why('DE-LF-2', 'Channel Jersey')).toMatchObject({ code: 'seaLionRoute', rule: 'R18.2' });
    expect(why('DE-LF-2', 'Channel Brest')).toMatchObject({ code: 'seaLionRoute' });
  });

  it('R18 of up to four units', () => {
    expect(why(FOUR, 'Channel London')).toBeNull();
    expect(why(`${FOUR} DE-AF-1`, 'Channel London')).toEqual({
      code: 'groupTooLarge',
      rule: 'R18.2',
      need: 5,
      have: 4,
    });
  });

  it('R18 or of as many as the card says', () => {
    expect(why('DE-LF-2 DE-LF-3', 'Channel London', small())).toBeNull();
    expect(why('DE-LF-2 DE-LF-3 DE-LF-4', 'Channel London', small())).toMatchObject({ need: 3, have: 2 });
  });

  it('R18 ignoring the transport limit, and using none', () => {
    expect(landed.state.transportUsed).toEqual({});
  });

  it('R18 exactly one sea area', () => {
    expect(why('DE-LF-6', 'Bay Channel London')).toMatchObject({ code: 'seaLionRoute' });
    expect(why('DE-LF-2', 'London')).toMatchObject({ code: 'seaLionRoute' });
    expect(why('DE-LF-6', 'Calais Channel')).toMatchObject({ code: 'seaLionRoute' });
    expect(why('DE-LF-2', 'Channel London Scotland')).toMatchObject({ code: 'seaLionRoute' });
    const ashore = ask(given(world).put('London', 'DE-LF-8').put('Kent', 'DE-LF-2', 'DE-LF-3'));
    expect(why('DE-LF-2', 'London Scotland', ashore)).toMatchObject({ code: 'seaLionRoute' });
  });

  it('R18 it ends on land', () => {
    expect(why('DE-LF-2', 'Channel')).toMatchObject({ code: 'seaLionRoute' });
  });

  it('R18 it starts on land', () => {
    const game = ask(given(world).put('Channel', 'DE-LF-2').put('Bay', 'DE-LF-3'));
    expect(why('DE-LF-2', 'London', game)).toMatchObject({ code: 'seaLionRoute' });
    expect(why('DE-LF-3', 'Channel London', game)).toMatchObject({ code: 'seaLionRoute' });
  });

  it('R18 the stop of R8.2 does not apply in the sea area', () => {
    const game = ask(given(world).put('forcePool', 'GB-NF-1', 'GB-NF-2'));
    expect(why('DE-LF-2', 'Channel London', game)).toBeNull();
  });

  it('R18 enemy ships cause no +1 on entering or leaving', () => {
    const option = ask()
      .options(['DE-LF-2'])
      .find(({ area }) => area === 'London');
    expect(option).toMatchObject({ cost: 2, refusal: null });
  });

  it('R18 the move does not make the group spent', () => {
    expect(FOUR.split(' ').map((id) => landed.isSpent(id))).toEqual([false, false, false, false]);
  });

  it('R8.3 the area left behind keeps a garrison', () => {
    const game = ask(given(world).put('Brest', 'DE-LF-2', 'DE-LF-3', 'DE-TF-1', 'DE-AF-1'));
    expect(why('DE-LF-4 DE-LF-5', 'Channel London', game)).toMatchObject({ code: 'leavesAreaEmpty', area: 'Calais' });
  });

  it('R18 no ships and no fortresses', () => {
    const game = ask(given(world).put('Calais', 'DE-NF-1', 'DE-FT-1'));
    expect(why('DE-NF-1', 'Channel London', game)).toMatchObject({ code: 'mixedMove', rule: 'R8.5' });
    expect(why('DE-FT-1', 'Channel London', game)).toMatchObject({ code: 'fortressImmobile', rule: 'R5.4' });
  });

  it('R7.3 ready units of the side, in one area', () => {
    expect(why('DE-LF-2', 'Channel London', ask(given(world).spent('DE-LF-2')))).toMatchObject({ code: 'unitSpent' });
    expect(why('DE-LF-2 DE-LF-6', 'Channel London')).toMatchObject({ code: 'groupNotTogether' });
    expect(why('DE-XX-1', 'Channel London')).toMatchObject({ code: 'unknownThing' });
    expect(why('', 'Channel London')).toMatchObject({ code: 'emptyGroup' });
  });

  it('R18 nobody drops from the air', () => {
    expect(ask().refusal('axis', drop('DE-LF-2', 'London'))).toMatchObject({ code: 'notAirborne' });
    const game = ask(given(world).put('Calais', 'DE-AB-1'));
    expect(game.refusal('axis', drop('DE-AB-1', 'Brest'))).toMatchObject({ code: 'dropTooFar', have: 0 });
  });

  it('R18 London and Scotland are offered, nothing else', () => {
    const moves = ask()
      .options(['DE-LF-2'])
      .filter(({ decision }) => decision.type === 'move');
    expect(moves.map(({ area }) => area)).toEqual(['London', 'Scotland']);
  });
});

describe('R18 the attack of Sea Lion', () => {
  it('R18 the landed group may attack, as a whole', () => {
    const game = landed.dice(6, 6, 6, 6).decide('axis', attack(FOUR));
    expect(game.logged('attackDeclared')).toMatchObject([{ units: FOUR.split(' '), area: 'London' }]);
    expect(game.prompt).toMatchObject({ at: 'points', side: 'axis', left: 4 });
    expect(landed.refusal('axis', attack('DE-LF-2'))).toMatchObject({ code: 'eventWholeGroup', rule: 'R7.4' });
  });

  it('R18 or not', () => {
    const game = landed.decide('axis', done);
    expect([game.at('DE-LF-2'), game.isSpent('DE-LF-2'), game.prompt?.at]).toEqual(['London', false, 'points']);
  });

  it('R18 only the landed group', () => {
    const game = landed.put('London', 'DE-LF-8');
    expect(game.refusal('axis', attack(`${FOUR} DE-LF-8`))).toMatchObject({ code: 'eventWholeGroup', unit: 'DE-LF-8' });
    const before = ask(given(world).put('London', 'DE-LF-8').control('London', 'GB'));
    expect(before.refusal('axis', attack('DE-LF-8'))).toMatchObject({ code: 'eventWholeGroup' });
  });

  it('R18 there is one crossing', () => {
    expect(landed.refusal('axis', move('DE-LF-5', 'Channel', 'London'))).toEqual({
      code: 'eventMoveDone',
      rule: 'R18.2',
    });
  });

  it('R18.2 it may be left', () => {
    const game = ask().decide('axis', done);
    expect([game.prompt?.at, game.at('DE-LF-2')]).toEqual(['points', 'Calais']);
  });
});

describe('R14.1 ambushes on the way', () => {
  const hidden = ask(given(world).hand('allies', 'allies-ambush-1', 'allies-offensive-1'));
  const atSea = hidden.decide('axis', move('DE-LF-2 DE-LF-3', 'Channel', 'London'));

  it('R14.1 the ships of the sea area may strike', () => {
    expect(atSea.prompt).toMatchObject({ at: 'ambush', side: 'allies', area: 'Channel', trigger: 'entry' });
  });

  it('R14.6 those left go on, and are awaited in London', () => {
    const struck = atSea.dice(1, 6).decide('allies', ambush('allies-ambush-1'));
    expect(struck.prompt).toMatchObject({ at: 'damage', left: 2 });
    const placed = struck.decide('axis', damage('DE-LF-2')).decide('axis', damage('DE-LF-2'));
    const game = placed.decide('axis', retreat('DE-LF-2', 'Calais'));
    expect([game.at('DE-LF-2'), game.at('DE-LF-3')]).toEqual(['Calais', 'London']);
    expect(game.prompt).toMatchObject({ at: 'ambush', area: 'London' });
  });

  it('R14.1 without an ambush at sea the landing can still be ambushed', () => {
    const game = atSea.decide('allies', decline);
    expect(game.prompt).toMatchObject({ at: 'ambush', side: 'allies', area: 'London' });
    expect(game.decide('allies', decline).refusal('axis', attack('DE-LF-2 DE-LF-3'))).toBeNull();
  });
});
