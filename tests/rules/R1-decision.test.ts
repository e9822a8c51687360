// R1.3, R1.5: the decision after turn 12, and what counts for it.
import { describe, expect, it } from 'vitest';
import { axisAreas, decisionFacts } from '../../src/engine';
import { builtInWorld } from '../support/builtInWorld';
import { type Game, given } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const victory = { axisSudden: 10, alliesSudden: 1, points: 4, areas: 4 };
const outcomeOf = (game: Game) => game.turn(12).endOfTurn().state.outcome;

// Berlin 2 and two more bases of the axis, London 2.
const world = toyWorld({
  areas: {
    Berlin: 'land DE red vp2',
    Ruhr: 'land DE red',
    Rome: 'land IT red',
    London: 'land GB red vp2',
    Sea: 'sea',
  },
  adjacency: 'Berlin-Ruhr-Rome-Berlin London-Sea-Rome',
  setup: { Ruhr: 'DE LF', London: 'GB LF*3' },
  nations: { IT: 'axis' },
  roles: { berlin: 'Berlin' },
  victory,
});

describe('R1.3 the decision after turn 12', () => {
  it('R1.3 the axis wins by holding Berlin alone', () => {
    const game = given(world).put('forcePool', 'DE-LF-1').put('Rome', 'GB-LF-1').put('Ruhr', 'GB-LF-2');
    const figures = { axisPoints: 2, axisAreas: 1, axisHoldsBerlin: true };
    expect(outcomeOf(game)).toEqual({ winner: 'axis', kind: 'decision', rule: 'R1.3', ...figures });
  });

  it('R1.3 the axis wins with 4 base points alone, London counting two (R1.4)', () => {
    const game = given(world).put('forcePool', 'GB-LF-2', 'GB-LF-3').put('Berlin', 'GB-LF-1').put('London', 'DE-LF-1');
    const figures = { axisPoints: 4, axisAreas: 3, axisHoldsBerlin: false };
    expect(outcomeOf(game)).toEqual({ winner: 'axis', kind: 'decision', rule: 'R1.3', ...figures });
  });

  it('R1.3 3.5 base points are not enough', () => {
    const half = toyWorld({
      areas: { Berlin: 'land DE', Ruhr: 'land DE red vp3', Rome: 'land DE half' },
      adjacency: 'Berlin-Ruhr-Rome',
      setup: { Berlin: 'GB LF' },
      roles: { berlin: 'Berlin' },
      victory,
    });
    expect(outcomeOf(given(half))).toMatchObject({ winner: 'allies', axisPoints: 3.5, axisAreas: 2 });
  });

  // Two points and as many areas as there are below.
  const wide = (...more: string[]) => {
    const rest = Object.fromEntries(more.map((id) => [id, 'land DE']));
    return toyWorld({
      areas: { Berlin: 'land DE', Ruhr: 'land DE red vp2', ...rest },
      adjacency: ['Berlin', 'Ruhr', ...more].join('-'),
      setup: { Berlin: 'GB LF' },
      roles: { berlin: 'Berlin' },
      victory,
    });
  };

  it('R1.3 the axis wins with the number of areas alone', () => {
    const figures = { axisPoints: 2, axisAreas: 4, axisHoldsBerlin: false };
    expect(outcomeOf(given(wide('Alps', 'Elbe', 'Rhine')))).toEqual({
      winner: 'axis',
      kind: 'decision',
      rule: 'R1.3',
      ...figures,
    });
  });

  it('R1.3 an area less is not enough', () => {
    expect(outcomeOf(given(wide('Alps', 'Elbe')))).toMatchObject({ winner: 'allies', axisAreas: 3 });
  });

  it('R1.3 with none of the three the allies win', () => {
    const game = given(world).put('Berlin', 'GB-LF-1');
    const figures = { axisPoints: 2, axisAreas: 2, axisHoldsBerlin: false };
    expect(outcomeOf(game)).toEqual({ winner: 'allies', kind: 'decision', rule: 'R1.3', ...figures });
  });

  it('R1.3 there is no decision before turn 12', () => {
    expect(given(world).turn(11).endOfTurn().state.outcome).toBeNull();
  });

  it('R1.3 the printed game asks for Berlin, 4 base points or 10 areas', () => {
    expect(builtInWorld.victory).toMatchObject({ points: 4, areas: 10 });
    expect(builtInWorld.roles.berlin).toBe('berlin');
  });
});

describe('R1.5 areas controlled', () => {
  // Empty home areas of two axis nations, one of a neutral with units of its own, one of nobody, seas.
  const map = toyWorld({
    areas: {
      Berlin: 'land DE red',
      Alps: 'land DE',
      Rome: 'land IT',
      Bern: 'land CH',
      Riga: 'land',
      Baltic: 'sea',
      Atlantic: 'sea',
    },
    adjacency: 'Berlin-Alps-Rome-Bern-Riga-Baltic-Atlantic Baltic-Berlin',
    setup: { Berlin: 'DE LF*2', Bern: 'CH GF', Baltic: 'DE NF', Atlantic: 'GB NF' },
    pool: 'DE SS, GB LF',
    nations: { IT: 'axis' },
    roles: { berlin: 'Berlin' },
  });
  const game = given(map);

  it('R1.5 empty home areas of axis nations count, and sea areas', () => {
    expect(axisAreas(map, game.state)).toBe(4); // Berlin, Alps, Rome, Baltic
  });

  it('R1.5 areas of nobody count while the axis controls them', () => {
    expect(axisAreas(map, game.put('Riga', 'DE-LF-1').state)).toBe(5);
  });

  it('R1.5 nothing of a neutral counts, even of one that leans to the axis', () => {
    expect(axisAreas(map, game.war('IT', 'neutral').state)).toBe(3);
  });

  it('R1.5 areas that the axis shares but does not control do not count', () => {
    expect(axisAreas(map, game.put('Riga', 'GB-LF-1').put('Riga', 'DE-LF-1').state)).toBe(4);
  });

  it('R1.5 submarines do not count as control of a sea area', () => {
    expect(axisAreas(map, game.put('forcePool', 'GB-NF-1').put('Atlantic', 'DE-SS-1').state)).toBe(4);
  });

  it('R1.5 all three conditions are shown with their counts at any time', () => {
    expect(decisionFacts(map, game.state)).toEqual({ axisPoints: 1, axisAreas: 4, axisHoldsBerlin: true });
    const lost = game.put('forcePool', 'DE-LF-1', 'DE-LF-2').put('Berlin', 'GB-LF-1');
    expect(decisionFacts(map, lost.state)).toEqual({ axisPoints: 0, axisAreas: 3, axisHoldsBerlin: false });
  });
});
