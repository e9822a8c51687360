// What the engine remembers about a position (src/engine/findings) is what a position without memory finds anew, is
// forgotten when a recipe changes it, and is no part of the state.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../src/bots/chance';
import { randomDecision } from '../../src/bots/randomDecision';
import {
  applyInPlace,
  basePoints,
  controllerChoices,
  copyGame,
  decisionFacts,
  type GameState,
  locAreas,
  newGameInPlace,
  odds,
  options,
  promptOf,
  recoveryAreas,
  SIDES,
  type State,
  selectable,
  transportLimit,
  type UnitId,
} from '../../src/engine';
import { isWithin } from '../../src/engine/queries/reach';
import { recruitsIn, unitsAt, unitsOfSide, unitsOnMap } from '../../src/engine/queries/units';
import { isCoastal, isSea, neighboursOf } from '../../src/engine/world';
import { builtInWorld as world } from '../support/builtInWorld';
import { attack, given } from '../support/game';
import { unit as unitId } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';
import { lines, randomLine } from '../support/randomPlay';

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 5) };

/** Every stack that may act as a whole, and every unit that may come from a pool. */
function selections(state: State): UnitId[][] {
  const stacks = new Map<string, UnitId[]>();
  for (const { unit } of selectable(world, state, 'legal')) {
    const place = state.units[unit]?.at ?? '';
    const key = place in state.occupants ? place : unit;
    stacks.set(key, [...(stacks.get(key) ?? []), unit]);
  }
  return [[], ...stacks.values()];
}

/** What is asked about the map. */
function mapAnswers(state: State) {
  const ctx = { world, state };
  return {
    onMap: SIDES.map((side) => unitsOnMap(ctx, side)),
    recruits: SIDES.map((side) => recruitsIn(ctx, side, 'forcePool')),
    weapons: unitsAt(ctx, 'newWeaponsPool'),
    areas: world.areas.map(({ id }) => ({
      units: SIDES.map((side) => unitsOfSide(ctx, id, side)),
      limits: SIDES.map((side) => transportLimit(world, state, id, side)),
      controllers: controllerChoices(world, state, id),
    })),
    lines: world.nations.map(({ id }) => locAreas(world, state, id)),
    recovery: world.units.map(({ id }) => [...recoveryAreas(world, state, id)].sort()),
    points: SIDES.map((side) => basePoints(world, state, side)),
    facts: decisionFacts(world, state),
  };
}

/** What is asked about decisions. */
function offers(state: State) {
  const side = promptOf(state)?.side ?? 'axis';
  return {
    selectable: selectable(world, state),
    options: selections(state).map((selection) => options(world, state, selection, 'all')),
    odds: selections(state)
      .slice(0, 3)
      .flatMap((selection) => options(world, state, selection))
      .map(({ decision }) => odds(world, state, side, decision)),
  };
}

/** Plays a random line in place and shows the game before every decision. */
function playInPlace(
  { seed, play, length }: { seed: number; play: number; length: number },
  look: (game: GameState) => void,
) {
  const { game } = newGameInPlace(world, { seed });
  const chance = chanceOf(play);
  for (let n = 0; n < length && game.outcome === null; n += 1) {
    look(game);
    const decision = randomDecision(world, game, chance);
    if (decision === null) throw new Error('dead end');
    applyInPlace(world, game, decision, () => {});
  }
}

describe('what is remembered of a position', () => {
  it('is what a copy without memory finds, all through a game played in place', () => {
    fc.assert(
      fc.property(lines(120), (line) => {
        playInPlace(line, (game) => {
          const fresh = structuredClone(game);
          expect(mapAnswers(game)).toEqual(mapAnswers(fresh));
          expect(offers(game)).toEqual(offers(fresh));
        });
      }),
      runs,
    );
  });

  it('is no part of the state: asking changes nothing in it, and it survives JSON', () => {
    fc.assert(
      fc.property(lines(60), (line) => {
        playInPlace(line, (game) => {
          const text = JSON.stringify(game);
          offers(game);
          mapAnswers(game);
          expect(Reflect.ownKeys(game).sort()).toEqual(Object.keys(JSON.parse(text)).sort());
          expect(JSON.stringify(game)).toBe(text);
          expect(JSON.parse(text)).toEqual(game);
        });
      }),
      runs,
    );
  });

  it('belongs to one position: frozen ones before and after a decision, and copies, keep their own', () => {
    fc.assert(
      fc.property(lines(60), (line) => {
        for (const { before, after, decision } of randomLine(world, line)) {
          const asked = offers(before);
          const copy = copyGame(before);
          offers(copy);
          applyInPlace(world, copy, structuredClone(decision), () => {});
          expect(copy).toEqual(after);
          expect(offers(copy)).toEqual(offers(after));
          expect(offers(before)).toEqual(asked);
        }
      }),
      { numRuns: Math.ceil(runs.numRuns / 2) },
    );
  });
});

