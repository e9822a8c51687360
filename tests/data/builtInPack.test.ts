// The built-in pack is sound and says what the rules say of the printed game.
import { describe, expect, it } from 'vitest';
import { builtInPack } from '../../src/data/pack';
import { parsePack } from '../../src/engine/pack/parsePack';
import { SIDES } from '../../src/engine/types';
import type { World } from '../../src/engine/world';
import { editJson } from '../support/packs/editJson';
import { area, card, nation, unit } from '../support/packs/ids';

function parsed(json: unknown): World {
  const result = parsePack(json);
  if (!result.ok) throw new Error(JSON.stringify(result.error, null, 1));
  return result.value;
}

const world = parsed(builtInPack);
const startsIn = (place: string) => world.units.filter(({ start }) => start === place).map(({ id }) => id);

describe('R19.1 the built-in pack', () => {
  it('is the standard game of twelve turns', () => {
    expect(world).toMatchObject({
      id: 'third-reich-standard',
      names: { ja: '第三帝国の盛衰' },
      turns: 12,
      firstHands: { axis: 4, allies: 0 },
      victory: { axisSudden: 10, alliesSudden: 1, points: 4, areas: 10 },
    });
  });

  it('R15.1 has 23 nations, four of them at war', () => {
    const atWar = world.nations.filter(({ start }) => start !== 'neutral');
    expect(world.nations).toHaveLength(23);
    expect(atWar.map(({ id, start }) => [id, start])).toEqual([
      ['DE', 'axis'],
      ['GB', 'allies'],
      ['FR', 'allies'],
      ['PL', 'allies'],
    ]);
  });

  it('R15.2 seven neutrals lean to the axis', () => {
    const leaning = world.nations.filter(({ start, leaning }) => start === 'neutral' && leaning === 'axis');
    expect(leaning.map(({ id }) => id)).toEqual(['IT', 'HU', 'RO', 'BG', 'FI', 'ES', 'TR']);
  });

  it('R15.4 four nations have entry tracks', () => {
    const tracks = world.nations.filter(({ track }) => track !== null).map(({ id, track }) => [id, track]);
    expect(Object.fromEntries(tracks)).toEqual({ US: 5, SU: 3, ES: 2, TR: 2 });
  });

  it('R18 has 16 cards a side, and every side can open with four', () => {
    for (const side of SIDES) {
      const cards = world.cards.filter((one) => one.side === side);
      expect(cards).toHaveLength(16);
      expect(cards.filter(({ value }) => value === 2).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('R18 texts are there in both languages', () => {
    for (const { names, texts } of world.cards) {
      expect([names.ja, texts.ja].join('')).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
      expect([names.en, texts.en].join('')).toMatch(/^[\x20-\x7e–]+$/);
    }
  });

  it('R1.4 London and Moscow count two, every other base one, other areas nothing', () => {
    const two = world.areas.filter(({ victoryPoints }) => victoryPoints === 2).map(({ id }) => id);
    expect(two).toEqual(['london', 'moscow']);
    for (const { base, victoryPoints } of world.areas) expect(victoryPoints > 0).toBe(base !== null);
  });

  it('R2.2 borders go both ways, in the order of the areas', () => {
    const order = world.areas.map(({ id }) => id);
    for (const { id } of world.areas) {
      const next = world.neighbours[id];
      expect(next?.length).toBeGreaterThan(0);
      expect(next).toEqual(order.filter((other) => next?.includes(other)));
      for (const other of next ?? []) expect(world.neighbours[other]).toContain(id);
    }
    expect(world.neighbours[area('malta')]).toEqual(['central-med']);
  });

  it('R16.1 Eastern Poland passes to the Soviet Union', () => {
    const heirs = world.areas.filter(({ surrenderHome }) => surrenderHome !== null);
    expect(heirs.map(({ id, home, surrenderHome }) => [id, home, surrenderHome])).toEqual([
      ['east-poland', 'PL', 'SU'],
    ]);
  });
});

describe('R5 counters of the built-in pack', () => {
  it('R5.2 units are named after their line and looked up by name', () => {
    const all = world.units.map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(world.unitById[unit('DE-TF-heavy-2')]).toMatchObject({ type: 'TF', model: 'heavy', attack: 5, cost: 2 });
    expect(world.unitById[unit('DE-LF-12')]).toBeUndefined();
  });

  it('R5.3 the set-up takes the first counters of a line, in its own order', () => {
    expect(startsIn('berlin')).toEqual([
      ...['DE-LF-1', 'DE-LF-2', 'DE-LF-3'],
      ...['DE-TF-1', 'DE-TF-2', 'DE-TF-3'],
      ...['DE-AF-1', 'DE-AF-2'],
    ]);
    expect(startsIn('ruhr')).toEqual(['DE-LF-4', 'DE-LF-5', 'DE-LF-6', 'DE-AF-3', 'DE-AF-4']);
  });

  it('R5.3 the last counters of a line are new weapons', () => {
    const submarines = world.units.filter(({ type }) => type === 'SS').map(({ start }) => start);
    expect(submarines).toEqual(['north-sea', 'central-atlantic', 'forcePool', 'newWeaponsPool', 'newWeaponsPool']);
    expect(startsIn('newWeaponsPool')).toEqual([
      ...['DE-TF-heavy-1', 'DE-TF-heavy-2', 'DE-AF-jet-1', 'DE-SS-4', 'DE-SS-5'],
      ...['SU-TF-t34-1', 'SU-TF-t34-2', 'SU-AF-3'],
    ]);
    expect(startsIn('removed')).toEqual([]);
  });

  it('R5.4 two German fortresses and a Soviet one wait in the force pool, no other', () => {
    const waiting = world.units.filter(({ type, start }) => type === 'FT' && start === 'forcePool');
    expect(waiting.map(({ nation: owner }) => owner)).toEqual(['DE', 'DE', 'SU']);
  });

  it('R5.1 only their nations have strike armies, airborne, carriers and submarines', () => {
    const owners = (type: string) => [
      ...new Set(world.units.filter((one) => one.type === type).map((one) => one.nation)),
    ];
    expect(['SA', 'AB', 'CV', 'CVE', 'SS'].map(owners)).toEqual([['SU'], ['US'], ['GB'], ['US'], ['DE']]);
    expect(world.units.filter(({ type }) => type === 'AB')).toHaveLength(1);
  });

  it('R5.1 R5.7 prices and classes follow the type', () => {
    const kinds = new Map(world.units.map(({ type, cost, class: kind }) => [type, [cost, kind]]));
    expect(Object.fromEntries(kinds)).toEqual({
      LF: [1, 'army'],
      GF: [1, 'army'],
      SA: [2, 'army'],
      TF: [2, 'army'],
      AB: [2, 'army'],
      FT: [3, 'army'],
      AF: [2, 'air'],
      NF: [2, 'naval'],
      CV: [2, 'naval'],
      CVE: [2, 'naval'],
      SS: [1, 'naval'],
    });
  });
});

describe('the world', () => {
  it('finds nothing under names every object has', () => {
    for (const name of ['constructor', 'toString', '__proto__']) {
      expect(world.areaById[area(name)]).toBeUndefined();
      expect(world.nationById[nation(name)]).toBeUndefined();
      expect(world.unitById[unit(name)]).toBeUndefined();
      expect(world.cardById[card(name)]).toBeUndefined();
      expect(world.neighbours[area(name)]).toBeUndefined();
    }
  });

  it('is frozen through and through', () => {
    const thawed: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if (!Object.isFrozen(value)) thawed.push(path);
      for (const [key, field] of Object.entries(value)) visit(field, `${path}.${key}`);
    };
    visit(world, 'world');
    expect(thawed).toEqual([]);
  });

  it('shares nothing with the JSON it was made of', () => {
    expect(parsed(structuredClone(builtInPack))).toEqual(world);
    expect(Object.isFrozen(builtInPack)).toBe(false);
  });
});

describe('R19.2 the hash', () => {
  const hashAfter = (path: string, value: unknown) => parsed(editJson(builtInPack, path, value)).hash;

  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, field]) => [key, reversed(field)]),
    );
  };

  it('is 16 hexadecimal digits', () => expect(world.hash).toMatch(/^[0-9a-f]{16}$/));

  it('does not depend on the order of fields', () => {
    const { setup, ...rest } = JSON.parse(JSON.stringify(builtInPack)) as Record<string, unknown>;
    expect(parsed({ ...(reversed(rest) as object), setup }).hash).toBe(world.hash);
  });

  it.each([
    ['areas[0].en', 'Greater London'],
    ['areas[0].seeds', undefined],
    ['areas[0].src', 'P'],
    ['cards[0].textJa', '攻撃する。'],
    ['pack.note', 'corrected'],
  ])('does not depend on words: %s', (path, value) => expect(hashAfter(path, value)).toBe(world.hash));

  it.each([
    ['areas[0].victoryPoints', 1],
    ['areas[1].base', 'half'],
    ['adjacency[3]', undefined],
    ['nations[9].track', 3],
    ['counters[0].attack', 4],
    ['setup.berlin[0].count', 2],
    ['cards[0].value', 3],
    ['cards[0].params.groups', 2],
    ['roles.seaLionTargets[1]', undefined],
    ['pack.turns', 11],
  ])('depends on every figure: %s', (path, value) => expect(hashAfter(path, value)).not.toBe(world.hash));

  it('depends on the order of the set-up, which names the units', () => {
    const swapped = editJson(builtInPack, 'setup', {});
    const { setup } = JSON.parse(JSON.stringify(builtInPack)) as { setup: object };
    const other = editJson(swapped, 'setup', Object.fromEntries(Object.entries(setup).reverse()));
    expect(parsed(other).hash).not.toBe(world.hash);
  });
});
