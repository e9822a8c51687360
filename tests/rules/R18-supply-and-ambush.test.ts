// R18: the Supply event, and an ambush card played as an ordinary one.
import { describe, expect, it } from 'vitest';
import { type Game, given, ids, move, play } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Ruhr: 'land DE',
    Rome: 'land IT red',
    Paris: 'land FR red',
    London: 'land GB red',
    Channel: 'sea',
    Cairo: 'land GB',
  },
  adjacency: 'Berlin-Ruhr-Paris-Channel-London Rome-Ruhr Cairo-Rome',
  nations: { IT: 'axis' },
  setup: {
    Berlin: 'DE LF*2',
    Ruhr: 'DE LF*2',
    Rome: 'IT LF*2',
    Paris: 'FR LF',
    London: 'GB LF*2',
    Cairo: 'GB LF, DE LF',
  },
  cards: ['axis supply 2', 'axis supply 3', 'allies supply 2', 'axis ambush 4', 'allies ambush 3'],
  firstHands: { axis: 0 },
});

const spent = (game: Game) => world.units.map(({ id }) => id).filter((id) => game.isSpent(id));
const supply = (game: Game): Game => game.event('axis', 'axis-supply-1');

describe('R18 Supply', () => {
  it('R18 spent units of the side recover, nation by nation', () => {
    const game = supply(given(world).spent('DE-LF-1', 'DE-LF-3', 'IT-LF-1'));
    expect(spent(game)).toEqual([]);
    expect(game.logged('unitsRecovered')).toEqual([
      { type: 'unitsRecovered', side: 'axis', units: ['IT-LF-1'], rule: 'R13.1' },
      { type: 'unitsRecovered', side: 'axis', units: ['DE-LF-1', 'DE-LF-3'], rule: 'R13.1' },
    ]);
    expect(game.prompt).toMatchObject({ at: 'points', side: 'axis', left: 2 });
  });

  it('R18 units of the other side do not', () => {
    expect(spent(supply(given(world).spent('GB-LF-1', 'DE-LF-1')))).toEqual(['GB-LF-1']);
  });

  it('R18 by the rules of recovery: a nation as many as it controls areas, as its owner chooses', () => {
    const game = supply(given(world).spent('DE-LF-1', 'DE-LF-2', 'DE-LF-3'));
    expect(game.prompt).toMatchObject({ at: 'recovery', side: 'axis', nation: 'DE', count: 2 });
    const chosen = game.decide('axis', { type: 'recover', units: ids('DE-LF-1 DE-LF-3') });
    expect(spent(chosen)).toEqual(['DE-LF-2']);
    expect(chosen.prompt).toMatchObject({ at: 'points' });
  });

  it('R18 by the rules of recovery: with a line of communication', () => {
    const game = supply(given(world).put('London', 'DE-LF-1').spent('DE-LF-1', 'DE-LF-2'));
    expect(spent(game)).toEqual(['DE-LF-1']);
  });

  it('R18 the units act again in the same impulse', () => {
    const game = supply(given(world).spent('DE-LF-1', 'DE-LF-2'));
    expect(game.refusal('axis', move('DE-LF-1', 'Ruhr'))).toBeNull();
  });

  it('R18 points may be spent before it', () => {
    const game = given(world).hand('axis', 'axis-supply-2').impulse('axis').spent('DE-LF-1');
    const first = game.decide('axis', play('axis-supply-2', 'points'));
    expect([first.prompt, spent(first)]).toMatchObject([{ at: 'points', left: 3 }, ['DE-LF-1']]);
    const moved = first.decide('axis', move('DE-LF-2', 'Ruhr')).decide('axis', { type: 'done' });
    expect(spent(moved)).toEqual([]);
  });

  it('R18 the allies have it as well, without partisans unless the card says so', () => {
    const game = given(world).spent('GB-LF-1', 'FR-LF-1', 'DE-LF-1').event('allies', 'allies-supply-1');
    expect([spent(game), game.prompt?.at]).toEqual([['DE-LF-1'], 'points']);
  });

  it('R18.2 with nobody spent it goes by', () => {
    expect(supply(given(world)).prompt).toMatchObject({ at: 'points', left: 2 });
  });
});

describe('R14.6 an ambush card as an ordinary card', () => {
  it.each([
    ['axis', 'axis-ambush-1', 4],
    ['allies', 'allies-ambush-1', 3],
  ] as const)('R14.6 of the %s: its value only, the event does nothing', (side, id, value) => {
    const game = given(world).event(side, id);
    expect(game.prompt).toMatchObject({ at: 'points', side, left: value });
    expect(game.log.map(({ type }) => type)).toEqual(['cardPlayed']);
    expect(game.state.ambushPoints).toEqual({ axis: 0, allies: 0 });
    expect(game.state.cards[side].played).toEqual([id]);
  });

  it('R14.6 points first or event first is the same', () => {
    const game = given(world)
      .hand('axis', 'axis-ambush-1')
      .impulse('axis')
      .decide('axis', play('axis-ambush-1', 'points'));
    expect(game.prompt).toMatchObject({ at: 'points', left: 4 });
    expect(game.decide('axis', { type: 'done' }).prompt).toMatchObject({ at: 'impulse', side: 'allies' });
  });
});
