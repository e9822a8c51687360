// R13.2–R13.5: where a unit would recover, as warnings tell it, is where the rules let it recover.
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../src/bots/chance';
import { type GameState, newGame, recoveryAreas, SIDES, type UnitId } from '../../src/engine';
import { recoveriesOf } from '../../src/engine/queries/recovery';
import { given } from '../support/game';
import { area, unit } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';
import { playRandomly, startedTable, stateIn, world } from './table';

/** Units on the map that the rules would let recover, all being spent. */
function recovering(game: GameState): Set<UnitId> {
  const state = structuredClone(game);
  for (const one of Object.values(state.units)) one.spent = true;
  const all = SIDES.flatMap((side) => recoveriesOf({ world, state }, side));
  return new Set(all.flatMap(({ free, limited }) => [...free.map((found) => found.unit), ...limited]));
}

describe('where a unit would recover', () => {
  it.each([1, 2, 3])('agrees with the end of the turn, in every position of random game %i', (seed) => {
    const chance = chanceOf(seed);
    const table = startedTable(undefined, [], seed);
    let compared = 0;
    playRandomly(table, seed, 250, () => {
      if (!chance.oneIn(12)) return;
      const state = stateIn(table) as GameState;
      const able = recovering(state);
      for (const { id, nation } of world.units) {
        const place = state.units[id]?.at;
        const on = world.areas.find((one) => one.id === place);
        if (!on || state.nations[nation]?.side === 'neutral') continue;
        expect([id, recoveryAreas(world, state, id).has(on.id)]).toEqual([id, able.has(id)]);
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(200);
  });

  it('is all of Soviet home territory in winter alone', () => {
    const toy = toyWorld({
      areas: { Moscow: 'land SU red', Kiev: 'land SU', Berlin: 'land DE red' },
      adjacency: 'Moscow-Berlin-Kiev',
      setup: { Kiev: 'SU LF', Berlin: 'DE LF' },
      nations: { SU: 'allies' },
      roles: { ussr: 'SU' },
    });
    const cutOff = given(toy).control('Moscow', 'DE').control('Kiev', 'DE');
    const areasIn = (turn: number): unknown[] => [...recoveryAreas(toy, cutOff.turn(turn).state, unit('SU-LF-1'))];
    expect(areasIn(3)).toEqual(expect.arrayContaining([area('Kiev'), area('Moscow')]));
    expect(areasIn(4)).toEqual([]);
  });

  it('is nowhere for a unit of a neutral', () => {
    const state = newGame(world, { seed: 1 });
    const neutral = world.units.find(({ nation }) => state.nations[nation]?.side === 'neutral');
    expect([...recoveryAreas(world, state, neutral?.id ?? unit(''))]).toEqual([]);
  });
});
