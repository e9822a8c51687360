// R18: the sixteen axis cards of the built-in pack, each played on its map.
import { describe, expect, it } from 'vitest';
import { builtInWorld as world } from '../support/builtInWorld';
import {
  ambush,
  attack,
  deploy,
  develop,
  done,
  type Game,
  given,
  move,
  negotiate,
  proclaimVichy,
  raid,
  release,
} from '../support/game';
import { card } from '../support/packs/ids';

const start = given(world);
const pointsLeft = (game: Game) => (game.prompt?.at === 'points' ? game.prompt.left : null);
const after = (game: Game) => game.decide('axis', done);
const ALLIED_HAND = ['allies-supply-1', 'allies-diplomacy-1', 'allies-lend-lease'];
const atWarsaw = start.put('warsaw', 'DE-TF-1', 'DE-LF-1');

describe('R18 Blitzkrieg', () => {
  it('R18 axis-blitzkrieg-1 attacks', () => {
    const game = atWarsaw.event('axis', 'axis-blitzkrieg-1');
    expect(game.refusal('axis', move('DE-LF-2', 'warsaw'))).toMatchObject({ code: 'eventNoMove' });
    const fought = game.dice(6, 6).decide('axis', attack('DE-TF-1 DE-LF-1'));
    expect(fought.logged('diceRolled')).toMatchObject([{ units: ['DE-TF-1', 'DE-LF-1'], ratings: [4, 3], hits: 0 }]);
    expect(pointsLeft(fought)).toBe(2);
  });

  it.each([
    ['axis-blitzkrieg-2', 2],
    ['axis-blitzkrieg-3', 3],
  ])('R18 %s moves and attacks', (id, value) => {
    const moved = start.event('axis', id).decide('axis', move('DE-TF-1 DE-TF-2', 'warsaw'));
    const fought = moved.dice(6, 6).decide('axis', attack('DE-TF-1 DE-TF-2'));
    expect(fought.at('DE-TF-1')).toBe('warsaw');
    expect(fought.logged('attackDeclared')).toHaveLength(1);
    expect(pointsLeft(fought)).toBe(value);
  });

  it('R18 axis-blitzkrieg-4 does so with two groups', () => {
    const first = start.event('axis', 'axis-blitzkrieg-4').decide('axis', move('DE-TF-1', 'warsaw'));
    const second = first.dice(6).decide('axis', attack('DE-TF-1')).decide('axis', move('DE-TF-4', 'lorraine'));
    const fought = second.dice(6).decide('axis', attack('DE-TF-4'));
    expect([fought.at('DE-TF-1'), fought.at('DE-TF-4'), pointsLeft(fought)]).toEqual(['warsaw', 'lorraine', 4]);
  });
});

describe('R18 Supply and Ambush', () => {
  it.each([
    ['axis-supply-1', 2],
    ['axis-supply-2', 3],
  ])('R18 %s recovers as many Germans as Germany controls areas', (id, value) => {
    const some = start.spent('DE-TF-1', 'DE-TF-4', 'DE-AF-1', 'DE-NF-1').event('axis', id);
    expect(some.logged('unitsRecovered')).toMatchObject([{ units: ['DE-TF-1', 'DE-TF-4', 'DE-AF-1', 'DE-NF-1'] }]);
    expect(pointsLeft(some)).toBe(value);
    const many = world.units.filter(
      ({ nation, start: at }) => nation === 'DE' && world.areas.some((one) => one.id === at),
    );
    const all = start.spent(...many.map(({ id: unit }) => unit)).event('axis', id);
    expect(all.prompt).toMatchObject({ at: 'recovery', nation: 'DE', count: 7 });
  });

  it.each([
    ['axis-ambush-1', 2],
    ['axis-ambush-2', 4],
  ])('R14.1 %s strikes back, and its value may be spent later', (id, value) => {
    const game = start.put('warsaw', 'DE-LF-1').hand('axis', id).points('allies', 1);
    const asked = game.decide('allies', attack('PL-LF-1'));
    expect(asked.prompt).toMatchObject({ at: 'ambush', side: 'axis' });
    const struck = asked.dice(6, 6).decide('axis', ambush(id));
    expect(struck.logged('diceRolled')).toMatchObject([{ units: ['DE-LF-1'], rule: 'R14.2' }, { units: ['PL-LF-1'] }]);
    expect(struck.prompt).toMatchObject({ at: 'impulse', side: 'axis' });
    expect(pointsLeft(struck.decide('axis', { type: 'useAmbushPoints' }))).toBe(value);
    expect(pointsLeft(start.event('axis', id))).toBe(value);
  });
});

