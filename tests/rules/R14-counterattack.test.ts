// R14.2–R14.4: the counterattack.
import { describe, expect, it } from 'vitest';
import { airAttack, ambush, attack, damage, type Game, given, move, retreat } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Home: 'land DE red', Front: 'land PL', Next: 'land PL', Depot: 'land DE', Sea: 'sea' },
  adjacency: 'Depot-Home-Front-Next Front-Sea-Depot',
  setup: { Home: 'DE LF*4 TF AF', Front: 'PL LF' },
  pool: 'PL LF*2 AF*2 NF FT SS, GB CV, DE CV',
  ratings: { 'PL AF': { air: 2 }, 'GB CV': { attack: 2, air: 4 } },
});
const game = given(world).points('axis', 3).hand('allies', 'allies-ambush-1');
const spring = (at: Game) => at.decide('allies', ambush('allies-ambush-1'));
const close = (units: string, ...dice: number[]) =>
  game
    .put('Front', ...units.split(' '))
    .dice(...dice)
    .decide('axis', attack(units));

describe('R14.2 striking back', () => {
  it('R14.2 all ready units of the area strike, each with its attack rating', () => {
    const held = game.put('Front', 'PL-LF-2', 'PL-FT-1', 'PL-SS-1', 'PL-NF-1').spent('PL-LF-2').dice(6, 6, 6, 6);
    const after = spring(held.decide('axis', move('DE-LF-1', 'Front')));
    expect(after.logged('ambushPlayed')).toMatchObject([{ units: ['PL-LF-1', 'PL-FT-1', 'PL-SS-1', 'PL-NF-1'] }]);
    expect(after.logged('diceRolled')).toMatchObject([
      { side: 'allies', rule: 'R14.2', units: ['PL-LF-1', 'PL-FT-1', 'PL-SS-1', 'PL-NF-1'], ratings: [3, 3, 3, 3] },
    ]);
  });

  it('R14.2 units of other areas do not', () => {
    const after = spring(game.put('Next', 'PL-LF-2').dice(6).decide('axis', move('DE-LF-1', 'Front')));
    expect(after.logged('diceRolled')).toMatchObject([{ units: ['PL-LF-1'] }]);
  });

  it('R14.2 units of attack 0 take part but roll no die', () => {
    const after = spring(game.put('Front', 'PL-AF-1').dice(6, 1).decide('axis', move('DE-LF-1', 'Front')));
    expect(after.logged('ambushPlayed')).toMatchObject([{ units: ['PL-LF-1', 'PL-AF-1'] }]);
    expect(after.logged('diceRolled')).toMatchObject([{ units: ['PL-LF-1'], hits: 0 }]);
  });

  it('R14.2 counterattacking units do not become spent', () => {
    expect(spring(close('DE-LF-1', 6, 6)).isSpent('PL-LF-1')).toBe(false);
  });

  it('R14.2 each hit is two damage', () => {
    const two = game.put('Front', 'PL-LF-2').dice(1, 1).decide('axis', move('DE-LF-1 DE-TF-1', 'Front'));
    expect(spring(two).logged('allocatorChosen')).toMatchObject([{ damage: 4 }]);
  });

  it('R14.2 a hit drives a ready unit of durability 1 away', () => {
    const after = spring(game.dice(1).decide('axis', move('DE-LF-1', 'Front')));
    expect(after.prompt).toMatchObject({ at: 'retreat', side: 'axis', units: ['DE-LF-1'] });
  });
});

