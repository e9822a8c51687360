// R16.3, R16.5, R21.11: Vichy France.
import { describe, expect, it } from 'vitest';
import { done, type Game, given, mobilize, move, proclaimVichy } from '../support/game';
import { card } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

// Fez is a French port; Libya is Italian, Malta British, Oran nobody's.
const world = toyWorld({
  areas: {
    Paris: 'land FR red',
    Lyon: 'land FR',
    Metz: 'land FR',
    Fez: 'land FR',
    Med: 'sea',
    Ocean: 'sea',
    Malta: 'land GB red',
    Libya: 'land IT red',
    Oran: 'land',
    Berlin: 'land DE red',
  },
  adjacency: 'Berlin-Metz-Paris-Lyon-Med-Fez-Oran-Libya-Med-Malta Med-Ocean-Malta Paris-Berlin Ocean-Oran',
  nations: { IT: 'axis' },
  setup: {
    Paris: 'DE LF*2',
    Lyon: 'FR LF',
    Metz: 'FR FT LF',
    Fez: 'FR GF',
    Malta: 'GB LF',
    Libya: 'IT LF',
    Berlin: 'DE LF*2',
  },
  pool: 'FR LF*3 NF*2 AF, GB LF*2 NF*2, DE LF',
  roles: { france: 'FR', paris: 'Paris' },
});

const start = given(world);
const ask = (game: Game): Game => game.event('axis', 'axis-vichy-1');
const vichy = (game: Game): Game => ask(game).decide('axis', proclaimVichy);
const lost = (game: Game) => game.logged('unitLost').map(({ unit, to, rule }) => [unit, to, rule]);

describe('R16.3 the Vichy France event', () => {
  it('R16.3 France fights on the axis side from then on', () => {
    const game = vichy(start);
    expect(game.sideOf('FR')).toBe('axis');
    expect(game.logged('nationChangedSide')).toEqual([
      { type: 'nationChangedSide', nation: 'FR', side: 'axis', rule: 'R16.3' },
    ]);
    expect(game.prompt).toMatchObject({ at: 'points', side: 'axis', left: 2 });
    expect(game.refusal('axis', move('FR-LF-2', 'Paris'))).toBeNull();
  });

  it('R16.3 only if Paris is under axis control', () => {
    const game = start.put('Berlin', 'DE-LF-1', 'DE-LF-2');
    expect(game.controller('Paris')).toBe('FR');
    const asked = game.asking('axis', { at: 'vichy', side: 'axis', card: card('axis-vichy-1') });
    expect(asked.refusal('axis', proclaimVichy)).toEqual({ code: 'vichyNeedsParis', rule: 'R16.3' });
    expect(ask(game).logged('eventWithoutEffect')).toMatchObject([{ card: 'axis-vichy-1', rule: 'R18.2' }]);
  });

  it('R16.3 axis units in Paris beside the French are not enough', () => {
    const game = start.put('forcePool', 'DE-LF-1', 'DE-LF-2').put('Paris', 'FR-LF-3').put('Paris', 'DE-LF-1');
    expect(game.controller('Paris')).toBe('FR');
    expect(ask(game).prompt).toMatchObject({ at: 'points' });
    expect(ask(game).sideOf('FR')).toBe('allies');
  });

  it('R16.3 whoever of the axis holds Paris', () => {
    const game = start.put('Berlin', 'DE-LF-1', 'DE-LF-2').put('Paris', 'IT-LF-1');
    expect(vichy(game).sideOf('FR')).toBe('axis');
  });

  it('R16.3 not twice', () => {
    const asked = vichy(start).asking('axis', { at: 'vichy', side: 'axis', card: card('axis-vichy-1') });
    expect(asked.refusal('axis', proclaimVichy)).toEqual({
      code: 'franceAlreadyAxis',
      rule: 'R16.3',
      nation: 'FR',
    });
  });

  it('R18.2 the player may leave it', () => {
    const game = ask(start).decide('axis', done);
    expect([game.sideOf('FR'), game.logged('eventWithoutEffect').length]).toEqual(['allies', 1]);
  });
});

