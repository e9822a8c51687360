// R3: what a base is worth to either side.
import { describe, expect, it } from 'vitest';
import { basePoints, baseWorth, handSize, victoryPoints } from '../../src/engine';
import { type Game, given, mobilize } from '../support/game';
import { area } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

/** A base of a colour that belongs to nobody, and a unit of each side to hold it. */
const coloured = (base: string, kind = 'land') =>
  toyWorld({
    areas: { Here: `${kind} ${base}`, Other: 'land', Water: 'sea' },
    adjacency: 'Other-Here-Water',
    setup: { Other: 'DE LF, GB LF', Water: 'GB NF, DE NF' },
    roles: kind === 'sea' ? { centralAtlantic: 'Here' } : {},
  });
const bothSides = (game: Game) => [
  basePoints(game.world, game.state, 'axis'),
  basePoints(game.world, game.state, 'allies'),
];
const heldBy = (base: string, side: 'axis' | 'allies') =>
  bothSides(given(coloured(base)).put('Here', side === 'axis' ? 'DE-LF-1' : 'GB-LF-1'));

describe('R3.1 the colours', () => {
  it('R3.1 a red base is one for whichever side controls it', () => {
    expect(heldBy('red', 'axis')).toEqual([1, 0]);
    expect(heldBy('red', 'allies')).toEqual([0, 1]);
  });

  it('R3.1 a black base is one for the axis, nothing for the allies', () => {
    expect(heldBy('black', 'axis')).toEqual([1, 0]);
    expect(heldBy('black', 'allies')).toEqual([0, 0]);
  });

  it('R3.1 a half-black base is a half for the axis, nothing for the allies', () => {
    expect(heldBy('half', 'axis')).toEqual([0.5, 0]);
    expect(heldBy('half', 'allies')).toEqual([0, 0]);
  });

  it('R3.1 a base that nobody controls counts for nobody', () => {
    expect(bothSides(given(coloured('red')))).toEqual([0, 0]);
  });

  it('R3.1 a base of the Atlantic counts for the allies only', () => {
    const atlantic = given(coloured('allies', 'sea'));
    expect(bothSides(atlantic.put('Here', 'GB-NF-1'))).toEqual([0, 1]);
    expect(bothSides(atlantic.put('Here', 'DE-NF-1'))).toEqual([0, 0]);
  });

  it('R3.1 what a base is worth to either side, whoever holds it', () => {
    const worthOf = (base: string, kind = 'land') => {
      const { world, state } = given(coloured(base, kind));
      return [baseWorth(world, state, area('Here'), 'axis'), baseWorth(world, state, area('Here'), 'allies')];
    };
    expect(worthOf('red')).toEqual([1, 1]);
    expect(worthOf('black')).toEqual([1, 0]);
    expect(worthOf('half')).toEqual([0.5, 0]);
    expect(worthOf('allies', 'sea')).toEqual([0, 1]);
  });

  it('R3.1 an area without a base counts for nobody', () => {
    const plain = toyWorld({ areas: { A: 'land DE', B: 'land GB' }, adjacency: 'A-B' });
    expect(bothSides(given(plain))).toEqual([0, 0]);
  });
});

describe('R3.2 halves', () => {
  const world = toyWorld({
    areas: { Berlin: 'land DE red', Ankara: 'land DE half', Sofia: 'land DE half', London: 'land GB red' },
    adjacency: 'Berlin-Ankara-Sofia-London',
    setup: { London: 'GB LF*3' },
  });
  const two = given(world).turn(2);
  const oneAndAHalf = two.put('Sofia', 'GB-LF-1');

  it('R3.2 a half point is kept for victory', () => {
    expect(victoryPoints(world, oneAndAHalf.state)).toBe(1.5);
  });

  it('R3.2 a half point is kept for the turn order', () => {
    // 1.5 against 1: the axis is first; 0.5 against 1: the allies are.
    const began = (game: Game) => game.endOfTurn().logged('turnBegan')[0];
    expect(began(oneAndAHalf)).toMatchObject({ points: { axis: 1.5, allies: 1 }, first: 'axis' });
    const half = toyWorld({
      areas: { Berlin: 'land DE red', Ankara: 'land DE half', London: 'land GB red', Bristol: 'land GB red' },
      adjacency: 'Berlin-Ankara-London-Bristol',
    });
    expect(began(given(half).turn(2))).toMatchObject({ points: { axis: 1.5, allies: 2 }, first: 'allies' });
  });

  it('R3.2 the hand is the sum rounded down', () => {
    expect(handSize(world, oneAndAHalf.state, 'axis')).toBe(1);
  });

  it('R3.2 two halves make a card: the sum is rounded, not each of them', () => {
    expect(handSize(world, two.state, 'axis')).toBe(2);
  });
});

describe('R3.3 a base of a side', () => {
  // Warsaw is black: a base of the axis, none of the allies.
  const world = toyWorld({
    areas: { Warsaw: 'land PL black', Lublin: 'land PL', Rome: 'land IT black', Milan: 'land IT' },
    adjacency: 'Warsaw-Lublin-Milan-Rome',
    nations: { IT: 'axis' },
    pool: 'PL LF, IT LF',
  });
  const game = given(world);

  it('R3.3 a nation mobilizes from a base that counts for its side', () => {
    expect(game.points('axis', 1).refusal('axis', mobilize('IT-LF-1', 'Rome', 'Milan'))).toBeNull();
  });

  it('R3.3 a base that counts for the other side only is none to mobilize from', () => {
    expect(game.points('allies', 1).refusal('allies', mobilize('PL-LF-1', 'Warsaw', 'Lublin'))).toEqual({
      code: 'onlyAtHome',
      rule: 'R12.5',
      unit: 'PL-LF-1',
    });
  });
});
