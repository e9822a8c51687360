// What the greedy bot answers when something happens to its units: ambush, damage, retreat, losses at sea, recovery,
// controlling nations (R4.4, R8.8, R9, R10, R13, R14).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damagePlan, type Frame } from '../../src/engine';
import { fight, groupOf, hasFighter, position, troops } from '../support/battles';
import { ambush, attack, decline, done, type Game, given, ids, move } from '../support/game';
import { area, nation, unit } from '../support/packs/ids';
import { type ToyPack, toyWorld } from '../support/packs/toyPack';
import { chosen, playedOn, step } from './greedyAsked';

const land = (more: Partial<ToyPack>): Game =>
  given(
    toyWorld({
      areas: {
        Berlin: 'land DE red',
        Ruhr: 'land DE',
        Bonn: 'land DE',
        Warsaw: 'land PL black',
        Lublin: 'land PL',
        London: 'land GB red',
      },
      adjacency: 'Bonn-Ruhr-Berlin-Warsaw-Lublin-London',
      ...more,
    }),
  );

describe('the greedy bot asked to ambush (R14)', () => {
  const entering = (defenders: string) =>
    land({ setup: { Berlin: 'DE LF*2', Warsaw: `PL ${defenders}`, London: 'GB LF' } })
      .hand('allies', 'allies-ambush-1')
      .points('axis', 2)
      .decide('axis', move('DE-LF-1', 'Warsaw'));

  it('strikes with several dice', () => {
    expect(entering('LF*3').prompt).toMatchObject({ at: 'ambush', side: 'allies' });
    expect(chosen(entering('LF*3'))).toEqual(ambush('allies-ambush-1'));
  });

  it('plays the ambush of the higher value: its points come back (R14.5)', () => {
    const world = {
      setup: { Berlin: 'DE LF*2', Warsaw: 'PL LF*3', London: 'GB LF' },
      cards: ['axis offensive 2', 'allies ambush 2', 'allies ambush 2', 'allies ambush 3'],
    };
    const game = land(world).hand('allies', 'allies-ambush-1', 'allies-ambush-3').points('axis', 2);
    expect(chosen(game.decide('axis', move('DE-LF-1', 'Warsaw')))).toEqual(ambush('allies-ambush-3'));
  });

  it('keeps the card where hardly a die could hit', () => {
    const feeble = land({
      setup: { Berlin: 'DE LF*2', Warsaw: 'PL GF', London: 'GB LF' },
      ratings: { 'PL GF': { attack: 1 } },
    });
    const game = feeble.hand('allies', 'allies-ambush-1').points('axis', 2);
    expect(chosen(game.decide('axis', move('DE-LF-1', 'Warsaw')))).toEqual(decline);
  });

  it('declines without the card', () => {
    const bare = entering('LF*3').with(({ cards: { allies } }) => {
      allies.deck.push(...allies.hand.splice(0));
      allies.hand.push(...allies.deck.splice(0, 1));
    });
    expect(bare.state.cards.allies.hand).not.toContain('allies-ambush-1');
    expect(chosen(bare)).toEqual(decline);
  });
});

describe('the greedy bot places damage (R9)', () => {
  it('as the odds assume it, point by point, on either side', () => {
    let asked = 0;
    fc.assert(
      fc.property(
        troops(5),
        troops(4),
        fc.array(fc.nat(3)),
        fc.array(fc.integer({ min: 1, max: 6 })),
        (own, enemies, spent, dice) => {
          fc.pre(hasFighter(own));
          const start = position(fight(own, enemies), spent).dice(...dice);
          let game = start.decide('axis', attack(groupOf(start).join(' ')));
          if (game.prompt?.at === 'ambush') game = game.decide('allies', decline);
          for (; game.prompt?.at === 'damage'; game = step(game)) {
            asked += 1;
            const plan = damagePlan(game.world, game.state);
            if (plan !== null) expect(chosen(game)).toEqual({ type: 'damage', unit: plan });
          }
        },
      ),
      { numRuns: 80 },
    );
    expect(asked).toBeGreaterThan(20);
  });
});

describe('the greedy bot in retreat (R10)', () => {
  const beaten = (more: Partial<ToyPack>) =>
    land(more).asking('allies', { at: 'retreat', side: 'axis', cause: 'battle', units: [unit('DE-LF-1')] });

  it('goes where friends stand rather than beside the enemy alone', () => {
    const game = beaten({
      adjacency: 'Bonn-Ruhr-Berlin-Warsaw-Lublin-London Berlin-Lublin Bonn-London',
      setup: { Berlin: 'DE LF, PL LF*2', Ruhr: 'DE LF*3', Warsaw: 'PL LF*4', London: 'GB LF' },
    });
    expect(chosen(game)).toEqual({ type: 'retreat', unit: 'DE-LF-1', to: 'Ruhr' });
  });

  it('stays out of the land of a neutral with an army (R10.2)', () => {
    const game = land({
      areas: {
        Berlin: 'land DE red',
        Zurich: 'land CH',
        Bern: 'land CH red',
        Warsaw: 'land PL',
        London: 'land GB red',
      },
      adjacency: 'London-Warsaw-Berlin-Zurich-Bern',
      nations: { CH: 'neutral allies' },
      setup: { Berlin: 'DE LF, PL LF*2', Bern: 'CH TF*3', Warsaw: 'PL LF', London: 'GB LF' },
    }).asking('allies', { at: 'retreat', side: 'axis', cause: 'battle', units: [unit('DE-LF-1')] });
    expect(chosen(game)).toEqual({ type: 'retreat', unit: 'DE-LF-1', to: 'forcePool' });
  });
});

