// Overlays of the map: who controls what, where both sides stand, lines of communication, transport, worth of bases.
import { describe, expect, it } from 'vitest';
import { lensOfKey, noLens, readLens, toggled, writeLens } from '../../src/ui/map/lens/lens';
import { type LensFacts, lensFacts, nationsInTheField } from '../../src/ui/map/lens/lensFacts';
import { builtInWorld } from '../support/builtInWorld';
import { type Game, given } from '../support/game';
import { area, nation } from '../support/packs/ids';

const start = given(builtInWorld);

function factsOf<N extends LensFacts['lens']>(game: Game, name: N, about: 'axis' | 'allies' | string | null = null) {
  const facts = lensFacts(game.world, game.state, { name, about: about === null ? null : nation(about) });
  if (facts?.lens !== name) throw new Error(`no overlay ${name}`);
  return facts as Extract<LensFacts, { lens: N }>;
}

describe('which overlay', () => {
  it('every overlay has a key of its own, large or small; the same once more takes it away', () => {
    expect(['c', 'U', 'l', 'S', 'w'].map(lensOfKey)).toEqual(['control', 'contested', 'lines', 'sea', 'worth']);
    expect(lensOfKey('x')).toBeNull();
    const on = toggled(noLens, 'lines');
    expect([on.name, toggled(on, 'sea').name, toggled(on, 'lines').name]).toEqual(['lines', 'sea', null]);
  });

  it('is kept as a text, and anything else in its place means none', () => {
    const lens = { name: 'lines', about: nation('DE') } as const;
    expect(readLens(writeLens(lens))).toEqual(lens);
    expect(readLens(writeLens(noLens))).toEqual(noLens);
    expect([readLens(null), readLens('{"lens":1}').name]).toEqual([noLens, null]);
  });

  it('without an overlay nothing is worked out', () => {
    expect(lensFacts(start.world, start.state, noLens)).toBeNull();
  });
});

describe('control', () => {
  it('R4: areas by side, and which are held by another nation than their own', () => {
    const game = start.put('warsaw', 'DE-LF-1').control('warsaw', 'DE');
    const { held, foreign } = factsOf(game, 'control');
    expect(held.axis).toContain('warsaw');
    expect(held.allies).toContain('london');
    expect([...held.axis, ...held.allies]).not.toContain('spain');
    expect(foreign).toContainEqual({ area: 'warsaw', nation: 'DE' });
    expect(foreign.map((place) => place.area)).not.toContain('berlin');
  });
});

describe('contested areas', () => {
  it('R4.2: areas with units of both sides, with who controls them', () => {
    const submarine = { area: 'central-atlantic', holder: 'allies', units: { axis: 1, allies: 2 } };
    expect(factsOf(start, 'contested').areas).toEqual([submarine, { ...submarine, area: 'north-sea' }]);
    const game = start.put('warsaw', 'DE-TF-1', 'DE-TF-2').control('warsaw', 'PL');
    expect(factsOf(game, 'contested').areas).toContainEqual({
      area: 'warsaw',
      holder: 'allies',
      units: { axis: 2, allies: start.state.occupants[area('warsaw')]?.length },
    });
  });

  it('neutrals beside a side do not contest', () => {
    expect(start.state.occupants[area('east-poland')]?.length).toBeGreaterThan(1);
    expect(factsOf(start, 'contested').areas.map((place) => place.area)).not.toContain('east-poland');
  });
});

describe('lines of communication', () => {
  it('R13.2: the line of a nation, where it starts, and what lies next to it', () => {
    const { sources, line, beside, cut } = factsOf(start, 'lines', 'DE');
    expect(sources).toContain('berlin');
    expect(line).toEqual(expect.arrayContaining([...sources]));
    expect(beside).toContain('warsaw');
    expect(beside).not.toContain('berlin');
    expect(cut).toEqual([{ area: 'central-atlantic', units: ['DE-SS-2'] }]);
  });

  it('R13.2: units that no line reaches are told by area', () => {
    const game = start.put('moscow', 'DE-TF-1', 'DE-LF-1').put('warsaw', 'DE-TF-2');
    const { cut } = factsOf(game, 'lines', 'axis');
    const inMoscow = cut.find((place) => place.area === 'moscow');
    expect([...(inMoscow?.units ?? [])].sort()).toEqual(['DE-LF-1', 'DE-TF-1']);
    expect(cut.map((place) => place.area)).not.toContain('warsaw');
    expect(factsOf(game, 'lines', 'allies').cut).toEqual([]);
  });

  it('is that of the side that is to act when nobody was chosen', () => {
    expect(factsOf(start, 'lines').about).toBe(start.state.active);
  });

  it('nations at war with units on the map may be chosen, neutrals may not', () => {
    const nations = nationsInTheField(start.world, start.state);
    expect(nations).toContainEqual({ nation: 'DE', side: 'axis' });
    expect(nations.map((one) => one.nation)).not.toContain('ES');
  });
});

describe('transport', () => {
  it('R8.7: limit, what was used and what is left, for the side that controls the sea', () => {
    const game = start.with((state) => {
      state.transportUsed[area('baltic-sea')] = 1;
    });
    const baltic = factsOf(game, 'sea').seas.find((room) => room.area === 'baltic-sea');
    expect(baltic).toMatchObject({ side: 'axis', used: 1 });
    expect(baltic && baltic.limit - baltic.left).toBe(1);
  });

  it('R8.8: a side that has units at sea without control has no room there', () => {
    const game = start.put('baltic-sea', 'GB-LF-1');
    const rooms = factsOf(game, 'sea').seas.filter((room) => room.area === 'baltic-sea');
    expect(rooms.map(({ side, limit, aboard }) => [side, limit > 0, aboard])).toEqual([
      ['axis', true, 0],
      ['allies', false, 1],
    ]);
  });
});

describe('worth of bases', () => {
  it('R3.1, R1.4: what each gives either side, and how often it counts for victory', () => {
    const { bases } = factsOf(start, 'worth');
    const worthOf = (id: string) => bases.find((base) => base.area === id);
    expect(worthOf('london')).toMatchObject({ holder: 'allies', worth: { axis: 1, allies: 1 }, times: 2 });
    expect(worthOf('ankara')).toMatchObject({ holder: null, worth: { axis: 0.5, allies: 0 }, times: 1 });
    expect(bases.every(({ area: place }) => start.world.areaById[place]?.base !== null)).toBe(true);
    expect(bases.length).toBe(start.world.areas.filter(({ base }) => base !== null).length);
  });
});
