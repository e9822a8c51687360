// R18: Blitzkrieg and Counter-offensive.
import { describe, expect, it } from 'vitest';
import { airMove, ambush, attack, damage, decline, done, type Game, given, mobilize, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Posen: 'land PL',
    Lodz: 'land PL',
    Warsaw: 'land PL black',
    Baltic: 'sea DE',
    London: 'land GB red',
  },
  adjacency: 'Berlin-Posen-Lodz-Warsaw Berlin-Baltic-Warsaw London-Warsaw',
  setup: { Berlin: 'DE LF*3 TF*2 AF', Posen: 'PL LF*2', Warsaw: 'PL LF*3', Baltic: 'DE NF*3', London: 'GB LF*3' },
  pool: 'DE LF',
  firstHands: { axis: 0 },
  cards: [
    'axis offensive 2 move=false',
    'axis offensive 2',
    'axis offensive 4 groups=2',
    'allies offensive 2 move=false',
    'allies offensive 3',
    'allies ambush 2',
    'axis ambush 2',
  ],
});

const attackOnly = (game: Game = given(world)): Game => game.event('axis', 'axis-offensive-1');
const moveAndAttack = (game: Game = given(world)): Game => game.event('axis', 'axis-offensive-2');
const twoGroups = (game: Game = given(world)): Game => game.event('axis', 'axis-offensive-3');
const inPosen = given(world).put('Posen', 'DE-LF-1', 'DE-LF-2', 'DE-TF-1');
const isOver = (game: Game) => expect(game.prompt).toMatchObject({ at: 'points', side: 'axis' });

describe('R18 an offensive that only attacks', () => {
  it('R18 one group makes one attack, for no points', () => {
    const game = attackOnly(inPosen).dice(6, 6).decide('axis', attack('DE-LF-1 DE-TF-1'));
    expect(game.logged('attackDeclared')).toMatchObject([{ units: ['DE-LF-1', 'DE-TF-1'], area: 'Posen' }]);
    expect([game.isSpent('DE-LF-1'), game.isSpent('DE-LF-2')]).toEqual([true, false]);
    expect(game.prompt).toMatchObject({ at: 'points', left: 2 });
  });

  it('R18 it makes no move', () => {
    expect(attackOnly().refusal('axis', move('DE-LF-1', 'Posen'))).toEqual({ code: 'eventNoMove', rule: 'R18.2' });
    const moves = attackOnly().options(['DE-LF-1']);
    expect(moves.filter(({ decision }) => decision.type === 'move')).toEqual([]);
  });

  it('R18 the rules of attacks hold', () => {
    expect(attackOnly().refusal('axis', attack('DE-LF-1'))).toMatchObject({ code: 'noEnemyHere', rule: 'R9.1' });
    const spent = attackOnly(inPosen.spent('DE-LF-1'));
    expect(spent.refusal('axis', attack('DE-LF-1'))).toMatchObject({ code: 'unitSpent' });
  });

  it('R18 the allies have the same', () => {
    const game = inPosen.event('allies', 'allies-offensive-1').dice(6).decide('allies', attack('PL-LF-1'));
    expect(game.logged('attackDeclared')).toMatchObject([{ side: 'allies', units: ['PL-LF-1'] }]);
    expect(game.prompt).toMatchObject({ at: 'points', side: 'allies' });
  });

  it('R18 it does nothing else', () => {
    for (const decision of [airMove('DE-AF-1', 'Posen'), mobilize('DE-LF-4', 'Berlin')]) {
      expect(attackOnly(inPosen).refusal('axis', decision)).toEqual({ code: 'notAsked', rule: 'R6.5' });
    }
  });
});