describe('the greedy bot with too many at sea (R8.8)', () => {
  it('loses those worth least, as many as it must', () => {
    const game = given(
      toyWorld({
        areas: { Berlin: 'land DE red', Baltic: 'sea', London: 'land GB red' },
        adjacency: 'Berlin-Baltic-London',
        setup: { Berlin: 'DE LF TF*2 GF', Baltic: 'DE NF', London: 'GB LF' },
      }),
    ).put('Baltic', 'DE-TF-1', 'DE-TF-2', 'DE-GF-1');
    const asked = (excess: number) =>
      game.asking('axis', { at: 'overload', side: 'axis', area: area('Baltic'), excess });
    expect(chosen(asked(1))).toEqual({ type: 'sendToPool', units: ids('DE-GF-1') });
    const two = chosen(asked(2));
    expect(two.type === 'sendToPool' && two.units.length).toBe(2);
    expect(two.type === 'sendToPool' && two.units).toContain('DE-GF-1');
  });
});

describe('the greedy bot recovers (R13)', () => {
  const tired = (units: string, count: number, setup: Record<string, string>) =>
    land({ setup })
      .spent(...ids(units))
      .asking('axis', {
        at: 'recovery',
        side: 'axis',
        nation: nation('DE'),
        count,
        candidates: ids(units),
      });

  it('the strong first', () => {
    const game = tired('DE-GF-1 DE-TF-1 DE-LF-1', 1, { Berlin: 'DE GF TF LF', Warsaw: 'PL LF', London: 'GB LF' });
    expect(chosen(game)).toEqual({ type: 'recover', units: ids('DE-TF-1') });
  });

  it('of equals those at the front', () => {
    const game = tired('DE-LF-1 DE-LF-2', 1, { Bonn: 'DE LF', Berlin: 'DE LF', Warsaw: 'PL LF*3', London: 'GB LF' });
    expect(game.at('DE-LF-2')).toBe('Berlin');
    expect(chosen(game)).toEqual({ type: 'recover', units: ids('DE-LF-2') });
  });

  it('as many as it may', () => {
    const game = tired('DE-GF-1 DE-TF-1 DE-LF-1', 2, { Berlin: 'DE GF TF LF', Warsaw: 'PL LF', London: 'GB LF' });
    const decision = chosen(game);
    expect(decision.type === 'recover' && [...decision.units].sort()).toEqual(['DE-LF-1', 'DE-TF-1']);
  });
});

describe('the greedy bot names controlling nations (R21.15)', () => {
  const mixed = land({
    areas: {
      Berlin: 'land DE red',
      Ruhr: 'land DE',
      Bonn: 'land DE',
      Warsaw: 'land PL black',
      Lublin: 'land PL',
      Rome: 'land IT red',
      London: 'land GB red',
    },
    adjacency: 'Bonn-Ruhr-Berlin-Warsaw-Lublin-London Rome-Berlin',
    nations: { IT: 'axis' },
    setup: { Warsaw: 'DE LF, IT LF*3', Berlin: 'DE LF', Rome: 'IT LF', London: 'GB LF' },
  }).control('Warsaw', 'DE');
  const asking: Frame = { at: 'controllers', side: 'axis' };

  it('gives an area to the ally that lacks areas for its recovery', () => {
    const game = mixed.spent('IT-LF-1', 'IT-LF-2', 'IT-LF-3').asking('axis', asking);
    expect(chosen(game)).toEqual({ type: 'setController', area: 'Warsaw', nation: 'IT' });
    expect(playedOn(game, 'controllers').controller('Warsaw')).toBe('IT');
  });

  it('leaves them as they are while all can recover', () => {
    expect(chosen(mixed.asking('axis', asking))).toEqual(done);
  });

  it('does not take from a nation what it needs itself', () => {
    const game = mixed
      .control('Ruhr', null)
      .control('Bonn', null)
      .spent('IT-LF-1', 'IT-LF-2', 'IT-LF-3', 'DE-LF-1', 'DE-LF-2');
    expect(chosen(game.asking('axis', asking))).toEqual(done);
  });
});
