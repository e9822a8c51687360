// R15.3, R15.4: neutrals that lean to a side join it, and entry tracks.
import { describe, expect, it } from 'vitest';
import { americanBases, basePoints } from '../../src/engine';
import { done, type Game, given, negotiate } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const pack = {
  areas: {
    Berlin: 'land DE red',
    Rome: 'land IT red',
    Budapest: 'land HU',
    Madrid: 'land ES black',
    Istanbul: 'land TR',
    Moscow: 'land SU red',
    Atlantic: 'sea US us-track',
    Brussels: 'land BE',
    Athens: 'land GR',
    London: 'land GB red',
  },
  adjacency: 'London-Atlantic-Madrid-Rome-Berlin-Brussels-London Berlin-Budapest-Istanbul-Moscow Istanbul-Athens',
  setup: { Berlin: 'DE LF', London: 'GB LF', Atlantic: 'GB NF', Rome: 'IT LF', Brussels: 'BE LF' },
  roles: { usa: 'US', northAtlantic: 'Atlantic' },
};
const world = toyWorld({ ...pack, nations: { US: 'neutral allies 5' } });
const generous = toyWorld({ ...pack, cards: ['axis diplomacy 2 steps=2', 'allies diplomacy 2 steps=2'] });

const axis = (): Game => given(world).event('axis', 'axis-diplomacy-1');
const allies = (): Game => given(world).event('allies', 'allies-diplomacy-1');
const points = (game: Game) => expect(game.prompt).toMatchObject({ at: 'points' });

describe('R15.3 bringing a neutral into the war', () => {
  it('R15.3 a neutral that leans to the axis joins it', () => {
    const game = axis().decide('axis', negotiate('IT', 'join'));
    expect([game.sideOf('IT'), game.sideOf('HU')]).toEqual(['axis', 'neutral']);
  });

  it('R15.3 a neutral that leans to the allies joins them', () => {
    expect(allies().decide('allies', negotiate('BE', 'join')).sideOf('BE')).toBe('allies');
  });

  it('R15.3 a neutral that leans to the other side does not', () => {
    const expected = { code: 'leansOtherWay', rule: 'R15.2', nation: 'BE' };
    expect(axis().refusal('axis', negotiate('BE', 'join'))).toEqual(expected);
    expect(allies().refusal('allies', negotiate('IT', 'join'))).toMatchObject({ code: 'leansOtherWay' });
  });

  it('R15.3 only neutrals join', () => {
    const expected = { code: 'nationNotNeutral', rule: 'R15.3', nation: 'DE' };
    expect(axis().refusal('axis', negotiate('DE', 'join'))).toEqual(expected);
    expect(allies().war('IT', 'axis').refusal('allies', negotiate('IT', 'join'))).toMatchObject({
      code: 'nationNotNeutral',
    });
  });

  it('R15.3 a nation with a track joins by its track only', () => {
    expect(axis().refusal('axis', negotiate('ES', 'join'))).toEqual({ code: 'hasTrack', rule: 'R15.4', nation: 'ES' });
    expect(allies().refusal('allies', negotiate('SU', 'join'))).toMatchObject({ code: 'hasTrack' });
  });

  it('R15.3 one negotiation ends the event', () => points(axis().decide('axis', negotiate('IT', 'join'))));

  it('R15.3 a step on a track is the other choice, and ends it too', () =>
    points(axis().decide('axis', negotiate('ES', 'forward'))));

  it('R15.3 a card may grant several', () => {
    const one = given(generous).event('axis', 'axis-diplomacy-1').decide('axis', negotiate('IT', 'join'));
    expect(one.prompt).toMatchObject({ at: 'diplomacy', left: 1 });
    const two = one.decide('axis', negotiate('HU', 'join'));
    expect([two.sideOf('IT'), two.sideOf('HU')]).toEqual(['axis', 'axis']);
    points(two);
  });

  it('R18.2 the event may be left', () => {
    const game = axis().decide('axis', done);
    points(game);
    expect(game.logged('eventWithoutEffect')).toMatchObject([{ card: 'axis-diplomacy-1', rule: 'R18.2' }]);
  });

  it('R15.3 giving up the second of two is no event without effect', () => {
    const one = given(generous).event('axis', 'axis-diplomacy-1').decide('axis', negotiate('IT', 'join'));
    const ended = one.decide('axis', done);
    points(ended);
    expect(ended.logged('eventWithoutEffect')).toEqual([]);
  });

  it('R15.3 all that a side may negotiate is offered', () => {
    const offered = (game: Game) =>
      game.options().flatMap(({ decision }) => (decision.type === 'negotiate' ? [decision.nation, decision.move] : []));
    expect(offered(axis())).toEqual(['IT', 'join', 'HU', 'join', 'ES', 'forward', 'TR', 'forward']);
    expect(offered(allies())).toEqual(['US', 'forward', 'SU', 'forward', 'BE', 'join', 'GR', 'join']);
  });
});