describe('R18 Diplomacy, Development, Vichy France', () => {
  it('R18 axis-diplomacy-1 brings Italy in', () => {
    const game = start.event('axis', 'axis-diplomacy-1').decide('axis', negotiate('IT', 'join'));
    expect([game.sideOf('IT'), game.controller('rome'), pointsLeft(game)]).toEqual(['axis', 'IT', 2]);
    const offered = start.event('axis', 'axis-diplomacy-1').options();
    const nations = offered.flatMap(({ decision }) => (decision.type === 'negotiate' ? [decision.nation] : []));
    expect(nations).toEqual(['IT', 'HU', 'RO', 'BG', 'FI', 'ES', 'TR']);
  });

  it('R18.1 axis-development-1 develops a card of value 3', () => {
    const game = start.event('axis', 'axis-development-1');
    expect(game.refusal('axis', develop('axis-sea-lion'))).toMatchObject({ code: 'valueTooHigh', need: 4, have: 3 });
    const developed = game.decide('axis', develop('axis-new-weapons'));
    expect(developed.state.cards.axis.deck).toContain('axis-new-weapons');
    expect(pointsLeft(developed)).toBe(2);
  });

  it('R18.1 axis-development-2 develops any card', () => {
    const game = start.event('axis', 'axis-development-2').decide('axis', develop('axis-sea-lion'));
    expect(game.state.cards.axis.deck).toContain('axis-sea-lion');
    expect(pointsLeft(game)).toBe(3);
  });

  it('R16.3 axis-vichy brings France over once Paris has fallen', () => {
    expect(start.event('axis', 'axis-vichy').sideOf('FR')).toBe('allies');
    const paris = start.put('forcePool', 'FR-LF-1', 'FR-LF-2').put('paris', 'DE-LF-1', 'DE-LF-2');
    const game = paris.event('axis', 'axis-vichy').decide('axis', proclaimVichy);
    expect([game.sideOf('FR'), game.controller('paris'), game.controller('lorraine')]).toEqual(['axis', 'DE', 'FR']);
    expect([game.at('FR-FT-1'), game.at('FR-NF-1'), game.controller('west-med')]).toEqual([
      'lorraine',
      'forcePool',
      'GB',
    ]);
    expect(pointsLeft(game)).toBe(2);
  });
});

describe('R18 Wolfpack, New Weapons, Sea Lion', () => {
  it('R17.1 axis-wolfpack-1 moves a submarine to the force pool and raids', () => {
    const game = start
      .hand('allies', ...ALLIED_HAND)
      .event('axis', 'axis-wolfpack-1')
      .decide('axis', release('DE-SS-4'));
    expect(game.at('DE-SS-4')).toBe('forcePool');
    const raided = game.dice(3, 2).decide('axis', raid('DE-SS-2'));
    expect(raided.state.cards.allies.hand).toEqual(['allies-supply-1', 'allies-lend-lease']);
    expect(pointsLeft(raided)).toBe(2);
  });

  it('R17.1 axis-wolfpack-2 places a ready submarine and raids', () => {
    const game = start.hand('allies', ...ALLIED_HAND).event('axis', 'axis-wolfpack-2');
    const placed = game.decide('axis', deploy('DE-SS-4', 'berlin', 'baltic-sea'));
    expect([placed.at('DE-SS-4'), placed.isSpent('DE-SS-4')]).toEqual(['baltic-sea', false]);
    const raided = placed.dice(4).decide('axis', raid('DE-SS-2'));
    expect([raided.state.cards.allies.hand.length, pointsLeft(raided)]).toEqual([3, 3]);
  });

  it('R18 axis-new-weapons places one and moves one', () => {
    const placed = start.event('axis', 'axis-new-weapons').decide('axis', deploy('DE-TF-heavy-1', 'berlin', 'bohemia'));
    expect([placed.at('DE-TF-heavy-1'), placed.isSpent('DE-TF-heavy-1')]).toEqual(['bohemia', false]);
    const game = placed.decide('axis', release('DE-AF-jet-1'));
    expect([game.at('DE-AF-jet-1'), pointsLeft(game)]).toEqual(['forcePool', 3]);
  });

  it('R18 axis-sea-lion lands four units in London', () => {
    const coast = start
      .put('north-france', 'DE-TF-1', 'DE-TF-2', 'DE-LF-1', 'DE-LF-2', 'DE-LF-3')
      .put('forcePool', 'FR-LF-4');
    const game = coast.event('axis', 'axis-sea-lion');
    const landed = game.decide('axis', move('DE-TF-1 DE-TF-2 DE-LF-1 DE-LF-2', 'channel', 'london'));
    expect([landed.controller('channel'), landed.at('DE-TF-1')]).toEqual(['GB', 'london']);
    const fought = landed.dice(6, 6, 6, 6).decide('axis', attack('DE-TF-1 DE-TF-2 DE-LF-1 DE-LF-2'));
    expect(pointsLeft(fought)).toBe(4);
    expect(game.refusal('axis', move('DE-TF-1 DE-TF-2 DE-LF-1 DE-LF-2 DE-LF-3', 'channel', 'london'))).toMatchObject({
      code: 'groupTooLarge',
    });
  });
});

describe('R18.2 events are optional', () => {
  const axisCards = world.cards.filter(({ side }) => side === 'axis');

  it.each(axisCards.map(({ id, value }) => [id, value] as const))(
    'R18.2 %s may be played for its value alone',
    (id, value) => {
      let game = start.event('axis', card(id));
      for (let left = 3; left > 0 && game.prompt?.at !== 'points'; left -= 1) game = after(game);
      expect(pointsLeft(game)).toBe(value);
      expect(game.state.units).toEqual(start.state.units);
      expect(game.state.nations).toEqual(start.state.nations);
    },
  );
});