describe('R14.3 the attackers', () => {
  it('R14.3 they are already spent when they are struck', () => {
    expect(spring(close('DE-LF-1', 1)).at('DE-LF-1')).toBe('forcePool');
  });

  it('R14.3 only those left roll: not who is lost', () => {
    const struck = spring(close('DE-LF-1 DE-LF-2 DE-TF-1', 1, 6, 6));
    const after = struck.decide('axis', damage('DE-LF-1')).decide('axis', damage('DE-LF-1'));
    expect(after.at('DE-LF-1')).toBe('forcePool');
    expect(after.logged('diceRolled')).toMatchObject([{ side: 'axis', units: ['DE-LF-2', 'DE-TF-1'] }]);
  });

  it('R14.3 only those left roll: not who retreats', () => {
    const struck = spring(close('DE-LF-1 DE-TF-1', 1, 6))
      .decide('axis', damage('DE-TF-1'))
      .decide('axis', damage('DE-TF-1'));
    const after = struck.decide('axis', retreat('DE-TF-1', 'Home'));
    expect(after.logged('diceRolled')).toMatchObject([{ side: 'axis', units: ['DE-LF-1'], dice: [6] }]);
  });

  it('R14.3 with nobody left there is no attack', () => {
    const after = spring(close('DE-LF-1', 1, 1));
    expect(after.logged('diceRolled')).toHaveLength(1);
    expect([after.isSpent('PL-LF-1'), after.prompt?.at]).toEqual([false, 'points']);
  });

  it('R14.3 for R9.2 the counterattacker is the attacker: a tie goes to the struck group', () => {
    const after = spring(close('DE-LF-1 DE-LF-2', 1));
    expect(after.logged('allocatorChosen')).toMatchObject([{ side: 'axis', clause: 3 }]);
  });

  it('R14.3 with air units on both sides the counterattacker allocates', () => {
    const cover = game.put('Front', 'PL-AF-1').put('Front', 'DE-LF-1', 'DE-AF-1').dice(1);
    const after = spring(cover.decide('axis', attack('DE-LF-1 DE-AF-1')));
    expect(after.logged('allocatorChosen')).toMatchObject([{ side: 'allies', clause: 1 }]);
  });

  it('R14.3 the two sides are the counterattackers and the struck group, nobody else', () => {
    const spentCover = game.put('Front', 'PL-AF-1', 'DE-AF-1').spent('PL-AF-1').dice(1);
    const after = spring(spentCover.decide('axis', move('DE-LF-1 DE-LF-2', 'Front')));
    expect(after.logged('allocatorChosen')).toMatchObject([{ side: 'axis', clause: 3 }]);
  });

  it('R14.6 the group that entered is the only target', () => {
    const shared = game.put('Front', 'DE-LF-3').dice(1);
    const asked = spring(shared.decide('axis', move('DE-LF-1 DE-LF-2', 'Front')));
    expect(asked.prompt).toMatchObject({ at: 'damage', targets: ['DE-LF-1', 'DE-LF-2'] });
    expect(asked.refusal('axis', damage('DE-LF-3'))).toMatchObject({ code: 'unitNotTarget' });
  });
});

describe('R14.4 against an air attack', () => {
  const cover = game.put('Front', 'PL-AF-1');

  it('R11.4, R14.4 only air-capable units strike, with their air rating', () => {
    const asked = cover.put('Front', 'GB-CV-1').dice(6, 6, 6).decide('axis', airAttack('DE-AF-1', 'Front'));
    expect(spring(asked).logged('ambushPlayed')).toMatchObject([{ units: ['PL-AF-1', 'GB-CV-1'] }]);
    expect(spring(asked).logged('diceRolled')).toMatchObject([
      { side: 'allies', units: ['PL-AF-1', 'GB-CV-1'], ratings: [2, 4] },
      { side: 'axis' },
    ]);
  });

  it('R14.4 against a normal attack a carrier strikes with its attack rating', () => {
    const port = game.put('Front', 'GB-CV-1').put('Front', 'DE-LF-1').dice(6, 6, 6).decide('axis', attack('DE-LF-1'));
    expect(spring(port).logged('diceRolled')).toMatchObject([{ units: ['PL-LF-1', 'GB-CV-1'], ratings: [3, 2] }, {}]);
  });

  it('R11.4, R14.4 without ready air-capable units nobody is asked', () => {
    const bare = game.dice(6).decide('axis', airAttack('DE-AF-1', 'Front'));
    expect(bare.logged('diceRolled')).toMatchObject([{ side: 'axis' }]);
    const grounded = cover.spent('PL-AF-1').dice(6).decide('axis', airAttack('DE-AF-1', 'Front'));
    expect(grounded.logged('diceRolled')).toMatchObject([{ side: 'axis' }]);
  });

  it('R14.4 the target is the attacking group where it stands', () => {
    const asked = cover.dice(1).decide('axis', airAttack('DE-AF-1', 'Front'));
    const after = spring(asked);
    expect(after.at('DE-AF-1')).toBe('forcePool'); // already spent, two damage
    expect(after.isSpent('DE-LF-1')).toBe(false);
  });

  it('R14.4 a unit driven off retreats from where it stands', () => {
    const carrier = game.put('Sea', 'DE-CV-1').put('Front', 'PL-AF-1').dice(1);
    const after = spring(carrier.decide('axis', airAttack('DE-CV-1', 'Front')));
    expect(after.logged('unitRetreated')).toMatchObject([{ unit: 'DE-CV-1', from: 'Sea', to: 'Depot' }]);
  });

  it('R14.4 those left strike the target area', () => {
    const after = spring(cover.dice(6, 1).decide('axis', airAttack('DE-AF-1', 'Front')));
    expect(after.logged('diceRolled')).toMatchObject([{ side: 'allies' }, { side: 'axis', area: 'Front', hits: 1 }]);
  });
});
