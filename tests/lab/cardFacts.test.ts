// Whether the event of a card did anything (R7.1, R18.2).
import { describe, expect, it } from 'vitest';
import { type Decision, decide, type Side } from '../../src/engine';
import { watchCards } from '../../src/lab/watching/cards';
import { ambush, attack, type Game, given, move, play } from '../support/game';
import { card } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Berlin: 'land DE red', Posen: 'land PL', Warsaw: 'land PL black' },
  adjacency: 'Berlin-Posen-Warsaw',
  setup: { Berlin: 'DE LF*2', Warsaw: 'PL LF' },
});

const done: Decision = { type: 'done' };

/** What is noted of the cards while these decisions are carried out. */
function noted(from: Game, ...decisions: [Side, Decision][]) {
  const cards = watchCards(world);
  let { state } = from;
  for (const [side, decision] of decisions) {
    const { prompt } = from.with((copy) => Object.assign(copy, structuredClone(state)));
    if (!prompt) throw new Error('nobody is asked');
    cards.before?.(state, prompt, decision);
    const result = decide(world, state, side, decision);
    if (!result.ok) throw new Error(result.error.code);
    state = result.value.state as typeof state;
    for (const entry of result.value.log) cards.entry?.(entry, state);
  }
  return cards;
}

const offensive = card('axis-offensive-1');
const supply = card('axis-supply-1');
const begin = given(world).hand('axis', 'axis-offensive-1', 'axis-supply-1').impulse('axis');

describe('the event of an offensive', () => {
  it('did something when a group moved', () => {
    const cards = noted(begin, ['axis', play(offensive, 'event')], ['axis', move('DE-LF-1', 'Posen')]);
    expect(cards.uses[offensive]).toEqual({ held: [1], eventFirst: 1, pointsFirst: 0, sprung: 0, eventDid: 1 });
    expect(cards.events()).toEqual(['offensive']);
  });

  it('did nothing when it was given up, whatever its points did', () => {
    const cards = noted(
      begin,
      ['axis', play(offensive, 'points')],
      ['axis', move('DE-LF-1', 'Posen')],
      ['axis', done],
      ['axis', done],
    );
    expect(cards.uses[offensive]).toEqual({ held: [1], eventFirst: 0, pointsFirst: 1, sprung: 0, eventDid: 0 });
    expect(cards.events()).toEqual([]);
  });
});

describe('the event of Supply', () => {
  it('did something when units recovered', () => {
    const { uses } = noted(begin.spent('DE-LF-1'), ['axis', play(supply, 'event')]);
    expect(uses[supply]).toMatchObject({ eventFirst: 1, eventDid: 1 });
  });

  it('did nothing when no unit was spent', () => {
    const { uses } = noted(begin, ['axis', play(supply, 'event')]);
    expect(uses[supply]).toMatchObject({ eventFirst: 1, eventDid: 0 });
  });
});

describe('an ambush card', () => {
  it('did something when it was sprung, and nothing as an ordinary card', () => {
    const near = begin.hand('allies', 'allies-ambush-1').put('Warsaw', 'DE-LF-1').points('axis', 2);
    const { uses } = noted(near, ['axis', attack('DE-LF-1')], ['allies', ambush('allies-ambush-1')]);
    expect(uses[card('allies-ambush-1')]).toMatchObject({ eventFirst: 0, sprung: 1, eventDid: 1 });
    const plain = given(world).hand('axis', 'axis-ambush-1').impulse('axis');
    expect(noted(plain, ['axis', play('axis-ambush-1', 'event')]).uses[card('axis-ambush-1')]).toMatchObject({
      eventFirst: 1,
      sprung: 0,
      eventDid: 0,
    });
  });
});
