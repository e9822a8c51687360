// R19.2: a saved game names its data pack, and is what its decisions make of it.
import { describe, expect, it } from 'vitest';
import { createSave, type Decision, parseSave, type Recorded, replay, type Save } from '../../src/engine';
import { given, move, pass } from '../support/game';
import { card } from '../support/packs/ids';
import { type ToyPack, toyWorld } from '../support/packs/toyPack';

const toy: ToyPack = {
  areas: { Berlin: 'land DE red', Posen: 'land PL', Warsaw: 'land PL black' },
  adjacency: 'Berlin-Posen-Warsaw',
  setup: { Berlin: 'DE LF*3', Warsaw: 'PL LF' },
};
const world = toyWorld(toy);
const hand: Decision = {
  type: 'chooseHand',
  cards: ['axis-offensive-1', 'axis-supply-1', 'axis-ambush-1', 'axis-ambush-2'].map(card),
};
const play: Decision = { type: 'playCard', card: card('axis-offensive-1'), first: 'points' };
const decisions: Recorded[] = [hand, play, move('DE-LF-1', 'Posen')].map((decision) => ({ side: 'axis', decision }));
const played = decisions.reduce((game, { side, decision }) => game.decide(side, decision), given(world));
const record = { name: 'Posen', seed: 1, script: [], variants: {}, decisions };
const save = createSave(world, record, played.state);
/** A copy of the save as it comes from a file, with something changed. */
const file = (change: Partial<Record<keyof Save, unknown>> = {}): unknown =>
  JSON.parse(JSON.stringify({ ...save, ...change }));

describe('R19.2 a save', () => {
  it('R19.2 names its data pack by id and hash', () => {
    expect(save.pack).toEqual({ id: 'toy', hash: world.hash });
  });

  it('R19.2 survives being written and read', () => {
    expect(parseSave(world, file())).toEqual({ ok: true, value: save });
  });

  it('R19.2 holds seed, decisions and the state they lead to', () => {
    expect(save).toMatchObject({ format: 'third-reich-save', schema: 2, name: 'Posen', seed: 1, decisions });
    expect(replay(world, record)).toMatchObject({ ok: true, value: { state: played.state } });
  });
});

describe('R19.2 a save of another pack', () => {
  it('R19.2 of another id is refused', () => {
    const other = file({ pack: { id: 'other', hash: world.hash } });
    expect(parseSave(world, other)).toEqual({
      ok: false,
      error: { code: 'otherPack', path: 'pack', reason: `other ${world.hash}` },
    });
  });

  it('R19.2 of the same id with other figures is refused', () => {
    const changed = toyWorld({ ...toy, ratings: { 'DE LF': { attack: 4 } } });
    expect(changed.id).toBe(world.id);
    expect(parseSave(changed, file())).toMatchObject({ ok: false, error: { code: 'otherPack', path: 'pack' } });
  });
});

describe('R19.2 what is no sound save', () => {
  const errorOf = (json: unknown) => {
    const result = parseSave(world, json);
    return result.ok ? null : result.error;
  };

  it.each([[null], ['text'], [17], [[]], [{}], [{ format: 'other' }]])('R19.2 is not taken for one: %j', (json) => {
    expect(errorOf(json)?.code).toBe('notASave');
  });

  it('R19.2 of a later schema is told apart', () => {
    expect(errorOf(file({ schema: 3 }))).toEqual({ code: 'tooNew', path: 'schema', reason: '3 > 2' });
  });

  it('R19.2 is refused with the place of the fault: a side nobody plays', () => {
    const wrong = [...decisions, { side: 'third', decision: pass }];
    expect(errorOf(file({ decisions: wrong }))).toMatchObject({ code: 'corrupt', path: 'decisions[3].side' });
  });

  it('R19.2 a decision that the rules refuse is refused with the place', () => {
    const wrong = [...decisions, { side: 'allies', decision: pass }];
    expect(errorOf(file({ decisions: wrong }))).toEqual({
      code: 'corrupt',
      path: 'decisions[3]',
      reason: 'notYourDecision',
    });
  });

  it('R19.2 a decision that makes no sense does not break the reader', () => {
    const wrong = [{ side: 'axis', decision: { type: 'chooseHand' } }];
    expect(errorOf(file({ decisions: wrong }))).toMatchObject({ code: 'corrupt', path: 'decisions[0]' });
  });

  it('R19.2 a state that does not follow from the decisions is refused', () => {
    const cheat = structuredClone(played.state);
    cheat.turn = 5;
    expect(errorOf(file({ state: cheat }))).toMatchObject({ code: 'corrupt', path: 'state' });
  });

  it('R19.2 another seed is another game', () => {
    expect(errorOf(file({ seed: 2 }))).toMatchObject({ code: 'corrupt', path: 'state' });
  });

  it('R19.2 the order of fields does not matter', () => {
    const { state, ...rest } = save;
    const turned = Object.fromEntries(Object.entries(state).reverse());
    expect(parseSave(world, JSON.parse(JSON.stringify({ state: turned, ...rest }))).ok).toBe(true);
  });
});

describe('R19.2 replay', () => {
  it('R19.2 stops at the first decision that does not hold, with the game up to it', () => {
    const wrong: Recorded[] = [...decisions.slice(0, 2), { side: 'axis', decision: move('DE-LF-1', 'Warsaw') }];
    const result = replay(world, { ...record, decisions: wrong });
    if (result.ok) throw new Error('it replayed');
    expect(result.error).toMatchObject({
      at: 2,
      reason: 'notAdjacent',
      refusal: { code: 'notAdjacent', area: 'Warsaw' },
    });
    expect(result.error.upTo.frames.at(-1)).toMatchObject({ at: 'points', left: 2 });
  });

  it('R19.2 plays scripted dice', () => {
    const scripted = replay(world, { ...record, script: [4, 2] });
    if (!scripted.ok) throw new Error(scripted.error.reason);
    expect(scripted.value.state.dice.scripted).toEqual([4, 2]);
  });

  it('R19.2 tells what happened', () => {
    const result = replay(world, record);
    const types = result.ok ? result.value.log.map(({ type }) => type) : [];
    expect(types).toEqual(['handChosen', 'impulseBegan', 'cardPlayed', 'groupMoved', 'controlChanged']);
  });
});
