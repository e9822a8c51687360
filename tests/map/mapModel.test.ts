// What the map shows of a decision: stacks, lit areas with their signs, reasons, routes.
import { describe, expect, it } from 'vitest';
import { type DecisionType, options, promptOf, selectable, viewFor } from '../../src/engine';
import { arrowLine } from '../../src/ui/map/arrows';
import { fanLayout } from '../../src/ui/map/fanLayout';
import { areaShape } from '../../src/ui/map/geometry';
import { areaTowards, nextOf } from '../../src/ui/map/keyboard';
import {
  type Asked,
  houseOf,
  litAreas,
  offersOf,
  originsOf,
  placeOfPrompt,
  retreatingUnit,
  routeOf,
  violationOf,
} from '../../src/ui/map/mapModel';
import { stacksOf } from '../../src/ui/map/stacks';
import {
  selectionWith,
  stackInTray,
  stackOfPrompt,
  trayModeOf,
  usableOf,
  withoutGarrison,
} from '../../src/ui/map/tray';
import { overlaps, placeTray } from '../../src/ui/map/trayPlace';
import { builtInWorld } from '../support/builtInWorld';
import { type Game, given, ids } from '../support/game';
import { area, nation, unit } from '../support/packs/ids';

const start = given(builtInWorld);

function asked({ world, state }: Game, group = '', intent: DecisionType | null = null): Asked {
  const selection = ids(group);
  const prompt = promptOf(state);
  const view = viewFor(state, prompt?.side ?? null);
  return { world, view, prompt, selection, intent, options: options(world, state, selection, 'all') };
}

const selectables = ({ world, state }: Game) =>
  Object.fromEntries(selectable(world, state).map(({ unit: id, refusal }) => [id, refusal]));

const stackAt = (game: Game, key: string) => {
  const found = stacksOf(game.world, viewFor(game.state, null)).find((stack) => stack.key === key);
  if (!found) throw new Error(`no stack ${key}`);
  return found;
};

const offerAt = (game: Game, group: string, place: string, intent: DecisionType | null = null) => {
  const found = offersOf(asked(game, group, intent)).get(area(place));
  if (!found) throw new Error(`no offer for ${place}`);
  return found;
};

describe('stacks', () => {
  it('every unit on the map lies in exactly one stack', () => {
    const stacked = stacksOf(start.world, viewFor(start.state, null)).flatMap(({ units }) => units);
    const onMap = Object.values(start.state.occupants).flat();
    expect([...stacked].sort()).toEqual([...onMap].sort());
  });

  it('aircraft lie on top, armour over infantry, ready units over spent ones', () => {
    const game = start.spent('DE-TF-1', 'DE-AF-1');
    const { units } = stackAt(game, 'berlin-axis');
    expect(units.at(-1)).toBe('DE-AF-2');
    expect(units.at(-2)).toBe('DE-AF-1');
    expect(units[0]).toBe('DE-TF-1');
    expect(units.indexOf(unit('DE-TF-2'))).toBeGreaterThan(units.indexOf(unit('DE-LF-1')));
  });

  it('R4.2: who was there first, and controls, lies on the left', () => {
    const game = start.put('warsaw', 'DE-TF-1').control('warsaw', 'PL');
    expect([stackAt(game, 'warsaw-allies').place, stackAt(game, 'warsaw-axis').place]).toEqual([0, 1]);
    const held = game.control('warsaw', 'DE');
    expect([stackAt(held, 'warsaw-allies').place, stackAt(held, 'warsaw-axis').place]).toEqual([1, 0]);
  });

  it('R16.2: neutral units beside those at war make a stack of their own', () => {
    expect(stackAt(start, 'east-poland-allies').of).toBe(2);
    expect(stackAt(start, 'east-poland-neutral').units.length).toBeGreaterThan(0);
  });
});

