// R18: the amphibious half of Airborne / Amphibious.
import { describe, expect, it } from 'vitest';
import { attack, decline, done, type Game, given, move, pass } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// The Channel carries one unit at a time for the allies. Brest and Calais are neighbours on land, too.
const world = toyWorld({
  areas: {
    London: 'land GB red',
    Dover: 'land GB',
    Channel: 'sea',
    Bay: 'sea GB allies',
    North: 'sea',
    Calais: 'land FR',
    Brest: 'land FR',
    Lille: 'land FR',
    Berlin: 'land DE red',
    Lisbon: 'land PT',
  },
  adjacency:
    'London-Dover-Channel-London Channel-Bay-Brest-Calais-Channel-North-Berlin-Lille-Calais Bay-London Bay-Lisbon North-London',
  setup: {
    London: 'GB LF*4 TF AF',
    Dover: 'GB LF',
    Channel: 'GB NF',
    Calais: 'DE LF',
    Berlin: 'DE LF',
    Lisbon: 'PT LF',
    North: 'DE NF',
  },
  pool: 'DE NF LF, GB NF LF FT',
  cards: ['allies amphibious 2', 'allies amphibious 4 units=5', 'axis ambush 2', 'axis supply 2'],
  firstHands: { axis: 0 },
});

const ask = (game: Game = given(world)): Game => game.event('allies', 'allies-amphibious-1');
const why = (group: string, path: string, game: Game = ask()) =>
  game.refusal('allies', move(group, ...path.split(' ')));
const THREE = 'GB-LF-1 GB-LF-2 GB-TF-1';
const landed = ask().decide('allies', move(THREE, 'Channel', 'Calais'));

describe('R18 the landing', () => {
  it('R18 a group sea-moves through sea areas the allies control', () => {
    expect([landed.at('GB-TF-1'), landed.at('GB-LF-1')]).toEqual(['Calais', 'Calais']);
    expect(landed.logged('groupMoved').map(({ to, law }) => [to, law])).toEqual([
      ['Channel', 'amphibious'],
      ['Calais', 'amphibious'],
    ]);
  });

  it('R18 ignoring the transport limit, and using none', () => {
    const normal = given(world).points('allies', 1);
    expect(normal.refusal('allies', move(THREE, 'Channel', 'Calais'))).toMatchObject({ code: 'transportExceeded' });
    expect(landed.state.transportUsed).toEqual({});
  });

  it('R18 through no sea area the axis controls, or nobody', () => {
    expect(why('GB-LF-1', 'North Berlin')).toEqual({ code: 'seaNotControlled', rule: 'R8.6', area: 'North' });
    const empty = ask(given(world).put('forcePool', 'DE-NF-1'));
    expect(why('GB-LF-1', 'North Berlin', empty)).toMatchObject({ code: 'seaNotControlled' });
  });

  it('R18 of up to three units', () => {
    expect(why(`${THREE} GB-LF-3`, 'Channel Calais')).toEqual({
      code: 'groupTooLarge',
      rule: 'R18.2',
      need: 4,
      have: 3,
    });
  });

  it('R18 or of as many as the card says', () => {
    const game = given(world).event('allies', 'allies-amphibious-2');
    expect(why(`${THREE} GB-LF-3 GB-LF-4`, 'Channel Calais', game)).toBeNull();
    expect(why(`${THREE} GB-LF-3 GB-LF-4 GB-AF-1`, 'Channel Calais', game)).toMatchObject({ need: 6, have: 5 });
  });

  it('R18 the move does not make the group spent', () => {
    expect(THREE.split(' ').map((id) => landed.isSpent(id))).toEqual([false, false, false]);
  });

  it('R18 enemy ships cause no +1', () => {
    const game = ask(given(world).put('Channel', 'DE-NF-2'));
    expect(game.controller('Channel')).toBe('GB');
    expect(why('GB-LF-1', 'Channel Calais', game)).toBeNull();
    const normal = given(world).put('Channel', 'DE-NF-2').points('allies', 1);
    expect(normal.refusal('allies', move('GB-LF-1', 'Channel', 'Calais'))).toMatchObject({ code: 'seaTooFar' });
  });

  it('R8.6 two areas, no farther', () => {
    const game = ask(given(world).put('Bay', 'GB-NF-2'));
    expect(why('GB-LF-1', 'Channel Bay Brest', game)).toEqual({
      code: 'seaTooFar',
      rule: 'R8.6',
      area: 'Brest',
      need: 3,
      have: 2,
    });
  });

  it('R8.2 it stops in a sea area without allied ships', () => {
    expect(ask().controller('Bay')).toBe('GB');
    expect(why('GB-LF-1', 'Bay Brest')).toMatchObject({ code: 'mustStop', rule: 'R8.2', area: 'Bay' });
  });

  it('R8.3 the area left behind keeps a garrison', () => {
    expect(why('GB-LF-5', 'Channel Calais')).toMatchObject({ code: 'leavesAreaEmpty', area: 'Dover' });
  });

  it('R18 it goes by sea', () => {
    expect(why('GB-LF-1', 'Dover')).toEqual({ code: 'landingNeedsSea', rule: 'R18.2' });
  });

  it('R18 it may start at sea', () => {
    const game = ask(given(world).put('Channel', 'GB-LF-1'));
    expect(game.decide('allies', move('GB-LF-1', 'Calais')).at('GB-LF-1')).toBe('Calais');
  });

  it('R18 a landing is offered where a way over land is as short', () => {
    const dover = ask()
      .options(['GB-LF-1'])
      .find(({ area }) => area === 'Dover');
    expect(dover?.decision).toEqual(move('GB-LF-1', 'Channel', 'Dover'));
  });

  it('R18 no ships and no fortresses', () => {
    const game = ask(given(world).put('London', 'GB-NF-2', 'GB-FT-1'));
    expect(why('GB-NF-2', 'Channel', game)).toMatchObject({ code: 'mixedMove', rule: 'R8.5' });
    expect(why('GB-FT-1', 'Channel Calais', game)).toMatchObject({ code: 'fortressImmobile' });
  });

  it('R7.3 ready units of the side, in one area', () => {
    expect(why('GB-LF-1', 'Channel Calais', ask(given(world).spent('GB-LF-1')))).toMatchObject({ code: 'unitSpent' });
    expect(why('GB-LF-1 GB-LF-5', 'Channel Calais')).toMatchObject({ code: 'groupNotTogether' });
    expect(why('DE-LF-1', 'Channel Calais')).toMatchObject({ code: 'notYourUnit' });
  });

  it('R15.6 landing in a neutral is a violation', () => {
    const game = ask(given(world).put('Bay', 'GB-NF-2')).decide('allies', move('GB-LF-1', 'Bay', 'Lisbon'));
    expect([game.sideOf('PT'), game.at('GB-LF-1')]).toEqual(['axis', 'Lisbon']);
  });

  it('R4.5 an empty enemy area is taken at once', () => {
    const game = ask(given(world).put('Lille', 'DE-LF-1').war('FR', 'axis'));
    expect(game.decide('allies', move('GB-LF-1', 'Channel', 'Calais')).controller('Calais')).toBe('GB');
  });

  it('R8.8 those who end at sea beyond the limit are lost at the end of the impulse', () => {
    const sailed = ask().decide('allies', move(THREE, 'Channel')).decide('allies', done);
    const ended = sailed.decide('allies', done);
    expect(ended.prompt).toMatchObject({ at: 'overload', side: 'allies', area: 'Channel', excess: 2 });
  });
});

