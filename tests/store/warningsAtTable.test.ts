// Warnings are advice: at the table each can be switched off, and none changes what is legal.
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../src/bots/chance';
import { randomDecision } from '../../src/bots/randomDecision';
import { options } from '../../src/engine';
import { WARNING_KINDS } from '../../src/store';
import { defaultPreferences } from '../../src/store/preferences';
import { warningsOf } from '../../src/store/warnings';
import { unit } from '../support/packs/ids';
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
