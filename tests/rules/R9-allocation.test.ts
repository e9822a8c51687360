// R9.2, R9.10: which side allocates the damage.
import { describe, expect, it } from 'vitest';
import { ambush, attack, damage, given, ids } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Field: 'land PL', Rear: 'land DE red', East: 'land PL', Sea: 'sea' },
  adjacency: 'Rear-Field-East-Sea-Field',
  setup: { Rear: 'DE LF' },
  pool: 'DE LF*3 TF AF FT NF, PL LF*3 TF AF FT, GB CV',
});
const game = given(world).points('axis', 1);

/** Who allocates the one hit of an attack of the axis group against everything the allies have there, and by which clause. */
function allocation(attackers: string, defenders: string, spent = '') {
  const field = game.put('Field', ...ids(defenders)).put('Field', ...ids(attackers));
  const [found] = field
    .spent(...ids(spent))
    .dice(1, 6, 6, 6)
    .decide('axis', attack(attackers))
    .logged('allocatorChosen');
  return [found?.side, found?.clause];
}

describe('R9.2.1 air-capable units', () => {
  it('R9.2.1 the attacker allocates with an air unit in the group', () => {
    expect(allocation('DE-LF-1 DE-AF-1', 'PL-TF-1')).toEqual(['axis', 1]);
  });

  it('R9.2.1 the defender allocates with an air unit in the area', () => {
    expect(allocation('DE-TF-1', 'PL-LF-1 PL-AF-1')).toEqual(['allies', 1]);
  });

  it('R9.2.1 a spent air unit of the defender counts', () => {
    expect(allocation('DE-TF-1', 'PL-LF-1 PL-AF-1', 'PL-AF-1')).toEqual(['allies', 1]);
  });

  it('R9.2.1 if both have one, the attacker allocates', () => {
    expect(allocation('DE-LF-1 DE-AF-1', 'PL-LF-1 PL-AF-1')).toEqual(['axis', 1]);
  });

  it('R9.2.1 an air unit of the attacker that is not in the group does not count', () => {
    const field = game.put('Field', 'PL-TF-1').put('Field', 'DE-LF-1', 'DE-AF-1');
    const after = field.dice(1).decide('axis', attack('DE-LF-1'));
    expect(after.logged('allocatorChosen')).toMatchObject([{ side: 'allies', clause: 3 }]);
  });

  it('R9.2.1 carriers are air-capable', () => {
    const sea = game.put('Sea', 'GB-CV-1').put('Sea', 'DE-NF-1');
    const after = sea.dice(1).decide('axis', attack('DE-NF-1'));
    expect(after.logged('allocatorChosen')).toMatchObject([{ side: 'allies', clause: 1 }]);
  });

  it('R9.2.1 goes before the fortress', () => {
    expect(allocation('DE-LF-1 DE-AF-1', 'PL-FT-1')).toEqual(['axis', 1]);
  });
});

describe('R9.2.2 fortresses', () => {
  it('R9.2.2 the defender allocates with a fortress', () => {
    expect(allocation('DE-TF-1', 'PL-LF-1 PL-FT-1')).toEqual(['allies', 2]);
  });

  it('R9.2.2 a spent fortress of the defender counts', () => {
    expect(allocation('DE-TF-1', 'PL-LF-1 PL-FT-1', 'PL-FT-1')).toEqual(['allies', 2]);
  });

  it('R9.2.2 the attacker allocates with a fortress in the group', () => {
    expect(allocation('DE-FT-1', 'PL-TF-1')).toEqual(['axis', 2]);
  });

  it('R9.2.2 if both have one, the attack ratings decide', () => {
    expect(allocation('DE-FT-1 DE-TF-1', 'PL-FT-1 PL-LF-1')).toEqual(['axis', 3]);
    expect(allocation('DE-FT-1 DE-LF-1', 'PL-FT-1 PL-TF-1')).toEqual(['allies', 3]);
  });
});