describe('R18 the attack after it', () => {
  it('R18 the landed group may attack', () => {
    const game = landed.dice(6, 6, 6).decide('allies', attack(THREE));
    expect(game.logged('attackDeclared')).toMatchObject([{ units: THREE.split(' '), area: 'Calais' }]);
    expect(game.prompt).toMatchObject({ at: 'points', side: 'allies', left: 2 });
  });

  it('R7.4 as a whole, without others', () => {
    expect(landed.refusal('allies', attack('GB-LF-1'))).toMatchObject({ code: 'eventWholeGroup', rule: 'R7.4' });
    const joined = landed.put('Calais', 'GB-LF-6');
    expect(joined.refusal('allies', attack(`${THREE} GB-LF-6`))).toMatchObject({ unit: 'GB-LF-6' });
  });

  it('R18 or not', () => {
    expect(landed.decide('allies', done).prompt).toMatchObject({ at: 'points' });
  });

  it('R18 there is one landing', () => {
    expect(landed.refusal('allies', move('GB-LF-3', 'Channel', 'Calais'))).toMatchObject({ code: 'eventMoveDone' });
  });

  it('R14.1 the landing may be ambushed, and the attack again', () => {
    const hidden = ask(given(world).hand('axis', 'axis-ambush-1', 'axis-supply-1'));
    const entering = hidden.decide('allies', move(THREE, 'Channel', 'Calais'));
    expect(entering.prompt).toMatchObject({ at: 'ambush', side: 'axis', trigger: 'entry', area: 'Calais' });
    const attacking = entering.decide('axis', decline).decide('allies', attack(THREE));
    expect(attacking.prompt).toMatchObject({ at: 'ambush', trigger: 'attack' });
  });

  it('R18.2 it may be left', () => {
    const game = ask().decide('allies', done).decide('allies', done);
    expect(game.prompt).toMatchObject({ at: 'impulse', side: 'axis' });
    expect(game.refusal('axis', pass)).toBeNull();
  });
});
