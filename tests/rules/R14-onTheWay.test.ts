// R14.6, R8.9, R21.19: a moving group that is struck.
import { describe, expect, it } from 'vitest';
import { ambush, attack, damage, decline, given, move, retreat } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// Home – First – Second – Last, Germans and Poles in both between; Bare is a neutral beside First.
const world = toyWorld({
  areas: {
    Home: 'land DE red',
    First: 'land DE',
    Second: 'land DE',
    Last: 'land DE',
    Bare: 'land CH',
    Port: 'land PL',
    Sea: 'sea',
  },
  adjacency: 'Home-First-Second-Last First-Bare Home-Port-Sea',
  setup: { Home: 'DE LF*3 TF*2', First: 'DE LF, PL LF', Second: 'DE LF, PL LF' },
  pool: 'PL NF AF LF*2, CH GF, DE LF NF',
  ratings: { 'DE LF': { movement: 8 }, 'DE TF': { movement: 8 } },
});
const game = given(world).points('axis', 3);
const warned = game.hand('allies', 'allies-ambush-1');
const way = move('DE-LF-1 DE-TF-1', 'First', 'Second', 'Last');
const spring = (at: typeof game, card = 'allies-ambush-1') => at.decide('allies', ambush(card));

describe('R8.9 every area on the way', () => {
  it('R8.9 each entry among enemies lets them ambush, one after the other', () => {
    const first = warned.decide('axis', way);
    expect(first.prompt).toMatchObject({ at: 'ambush', area: 'First' });
    expect([first.at('DE-LF-1'), first.at('DE-TF-1')]).toEqual(['First', 'First']);
    const second = first.decide('allies', decline);
    expect(second.prompt).toMatchObject({ at: 'ambush', area: 'Second' });
    expect(second.decide('allies', decline).at('DE-LF-1')).toBe('Last');
  });

  it('R14.6 several ambushes are possible in one impulse, one for each trigger', () => {
    const rich = warned.hand('allies', 'allies-ambush-2').dice(6, 6);
    const first = spring(rich.decide('axis', way));
    expect(first.prompt).toMatchObject({ at: 'ambush', area: 'Second' });
    expect(spring(first, 'allies-ambush-2').prompt).toMatchObject({ at: 'points' });
  });

  it('R14.6 only one ambush for each trigger', () => {
    const rich = warned.hand('allies', 'allies-ambush-2').dice(6);
    const entered = rich.decide('axis', move('DE-LF-1', 'First'));
    expect(spring(entered).prompt).toMatchObject({ at: 'points', side: 'axis' });
  });
});

describe('R14.6 what is left of the group', () => {
  it('R14.6 it goes on along its path if that is still legal', () => {
    const struck = spring(warned.dice(1).decide('axis', way)).decide('axis', damage('DE-LF-1'));
    const after = struck.decide('axis', damage('DE-LF-1'));
    expect([after.at('DE-TF-1'), after.isSpent('DE-TF-1')]).toEqual(['Last', false]);
  });

  it('R14.6 retreated units leave the group', () => {
    const struck = spring(warned.dice(1).decide('axis', way)).decide('axis', damage('DE-LF-1'));
    const after = struck.decide('axis', damage('DE-LF-1'));
    expect([after.at('DE-LF-1'), after.isSpent('DE-LF-1')]).toEqual(['Home', true]);
    expect(after.logged('groupMoved').map(({ units }) => units)).toEqual([['DE-TF-1'], ['DE-TF-1']]);
  });

  it('R14.6 a unit that was only made spent goes on with it', () => {
    const struck = spring(warned.dice(1).decide('axis', way)).decide('axis', damage('DE-TF-1'));
    const after = struck.decide('axis', damage('DE-TF-1'));
    expect([after.at('DE-TF-1'), after.isSpent('DE-TF-1')]).toEqual(['Last', true]);
  });

  it('R14.6 with nobody left the move is over', () => {
    const alone = warned
      .put('First', 'PL-LF-3')
      .dice(1, 1)
      .decide('axis', move('DE-LF-1', 'First', 'Second'));
    const after = spring(alone);
    expect(after.at('DE-LF-1')).toBe('forcePool');
    expect(after.prompt).toMatchObject({ at: 'points', side: 'axis', left: 2 });
  });

  // Home and Second are barred, so that DE-LF-1 can only retreat into Bare; that makes CH an enemy, which bars the end.
  const barred = warned.put('Home', 'PL-LF-3').put('Last', 'CH-GF-1');

  it('R14.6 it stays where it was struck if a later step is no longer legal', () => {
    const asked = barred.dice(1).decide('axis', way);
    const struck = spring(asked).decide('axis', damage('DE-LF-1')).decide('axis', damage('DE-LF-1'));
    const after = struck.decide('axis', retreat('DE-LF-1', 'Bare'));
    expect(after.sideOf('CH')).toBe('allies');
    expect(after.at('DE-TF-1')).toBe('First');
  });

  it('R14.6 it stays where it was struck if it would have to stop before the end', () => {
    const asked = warned.dice(6).decide('axis', way).put('forcePool', 'DE-LF-5'); // the friend in Second is gone
    expect(spring(asked).at('DE-TF-1')).toBe('First');
  });

  it('R14.6 and goes on if the unit goes to the pool instead', () => {
    const asked = barred.dice(1).decide('axis', way);
    const struck = spring(asked).decide('axis', damage('DE-LF-1')).decide('axis', damage('DE-LF-1'));
    expect(struck.decide('axis', retreat('DE-LF-1', 'forcePool')).at('DE-TF-1')).toBe('Last');
  });
});

