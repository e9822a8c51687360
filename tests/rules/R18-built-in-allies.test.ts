// R18: the sixteen allied cards of the built-in pack, each played on its map.
import { describe, expect, it } from 'vitest';
import { builtInWorld as world } from '../support/builtInWorld';
import {
  ambush,
  attack,
  bomb,
  develop,
  done,
  drop,
  type Game,
  given,
  move,
  negotiate,
  placePartisan,
  release,
} from '../support/game';

/** Summer 1940; the axis has no cards in hand, so that nobody is asked about ambushes. */
const start = given(world)
  .turn(2)
  .with(({ cards }) => {
    cards.axis.deck = [...cards.axis.deck, ...cards.axis.hand];
    cards.axis.hand = [];
  });
const pointsLeft = (game: Game) => (game.prompt?.at === 'points' ? game.prompt.left : null);
const twoPoles = start.put('warsaw', 'PL-LF-2');
const atWarsaw = twoPoles.put('warsaw', 'DE-TF-1');
const AXIS_HAND = ['axis-supply-1', 'axis-diplomacy-1', 'axis-vichy'];

describe('R18 Counter-offensive', () => {
  it.each(['allies-offensive-1', 'allies-offensive-2'])('R18 %s attacks', (id) => {
    const game = atWarsaw.event('allies', id);
    expect(game.refusal('allies', move('PL-LF-3', 'warsaw'))).toMatchObject({ code: 'eventNoMove' });
    const fought = game.dice(6, 6).decide('allies', attack('PL-LF-1 PL-LF-2'));
    expect(fought.logged('diceRolled')).toMatchObject([{ units: ['PL-LF-1', 'PL-LF-2'], ratings: [2, 2] }]);
    expect(pointsLeft(fought)).toBe(2);
  });

  it('R18 allies-offensive-3 moves and attacks', () => {
    const moved = start
      .put('paris', 'FR-TF-1')
      .event('allies', 'allies-offensive-3')
      .decide('allies', move('FR-TF-1', 'lorraine', 'ruhr'));
    const fought = moved.dice(6).decide('allies', attack('FR-TF-1'));
    expect([fought.at('FR-TF-1'), fought.isSpent('FR-TF-1'), pointsLeft(fought)]).toEqual(['ruhr', true, 3]);
  });
});

