// Warnings: what a legal decision would waste or risk. Each tells its kind, the decision it speaks of and its figures.
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../src/engine';
import { type Game, given } from '../support/game';
import { card } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';
import { game, kinds, land, of } from './warned';

describe('pointsUnused', () => {
  it('tells how many points ending them would give up', () => {
    expect(of('pointsUnused', game.points('axis', 2))).toEqual([{ kind: 'pointsUnused', on: 'done', figure: 2 }]);
  });

  it('is silent when nothing more can be done with them', () => {
    const nothing = game
      .points('axis', 1)
      .spent('DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-AF-1', 'DE-TF-1', 'DE-NF-1', 'DE-NF-2');
    expect(kinds(nothing.put('removed', 'DE-LF-4', 'DE-SS-1'))).not.toContain('pointsUnused');
  });
});

describe('eventUnused', () => {
  const asking = (frame: Frame): Game => game.asking('axis', frame);

  it.each<[string, Game, number | undefined]>([
    [
      'an offensive',
      asking({
        at: 'offensive',
        side: 'axis',
        card: card('axis-offensive-3'),
        groups: 2,
        move: true,
        acted: [],
        moved: null,
      }),
      2,
    ],
    [
      'a negotiation',
      game
        .war('PL', 'neutral')
        .asking('axis', { at: 'diplomacy', side: 'axis', card: card('axis-diplomacy-1'), left: 1 }),
      1,
    ],
    [
      'a development',
      asking({ at: 'development', side: 'axis', card: card('axis-development-1'), left: 1, maxValue: 3 }),
      1,
    ],
    [
      'new weapons',
      game
        .put('newWeaponsPool', 'DE-LF-4')
        .asking('axis', { at: 'arsenal', side: 'axis', card: card('axis-newWeapons-1'), toMap: 1, toPool: 1 }),
      2,
    ],
    [
      'a landing',
      asking({ at: 'landing', side: 'axis', card: card('axis-seaLion-1'), moved: null, dropped: null }),
      undefined,
    ],
  ])('%s can still be used', (_, position, figure) => {
    const expected = figure === undefined ? {} : { figure };
    expect(of('eventUnused', position)).toEqual([{ kind: 'eventUnused', on: 'done', ...expected }]);
  });

  it('is silent where nothing is left to do', () => {
    const spent = ['DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-AF-1', 'DE-TF-1', 'DE-NF-1', 'DE-NF-2'];
    const landing = asking({ at: 'landing', side: 'axis', card: card('axis-seaLion-1'), moved: null, dropped: null });
    expect(kinds(landing.spent(...spent))).not.toContain('eventUnused');
  });

  it('is silent where nothing is an event', () => {
    expect(kinds(game.impulse('axis'))).not.toContain('eventUnused');
    expect(kinds(game.points('axis', 1))).not.toContain('eventUnused');
  });
});

describe('passEndsTurn', () => {
  const passed = (passes: number): Game =>
    game.hand('axis', 'axis-supply-1', 'axis-ambush-1').with((state) => {
      state.frames = [
        { at: 'impulses', next: 'allies', passes },
        { at: 'impulseEnd', side: 'axis' },
        { at: 'impulse', side: 'axis' },
      ];
    });

  it('tells how many cards go back when the other side has just passed', () => {
    expect(of('passEndsTurn', passed(1))).toEqual([{ kind: 'passEndsTurn', on: 'pass', figure: 2 }]);
  });

  it('is silent when the other side has not, and with an empty hand', () => {
    expect(kinds(passed(0))).not.toContain('passEndsTurn');
    const empty = passed(1).with((state) => {
      state.cards.axis.hand = [];
    });
    expect(kinds(empty)).not.toContain('passEndsTurn');
  });

  it('counts the own hand only', () => {
    expect(of('passEndsTurn', passed(1).hand('allies', 'allies-supply-1'))[0]?.figure).toBe(2);
  });
});