describe('R15.4 entry tracks', () => {
  it('R15.4 a negotiation moves a track one step', () => {
    const game = allies().decide('allies', negotiate('SU', 'forward'));
    expect(game.state.nations).toMatchObject({ SU: { side: 'neutral', track: 1 } });
    expect(game.logged('trackMoved')).toEqual([
      { type: 'trackMoved', nation: 'SU', by: 'allies', move: 'forward', track: 1 },
    ]);
  });

  it.each([
    ['allies', 'SU', 2],
    ['allies', 'US', 4],
    ['axis', 'ES', 1],
    ['axis', 'TR', 1],
  ] as const)('R15.4 for the %s %s enters when its track reaches the end', (side, id, track) => {
    const card = `${side}-diplomacy-1`;
    const before = given(world)
      .war(id, 'neutral', { track: track - 1 })
      .event(side, card);
    expect(before.decide(side, negotiate(id, 'forward')).sideOf(id)).toBe('neutral');
    const last = given(world).war(id, 'neutral', { track }).event(side, card);
    const game = last.decide(side, negotiate(id, 'forward'));
    expect(game.sideOf(id)).toBe(side);
    expect(game.logged('nationJoined')).toEqual([{ type: 'nationJoined', nation: id, side, cause: 'track' }]);
  });

  it('R15.4 a side moves only tracks of nations that lean to it', () => {
    const expected = { code: 'trackNotYours', rule: 'R15.3', nation: 'SU' };
    expect(axis().refusal('axis', negotiate('SU', 'forward'))).toEqual(expected);
    expect(allies().refusal('allies', negotiate('ES', 'forward'))).toMatchObject({ code: 'trackNotYours' });
  });

  it('R15.4 a nation without a track has no step to make', () => {
    expect(axis().refusal('axis', negotiate('IT', 'forward'))).toMatchObject({ code: 'noTrack', rule: 'R15.4' });
  });

  it('R15.4 no track moves beyond its end', () => {
    const game = axis().war('ES', 'axis', { track: 2 });
    expect(game.refusal('axis', negotiate('ES', 'forward'))).toMatchObject({ code: 'trackAtEnd', rule: 'R15.4' });
  });

  it('R15.4 the USA provides a base in the North Atlantic per step, neutral or not', () => {
    const bases = (track: number, side: 'neutral' | 'allies') => {
      const { state } = given(world).war('US', side, { track });
      return [americanBases(world, state), basePoints(world, state, 'allies')];
    };
    expect(bases(0, 'neutral')).toEqual([0, 1]);
    expect(bases(1, 'neutral')).toEqual([1, 2]);
    expect(bases(4, 'neutral')).toEqual([4, 5]);
    expect(bases(5, 'allies')).toEqual([5, 6]);
  });

  it('R15.4 the number of North Atlantic bases is at most the length of the track', () => {
    const { state } = given(world).war('US', 'allies', { track: 7 });
    expect(americanBases(world, state)).toBe(5);
  });
});