describe('R18 Supply and Ambush', () => {
  it('R18 allies-supply-1 recovers units', () => {
    const game = start.spent('GB-LF-1', 'FR-LF-1', 'PL-LF-1', 'DE-LF-1').event('allies', 'allies-supply-1');
    expect(['GB-LF-1', 'FR-LF-1', 'PL-LF-1', 'DE-LF-1'].map((id) => game.isSpent(id))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(pointsLeft(game)).toBe(2);
  });

  it('R17.3 allies-supply-2 recovers units and brings a partisan', () => {
    const taken = start.war('YU', 'allies').put('forcePool', 'YU-LF-1', 'YU-LF-2').put('yugoslavia', 'DE-LF-1');
    const game = taken.spent('GB-LF-1').event('allies', 'allies-supply-2');
    expect([game.isSpent('GB-LF-1'), game.prompt?.at]).toEqual([false, 'partisan']);
    const placed = game.decide('allies', placePartisan('YU-LF-1'));
    expect([placed.at('YU-LF-1'), placed.isSpent('YU-LF-1'), placed.controller('yugoslavia')]).toEqual([
      'yugoslavia',
      false,
      'DE',
    ]);
    expect(pointsLeft(placed)).toBe(4);
  });

  it.each([
    ['allies-ambush-1', 2],
    ['allies-ambush-2', 3],
  ])('R14.1 %s strikes back, and its value may be spent later', (id, value) => {
    const asked = twoPoles.hand('allies', id).points('axis', 1).decide('axis', move('DE-TF-1', 'warsaw'));
    expect(asked.prompt).toMatchObject({ at: 'ambush', side: 'allies', trigger: 'entry' });
    const struck = asked.dice(6, 6).decide('allies', ambush(id));
    expect(struck.logged('diceRolled')).toMatchObject([{ units: ['PL-LF-1', 'PL-LF-2'], rule: 'R14.2' }]);
    expect(pointsLeft(struck.decide('allies', { type: 'useAmbushPoints' }))).toBe(value);
    expect(pointsLeft(start.event('allies', id))).toBe(value);
  });
});

describe('R18 Diplomacy and Development', () => {
  it('R15.4 allies-diplomacy-1 moves the American track', () => {
    const game = start.event('allies', 'allies-diplomacy-1').decide('allies', negotiate('US', 'forward'));
    expect(game.state.nations).toMatchObject({ US: { side: 'neutral', track: 1 } });
    expect(pointsLeft(game)).toBe(2);
  });

  it('R15.3 allies-diplomacy-2 brings Greece in', () => {
    const game = start.event('allies', 'allies-diplomacy-2').decide('allies', negotiate('GR', 'join'));
    expect([game.sideOf('GR'), game.controller('crete'), pointsLeft(game)]).toEqual(['allies', 'GR', 3]);
  });

  it('R18.1 allies-development-1 develops a card of value 3', () => {
    const game = start.event('allies', 'allies-development-1');
    expect(game.refusal('allies', develop('allies-bombing-2'))).toMatchObject({
      code: 'valueTooHigh',
      need: 4,
      have: 3,
    });
    const developed = game.decide('allies', develop('allies-bombing-1'));
    expect(developed.state.cards.allies.deck).toContain('allies-bombing-1');
    expect(pointsLeft(developed)).toBe(2);
  });

  it('R18.1 allies-development-2 develops any card', () => {
    const game = start.event('allies', 'allies-development-2').decide('allies', develop('allies-bombing-2'));
    expect(game.state.cards.allies.deck).toContain('allies-bombing-2');
    expect(pointsLeft(game)).toBe(3);
  });
});

describe('R18 Lend-Lease and Strategic Bombing', () => {
  it('R18 allies-lend-lease moves a Soviet T-34 to the force pool, the USSR still neutral', () => {
    const game = start.event('allies', 'allies-lend-lease').decide('allies', release('SU-TF-t34-1'));
    expect([game.at('SU-TF-t34-1'), game.at('SU-TF-t34-2'), game.sideOf('SU')]).toEqual([
      'forcePool',
      'newWeaponsPool',
      'neutral',
    ]);
    expect(pointsLeft(game)).toBe(2);
    expect(start.event('allies', 'allies-lend-lease').refusal('allies', release('DE-SS-4'))).toMatchObject({
      code: 'wrongWeapon',
    });
  });

  it('R17.2 allies-bombing-1 bombs the Ruhr from London', () => {
    const game = start.hand('axis', ...AXIS_HAND).event('allies', 'allies-bombing-1');
    expect(game.refusal('allies', bomb('GB-AF-1', 'berlin'))).toBeNull();
    expect(game.refusal('allies', bomb('GB-AF-1', 'warsaw'))).toMatchObject({ code: 'notAxisBase' });
    const bombed = game.dice(4, 5, 3).decide('allies', bomb('GB-AF-1 GB-AF-2', 'ruhr'));
    expect(bombed.state.cards.axis.hand).toEqual(['axis-supply-1', 'axis-diplomacy-1']);
    expect(pointsLeft(bombed)).toBe(3);
  });

  it('R17.2 allies-bombing-2 bombs two bases', () => {
    const game = start.hand('axis', ...AXIS_HAND).event('allies', 'allies-bombing-2');
    const first = game.dice(4, 1).decide('allies', bomb('GB-AF-1', 'ruhr'));
    expect(first.prompt).toMatchObject({ at: 'bombing', left: 1 });
    const second = first.dice(1, 1).decide('allies', bomb('GB-AF-2', 'berlin'));
    expect(second.state.cards.axis.hand).toEqual(['axis-vichy']);
    expect(pointsLeft(second)).toBe(4);
  });
});

describe('R18 Airborne / Amphibious', () => {
  const invaded = start
    .war('US', 'allies', { track: 5 })
    .put('forcePool', 'FR-LF-4', 'FR-LF-5', 'FR-LF-1', 'FR-LF-2')
    .put('north-france', 'DE-LF-1')
    .put('paris', 'DE-LF-2')
    .put('london', 'US-LF-1', 'US-LF-2', 'US-TF-1', 'US-TF-2', 'US-LF-3', 'US-LF-4', 'US-AB-1');

  it('R18 allies-amphibious-1 lands three units and drops two areas far', () => {
    const game = invaded.event('allies', 'allies-amphibious-1');
    expect(game.refusal('allies', drop('US-AB-1', 'paris'))).toMatchObject({ code: 'dropTooFar', have: 2 });
    expect(game.refusal('allies', move('US-LF-1 US-LF-2 US-TF-1 US-TF-2', 'channel', 'north-france'))).toMatchObject({
      code: 'groupTooLarge',
      have: 3,
    });
    const dropped = game.decide('allies', drop('US-AB-1', 'north-france'));
    const landed = dropped.decide('allies', move('US-LF-1 US-LF-2 US-TF-1', 'channel', 'north-france'));
    const fought = landed.dice(6, 6, 6, 6).decide('allies', attack('US-LF-1 US-LF-2 US-TF-1 US-AB-1'));
    expect([fought.at('US-TF-1'), fought.at('US-AB-1'), pointsLeft(fought)]).toEqual([
      'north-france',
      'north-france',
      3,
    ]);
  });

  it('R18 allies-amphibious-2 lands five units and drops three areas far', () => {
    const game = invaded.event('allies', 'allies-amphibious-2');
    const five = 'US-LF-1 US-LF-2 US-TF-1 US-TF-2 US-LF-3';
    expect(game.refusal('allies', move(`${five} US-LF-4`, 'channel', 'north-france'))).toMatchObject({ have: 5 });
    const dropped = game.decide('allies', drop('US-AB-1', 'paris'));
    const landed = dropped.decide('allies', move(five, 'channel', 'north-france')).decide('allies', done);
    expect([landed.at('US-AB-1'), landed.at('US-LF-3'), pointsLeft(landed)]).toEqual(['paris', 'north-france', 4]);
  });
});

describe('R18.2 events are optional', () => {
  const alliedCards = world.cards.filter(({ side }) => side === 'allies');

  it.each(alliedCards.map(({ id, value }) => [id, value] as const))(
    'R18.2 %s may be played for its value alone',
    (id, value) => {
      let game = start.event('allies', id);
      for (let left = 3; left > 0 && game.prompt?.at !== 'points'; left -= 1) game = game.decide('allies', done);
      expect(pointsLeft(game)).toBe(value);
      expect(game.state.units).toEqual(start.state.units);
      expect(game.state.nations).toEqual(start.state.nations);
    },
  );
});
