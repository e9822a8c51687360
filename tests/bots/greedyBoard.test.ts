// What the greedy bot does with points and attacks on the board (R7.2, R8, R9, R11, R12), on maps of a few areas.
import { describe, expect, it } from 'vitest';
import { airAttack, done, type Game, given, ids } from '../support/game';
import { type ToyPack, toyWorld } from '../support/packs/toyPack';
import { chosen, playedOn, step } from './greedyAsked';

/** Berlin beside Warsaw, which is worth a base to both; Ruhr lies behind. */
const border = (more: Partial<ToyPack>) =>
  given(
    toyWorld({
      areas: {
        Berlin: 'land DE red',
        Ruhr: 'land DE',
        Warsaw: 'land PL black',
        Lublin: 'land PL',
        London: 'land GB red',
      },
      adjacency: 'Ruhr-Berlin-Warsaw-Lublin-London',
      ...more,
    }),
  );
const there = ({ state }: Game, area: string): readonly string[] => state.occupants[area as never] ?? [];

describe('the greedy bot on the march (R8)', () => {
  const open = border({ setup: { Berlin: 'DE LF*3', Lublin: 'PL GF', London: 'GB LF' } });

  it('takes a base of the enemy that nobody holds', () => {
    expect(chosen(open.points('axis', 1))).toMatchObject({ type: 'move', path: ['Warsaw'] });
    expect(step(open.points('axis', 1)).controller('Warsaw')).toBe('DE');
  });

  it('does so as either side', () => {
    const theirs = border({ setup: { Ruhr: 'DE GF', Warsaw: 'PL LF*3', London: 'GB LF' } });
    expect(chosen(theirs.points('allies', 1))).toMatchObject({ type: 'move', path: ['Berlin'] });
  });

  it('leaves somebody behind where it came from (R8.3)', () => {
    const game = playedOn(open.points('axis', 3), 'points');
    expect(game.controller('Warsaw')).toBe('DE');
    expect(there(game, 'Berlin').length).toBeGreaterThan(0);
    expect(game.controller('Berlin')).toBe('DE');
  });

  it('stays where leaving would empty the area (R8.3)', () => {
    const alone = border({ setup: { Berlin: 'DE LF', Lublin: 'PL GF', London: 'GB LF' } });
    expect(chosen(alone.points('axis', 2))).toEqual(done);
  });

  it('takes the base rather than the area without one', () => {
    const fork = given(
      toyWorld({
        areas: { Berlin: 'land DE red', Warsaw: 'land PL black', Riga: 'land PL', London: 'land GB red' },
        adjacency: 'Warsaw-Berlin-Riga-London',
        setup: { Berlin: 'DE LF*2', London: 'GB LF' },
      }),
    );
    expect(chosen(fork.points('axis', 1))).toMatchObject({ path: ['Warsaw'] });
  });

  it('does not bring a neutral with an army into the war for an area without a base (R15.6)', () => {
    const neutral = given(
      toyWorld({
        areas: { Berlin: 'land DE red', Bern: 'land CH', Geneva: 'land CH red', London: 'land GB red' },
        adjacency: 'Berlin-Bern-Geneva-London',
        setup: { Berlin: 'DE LF*3', Geneva: 'CH LF*3 TF', London: 'GB LF' },
        nations: { CH: 'neutral allies' },
      }),
    );
    expect(chosen(neutral.points('axis', 2))).toEqual(done);
  });

  it('does not strip a base that is threatened', () => {
    const weak = { Lublin: 'PL GF', London: 'GB LF' };
    const quiet = border({ setup: { Berlin: 'DE LF*3', ...weak } })
      .control('Ruhr', null)
      .control('Warsaw', null);
    expect(chosen(quiet.points('axis', 1)).type).toBe('move');
    const threatened = border({ setup: { Berlin: 'DE LF*3', Warsaw: 'PL TF*4', ...weak } }).control('Ruhr', null);
    const game = playedOn(threatened.points('axis', 3), 'points');
    expect(there(game, 'Berlin')).toEqual(['DE-LF-1', 'DE-LF-2', 'DE-LF-3']);
  });

  it('comes to the help of a base that is threatened', () => {
    const game = border({ setup: { Ruhr: 'DE LF*4', Berlin: 'DE LF', Warsaw: 'PL TF*3', London: 'GB LF' } });
    expect(chosen(game.points('axis', 1))).toMatchObject({ type: 'move', path: ['Berlin'] });
  });
});

