// Options and legality agree (one source of legality): what is offered is accepted, what is refused is refused alike, and on
// small boards nothing legal is missing.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Decision,
  judge,
  options,
  promptOf,
  type Side,
  type State,
  selectable,
  type UnitId,
} from '../../src/engine';
import { builtInWorld } from '../support/builtInWorld';
import { given } from '../support/game';
import { area } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';
import { lines, randomLine } from '../support/randomPlay';

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 20) };

describe('options of random play on the built-in pack', () => {
  it('every option is judged as it is offered, and at least one is legal', () => {
    fc.assert(
      fc.property(lines(60), (line) => {
        for (const { before, side } of randomLine(builtInWorld, line)) {
          const usable = selectable(builtInWorld, before).filter(({ refusal }) => refusal === null);
          const selections: UnitId[][] = [[], ...usable.slice(0, 2).map(({ unit }) => [unit])];
          for (const selection of selections) {
            for (const { decision, refusal } of options(builtInWorld, before, selection, 'all')) {
              expect(judge(builtInWorld, before, side, decision)).toEqual(refusal);
            }
          }
        }
      }),
      runs,
    );
  });

  it('no decision is offered twice', () => {
    fc.assert(
      fc.property(lines(60), (line) => {
        for (const { before } of randomLine(builtInWorld, line)) {
          const usable = selectable(builtInWorld, before).filter(({ refusal }) => refusal === null);
          for (const selection of [[], ...usable.slice(0, 3).map(({ unit }) => [unit])]) {
            const texts = options(builtInWorld, before, selection, 'all').map(({ decision }) =>
              JSON.stringify(decision),
            );
            expect(new Set(texts).size).toBe(texts.length);
          }
        }
      }),
      runs,
    );
  });
});

const board = toyWorld({
  areas: { A: 'land DE red', B: 'land', C: 'land PL', N: 'land SE', S: 'sea', T: 'sea' },
  adjacency: 'A-B-C A-S-C S-T-N B-N S-B',
  setup: { A: 'DE LF*2 AF', B: 'DE LF, PL AF', C: 'PL LF', N: 'SE GF', S: 'DE NF*2 SS', T: 'GB NF' },
  pool: 'DE LF FT SS NF AF',
});

/** Every non-empty choice of some of the items. */
const subsets = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, n) => items.filter((_item, i) => ((n + 1) >> i) % 2 === 1));

const AREAS = ['A', 'B', 'C', 'N', 'S', 'T'].map(area);

/** Simple paths of up to `length` areas, adjacent or not is for the judge to say. */
function paths(length: number): (typeof AREAS)[] {
  const longer = (path: typeof AREAS) => AREAS.filter((id) => !path.includes(id)).map((id) => [...path, id]);
  const first = AREAS.map((id) => [id]);
  const rows = [first];
  for (let n = 1; n < length; n += 1) rows.push((rows.at(-1) ?? []).flatMap(longer));
  return rows.flat();
}

/** What a decision comes to, apart from the way there: type, units and end. */
function essence(decision: Decision): string {
  if (decision.type === 'move') return JSON.stringify(['move', [...decision.group].sort(), decision.path.at(-1)]);
  if (decision.type === 'mobilize') return JSON.stringify(['mobilize', decision.unit, decision.path.at(-1)]);
  return JSON.stringify(decision);
}

function everyDecision(state: State): Decision[] {
  const onMap = AREAS.flatMap((id) => subsets([...(state.occupants[id] ?? [])]));
  const pool = board.units.filter(({ id }) => state.units[id]?.at === 'forcePool').map(({ id }) => id);
  const groups = onMap.flatMap((group): Decision[] => [
    { type: 'attack', group },
    ...AREAS.flatMap((id): Decision[] => [
      { type: 'airMove', group, to: id },
      { type: 'airAttack', group, area: id },
    ]),
    ...paths(3).map((path): Decision => ({ type: 'move', group, path })),
  ]);
  return [...groups, ...pool.flatMap((unit) => paths(4).map((path): Decision => ({ type: 'mobilize', unit, path })))];
}

/** Every legal decision of the brute enumeration, and every one the options offer, up to the way there. */
function compare(state: State, side: Side) {
  const brute = new Set(
    everyDecision(state)
      .filter((one) => judge(board, state, side, one) === null)
      .map(essence),
  );
  const selections = [
    ...AREAS.flatMap((id) => subsets([...(state.occupants[id] ?? [])])),
    ...board.units.filter(({ id }) => state.units[id]?.at === 'forcePool').map(({ id }) => [id]),
  ];
  const offered = new Set(
    selections.flatMap((selection) => options(board, state, selection)).map((one) => essence(one.decision)),
  );
  return { brute: [...brute].sort(), offered: [...offered].sort() };
}

describe('options on a small board', () => {
  const start = given(board);
  it.each([
    ['points of the axis', start.points('axis', 3)],
    ['points of the allies', start.points('allies', 3)],
    ['one point left', start.points('axis', 1)],
    ['an impulse without a card', start.impulse('axis')],
    ['after a fleet is spent', start.spent('DE-NF-1').points('axis', 3)],
    ['with an army at sea', start.put('S', 'DE-LF-2').points('axis', 3)],
    ['with Sweden at war', start.war('SE', 'allies').points('allies', 3)],
  ])('all legal decisions are offered and no others: %s', (_title, game) => {
    const side = promptOf(game.state)?.side ?? 'axis';
    const { brute, offered } = compare(game.state, side);
    expect(offered.length).toBeGreaterThan(1);
    expect(offered).toEqual(brute);
  });
});