describe('R14.6 a group that comes by sea', () => {
  const landing = warned.put('Sea', 'DE-NF-1', 'DE-LF-1', 'DE-LF-6').put('Port', 'PL-LF-2');

  it('R14.6 it is still ready when it is struck on landing', () => {
    const asked = landing.dice(1).decide('axis', move('DE-LF-1', 'Port'));
    expect(asked.isSpent('DE-LF-1')).toBe(false);
    expect(spring(asked).logged('damageDealt')).toMatchObject([{ unit: 'DE-LF-1', damage: 2, result: 'retreat' }]);
  });

  it('R14.6 what is left of it is spent when the move is over', () => {
    const after = spring(landing.dice(6).decide('axis', move('DE-LF-1', 'Port')));
    expect([after.at('DE-LF-1'), after.isSpent('DE-LF-1')]).toEqual(['Port', true]);
  });
});

describe('R21.19 control after an ambushed move', () => {
  // Port is empty Polish home but for a ship.
  const port = warned.put('Port', 'PL-NF-1').put('Home', 'DE-LF-6');

  it('R21.19 the area is controlled by what is left of the group', () => {
    const after = spring(port.dice(6).decide('axis', move('DE-LF-1', 'Port')));
    expect([after.controller('Port'), after.at('PL-NF-1')]).toEqual(['DE', 'Sea']);
  });

  it('R21.19 while the ambush lasts control has not changed', () => {
    const asked = port.decide('axis', move('DE-LF-1', 'Port'));
    expect([asked.controller('Port'), asked.at('PL-NF-1')]).toEqual(['PL', 'Port']);
  });

  it('R21.19 with nobody left nothing has changed', () => {
    const after = spring(port.dice(1).decide('axis', move('DE-LF-1', 'Port')));
    expect(after.at('DE-LF-1')).toBe('Home');
    expect([after.controller('Port'), after.at('PL-NF-1')]).toEqual(['PL', 'Port']);
  });

  it('R21.19 nobody is thrown back: who is left stays among the enemies, spent or not', () => {
    const held = warned.put('Port', 'PL-LF-3').dice(1).decide('axis', move('DE-LF-1 DE-TF-1', 'Port'));
    const struck = spring(held).decide('axis', damage('DE-TF-1')).decide('axis', damage('DE-TF-1'));
    expect([struck.at('DE-TF-1'), struck.isSpent('DE-TF-1'), struck.at('DE-LF-1')]).toEqual(['Port', true, 'Port']);
    expect(struck.controller('Port')).toBe('PL');
  });
});

describe('R14.6 an event that moves and then attacks', () => {
  const event = warned.hand('allies', 'allies-ambush-2').event('axis', 'axis-offensive-1');
  const both = move('DE-LF-1 DE-TF-1', 'First');

  it('R14.6 triggers at the entry and again at the attack', () => {
    const entered = spring(event.dice(6, 6, 6, 6).decide('axis', both));
    const attacked = entered.decide('axis', attack('DE-LF-1 DE-TF-1'));
    expect(attacked.prompt).toMatchObject({ at: 'ambush', trigger: 'attack', area: 'First' });
    expect(
      spring(attacked, 'allies-ambush-2')
        .logged('diceRolled')
        .map(({ side }) => side),
    ).toEqual(['allies', 'axis']);
  });

  it('R14.6 those left after the entry attack: not who retreated', () => {
    const struck = spring(event.dice(1).decide('axis', both)).decide('axis', damage('DE-LF-1'));
    const left = struck.decide('axis', damage('DE-LF-1'));
    expect(left.at('DE-LF-1')).toBe('Home');
    expect(left.refusal('axis', attack('DE-TF-1'))).toBeNull();
  });

  it('R14.6 those left after the entry attack: not who was lost', () => {
    const stronger = event.put('First', 'PL-LF-3').dice(1, 1);
    const struck = spring(stronger.decide('axis', both)).decide('axis', damage('DE-LF-1'));
    const left = struck.decide('axis', damage('DE-LF-1')).decide('axis', damage('DE-LF-1'));
    expect(left.at('DE-LF-1')).toBe('forcePool');
    expect(left.prompt).toMatchObject({ at: 'offensive', side: 'axis' });
    expect(left.refusal('axis', attack('DE-TF-1'))).toBeNull();
  });
});