describe('baseUngarrisoned', () => {
  it('tells of a move that would leave a base to aircraft', () => {
    const found = of('baseUngarrisoned', game.points('axis', 1), 'DE-LF-1 DE-LF-2 DE-TF-1');
    expect(found).toEqual([{ kind: 'baseUngarrisoned', on: 'move', area: 'Berlin', about: ['DE-AF-1'] }]);
  });

  it('is silent while army units stay, and in an area without a base', () => {
    expect(kinds(game.points('axis', 1), 'DE-LF-1 DE-LF-2')).not.toContain('baseUngarrisoned');
    const posen = game.put('Posen', 'DE-AF-1', 'DE-LF-2').points('axis', 1);
    expect(kinds(posen, 'DE-LF-2 DE-LF-3')).not.toContain('baseUngarrisoned');
  });

  it('counts a base that the other side alone can use for nothing', () => {
    const inWarsaw = game.put('Lodz', 'PL-LF-2').put('Warsaw', 'PL-LF-1', 'PL-LF-2').points('allies', 1);
    expect(kinds(inWarsaw, 'PL-LF-1')).not.toContain('baseUngarrisoned');
  });

  it('tells of a base beside the enemy that nobody holds, before points or the impulse end', () => {
    const bare = game.put('Sofia', 'DE-LF-1', 'DE-LF-2', 'DE-AF-1', 'DE-TF-1').put('Posen', 'PL-LF-1');
    const empty = bare.put('Sofia', 'DE-LF-3').control('Berlin', 'DE');
    expect(of('baseUngarrisoned', empty.points('axis', 1))).toEqual([
      { kind: 'baseUngarrisoned', on: 'done', area: 'Berlin' },
    ]);
    expect(of('baseUngarrisoned', empty.impulse('axis'))).toEqual([
      { kind: 'baseUngarrisoned', on: 'pass', area: 'Berlin' },
    ]);
    expect(kinds(empty.put('Sofia', 'PL-LF-1').impulse('axis'))).not.toContain('baseUngarrisoned');
  });
});

describe('lastUnitAtRisk', () => {
  const two = game.put('Posen', 'DE-LF-2').points('axis', 1);

  it('tells of a single unit that would stay beside the enemy, and names it', () => {
    expect(of('lastUnitAtRisk', two, 'DE-LF-2')).toEqual([
      { kind: 'lastUnitAtRisk', on: 'move', area: 'Posen', about: ['DE-LF-3'] },
    ]);
  });

  it('is silent when more stay, when the enemy is far, and when nothing can leave', () => {
    expect(kinds(two.put('Posen', 'DE-TF-1').points('axis', 1), 'DE-LF-2')).not.toContain('lastUnitAtRisk');
    expect(kinds(two.put('Sofia', 'PL-LF-1').points('axis', 1), 'DE-LF-2')).not.toContain('lastUnitAtRisk');
    expect(kinds(game.points('axis', 1), 'DE-LF-3')).not.toContain('lastUnitAtRisk');
  });

  it('does not speak of a submarine, which garrisons nothing, nor fear one', () => {
    const toy = { ...land, areas: { ...land.areas, North: 'sea' }, adjacency: `${land.adjacency} Baltic-North` };
    const sea = given(toyWorld({ ...toy, setup: { ...land.setup, North: 'GB NF SS' } }));
    const alone = sea.put('Baltic', 'DE-SS-1').put('Berlin', 'DE-NF-2').points('axis', 1);
    expect(kinds(alone, 'DE-SS-1')).not.toContain('lastUnitAtRisk');
    const two = sea.points('axis', 1);
    expect(kinds(two, 'DE-NF-1')).toContain('lastUnitAtRisk');
    expect(kinds(two.put('Sofia', 'GB-NF-1').points('axis', 1), 'DE-NF-1')).not.toContain('lastUnitAtRisk');
  });

  it('does not fear aircraft without an attack', () => {
    const air = { ...land, setup: { ...land.setup, Warsaw: 'PL AF' } };
    const position = given(toyWorld(air)).put('Posen', 'DE-LF-2').points('axis', 1);
    expect(kinds(position, 'DE-LF-2')).not.toContain('lastUnitAtRisk');
  });
});
