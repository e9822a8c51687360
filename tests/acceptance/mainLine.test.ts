// The main line as a recording, and the driver that plays lines.
import { describe, expect, it } from 'vitest';
import { createSave, parseSave, replay, type State } from '../../src/engine';
import { airAttack, attack, decline, move, pass } from '../support/game';
import { playLine } from './line';
import { mainGame, mainLine, openingGame } from './mainLine';
import { allies, axis, hand, playEvent, recordingOf, type Step } from './notation';
import { chapter, world } from './standardGame';

const stateOf = (recording: typeof mainGame): State => {
  const result = replay(world, recording);
  if (!result.ok) throw new Error(JSON.stringify(result.error.reason));
  return result.value.state;
};

describe('R20 the main line', () => {
  it('R20 is one game from T1 to T7, with every die of its script used', () => {
    const state = stateOf(mainGame);
    expect(state).toEqual(chapter('T7 end').after.state);
    expect(state.turn).toBe(8);
    expect(state.dice.scripted).toEqual([]);
  });

  it('R20 has an opening of two turns', () => {
    const state = stateOf(openingGame);
    expect(state).toEqual({ ...chapter('T2 end').after.state, dice: state.dice });
    expect(state.turn).toBe(3);
    expect(state.dice.scripted).toEqual([]);
  });

  it('R19.2 is a saved game, through JSON and back', () => {
    const save = createSave(world, { ...mainGame, name: 'R20' }, stateOf(mainGame));
    const parsed = parseSave(world, JSON.parse(JSON.stringify(save)));
    expect(parsed.ok).toBe(true);
    expect(JSON.parse(JSON.stringify(mainGame))).toEqual(mainGame);
  });

  it('R9.8 uses dice of six sides, and choices among the cards of a hand', () => {
    const choices = mainLine['T5 wolfpack'].flatMap(({ dice }) => dice).slice(2);
    expect(choices).toEqual([7, 4]);
    expect(Math.max(...mainGame.script.filter((die) => die !== 7))).toBe(6);
    expect(Math.min(...mainGame.script)).toBe(1);
  });
});

describe('a line', () => {
  const cards = axis(hand('axis-blitzkrieg-2 axis-diplomacy-1 axis-development-1 axis-supply-1'));
  const toWarsaw = [axis(playEvent('axis-blitzkrieg-2')), axis(move('DE-TF-1 DE-TF-2', 'warsaw'))];
  const play = (...steps: Step[]) => playLine(world, { start: [cards], next: steps });

  it('is played by its chapters, with the facts of each', () => {
    const played = play(...toWarsaw, axis(attack('DE-TF-1 DE-TF-2'), 5, 6));
    expect([...played.keys()]).toEqual(['start', 'next']);
    expect(played.get('next')?.after.logged('diceRolled')).toMatchObject([{ dice: [5, 6], hits: 0 }]);
  });

  it('says where it is not legal', () => {
    expect(() => play(allies(pass))).toThrow(/^next, step 1: .*notYourDecision/);
    expect(() => play(...toWarsaw, allies(decline))).toThrow(/^next, step 3: /);
  });

  it('says where dice are missing', () => {
    expect(() => play(...toWarsaw, axis(attack('DE-TF-1 DE-TF-2'), 5))).toThrow('next, step 3');
    expect(() => play(axis(airAttack('DE-AF-1', 'warsaw')))).toThrow('more dice used up than the script has');
  });

  it('says where dice are left', () => {
    expect(() => play(axis(pass, 3))).toThrow('next, step 1: 0 dice used up, 1 written down');
  });

  it('is recorded with its dice in a row', () => {
    const recording = recordingOf({ one: [axis(pass, 1, 2)], two: [allies(pass), axis(pass, 3)] });
    expect(recording.script).toEqual([1, 2, 3]);
    expect(recording.decisions.map(({ side }) => side)).toEqual(['axis', 'allies', 'axis']);
  });
});