describe('R18 an offensive that moves and attacks', () => {
  const moved = moveAndAttack().decide('axis', move('DE-LF-1 DE-TF-1', 'Posen'));

  it('R18 a group makes a normal move and is not spent by it', () => {
    expect([moved.at('DE-LF-1'), moved.isSpent('DE-LF-1')]).toEqual(['Posen', false]);
    expect(moved.prompt).toMatchObject({ at: 'offensive', moved: ['DE-LF-1', 'DE-TF-1'] });
  });

  it('R18 and then attacks', () => {
    const game = moved.dice(6, 6).decide('axis', attack('DE-LF-1 DE-TF-1'));
    expect(game.logged('attackDeclared')).toMatchObject([{ units: ['DE-LF-1', 'DE-TF-1'], area: 'Posen' }]);
    isOver(game);
  });

  it('R7.4 as a whole, without others', () => {
    const whole = { code: 'eventWholeGroup', rule: 'R7.4' };
    expect(moved.refusal('axis', attack('DE-LF-1'))).toEqual(whole);
    const joined = moved.put('Posen', 'DE-LF-3');
    expect(joined.refusal('axis', attack('DE-LF-1 DE-TF-1 DE-LF-3'))).toEqual(whole);
  });

  it('R18 it may move only', () => {
    const game = moved.decide('axis', done);
    expect([game.at('DE-LF-1'), game.isSpent('DE-LF-1')]).toEqual(['Posen', false]);
    isOver(game);
  });

  it('R18 it may attack only', () => {
    const game = moveAndAttack(inPosen).dice(6).decide('axis', attack('DE-LF-1'));
    expect(game.isSpent('DE-LF-1')).toBe(true);
    isOver(game);
  });

  it('R18 it moves once', () => {
    expect(moved.refusal('axis', move('DE-LF-1', 'Lodz'))).toEqual({ code: 'eventMoveDone', rule: 'R18.2' });
    expect(moved.refusal('axis', move('DE-LF-2', 'Posen'))).toMatchObject({ code: 'eventMoveDone' });
    const selectable = moved.selectable().filter(({ refusal }) => refusal === null);
    expect(selectable.map(({ unit }) => unit)).toEqual(['DE-LF-1', 'DE-TF-1']);
  });

  it('R18 the rules of movement hold', () => {
    const why = (group: string, ...path: string[]) => moveAndAttack().refusal('axis', move(group, ...path));
    expect(why('DE-LF-1', 'Posen', 'Lodz')).toMatchObject({ code: 'mustStop', rule: 'R8.2' });
    expect(why('DE-LF-1 DE-LF-2 DE-LF-3 DE-TF-1 DE-TF-2 DE-AF-1', 'Posen')).toMatchObject({ code: 'leavesAreaEmpty' });
  });

  it('R18 where no attack is possible the event ends with the move', () => {
    const game = moveAndAttack(given(world).put('Warsaw', 'PL-LF-1', 'PL-LF-2')).decide(
      'axis',
      move('DE-LF-1', 'Posen'),
    );
    expect(game.controller('Posen')).toBe('DE');
    isOver(game);
  });

  it('R8.6 a sea move makes the group spent: no attack follows', () => {
    const game = moveAndAttack().decide('axis', move('DE-LF-1 DE-LF-2', 'Baltic'));
    expect([game.at('DE-LF-1'), game.isSpent('DE-LF-1')]).toEqual(['Baltic', true]);
    isOver(game);
  });

  it('R14.6 it triggers at the entry and again at the attack', () => {
    const entering = moveAndAttack(given(world).hand('allies', 'allies-ambush-1')).decide(
      'axis',
      move('DE-TF-1', 'Posen'),
    );
    expect(entering.prompt).toMatchObject({ at: 'ambush', side: 'allies', trigger: 'entry' });
    const attacking = entering.decide('allies', decline).decide('axis', attack('DE-TF-1'));
    expect(attacking.prompt).toMatchObject({ at: 'ambush', side: 'allies', trigger: 'attack' });
  });

  it('R14.6 those an ambush has stopped do not attack; the rest does, together', () => {
    const hidden = given(world).hand('allies', 'allies-ambush-1');
    const entering = moveAndAttack(hidden).decide('axis', move('DE-LF-1 DE-LF-2 DE-LF-3 DE-TF-1', 'Posen'));
    let game = entering.dice(1, 1).decide('allies', ambush('allies-ambush-1'));
    for (const id of ['DE-LF-1', 'DE-LF-1', 'DE-LF-1', 'DE-LF-2']) game = game.decide('axis', damage(id));
    expect([game.at('DE-LF-1'), game.isSpent('DE-LF-2')]).toEqual(['forcePool', true]);
    expect(game.prompt).toMatchObject({ at: 'offensive', side: 'axis' });
    expect(game.refusal('axis', attack('DE-LF-3'))).toMatchObject({ code: 'eventWholeGroup' });
    expect(game.refusal('axis', attack('DE-LF-3 DE-TF-1'))).toBeNull();
  });

  it('R18 the allies have the same', () => {
    const game = given(world).put('Lodz', 'DE-LF-3').event('allies', 'allies-offensive-2');
    const entered = game.decide('allies', move('PL-LF-3 PL-LF-4', 'Lodz'));
    expect(entered.dice(6, 6).decide('allies', attack('PL-LF-3 PL-LF-4')).prompt).toMatchObject({
      at: 'points',
      side: 'allies',
      left: 3,
    });
  });
});

describe('R18 an offensive of two groups', () => {
  const first = twoGroups()
    .decide('axis', move('DE-LF-1 DE-TF-1', 'Posen'))
    .dice(6, 6)
    .decide('axis', attack('DE-LF-1 DE-TF-1'));

  it('R18 the second group moves and attacks as well', () => {
    expect(first.prompt).toMatchObject({ at: 'offensive', groups: 1, moved: null });
    const second = first.decide('axis', move('DE-LF-2', 'Posen'));
    const game = second.dice(6).decide('axis', attack('DE-LF-2'));
    expect(game.isSpent('DE-LF-2')).toBe(true);
    isOver(game);
  });

  it('R18 it is made of other units', () => {
    const resting = twoGroups().decide('axis', move('DE-LF-1', 'Posen')).decide('axis', done);
    expect(resting.prompt).toMatchObject({ at: 'offensive', groups: 1 });
    expect(resting.refusal('axis', attack('DE-LF-1'))).toMatchObject({
      code: 'unitActed',
      rule: 'R7.3',
      unit: 'DE-LF-1',
    });
    expect(resting.refusal('axis', move('DE-LF-1', 'Berlin'))).toMatchObject({ code: 'unitActed' });
  });

  it('R18 a second group may be left', () => isOver(first.decide('axis', done)));

  it('R18 two groups may attack from where they stand', () => {
    const game = twoGroups(inPosen).dice(6).decide('axis', attack('DE-LF-1')).dice(6).decide('axis', attack('DE-LF-2'));
    expect([game.isSpent('DE-LF-1'), game.isSpent('DE-LF-2'), game.isSpent('DE-TF-1')]).toEqual([true, true, false]);
    isOver(game);
  });

  it('R7.3 a unit that moved by the event and is ready may act by points', () => {
    const game = twoGroups().decide('axis', move('DE-LF-1', 'Posen')).decide('axis', done).decide('axis', done);
    isOver(game);
    expect(game.refusal('axis', attack('DE-LF-1'))).toBeNull();
  });
});