describe('lit areas', () => {
  const points = start.points('axis', 2);

  it('R8.1: a move lights its destinations with their cost', () => {
    const offer = offerAt(points, 'DE-TF-1', 'warsaw');
    expect(offer.legal.map(({ decision }) => decision.type)).toContain('move');
    expect(houseOf(offer)).toEqual({ kind: 'cost', cost: 2 });
    expect(offer.refusal).toBeNull();
  });

  it('only options without a refusal are lit', () => {
    const position = asked(points, 'DE-TF-1 DE-TF-2');
    const legal = position.options.filter(({ refusal }) => refusal === null);
    const areas = new Set(legal.flatMap(({ area: place }) => place ?? []));
    expect(new Set(litAreas(offersOf(position)))).toEqual(areas);
    expect(areas.size).toBeGreaterThan(2);
  });

  it('an area that cannot be reached tells why, with the rule', () => {
    const { legal, refusal } = offerAt(points, 'DE-LF-1', 'moscow');
    expect(legal).toEqual([]);
    expect(refusal?.rule).toMatch(/^R8\./);
  });

  it('R8.3: when the area would be left empty, every area says so', () => {
    const group = 'DE-TF-1 DE-TF-2 DE-TF-3 DE-LF-1 DE-LF-2 DE-LF-3 DE-AF-1 DE-AF-2';
    const position = asked(points, group);
    expect(litAreas(offersOf(position))).toEqual([]);
    expect(offerAt(points, group, 'warsaw').refusal?.code).toBe('leavesAreaEmpty');
  });

  it('R15.6: an area that can only be had by violating a neutral carries the warning', () => {
    const offer = offerAt(points, 'DE-LF-4', 'belgium');
    expect(houseOf(offer)).toEqual({ kind: 'violation' });
    expect(violationOf(offer)).toBe('BE');
  });

  it('an intent leaves only its kind of option', () => {
    const game = start.put('warsaw', 'DE-AF-1').points('axis', 2);
    const all = offerAt(game, 'DE-AF-1', 'warsaw').legal.map(({ decision }) => decision.type);
    expect(all).toContain('airAttack');
    expect(litAreas(offersOf(asked(game, 'DE-AF-1', 'airMove')))).not.toContain('warsaw');
    expect(houseOf(offerAt(game, 'DE-AF-1', 'warsaw', 'airAttack'))).toEqual({ kind: 'strike' });
  });

  it('R12: a unit of the pool lights where it can be mobilized, without a sign', () => {
    const offer = offerAt(points, 'DE-GF-1', 'berlin');
    expect(offer.legal.map(({ decision }) => decision.type)).toEqual(['mobilize']);
    expect(houseOf(offer)).toBeNull();
  });

  it('R4.4: controllers are lit only when they are asked for', () => {
    const game = start.put('warsaw', 'DE-LF-1', 'IT-LF-1').war('IT', 'axis').control('warsaw', 'DE').points('axis', 1);
    const quiet = game.put('east-poland', 'PL-LF-1', 'PL-LF-2').control('warsaw', 'DE');
    expect(litAreas(offersOf(asked(quiet)))).toEqual([]);
    expect(litAreas(offersOf(asked(quiet, '', 'setController')))).toContain('warsaw');
  });

  it('the area of the selection tells no reason against itself', () => {
    expect(offersOf(asked(points, 'DE-TF-1')).get(area('berlin'))?.refusal ?? null).toBeNull();
    expect(originsOf(asked(points, 'DE-TF-1'))).toEqual(['berlin']);
    expect(originsOf(asked(points, 'DE-GF-1'))).toEqual([]);
  });
});

