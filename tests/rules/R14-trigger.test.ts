// R14.1, R8.9, R21.7: when an ambush is possible, and who is asked.
import { describe, expect, it } from 'vitest';
import { airAttack, ambush, attack, decline, drop, given, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Home: 'land DE red', Front: 'land PL', Next: 'land PL', Port: 'land DE', Sea: 'sea', Gulf: 'sea' },
  adjacency: 'Home-Front-Next Home-Port-Sea-Gulf Front-Sea',
  setup: { Home: 'DE LF*3 TF AF', Front: 'PL LF', Port: 'DE LF' },
  pool: 'DE NF*2 SS LF*2, PL LF*2 AF NF*2, GB AF, US AB LF',
  nations: { US: 'allies' },
});
const game = given(world).points('axis', 3);
const warned = game.hand('allies', 'allies-ambush-1');
const asked = { at: 'ambush', side: 'allies' };
const next = { at: 'points', side: 'axis' };

describe('R14.1 what lets a side ambush', () => {
  it('R14.1 a group enters an area that holds its units', () => {
    const after = warned.decide('axis', move('DE-LF-1 DE-TF-1', 'Front'));
    expect(after.prompt).toEqual({
      ...asked,
      trigger: 'entry',
      area: 'Front',
      from: 'Front',
      group: ['DE-LF-1', 'DE-TF-1'],
    });
  });

  it('R14.1 its units are attacked', () => {
    const after = warned.put('Front', 'DE-LF-1').decide('axis', attack('DE-LF-1'));
    expect(after.prompt).toMatchObject({ ...asked, trigger: 'attack', area: 'Front', group: ['DE-LF-1'] });
  });

  it('R14.1 its units are attacked from the air', () => {
    const cover = warned.put('Front', 'PL-AF-1').decide('axis', airAttack('DE-AF-1', 'Front'));
    expect(cover.prompt).toMatchObject({ ...asked, trigger: 'airAttack', area: 'Front', from: 'Home' });
  });

  it('R14.1 an event makes the attack', () => {
    const event = warned.put('Front', 'DE-LF-1').event('axis', 'axis-offensive-1');
    expect(event.decide('axis', attack('DE-LF-1')).prompt).toMatchObject({ ...asked, trigger: 'attack' });
  });

  it('R14.1 an event makes the group enter', () => {
    const event = warned.event('axis', 'axis-offensive-1').decide('axis', move('DE-LF-1', 'Front'));
    expect(event.prompt).toMatchObject({ ...asked, trigger: 'entry' });
  });

  it('R14.1 the axis may ambush as well', () => {
    const axis = game
      .put('Next', 'PL-LF-2', 'PL-LF-3')
      .put('Front', 'DE-LF-1')
      .put('forcePool', 'PL-LF-1')
      .points('allies', 1);
    const entered = axis.hand('axis', 'axis-ambush-1').decide('allies', move('PL-LF-2', 'Front'));
    expect(entered.prompt).toMatchObject({ at: 'ambush', side: 'axis', area: 'Front' });
  });

  it('R14.1 a landing by sea is an entry', () => {
    const landing = warned.put('Sea', 'DE-NF-1', 'DE-LF-5').decide('axis', move('DE-LF-5', 'Front'));
    expect(landing.prompt).toMatchObject({ ...asked, trigger: 'entry', group: ['DE-LF-5'] });
  });

  it('R14.1 ships enter a sea with enemy ships', () => {
    const fleet = warned.put('Sea', 'PL-NF-1').put('Port', 'DE-NF-1').decide('axis', move('DE-NF-1', 'Sea'));
    expect(fleet.prompt).toMatchObject({ ...asked, trigger: 'entry', area: 'Sea' });
  });

  it('R21.16 an airborne drop among enemies may be ambushed', () => {
    const base = game.put('Next', 'US-AB-1', 'US-LF-1').put('Front', 'DE-LF-1').put('forcePool', 'PL-LF-1');
    const event = base.hand('axis', 'axis-ambush-1').event('allies', 'allies-amphibious-1');
    const after = event.decide('allies', drop('US-AB-1', 'Front'));
    expect(after.prompt).toMatchObject({ at: 'ambush', side: 'axis', trigger: 'entry', group: ['US-AB-1'] });
  });

  it('R14.1 an area without its units lets it not ambush', () => {
    const empty = warned.put('Front', 'DE-LF-1', 'DE-LF-2').put('Next', 'PL-LF-1');
    expect(empty.decide('axis', move('DE-TF-1', 'Front')).prompt).toMatchObject(next);
  });
});

describe('R8.9 submarines on the move', () => {
  it('R8.9 the movement of submarines lets nobody ambush', () => {
    const wolf = warned.put('Sea', 'PL-NF-1').put('Gulf', 'DE-SS-1').decide('axis', move('DE-SS-1', 'Sea'));
    expect(wolf.prompt).toMatchObject(next);
  });

  it('R8.9 ships beside submarines are noticed, and the whole group is struck', () => {
    const pack = warned.put('Sea', 'PL-NF-1').put('Gulf', 'DE-SS-1', 'DE-NF-1', 'DE-NF-2');
    const after = pack.decide('axis', move('DE-SS-1 DE-NF-1', 'Sea'));
    expect(after.prompt).toMatchObject({ ...asked, group: ['DE-SS-1', 'DE-NF-1'] });
  });
});

