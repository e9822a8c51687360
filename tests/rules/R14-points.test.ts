// R14.5, R14.6: what the ambush card is worth afterwards, or as an ordinary card.
import { describe, expect, it } from 'vitest';
import { airAttack, airMove, ambush, attack, decline, done, given, mobilize, move, pass } from '../support/game';
import { card } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Home: 'land DE red', Front: 'land PL', Next: 'land PL red', Rear: 'land DE' },
  adjacency: 'Rear-Home-Front-Next',
  setup: { Home: 'DE LF*3', Front: 'PL LF', Next: 'PL LF AF*2', Rear: 'DE LF AF' },
  pool: 'PL LF TF',
  cards: [
    'axis ambush 4',
    'axis supply 2',
    'axis supply 2',
    'axis supply 2',
    'axis supply 2',
    'axis supply 2',
    'allies ambush 2',
    'allies ambush 3',
    'allies supply 2',
  ],
});
const use = { type: 'useAmbushPoints' } as const;
const play = (id: string, first: 'event' | 'points') => ({ type: 'playCard', card: card(id), first }) as const;

/** The allies have played these ambush cards in an impulse of the axis; it is their impulse now. */
function ambushed(...cards: string[]) {
  const start = given(world).points('axis', 3).hand('allies', 'allies-ambush-1', 'allies-ambush-2', 'allies-supply-1');
  const moves = ['DE-LF-1', 'DE-LF-2'].slice(0, Math.max(1, cards.length));
  const after = moves.reduce((at, id, turn) => {
    const asked = at.dice(6).decide('axis', move(id, 'Front'));
    const played = cards[turn];
    return asked.decide('allies', played ? ambush(played) : decline);
  }, start);
  return after.dice().decide('axis', done);
}

describe('R14.5 the points of ambush cards', () => {
  it('R14.5 in its next impulse the side may use the value of the card', () => {
    const after = ambushed('allies-ambush-1').decide('allies', use);
    expect(after.prompt).toMatchObject({ at: 'points', side: 'allies', card: null, left: 2 });
    expect(after.logged('ambushPointsUsed')).toEqual([{ type: 'ambushPointsUsed', side: 'allies', points: 2 }]);
  });

  it('R14.5 the values of several cards are added up', () => {
    const after = ambushed('allies-ambush-1', 'allies-ambush-2').decide('allies', use);
    expect(after.prompt).toMatchObject({ at: 'points', left: 5 });
  });

  it('R14.5 the points buy what points of a card buy', () => {
    const after = ambushed('allies-ambush-2').decide('allies', use);
    const mobilized = after.decide('allies', mobilize('PL-TF-1', 'Next'));
    expect(mobilized.prompt).toMatchObject({ at: 'points', left: 1 });
    expect(mobilized.dice(6).decide('allies', attack('PL-LF-1')).isSpent('PL-LF-1')).toBe(true);
  });

  it('R14.5 they are the whole impulse, without an event', () => {
    const after = ambushed('allies-ambush-1').decide('allies', use).decide('allies', done);
    expect(after.prompt).toMatchObject({ at: 'impulse', side: 'axis' });
    expect(after.state.cards.allies.hand).toEqual(['allies-ambush-2', 'allies-supply-1']);
  });

  it('R14.5 they are used once', () => {
    const used = ambushed('allies-ambush-1').decide('allies', use).decide('allies', done);
    expect(used.logged('ambushPointsForfeited')).toEqual([]);
    const after = used.decide('axis', pass);
    expect(after.refusal('allies', use)).toMatchObject({ code: 'noAmbushPoints', rule: 'R14.5' });
  });

  it('R14.5 without an ambush before there are none', () => {
    expect(ambushed().refusal('allies', use)).toMatchObject({ code: 'noAmbushPoints' });
  });

  it('R14.5 the axis uses its ambush points in the same way', () => {
    const allied = given(world).points('allies', 1).hand('axis', 'axis-ambush-1').put('Rear', 'PL-LF-2', 'PL-LF-3');
    const struck = allied.dice(6, 6).decide('allies', attack('PL-LF-2')).decide('axis', ambush('axis-ambush-1'));
    expect(struck.prompt).toMatchObject({ at: 'impulse', side: 'axis' });
    expect(struck.decide('axis', use).prompt).toMatchObject({ at: 'points', side: 'axis', left: 4 });
  });

  it.each([
    ['a card', play('allies-supply-1', 'points')],
    ['a pass', pass],
    ['an air attack without a card', airAttack('PL-AF-1', 'Front')],
    ['an air move without a card', airMove('PL-AF-1', 'Front')],
  ])('R14.5 %s instead forfeits them', (_, decision) => {
    const acted = ambushed('allies-ambush-1').dice(6).decide('allies', decision);
    const after = acted.prompt?.side === 'allies' ? acted.decide('allies', done) : acted;
    expect(after.logged('ambushPointsForfeited')).toEqual([
      { type: 'ambushPointsForfeited', side: 'allies', points: 2 },
    ]);
    expect(after.state.ambushPoints.allies).toBe(0);
  });

  it('R14.5 they outlast the impulse of the enemy in which they were won', () => {
    expect(ambushed('allies-ambush-1').state.ambushPoints).toEqual({ axis: 0, allies: 2 });
  });
});

describe('R14.6 the ambush as an ordinary card', () => {
  const own = given(world).hand('allies', 'allies-ambush-2').impulse('allies');

  it('R14.6 its value is used', () => {
    const after = own.decide('allies', play('allies-ambush-2', 'points'));
    expect(after.prompt).toMatchObject({ at: 'points', side: 'allies', card: 'allies-ambush-2', left: 3 });
  });

  it('R14.6 its event does nothing, played first or last', () => {
    const first = own.decide('allies', play('allies-ambush-2', 'event'));
    expect(first.prompt).toMatchObject({ at: 'points', left: 3 });
    const last = own.spent('PL-LF-1').decide('allies', play('allies-ambush-2', 'points')).decide('allies', done);
    expect(last.log.map(({ type }) => type)).toEqual(['pointsForfeited', 'impulseBegan']);
    expect(last.prompt).toMatchObject({ at: 'impulse', side: 'axis' });
  });

  it('R14.6 it gives no ambush points', () => {
    const after = own.decide('allies', play('allies-ambush-2', 'points')).decide('allies', done);
    expect(after.state.ambushPoints).toEqual({ axis: 0, allies: 0 });
  });
});

describe('R14.6 what triggers nothing', () => {
  it('R14.6 a counterattack is no attack: the struck side is not asked in turn', () => {
    const both = given(world).points('axis', 1).hand('allies', 'allies-ambush-1').hand('axis', 'axis-ambush-1');
    const asked = both.put('Front', 'DE-LF-1', 'DE-LF-2').dice(6, 6).decide('axis', attack('DE-LF-1'));
    const after = asked.decide('allies', ambush('allies-ambush-1'));
    expect(after.logged('diceRolled').map(({ side }) => side)).toEqual(['allies', 'axis']);
    expect(after.prompt).toMatchObject({ at: 'impulse', side: 'allies' });
  });

  it('R14.6 only the side whose impulse it is not is asked', () => {
    const own = given(world).points('axis', 1).hand('axis', 'axis-ambush-1').put('Front', 'DE-LF-1', 'DE-LF-2');
    const after = own.dice(6).decide('axis', attack('DE-LF-1'));
    expect(after.prompt).toMatchObject({ at: 'impulse', side: 'allies' });
  });
});
