// Warnings: what a legal decision would waste or risk. Each tells its kind, the decision it speaks of and its figures.
import { describe, expect, it } from 'vitest';
import { type Frame, options } from '../../src/engine';
import { chanceOf } from '../../src/lab/chance';
import { randomDecision } from '../../src/lab/randomDecision';
import { WARNING_KINDS, type Warning } from '../../src/store';
import { defaultPreferences } from '../../src/store/preferences';
import { warningsOf } from '../../src/store/warnings';
import { type Game, given } from '../support/game';
import { card, unit } from '../support/packs/ids';
import { type ToyPack, toyWorld } from '../support/packs/toyPack';
import {
  axisPoints,
  world as builtIn,
  play,
  playRandomly,
  sitDown,
  startedTable,
  stateIn,
  turnOne,
  turnTwo,
} from './table';

const land: ToyPack = {
  areas: {
    Berlin: 'land DE red',
    Posen: 'land DE',
    Warsaw: 'land PL black',
    Lodz: 'land PL',
    Sofia: 'land',
    Baltic: 'sea',
  },
  adjacency: 'Berlin-Posen-Warsaw-Lodz-Sofia Berlin-Baltic-Posen',
  setup: { Berlin: 'DE LF*2 AF TF', Posen: 'DE LF', Warsaw: 'PL LF', Lodz: 'PL LF', Baltic: 'DE NF*2' },
  pool: 'DE LF SS',
  nations: { HU: 'neutral axis' },
  roles: { germany: 'DE' },
};
const game = given(toyWorld(land));

function warningsFor(position: Game, selection = ''): readonly Warning[] {
  const units = selection.split(' ').filter(Boolean).map(unit);
  const { world, state } = position;
  return warningsOf(world, state, units, options(world, state, units, 'all'));
}

const kinds = (position: Game, selection?: string): string[] =>
  warningsFor(position, selection).map(({ kind }) => kind);
const of = (kind: Warning['kind'], position: Game, selection?: string): readonly Warning[] =>
  warningsFor(position, selection).filter((warning) => warning.kind === kind);

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

  it('does not fear aircraft without an attack', () => {
    const air = { ...land, setup: { ...land.setup, Warsaw: 'PL AF' } };
    const position = given(toyWorld(air)).put('Posen', 'DE-LF-2').points('axis', 1);
    expect(kinds(position, 'DE-LF-2')).not.toContain('lastUnitAtRisk');
  });
});

describe('transportOver', () => {
  const aboard = game.put('Baltic', 'DE-LF-1', 'DE-LF-2', 'DE-TF-1');

  it('tells how many units at sea would be lost when the impulse ends', () => {
    expect(of('transportOver', aboard.points('axis', 1))).toEqual([
      { kind: 'transportOver', on: 'done', area: 'Baltic', figure: 1, about: ['DE-LF-1', 'DE-LF-2', 'DE-TF-1'] },
    ]);
    expect(of('transportOver', aboard.spent('DE-NF-1').points('axis', 1))[0]?.figure).toBe(2);
  });

  it('is silent within the limit', () => {
    expect(kinds(game.put('Baltic', 'DE-LF-1', 'DE-LF-2').points('axis', 1))).not.toContain('transportOver');
  });

  it('is what the engine then does (R8.8)', () => {
    const [warning] = of('transportOver', aboard.points('axis', 1));
    const after = aboard.points('axis', 1).decide('axis', { type: 'done' });
    expect(after.prompt).toMatchObject({ at: 'overload', area: 'Baltic', excess: warning?.figure });
  });

  it('tells of ships that would sail away from what they carry', () => {
    const toy = { ...land, areas: { ...land.areas, North: 'sea' }, adjacency: `${land.adjacency} Baltic-North` };
    const full = given(toyWorld(toy)).put('Baltic', 'DE-LF-1', 'DE-LF-2').points('axis', 1);
    expect(of('transportOver', full, 'DE-NF-1')).toEqual([
      { kind: 'transportOver', on: 'move', area: 'Baltic', figure: 1, about: ['DE-LF-1', 'DE-LF-2'] },
    ]);
    expect(kinds(full.put('Berlin', 'DE-LF-1', 'DE-LF-2').points('axis', 1), 'DE-NF-1')).not.toContain('transportOver');
  });

  it('tells of ships that would be spent in a fight over what they carry', () => {
    const fight = game.put('Baltic', 'DE-LF-1', 'DE-LF-2', 'PL-LF-1').control('Baltic', 'DE').points('axis', 1);
    expect(of('transportOver', fight, 'DE-NF-1 DE-NF-2').filter(({ on }) => on === 'attack')).toEqual([
      { kind: 'transportOver', on: 'attack', area: 'Baltic', figure: 1, about: ['DE-LF-1', 'DE-LF-2'] },
    ]);
  });

  it('tells of a move to sea of more than the ships would carry', () => {
    const one = game.put('Baltic', 'DE-LF-1').points('axis', 1);
    expect(of('transportOver', one, 'DE-LF-2 DE-TF-1')).toEqual([
      { kind: 'transportOver', on: 'move', to: 'Baltic', area: 'Baltic', figure: 1, about: ['DE-LF-1'] },
    ]);
    expect(kinds(one, 'DE-LF-2')).not.toContain('transportOver');
  });
});