describe('the greedy bot in a fight (R9)', () => {
  const sure = { ratings: { 'DE LF': { attack: 6 } } };
  /** A fight over Warsaw, with nothing else to take; its defenders could retreat to Lublin. */
  const fightAt = (own: string, enemies: string, more: Partial<ToyPack> = {}) =>
    border({
      adjacency: 'Ruhr-Berlin-Warsaw-Lublin-London Lublin-Berlin',
      setup: { Warsaw: `DE ${own}, PL ${enemies}`, Berlin: 'DE GF', London: 'GB LF', Lublin: 'PL FT' },
      ...more,
    }).control('Warsaw', 'PL');

  it('attacks what it clears with certainty, and then holds the base', () => {
    const game = fightAt('LF*2', 'GF', sure).points('axis', 1);
    expect(chosen(game).type).toBe('attack');
    const won = playedOn(step(game), 'damage', 'retreat');
    expect(won.controller('Warsaw')).toBe('DE');
  });

  const strikers = (game: Game): readonly string[] => {
    const decision = chosen(game.points('axis', 1));
    return decision.type === 'attack' ? decision.group : [];
  };

  it('attacks with enough to be sure', () => {
    const group = strikers(fightAt('LF*4 GF*2', 'LF*2', sure)); // each hits, and four hits clear the area
    expect(group).toEqual(expect.arrayContaining(ids('DE-LF-1 DE-LF-2 DE-LF-3 DE-LF-4')));
  });

  it('brings one air unit where air decides who places the damage (R9.2), none where it would only be spent', () => {
    const ratings = { ...sure.ratings, 'PL LF': { attack: 6 } }; // else the defenders would place it
    const air = (game: Game) => strikers(game).filter((id) => id.startsWith('DE-AF'));
    expect(air(fightAt('LF*4 AF*2', 'LF*2', { ratings }))).toHaveLength(1);
    expect(air(fightAt('LF*4 AF*2', 'LF*2', sure))).toHaveLength(0);
    expect(strikers(fightAt('LF*4 AF*2', 'LF*2', sure)).length).toBeGreaterThan(0);
  });

  it('has the group attack that an event has moved (R18)', () => {
    const game = border({ setup: { Berlin: 'DE LF*3', Warsaw: 'PL GF', London: 'GB LF' }, ...sure }).event(
      'axis',
      'axis-offensive-2',
    );
    expect(chosen(game)).toMatchObject({ type: 'move', path: ['Warsaw'] });
    const entered = step(game);
    expect(chosen(entered)).toMatchObject({ type: 'attack' });
  });

  it('gathers where one card could then strike, with points that are left', () => {
    const game = border({ setup: { Ruhr: 'DE TF*3', Berlin: 'DE LF', Warsaw: 'PL LF', London: 'GB LF' } });
    const decision = chosen(game.points('axis', 2));
    expect(decision).toMatchObject({ type: 'move' });
    expect(decision.type === 'move' && decision.path.at(-1)).not.toBe('Ruhr');
  });

  it('flies an attack without a card when air is all it has (R11.3)', () => {
    const game = border({
      setup: { Berlin: 'DE LF AF*3', Warsaw: 'PL LF', London: 'GB LF' },
      ratings: { 'DE AF': { air: 6 } },
    })
      .with(({ cards }) => {
        cards.axis.deck.push(...cards.axis.hand.splice(0));
      })
      .impulse('axis');
    expect(chosen(game)).toEqual(airAttack('DE-AF-1 DE-AF-2 DE-AF-3', 'Warsaw'));
  });

  it('passes with no card and no air', () => {
    const game = border({ setup: { Berlin: 'DE LF', Warsaw: 'PL LF', London: 'GB LF' } })
      .with(({ cards }) => {
        cards.axis.deck.push(...cards.axis.hand.splice(0));
      })
      .impulse('axis');
    expect(chosen(game)).toEqual({ type: 'pass' });
  });
});

describe('the greedy bot at home (R12)', () => {
  it('mobilizes with points when nothing can be reached', () => {
    const game = border({ setup: { Berlin: 'DE GF', Warsaw: 'PL LF', London: 'GB LF' }, pool: 'DE LF' });
    expect(chosen(game.points('axis', 3))).toMatchObject({ type: 'mobilize', unit: 'DE-LF-1' });
  });

  it('mobilizes where it can pay only', () => {
    const game = border({ setup: { Berlin: 'DE GF', Warsaw: 'PL LF', London: 'GB LF' }, pool: 'DE TF' });
    const cost = game.world.unitById['DE-TF-1' as never]?.cost ?? 0;
    expect(chosen(game.points('axis', cost))).toMatchObject({ type: 'mobilize' });
    expect(chosen(game.points('axis', cost - 1))).toEqual(done);
  });
});

describe('the greedy bot over the sea (R17, R18)', () => {
  const channel = (more: Partial<ToyPack>) =>
    given(
      toyWorld({
        areas: {
          Berlin: 'land DE red',
          Calais: 'land DE',
          Channel: 'sea',
          London: 'land GB red vp2',
          Wales: 'land GB',
        },
        adjacency: 'Berlin-Calais-Channel-London-Wales',
        cards: ['axis seaLion 2', 'allies amphibious 2', 'allies supply 2'],
        roles: { seaLionTargets: ['London'] },
        ...more,
      }),
    );

  it('crosses to London when it stands empty', () => {
    const game = channel({ setup: { Calais: 'DE LF*4', Wales: 'GB GF' } }).event('axis', 'axis-seaLion-1');
    expect(chosen(game)).toMatchObject({ type: 'move', path: ['Channel', 'London'] });
    expect(step(game).controller('London')).toBe('DE');
  });

  it('attacks where it has landed', () => {
    const game = channel({
      setup: { Calais: 'DE LF*5', London: 'GB GF', Wales: 'GB GF' },
      ratings: { 'DE LF': { attack: 6 } },
    }).event('axis', 'axis-seaLion-1');
    const landed = step(game);
    expect(landed.prompt).toMatchObject({ at: 'landing' });
    expect(chosen(landed)).toMatchObject({ type: 'attack' });
  });

  it('lands with the allies where the sea is theirs', () => {
    const game = channel({ setup: { Berlin: 'DE GF', London: 'GB LF*4', Channel: 'GB NF*3' } }).event(
      'allies',
      'allies-amphibious-1',
    );
    expect(chosen(game)).toMatchObject({ type: 'move', path: ['Channel', 'Calais'] });
  });
});