describe('R16.5 French units', () => {
  it('R16.5 stay in French home territory', () => {
    const game = vichy(start);
    expect(['FR-LF-1', 'FR-LF-2', 'FR-GF-1'].map((id) => game.at(id))).toEqual(['Lyon', 'Metz', 'Fez']);
    expect(['Lyon', 'Metz', 'Fez'].map((place) => game.controller(place))).toEqual(['FR', 'FR', 'FR']);
    expect(lost(game)).toEqual([]);
  });

  it('R16.5 stay at home and control there, even where the British were first', () => {
    const shared = start.put('forcePool', 'FR-GF-1').put('Fez', 'GB-LF-1').put('Fez', 'FR-LF-3').control('Fez', 'GB');
    const game = vichy(shared);
    expect([game.at('FR-LF-3'), game.at('GB-LF-1'), game.controller('Fez')]).toEqual(['Fez', 'Fez', 'FR']);
  });

  it('R16.5 stay abroad where France controls afterwards', () => {
    const game = vichy(start.put('Oran', 'FR-LF-3'));
    expect([game.at('FR-LF-3'), game.controller('Oran')]).toEqual(['Oran', 'FR']);
  });

  it('R16.5 stay abroad where the axis controls', () => {
    const game = vichy(start.put('Libya', 'FR-LF-3'));
    expect([game.at('FR-LF-3'), game.controller('Libya')]).toEqual(['Libya', 'IT']);
  });

  it('R16.5 go to the force pool where the allies control', () => {
    const game = vichy(start.put('Malta', 'FR-LF-3', 'FR-AF-1'));
    expect([game.at('FR-LF-3'), game.at('FR-AF-1'), game.controller('Malta')]).toEqual([
      'forcePool',
      'forcePool',
      'GB',
    ]);
    expect(lost(game)).toEqual([
      ['FR-LF-3', 'forcePool', 'R16.5'],
      ['FR-AF-1', 'forcePool', 'R16.5'],
    ]);
  });

  it('R16.5 go to the force pool where British and French stand on nobody’s land', () => {
    const shared = start.put('Oran', 'FR-LF-3').put('Oran', 'GB-LF-1');
    expect(shared.controller('Oran')).toBe('FR');
    const game = vichy(shared);
    expect([game.at('FR-LF-3'), game.controller('Oran')]).toEqual(['forcePool', 'GB']);
  });

  it('R16.5 control a home area they stand in; the others stay there as intruders', () => {
    const game = vichy(start.put('Lyon', 'GB-LF-1'));
    expect([game.controller('Lyon'), game.at('GB-LF-1')]).toEqual(['FR', 'Lyon']);
  });

  it('R16.5 a home area with British alone stays allied', () => {
    const game = vichy(start.put('forcePool', 'FR-GF-1').put('Fez', 'GB-LF-1'));
    expect(game.controller('Fez')).toBe('GB');
  });

  it('R16.5 so does one where Germans came in after them', () => {
    const shared = start.put('forcePool', 'FR-GF-1').put('Fez', 'GB-LF-1').put('Fez', 'DE-LF-3');
    expect(vichy(shared).controller('Fez')).toBe('GB');
  });

  it('R4.7 French ships in a home port the British hold leave it, and are not lost', () => {
    const shared = start.put('forcePool', 'FR-GF-1').put('Fez', 'GB-LF-1', 'FR-NF-1');
    expect(shared.controller('Fez')).toBe('GB');
    const game = vichy(shared);
    expect([game.at('FR-NF-1'), game.isSpent('FR-NF-1'), game.controller('Fez')]).toEqual(['Med', true, 'GB']);
  });

  it('R16.5 an empty home area is Vichy’s', () => {
    const game = vichy(start.put('forcePool', 'FR-GF-1'));
    expect([game.controller('Fez'), game.sideOf('FR')]).toEqual(['FR', 'axis']);
  });

  it('R4.7 British ships in a port of Vichy leave', () => {
    const game = vichy(start.put('Fez', 'GB-NF-1'));
    expect([game.at('GB-NF-1'), game.isSpent('GB-NF-1')]).toEqual(['Med', true]);
  });
});

describe('R16.5, R21.11 French ships at sea', () => {
  it('R21.11 the British keep control if they keep a ship; the French go to the force pool', () => {
    const shared = start.put('Med', 'FR-NF-1', 'FR-LF-3').put('Med', 'GB-NF-1');
    expect(shared.controller('Med')).toBe('FR');
    const game = vichy(shared);
    expect([game.controller('Med'), game.at('FR-NF-1'), game.at('FR-LF-3')]).toEqual(['GB', 'forcePool', 'forcePool']);
  });

  it('R16.5 alone they keep the sea area, and what they carry', () => {
    const game = vichy(start.put('Med', 'FR-NF-1', 'FR-LF-3'));
    expect([game.controller('Med'), game.at('FR-NF-1'), game.at('FR-LF-3')]).toEqual(['FR', 'Med', 'Med']);
  });

  it('R16.5 British units embarked on French ships have no ship any more', () => {
    const game = vichy(start.put('Med', 'FR-NF-1', 'GB-LF-2')).decide('axis', done);
    expect(lost(game)).toEqual([['GB-LF-2', 'forcePool', 'R8.8']]);
  });
});

describe('R21.11 Vichy France', () => {
  it('R21.11 French units keep their state, the fortress too', () => {
    const game = vichy(start.spent('FR-LF-1', 'FR-FT-1'));
    expect(['FR-LF-1', 'FR-LF-2', 'FR-FT-1'].map((id) => game.isSpent(id))).toEqual([true, false, true]);
    expect(game.at('FR-FT-1')).toBe('Metz');
  });

  it('R21.11 the French force pool follows the nation, and Paris serves it as a base', () => {
    const game = vichy(start);
    expect(game.decide('axis', mobilize('FR-LF-3', 'Paris', 'Lyon')).at('FR-LF-3')).toBe('Lyon');
    expect(game.points('allies', 2).refusal('allies', mobilize('FR-LF-3', 'Paris'))).toMatchObject({
      code: 'notYourUnit',
    });
  });

  it('R21.11 not when the axis has lost Paris', () => {
    const game = vichy(start).put('Berlin', 'DE-LF-1', 'DE-LF-2').put('Paris', 'GB-LF-1').points('axis', 2);
    expect(game.refusal('axis', mobilize('FR-LF-3', 'Lyon'))).toMatchObject({ code: 'noHomeBase', rule: 'R12.2' });
  });
});