describe('willNotRecover', () => {
  const cutOff = game.put('Sofia', 'DE-LF-1', 'DE-LF-2');

  it('tells of units without a line that would attack', () => {
    const fight = cutOff.put('Sofia', 'PL-LF-2').control('Sofia', 'DE').points('axis', 1);
    expect(of('willNotRecover', fight, 'DE-LF-1')).toEqual([
      { kind: 'willNotRecover', on: 'attack', about: ['DE-LF-1'] },
    ]);
    const joined = fight.put('Sofia', 'PL-LF-2').control('Sofia', 'DE').control('Lodz', 'DE').control('Warsaw', 'DE');
    expect(kinds(joined.points('axis', 1), 'DE-LF-1')).not.toContain('willNotRecover');
  });

  it('is silent for a march over land, which spends nobody', () => {
    expect(kinds(cutOff.points('axis', 1), 'DE-LF-1')).not.toContain('willNotRecover');
    expect(
      cutOff
        .points('axis', 1)
        .options(['DE-LF-1'])
        .some(({ decision }) => decision.type === 'move'),
    ).toBe(true);
  });

  it('tells of a flight to where there is no line, for that place alone', () => {
    const air = cutOff.put('Sofia', 'DE-LF-1').control('Sofia', 'DE').points('axis', 1);
    const reach = given(toyWorld({ ...land, ratings: { 'DE AF': { movement: 6 } } }));
    const far = reach.put('Sofia', 'DE-LF-1').points('axis', 1);
    expect(of('willNotRecover', far, 'DE-AF-1')).toEqual([
      { kind: 'willNotRecover', on: 'airMove', to: 'Sofia', area: 'Sofia', about: ['DE-AF-1'] },
    ]);
    expect(kinds(air, 'DE-AF-1')).not.toContain('willNotRecover');
  });

  it('tells of a sea move to where there is no line', () => {
    const toy: ToyPack = {
      areas: { Berlin: 'land DE red', Baltic: 'sea', Riga: 'land', Narva: 'land SU' },
      adjacency: 'Berlin-Baltic Baltic-Riga-Narva',
      setup: { Berlin: 'DE LF*2', Baltic: 'DE NF' },
    };
    const near = given(toyWorld(toy)).points('axis', 1);
    expect(kinds(near, 'DE-LF-1')).not.toContain('willNotRecover');
    const cut = near.war('SU', 'allies').control('Berlin', 'SU').points('axis', 1);
    expect(of('willNotRecover', cut, 'DE-LF-1').map(({ to }) => to)).toEqual(['Baltic', 'Riga']);
  });

  it('is right: what it names stays spent at the end of the turn, what it does not name recovers (R13)', () => {
    const cut = cutOff.spent('DE-LF-1', 'DE-TF-1').endOfTurn();
    const fight = cutOff.put('Sofia', 'PL-LF-2').control('Sofia', 'DE').points('axis', 1);
    expect(of('willNotRecover', fight, 'DE-LF-1')).toHaveLength(1);
    expect([cut.isSpent('DE-LF-1'), cut.isSpent('DE-TF-1')]).toEqual([true, false]);
  });
});

describe('warnings', () => {
  it('change nothing: the state, what is legal and what is offered are the same with and without them', () => {
    const chance = chanceOf(3);
    const table = startedTable(undefined, [], 3);
    let seen = 0;
    playRandomly(table, 3, 150, () => {
      const state = stateIn(table);
      const before = JSON.stringify(state);
      const selection = Object.keys(table.getState().selectables)
        .map(unit)
        .slice(0, 1 + chance.below(2));
      const offered = options(builtIn, state, selection, 'all');
      const copy = structuredClone(offered);
      seen += warningsOf(builtIn, state, selection, offered).length;
      expect(JSON.stringify(state)).toBe(before);
      expect(offered).toEqual(copy);
      expect(options(builtIn, state, selection, 'all')).toEqual(copy);
    });
    expect(seen).toBeGreaterThan(50);
  });

  it('never stand in the way: the same decisions are taken whether they are given or not', () => {
    const [loud, quiet] = [startedTable(undefined, [], 9), startedTable(undefined, [], 9)];
    const none = Object.fromEntries(WARNING_KINDS.map((kind) => [kind, false])) as typeof defaultPreferences.warnings;
    quiet.getState().setPreference('warnings', none);
    const chance = chanceOf(9);
    let warned = 0;
    for (let count = 0; count < 120 && !stateIn(loud).outcome; count += 1) {
      for (const table of [loud, quiet]) sitDown(table);
      warned += loud.getState().warnings.length;
      expect(quiet.getState().warnings).toEqual([]);
      const decision = randomDecision(builtIn, stateIn(loud), chance);
      if (!decision) throw new Error('nothing can be decided');
      expect(loud.getState().submit(decision)).toBeNull();
      expect(quiet.getState().submit(decision)).toBeNull();
    }
    expect(warned).toBeGreaterThan(20);
    expect(stateIn(quiet)).toEqual(stateIn(loud));
  });

  it('are given at the table, each kind unless it is switched off', () => {
    const table = axisPoints();
    expect(table.getState().warnings).toContainEqual({ kind: 'pointsUnused', on: 'done', figure: 2 });
    table.getState().selectUnits([unit('DE-LF-7')]);
    const { selection } = table.getState();
    table.getState().setPreference('warnings', { ...defaultPreferences.warnings, pointsUnused: false });
    expect(table.getState().warnings.map(({ kind }) => kind)).not.toContain('pointsUnused');
    expect(table.getState().selection).toEqual(selection);
  });

  it('come for the pass that ends the turn', () => {
    const table = turnOne();
    expect(table.getState().warnings).toEqual([]);
    play(table, { type: 'pass' });
    sitDown(table);
    expect(table.getState().warnings).toEqual([]);
    const second = turnTwo();
    play(second, { type: 'pass' });
    sitDown(second);
    const cards = stateIn(second).cards.axis.hand.length;
    expect(second.getState().warnings).toContainEqual({ kind: 'passEndsTurn', on: 'pass', figure: cards });
  });

  it('are not given behind the curtain', () => {
    expect(turnTwo().getState().warnings).toEqual([]);
  });
});
