// The planner plays its candidates out: it sees what follows from a decision, never the real cards or dice.
import { describe, expect, it } from 'vitest';
import { type Bot, botDecision, botFor, chanceOf } from '../../src/bots';
import type { Decision } from '../../src/engine';
import { done, type Game, given, negotiate, proclaimVichy } from '../support/game';
import { type ToyPack, toyWorld } from '../support/packs/toyPack';
import { chosen as greedily } from './greedyAsked';

const planner = (budget?: number): Bot =>
  botFor({ bot: 'planner', strategy: null, ...(budget !== undefined && { budget }) });
const chosen = ({ world, state }: Game, budget = 24, seed = 1): Decision =>
  botDecision(world, state, planner(budget), chanceOf(seed));

const border = (more: Partial<ToyPack>): Game =>
  given(
    toyWorld({
      areas: { Berlin: 'land DE red', Ruhr: 'land DE', Warsaw: 'land PL black', London: 'land GB red' },
      adjacency: 'Ruhr-Berlin-Warsaw Ruhr-London',
      setup: { Ruhr: 'DE LF*2', Berlin: 'DE LF*3', London: 'GB LF' },
      ...more,
    }),
  );

describe('the planner', () => {
  it('takes an empty base next door', () => {
    for (const seed of [1, 2, 3]) {
      expect(chosen(border({}).points('axis', 1), 24, seed)).toMatchObject({ type: 'move', path: ['Warsaw'] });
    }
  });

  it('takes the base that wins the game (R1.2)', () => {
    const game = border({ victory: { axisSudden: 2 }, roles: { berlin: 'Berlin' } }).points('axis', 1);
    expect(chosen(game)).toMatchObject({ type: 'move', path: ['Warsaw'] });
  });

  it('attacks what it clears with certainty', () => {
    const game = border({
      setup: { Warsaw: 'DE LF*3, PL GF', Berlin: 'DE GF', London: 'GB LF' },
      ratings: { 'DE LF': { attack: 6 } },
    })
      .control('Warsaw', 'PL')
      .points('axis', 1);
    expect(chosen(game)).toMatchObject({ type: 'attack' });
  });

  it('is done where nothing can be done', () => {
    const alone = border({ setup: { Berlin: 'DE LF', London: 'GB LF' }, pool: '' });
    expect(chosen(alone.control('Ruhr', null).points('axis', 1))).toEqual(done);
  });

  it('plays the card that does something now, when it has two of the same value', () => {
    const game = border({
      setup: { Berlin: 'DE LF*4', Warsaw: 'PL GF', London: 'GB LF' },
      ratings: { 'DE LF': { attack: 6 } },
      cards: ['axis offensive 2', 'axis wolfpack 2 toPool=0', 'allies supply 2'],
    })
      .with(({ cards: { axis } }) => {
        axis.deck.push(...axis.hand.splice(0));
      })
      .hand('axis', 'axis-offensive-1', 'axis-wolfpack-1')
      .impulse('axis');
    expect(chosen(game)).toMatchObject({ type: 'playCard', card: 'axis-offensive-1' });
  });

  it('answers by the greedy bot where there is nothing to search', () => {
    const vichy = given(
      toyWorld({
        areas: { Berlin: 'land DE red', Paris: 'land FR red', Lyon: 'land FR', London: 'land GB red' },
        adjacency: 'Berlin-Paris-Lyon-London',
        setup: { Berlin: 'DE LF', Paris: 'DE LF', Lyon: 'FR LF', London: 'GB LF' },
        roles: { france: 'FR', paris: 'Paris' },
        pool: 'IT LF',
      }),
    );
    expect(chosen(vichy.event('axis', 'axis-vichy-1'))).toEqual(proclaimVichy);
    expect(chosen(vichy.event('axis', 'axis-diplomacy-1'))).toEqual(negotiate('IT', 'join'));
    const rich = vichy.impulse('axis').with((state) => {
      state.ambushPoints.axis = 2;
    });
    expect(chosen(rich)).toEqual({ type: 'useAmbushPoints' });
  });

  it('plays nothing out with a budget of none: it is the greedy bot then', () => {
    const games = [
      border({}).points('axis', 2),
      border({ setup: { Berlin: 'DE LF*4', Warsaw: 'PL GF', London: 'GB LF' } })
        .hand('axis', 'axis-supply-1')
        .impulse('axis'),
    ];
    for (const game of games) expect(chosen(game, 0)).toEqual(greedily(game));
  });

  it('chooses the same for the same chance at any budget, and what is legal', () => {
    const game = border({ setup: { Berlin: 'DE LF*4', Warsaw: 'PL LF*2', London: 'GB LF' } })
      .hand('axis', 'axis-supply-1', 'axis-offensive-1')
      .impulse('axis');
    for (const budget of [1, 5, 12]) {
      const decision = chosen(game, budget, 3);
      expect(chosen(game, budget, 3)).toEqual(decision);
      expect(game.refusal('axis', decision)).toBeNull();
    }
  });
});