describe('what is forgotten', () => {
  const board = toyWorld({
    areas: { A: 'land DE red', S: 'sea', B: 'land', C: 'land GB red' },
    adjacency: 'A-S-B S-C',
    setup: { A: 'DE LF', S: 'DE NF, GB SS', B: 'DE LF', C: 'GB LF' },
    pool: 'DE LF*2',
  });
  const points = { at: 'points', side: 'axis', card: null, left: 3, acted: [] } as const;
  const waysOf = (state: State) => {
    const [recruit] = unitsAt({ world: board, state }, 'forcePool');
    return options(board, state, recruit ? [recruit] : []).map(({ area }) => area);
  };

  it('R8.7 R12.4 the way over a sea, when its only ship is spent', () => {
    const game = copyGame(given(board).hand('allies').points('axis', 3).dice(6).state);
    expect(waysOf(game)).toEqual(['A', 'B']);
    applyInPlace(board, game, attack('DE-NF-1'), () => {});
    expect(waysOf(game)).toEqual(['A']);
    expect(waysOf(structuredClone(game))).toEqual(['A']);
  });

  it('R8.7 R21.3 transport that is used, and that it is free again in the next impulse', () => {
    const game = copyGame(given(board).hand('allies').points('axis', 3).state);
    const over = options(board, game, [unitId('DE-LF-3')]).find(({ area }) => area === 'B');
    applyInPlace(board, game, over?.decision ?? { type: 'pass' }, () => {});
    expect(waysOf(game)).toEqual(['A']);
    applyInPlace(board, game, { type: 'done' }, () => {});
    game.frames.push({ ...points, acted: [] });
    expect(waysOf(game)).toEqual(['A', 'B']);
  });
});

describe('scope legal', () => {
  it('offers exactly what scope all does not refuse', () => {
    fc.assert(
      fc.property(lines(120), (line) => {
        playInPlace(line, (game) => {
          const usable = selectable(world, game).filter(({ refusal }) => refusal === null);
          expect(selectable(world, game, 'legal')).toEqual(usable);
          for (const selection of selections(game)) {
            const allowed = options(world, game, selection, 'all').filter(({ refusal }) => refusal === null);
            expect(options(world, game, selection)).toEqual(allowed);
          }
        });
      }),
      runs,
    );
  });
});

describe('tables of the world', () => {
  const ctx = { world };

  it('distances and rings agree with the borders (R2.2, R11.1)', () => {
    const { distances, within } = world.tables;
    const { game } = newGameInPlace(world, { seed: 1 });
    for (const { id: from } of world.areas) {
      for (const { id: to } of world.areas) {
        const steps = distances[from]?.[to] ?? Number.NaN;
        const nearer = neighboursOf(ctx, to).map((next) => distances[from]?.[next] ?? Number.NaN);
        expect(steps).toBe(from === to ? 0 : Math.min(...nearer) + 1);
        for (const limit of [1, 3]) expect(within[from]?.[limit]?.includes(to)).toBe(steps <= limit);
        expect(isWithin({ world, state: game }, from, to, 2)).toBe(steps <= 2);
      }
    }
  });

  it('coasts, seas, bases and homes agree with the areas (R2.1, R2.2, R3.1)', () => {
    const { seas, bases, homes, areaIds } = world.tables;
    for (const { id, kind, base, home, surrenderHome } of world.areas) {
      expect(seas.includes(id)).toBe(kind === 'sea');
      expect(bases.includes(id)).toBe(base !== null);
      expect(isCoastal(ctx, id)).toBe(kind === 'land' && neighboursOf(ctx, id).some((next) => isSea(ctx, next)));
      for (const nation of world.nations) {
        expect(homes[nation.id]?.includes(id)).toBe([home, surrenderHome].includes(nation.id));
      }
    }
    expect(areaIds).toEqual(world.areas.map(({ id }) => id));
  });
});
