// Which cards the greedy bot chooses and plays, and what it makes of their events (R6.1, R6.5, R15–R18), on small maps.
import { describe, expect, it } from 'vitest';
import { type Decision, decide } from '../../src/engine';
import { develop, type Game, given, ids, negotiate, placePartisan, play, proclaimVichy, raid } from '../support/game';
import { type ToyPack, toyWorld } from '../support/packs/toyPack';
import { chosen, playedOn, step } from './greedyAsked';

/** Two homes far from each other, a sea of the allies between them, and Paris beside the German home. */
const europe = (more: Partial<ToyPack> = {}) =>
  given(
    toyWorld({
      areas: {
        Berlin: 'land DE red',
        Ruhr: 'land DE black',
        Paris: 'land FR red',
        Lyon: 'land FR',
        Ocean: 'sea GB allies',
        London: 'land GB red',
        Leeds: 'land GB',
        Rome: 'land IT red',
        Madrid: 'land ES red',
        Belgrade: 'land YU',
      },
      adjacency: 'Berlin-Ruhr-Paris-Lyon-Ocean-London-Leeds Ruhr-Ocean Rome-Lyon-Madrid-Ocean Berlin-Belgrade-Rome',
      setup: { Berlin: 'DE LF*2', Ruhr: 'DE LF', Paris: 'FR LF*3', Lyon: 'FR LF', London: 'GB LF AF', Ocean: 'GB NF' },
      pool: 'IT LF, YU LF',
      nations: { YU: 'allies' },
      roles: {
        germany: 'DE',
        britain: 'GB',
        france: 'FR',
        paris: 'Paris',
        centralAtlantic: 'Ocean',
        yugoslavia: 'YU',
        yugoslavArea: 'Belgrade',
      },
      ...more,
    }),
  );

/** The side holds these cards and no others. */
const holding = (game: Game, side: 'axis' | 'allies', ...cards: string[]): Game =>
  game
    .with((state) => {
      state.cards[side].deck.push(...state.cards[side].hand.splice(0));
    })
    .hand(side, ...cards);
const axisHolds = (game: Game, ...cards: string[]): Game => holding(game, 'axis', ...cards).impulse('axis');

describe('the greedy bot in diplomacy (R15)', () => {
  it('brings a nation into the war', () => {
    const game = europe().event('axis', 'axis-diplomacy-1');
    expect(chosen(game)).toEqual(negotiate('IT', 'join'));
    expect(step(game).sideOf('IT')).toBe('axis');
  });

  it('brings the nation with more to offer', () => {
    const rich = europe({ pool: 'IT LF, HU LF' }).event('axis', 'axis-diplomacy-1');
    expect(chosen(rich)).toEqual(negotiate('IT', 'join')); // Hungary has no base
  });

  it('moves a track where nobody else can be brought in', () => {
    const game = europe().war('IT', 'axis').event('axis', 'axis-diplomacy-1');
    expect(chosen(game)).toEqual(negotiate('ES', 'forward'));
  });

  it('takes the last step of a track rather than the first of another (R15.4)', () => {
    const tracks = { IT: 'axis', ES: 'neutral axis 2', TR: 'neutral axis 2', YU: 'allies' };
    const areas = { Ankara: 'land TR red', Berlin: 'land DE red', Madrid: 'land ES red', London: 'land GB red' };
    const game = given(
      toyWorld({
        areas,
        adjacency: 'Berlin-Ankara-London-Madrid',
        setup: { Berlin: 'DE LF', London: 'GB LF' },
        nations: tracks,
      }),
    );
    const asked = (nation: string) => game.war(nation, 'neutral', { track: 1 }).event('axis', 'axis-diplomacy-1');
    expect(chosen(asked('TR'))).toEqual(negotiate('TR', 'forward'));
    expect(chosen(asked('ES'))).toEqual(negotiate('ES', 'forward'));
  });

  it('pushes a nation back that is with the enemy, as the allies (R15.5)', () => {
    const game = europe().war('IT', 'axis').war('ES', 'axis', { track: 2 }).event('allies', 'allies-diplomacy-1');
    expect(chosen(game)).toEqual(negotiate('ES', 'back'));
  });
});