describe('R14.1 who is asked', () => {
  const enter = move('DE-LF-1', 'Front');

  it('R14.1 without cards in hand nobody is asked', () => {
    expect(game.decide('axis', enter).prompt).toMatchObject(next);
  });

  it('R14.1 without ready units nobody is asked', () => {
    expect(warned.spent('PL-LF-1').decide('axis', enter).prompt).toMatchObject(next);
  });

  it('R14.1 without a ready unit that could hit nobody is asked', () => {
    const planes = warned.put('forcePool', 'PL-LF-1').put('Front', 'PL-AF-1');
    expect(planes.decide('axis', enter).prompt).toMatchObject(next);
  });

  it('R14.1 with any card at all the side is asked, so that being asked tells nothing', () => {
    const bluff = game.hand('allies', 'allies-supply-1').decide('axis', enter);
    expect(bluff.prompt).toMatchObject(asked);
    expect(bluff.options().map(({ decision }) => decision)).toEqual([decline]);
  });

  it('R14.1 only an ambush card is played', () => {
    const bluff = game.hand('allies', 'allies-supply-1').decide('axis', enter);
    expect(bluff.refusal('allies', ambush('allies-supply-1'))).toMatchObject({ code: 'cardIsNoAmbush', rule: 'R14.1' });
  });

  it('R14.1 the card is played from the hand', () => {
    const bluff = game.hand('allies', 'allies-supply-1').decide('axis', enter);
    expect(bluff.refusal('allies', ambush('allies-ambush-1'))).toMatchObject({ code: 'cardNotInHand' });
  });

  it('R14.1 the side may decline, and keeps the card', () => {
    const after = warned.decide('axis', enter).decide('allies', decline);
    expect(after.state.cards.allies.hand).toEqual(['allies-ambush-1']);
    expect([after.at('DE-LF-1'), after.isSpent('DE-LF-1')]).toEqual(['Front', false]);
  });

  it('R14.1 the card is played openly and leaves the hand', () => {
    const after = warned.dice(6).decide('axis', enter).decide('allies', ambush('allies-ambush-1'));
    expect([after.state.cards.allies.hand, after.state.cards.allies.played]).toEqual([[], ['allies-ambush-1']]);
    expect(after.logged('ambushPlayed')).toMatchObject([{ side: 'allies', card: 'allies-ambush-1', area: 'Front' }]);
  });
});

describe('R14.1 what an option tells about it', () => {
  const to = (at: typeof game, units: string, where: string, type = 'move') =>
    at.options(units.split(' ')).find(({ decision, area }) => area === where && decision.type === type);

  it('R14.1 it tells that the other side would be asked', () => {
    expect(to(warned, 'DE-LF-1', 'Front')).toMatchObject({ ambushBy: 'allies' });
    expect(to(game, 'DE-LF-1', 'Front')).not.toHaveProperty('ambushBy');
    expect(to(warned, 'DE-LF-1', 'Port')).not.toHaveProperty('ambushBy');
  });

  it('R14.1 nobody is asked about submarines', () => {
    const near = warned.put('Sea', 'PL-NF-1').put('Gulf', 'DE-SS-1', 'DE-NF-1', 'DE-NF-2');
    expect(to(near, 'DE-SS-1', 'Sea')).not.toHaveProperty('ambushBy');
    expect(to(near, 'DE-NF-1', 'Sea')).toMatchObject({ ambushBy: 'allies' });
  });

  it('R14.1 the units of a neutral that would be violated count', () => {
    const neutral = warned.war('PL', 'neutral').put('Front', 'PL-AF-1', 'PL-LF-1');
    expect(to(neutral, 'DE-LF-1', 'Front')).toMatchObject({ violates: 'PL', ambushBy: 'allies' });
    expect(to(neutral, 'DE-AF-1', 'Front', 'airAttack')).toMatchObject({ violates: 'PL', ambushBy: 'allies' });
    expect(neutral.decide('axis', airAttack('DE-AF-1', 'Front')).prompt).toMatchObject(asked);
  });
});

describe('R21.7 an area with submarines only', () => {
  const lurking = game.put('Sea', 'DE-SS-1').points('allies', 2).hand('axis', 'axis-ambush-1');
  const near = lurking.put('Gulf', 'PL-NF-1', 'PL-NF-2');

  it('R21.7 entering it triggers no ambush', () => {
    expect(near.decide('allies', move('PL-NF-1', 'Sea')).prompt).toMatchObject({ at: 'points', side: 'allies' });
  });

  it('R21.7 it may be attacked, and ready submarines may counterattack', () => {
    const after = lurking.put('Sea', 'PL-NF-1').dice(6).decide('allies', attack('PL-NF-1'));
    expect(after.prompt).toMatchObject({ at: 'ambush', side: 'axis', trigger: 'attack', area: 'Sea' });
    expect(after.decide('axis', ambush('axis-ambush-1')).logged('ambushPlayed')).toMatchObject([
      { units: ['DE-SS-1'] },
    ]);
  });

  it('R21.7 spent submarines do not', () => {
    const after = lurking.put('Sea', 'PL-NF-1').spent('DE-SS-1').dice(6).decide('allies', attack('PL-NF-1'));
    expect(after.logged('diceRolled')).toMatchObject([{ side: 'allies' }]);
  });

  it('R21.7 they do not counterattack an air attack', () => {
    const after = lurking.put('Front', 'GB-AF-1').dice(6).decide('allies', airAttack('GB-AF-1', 'Sea'));
    expect(after.logged('diceRolled')).toMatchObject([{ side: 'allies' }]);
  });

  it('R21.7 beside ships that are noticed they strike with them at an entry', () => {
    const fleet = near.put('Sea', 'DE-NF-1').dice(6, 6).decide('allies', move('PL-NF-1', 'Sea'));
    const after = fleet.decide('axis', ambush('axis-ambush-1'));
    expect(after.logged('ambushPlayed')).toMatchObject([{ units: ['DE-SS-1', 'DE-NF-1'] }]);
  });
});