describe('retreats and damage', () => {
  const units = ids('FR-LF-1 FR-LF-2');
  const game = start
    .put('paris', 'FR-LF-1', 'FR-LF-2')
    .asking('axis', { at: 'retreat', side: 'allies', cause: 'battle', units });

  it('R9.9: the selected unit retreats next, else the first', () => {
    expect(retreatingUnit(promptOf(game.state), [])).toBe('FR-LF-1');
    expect(retreatingUnit(promptOf(game.state), ids('FR-LF-2'))).toBe('FR-LF-2');
    expect(originsOf(asked(game))).toEqual(['paris']);
  });

  it('R10.1: its ways out are lit as retreats', () => {
    const offer = offerAt(game, '', 'south-france');
    expect(houseOf(offer)).toEqual({ kind: 'retreat' });
    expect(offer.legal.map(({ decision }) => decision)).toEqual([
      { type: 'retreat', unit: 'FR-LF-1', to: 'south-france' },
    ]);
  });

  it('the stack of the question lies open, as retreat or as target', () => {
    const stacks = stacksOf(game.world, viewFor(game.state, null));
    expect(stackOfPrompt(asked(game), stacks)?.key).toBe('paris-allies');
    expect(trayModeOf(promptOf(game.state), selectables(game), stackAt(game, 'paris-allies'))).toBe('retreat');
    const targets = {
      at: 'damage',
      side: 'axis',
      victim: 'allies',
      limited: false,
      left: 2,
      targets: units,
      placed: {},
    };
    const struck = game.asking('axis', targets as Parameters<Game['asking']>[1]);
    expect(placeOfPrompt(asked(struck))).toBe('paris');
    expect(trayModeOf(promptOf(struck.state), selectables(struck), stackAt(struck, 'paris-allies'))).toBe('damage');
    expect(offerAt(struck, '', 'paris').legal).toHaveLength(2);
  });
});

describe('choosing stacks', () => {
  const points = start.spent('DE-LF-1').points('axis', 2);

  it('a click takes all usable units of the asked side', () => {
    const stack = stackAt(points, 'berlin-axis');
    const usable = usableOf(selectables(points), stack);
    expect(usable).not.toContain('DE-LF-1');
    expect(selectionWith(asked(points), selectables(points), stack)).toEqual(usable);
    expect(trayModeOf(promptOf(points.state), selectables(points), stackAt(points, 'paris-allies'))).toBe('look');
  });

  it('R8.3: the weakest unit of the army serves as garrison', () => {
    expect(withoutGarrison(builtInWorld, ids('DE-AF-1 DE-TF-1 DE-LF-1'))).toEqual(ids('DE-AF-1 DE-TF-1'));
    expect(withoutGarrison(builtInWorld, ids('DE-AF-1 DE-GF-1 DE-LF-1'))).toEqual(ids('DE-AF-1 DE-LF-1'));
  });

  it('R13.6: recovery gathers units of several stacks up to the number asked', () => {
    const candidates = ids('DE-LF-1 DE-LF-4 DE-LF-5');
    const game = start
      .spent('DE-LF-1', 'DE-LF-4', 'DE-LF-5')
      .asking('axis', { at: 'recovery', side: 'axis', nation: nation('DE'), count: 2, candidates });
    const stack = stackAt(game, 'ruhr-axis');
    const chosen = selectionWith(asked(game, 'DE-LF-1'), selectables(game), stack);
    expect(chosen).toHaveLength(2);
    expect(chosen[0]).toBe('DE-LF-1');
  });

  it('the tray shows the stack opened last while it fits the selection', () => {
    const stacks = stacksOf(points.world, viewFor(points.state, null));
    expect(stackInTray(asked(points, 'DE-TF-1'), stacks, null)?.key).toBe('berlin-axis');
    expect(stackInTray(asked(points, 'DE-TF-1'), stacks, 'ruhr-axis')?.key).toBe('berlin-axis');
    expect(stackInTray(asked(points), stacks, 'ruhr-axis')?.key).toBe('ruhr-axis');
    expect(stackInTray(asked(points), stacks, null)).toBeNull();
  });
});