describe('the greedy bot and Vichy (R16.3)', () => {
  const held = europe().put('Lyon', 'FR-LF-1', 'FR-LF-2', 'FR-LF-3').put('Paris', 'DE-LF-3');

  it('plays the card once Paris is held, for its event', () => {
    expect(held.controller('Paris')).toBe('DE');
    expect(chosen(axisHolds(held, 'axis-vichy-1', 'axis-ambush-1'))).toEqual(play('axis-vichy-1', 'event'));
  });

  it('proclaims it', () => {
    const game = held.event('axis', 'axis-vichy-1');
    expect(chosen(game)).toEqual(proclaimVichy);
    expect(step(game).sideOf('FR')).toBe('axis');
  });

  it('uses the points first while Paris is French', () => {
    expect(chosen(axisHolds(europe(), 'axis-vichy-1'))).toEqual(play('axis-vichy-1', 'points'));
  });
});

describe('the greedy bot against the hand of the enemy (R17)', () => {
  const boats = europe({
    setup: { Berlin: 'DE LF', London: 'GB LF', Ocean: 'GB NF, DE SS*3' },
    ratings: { 'DE SS': { attack: 6 } },
  });
  const cards = ['allies-supply-1', 'allies-ambush-1', 'allies-offensive-1'];

  it('raids with all boats (R17.1)', () => {
    const game = holding(boats, 'allies', ...cards).event('axis', 'axis-wolfpack-1');
    const asked = playedOn(game, 'arsenal');
    expect(asked.prompt).toMatchObject({ at: 'wolfpack' });
    expect(chosen(asked)).toEqual(raid('DE-SS-1 DE-SS-2 DE-SS-3'));
    expect(step(asked).state.cards.allies.hand).toHaveLength(0);
  });

  it('plays Wolfpack before a card that does nothing now', () => {
    const game = holding(boats, 'allies', ...cards);
    expect(chosen(axisHolds(game, 'axis-vichy-1', 'axis-wolfpack-1'))).toMatchObject({ card: 'axis-wolfpack-1' });
  });

  const bombers = europe({
    setup: { Berlin: 'DE LF', Ruhr: 'DE LF', London: 'GB LF AF*2' },
    ratings: { 'GB AF': { air: 6, movement: 3 } },
  });

  it('bombs with every bomber that reaches the base (R17.2)', () => {
    const game = holding(bombers, 'axis', 'axis-supply-1', 'axis-ambush-1').event(
      'allies',
      'allies-strategicBombing-1',
    );
    expect(chosen(game)).toMatchObject({ type: 'bomb', group: ids('GB-AF-1 GB-AF-2') });
    expect(step(game).state.cards.axis.hand).toHaveLength(0);
  });

  it('places a partisan (R17.3)', () => {
    const game = europe()
      .hand('allies', 'allies-supply-2')
      .impulse('allies')
      .decide('allies', play('allies-supply-2', 'event'));
    expect(game.prompt).toMatchObject({ at: 'partisan' });
    expect(chosen(game)).toEqual(placePartisan('YU-LF-1'));
  });
});

describe('the greedy bot and new units (R5.6, R18)', () => {
  it('brings the stronger of the new weapons to the map', () => {
    const game = europe({ newWeapons: 'DE TF LF' }).event('axis', 'axis-newWeapons-1');
    expect(chosen(game)).toMatchObject({ type: 'deploy', unit: 'DE-TF-1' });
  });

  it('lends what there is to lend, to the force pool', () => {
    const game = europe({ newWeapons: 'GB LF' }).event('allies', 'allies-lendLease-1');
    expect(chosen(game)).toEqual({ type: 'release', unit: 'GB-LF-2' });
  });
});

describe('the greedy bot develops (R18.1)', () => {
  it('a card, the most valuable the event allows', () => {
    const world = {
      cards: [
        'axis development 2 maxValue=3',
        'axis development 2 maxValue=4',
        'axis offensive 3',
        'axis offensive 4',
        'axis supply 2',
        'allies supply 2',
      ],
    };
    expect(chosen(europe(world).event('axis', 'axis-development-1'))).toEqual(develop('axis-offensive-1'));
    expect(chosen(europe(world).event('axis', 'axis-development-2'))).toEqual(develop('axis-offensive-2'));
  });
});