describe('R9.2.3 the highest attack rating', () => {
  it('R9.2.3 the attacker allocates with the single highest rating', () => {
    expect(allocation('DE-LF-1 DE-TF-1', 'PL-LF-1 PL-LF-2 PL-LF-3')).toEqual(['axis', 3]);
  });

  it('R9.2.3 the defender allocates with the single highest rating', () => {
    expect(allocation('DE-LF-1 DE-LF-2 DE-LF-3', 'PL-TF-1')).toEqual(['allies', 3]);
  });

  it('R9.2.3 a tie goes to the defender', () => {
    expect(allocation('DE-TF-1', 'PL-TF-1')).toEqual(['allies', 3]);
  });

  it('R9.2.3 spent defenders count', () => {
    expect(allocation('DE-TF-1', 'PL-TF-1 PL-LF-1', 'PL-TF-1')).toEqual(['allies', 3]);
  });

  it('R9.2.3 attackers outside the group do not count', () => {
    const field = game.put('Field', 'PL-LF-1').put('Field', 'DE-LF-1', 'DE-TF-1');
    const after = field.dice(1).decide('axis', attack('DE-LF-1'));
    expect(after.logged('allocatorChosen')).toMatchObject([{ side: 'allies', clause: 3 }]);
  });
});

describe('R9.2 all damage', () => {
  it('R9.2 one side allocates all of it, the other nothing', () => {
    const field = game.put('Field', 'PL-LF-1', 'PL-LF-2').put('Field', 'DE-TF-1', 'DE-LF-1');
    const asked = field.dice(1, 1).decide('axis', attack('DE-TF-1 DE-LF-1'));
    expect(asked.prompt).toMatchObject({ at: 'damage', side: 'axis', victim: 'allies', left: 2 });
    expect(asked.refusal('allies', { type: 'done' })).toMatchObject({ code: 'notYourDecision' });
  });

  it('R9.2 the targets are the units of the other side in the area, and no others', () => {
    const field = game.put('Field', 'PL-LF-1', 'PL-LF-2').put('East', 'PL-LF-3').put('Field', 'DE-TF-1', 'DE-LF-1');
    const asked = field.spent('PL-LF-2').dice(1, 6).decide('axis', attack('DE-TF-1 DE-LF-1'));
    expect(asked.prompt).toMatchObject({ targets: ['PL-LF-1', 'PL-LF-2'] });
    for (const unit of ids('PL-LF-3 DE-LF-1')) {
      expect(asked.refusal('axis', { type: 'damage', unit })).toMatchObject({ code: 'unitNotTarget', rule: 'R9.2' });
    }
  });
});

describe('R9.10 the moment of allocation', () => {
  const field = game
    .put('Field', 'PL-LF-1', 'PL-LF-2')
    .put('Field', 'DE-TF-1', 'DE-AF-1')
    .hand('allies', 'allies-ambush-1')
    .put('forcePool', 'DE-LF-1');

  it('R9.10 an air unit that the ambush has driven away does not count', () => {
    const struck = field
      .dice(1, 6, 1)
      .decide('axis', attack('DE-TF-1 DE-AF-1'))
      .decide('allies', ambush('allies-ambush-1'))
      .decide('axis', damage('DE-AF-1'))
      .decide('axis', damage('DE-AF-1'));
    expect(struck.at('DE-AF-1')).toBe('forcePool');
    expect(struck.logged('allocatorChosen')).toMatchObject([{ side: 'axis', clause: 3 }]);
  });

  it('R9.10 an air unit that is only hit and stays does count', () => {
    const after = field
      .dice(6, 6, 1)
      .decide('axis', attack('DE-TF-1 DE-AF-1'))
      .decide('allies', ambush('allies-ambush-1'));
    expect(after.logged('allocatorChosen')).toMatchObject([{ side: 'axis', clause: 1 }]);
  });
});