describe('the tray', () => {
  const units = ids('a b c d e f g h');

  it('chosen counters lie left in rows of three, the others right of the line', () => {
    const { cells, line, columns, rows } = fanLayout(units, ids('a b c d e f'));
    expect([line, columns, rows]).toEqual([3, 4, 2]);
    expect(cells.find(({ id }) => id === 'd')).toEqual({ id: 'd', column: 0, row: 1 });
    expect(cells.find(({ id }) => id === 'h')).toEqual({ id: 'h', column: 3, row: 1 });
  });

  it('every counter has its own cell, whatever is chosen', () => {
    for (let count = 0; count <= units.length; count += 1) {
      const { cells, columns, rows } = fanLayout(units, units.slice(0, count));
      expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(units.length);
      expect(cells.every(({ column, row }) => column < columns && row < rows)).toBe(true);
    }
  });

  it('lies inside the screen, over cheap ground, and leaves what is lit free', () => {
    const screen = { left: 0, top: 0, width: 800, height: 600 };
    const price = (x: number): number => (x < 400 ? 40 : 0);
    const keep = [{ at: [520, 300], room: 30 }] as const;
    const room = { screen, price, keep, panels: [] };
    const { left, top, width, height } = placeTray([400, 300], { width: 180, height: 160 }, room);
    expect(left).toBeGreaterThanOrEqual(400);
    expect(left + width).toBeLessThanOrEqual(800);
    expect(top >= 0 && top + height <= 600).toBe(true);
    expect(left > 550 || top > 330 || top + height < 270).toBe(true);
  });

  it('never lies under the buttons in the corner, even where everything else is lit', () => {
    const screen = { left: 0, top: 0, width: 800, height: 600 };
    const buttons = { left: 690, top: 10, width: 100, height: 44 };
    const price = (x: number, y: number): number => (x > 560 && y < 220 ? 0 : 40);
    const room = { screen, price, keep: [], panels: [buttons] };
    for (const at of [
      [700, 120],
      [760, 40],
      [640, 60],
    ] as const) {
      const tray = placeTray(at, { width: 196, height: 150 }, room);
      expect(overlaps(tray, buttons), at.join()).toBe(false);
    }
  });
});

describe('ways over the map', () => {
  const at = (id: string) => areaShape(id).counter.at;
  const all = builtInWorld.areas.map(({ id }) => id);
  const from = (id: string) => ({ neighbours: builtInWorld.neighbours[area(id)] ?? [], all, at });

  it('arrow keys lead to the neighbour in that direction', () => {
    expect(areaTowards(area('berlin'), 'right', from('berlin'))).toBe('warsaw');
    expect(areaTowards(area('berlin'), 'left', from('berlin'))).toBe('ruhr');
    expect(areaTowards(area('warsaw'), 'left', from('warsaw'))).toBe('berlin');
  });

  it('every area can be reached by arrow keys', () => {
    const seen = new Set([area('berlin')]);
    for (const id of seen) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = areaTowards(id, direction, from(id));
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(all.length);
  });

  it('the next lit area comes round again', () => {
    const lit = [area('paris'), area('berlin')];
    expect(nextOf(lit, null)).toBe('paris');
    expect(nextOf(lit, area('paris'))).toBe('berlin');
    expect(nextOf(lit, area('berlin'))).toBe('paris');
    expect(nextOf([], null)).toBeNull();
  });

  it('R8: the arrow follows the path of the move, a mobilization comes from its base', () => {
    const game = start.points('axis', 2);
    const move = offerAt(game, 'DE-TF-1', 'austria').legal.find(({ decision }) => decision.type === 'move');
    if (!move) throw new Error('no move');
    const route = routeOf(asked(game, 'DE-TF-1'), move);
    expect([route[0], route.at(-1)]).toEqual(['berlin', 'austria']);
    expect(route.length).toBeGreaterThan(2);
    const [mobilization] = offerAt(game, 'DE-GF-1', 'south-germany').legal;
    if (!mobilization) throw new Error('no mobilization');
    expect(routeOf(asked(game, 'DE-GF-1'), mobilization).at(-1)).toBe('south-germany');
  });

  it('an arrow ends before its target and points at it', () => {
    const line = arrowLine(
      [
        [0, 0],
        [100, 0],
        [200, 0],
      ],
      20,
    );
    expect(line?.tip).toEqual([180, 0]);
    expect(line?.angle).toBe(0);
    expect(arrowLine([[0, 0]], 20)).toBeNull();
  });
});