describe('the greedy bot takes its impulse (R6.5)', () => {
  it('plays Supply when many are spent, and its event first', () => {
    const game = europe({ setup: { Berlin: 'DE LF*2 TF*2', Ruhr: 'DE LF*2 TF', London: 'GB LF' } });
    const all = ['DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-LF-4', 'DE-TF-1', 'DE-TF-2', 'DE-TF-3'];
    const wide = game.control('Belgrade', 'DE').control('Lyon', 'DE').control('Paris', 'DE'); // R13.1: a unit for each area
    const tired = axisHolds(wide.spent(...all), 'axis-supply-1', 'axis-offensive-1');
    expect(chosen(tired)).toEqual(play('axis-supply-1', 'event'));
    expect(chosen(axisHolds(game, 'axis-supply-1', 'axis-vichy-1'))).toEqual(play('axis-supply-1', 'points'));
  });

  it('plays the offensive where it is sure to win something', () => {
    const game = europe({
      setup: { Ruhr: 'DE LF*4', Paris: 'FR GF', London: 'GB LF' },
      ratings: { 'DE LF': { attack: 6 } },
    });
    expect(chosen(axisHolds(game, 'axis-supply-1', 'axis-offensive-1', 'axis-vichy-1'))).toEqual(
      play('axis-offensive-1', 'event'),
    );
  });

  it('keeps an ambush card while the enemy has cards, and plays it when there are none (R14.6)', () => {
    const game = axisHolds(holding(europe(), 'allies', 'allies-supply-1'), 'axis-ambush-1', 'axis-vichy-1');
    expect(chosen(game)).toMatchObject({ card: 'axis-vichy-1' });
    const only = axisHolds(holding(europe(), 'allies', 'allies-supply-1'), 'axis-ambush-1');
    expect(chosen(only).type).not.toBe('playCard');
    expect(chosen(axisHolds(holding(europe(), 'allies'), 'axis-ambush-1'))).toMatchObject({ card: 'axis-ambush-1' });
  });

  it('uses the points of its ambushes, which lapse otherwise (R14.5)', () => {
    const game = axisHolds(europe(), 'axis-offensive-1').with((state) => {
      state.ambushPoints.axis = 2;
    });
    expect(chosen(game)).toEqual({ type: 'useAmbushPoints' });
  });
});

describe('the greedy bot chooses a hand (R6.1)', () => {
  const choosing = (game: Game, size: number) =>
    holding(game, 'axis').turn(2).asking('axis', { at: 'chooseHand', side: 'axis', size });
  const cardsOf = (decision: Decision): readonly string[] => (decision.type === 'chooseHand' ? decision.cards : []);

  it('of exactly the size that is asked for, from its deck', () => {
    for (const size of [1, 3, 6]) {
      const game = choosing(europe(), size);
      expect(new Set(cardsOf(chosen(game))).size).toBe(size);
      expect(decide(game.world, game.state, 'axis', chosen(game)).ok).toBe(true);
    }
  });

  it('with Vichy once Paris is held, and without while it is not', () => {
    const held = europe().put('Lyon', 'FR-LF-1', 'FR-LF-2', 'FR-LF-3').put('Paris', 'DE-LF-3');
    expect(cardsOf(chosen(choosing(held, 3)))).toContain('axis-vichy-1');
    expect(cardsOf(chosen(choosing(europe(), 3)))).not.toContain('axis-vichy-1');
  });

  it('with the cards of more points rather than fewer when events do nothing', () => {
    const idle = europe({
      cards: ['axis wolfpack 2', 'axis wolfpack 4 toPool=0', 'axis wolfpack 3', 'allies supply 2'],
    });
    const game = choosing(idle, 1).with(({ cards: { axis } }) => {
      axis.deck.push(...axis.undeveloped.splice(0));
    });
    expect(cardsOf(chosen(game))).toEqual(['axis-wolfpack-2']);
  });
});
