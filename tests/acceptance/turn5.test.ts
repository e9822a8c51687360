// R20, T5: the main line in the winter of 1941.
import { describe, expect, it } from 'vitest';
import { controllingSide, isWinter } from '../../src/engine';
import { done, move } from '../support/game';
import { area } from '../support/packs/ids';
import { allies, axis, leaveTo, playPoints } from './notation';
import { chapter, eventsPlayed, leaving, typesOf, unitsIn, world } from './standardGame';

const boats = ['DE-SS-1', 'DE-SS-2'];
const armour = ['DE-TF-1', 'DE-TF-2', 'DE-TF-3'];

describe('R20 T5', () => {
  it('R20 T5: it is winter (R1.1)', () => {
    const { state } = chapter('T5 hands').before;
    expect(state.turn).toBe(5);
    expect(isWinter(state.turn)).toBe(true);
  });

  it('R20 T5: a wolfpack leaves its submarines in the Atlantic, spent (R17.1)', () => {
    const { before, after } = chapter('T5 wolfpack');
    expect(eventsPlayed(after)).toEqual(['wolfpack']);
    expect(after.logged('cardDiscarded')).toMatchObject([{ side: 'allies' }, { side: 'allies' }]);
    expect(after.state.cards.allies.hand).toHaveLength(before.state.cards.allies.hand.length - 2);
    expect(boats.map((id) => [after.at(id), after.isSpent(id)])).toEqual(boats.map(() => ['central-atlantic', true]));
  });

  it('R20 T5: they are hunted by British air and ships together, in one group (R11.2)', () => {
    const { after } = chapter('T5 the submarines are hunted');
    const [fromLondon] = after.logged('attackDeclared');
    expect(fromLondon).toMatchObject({
      kind: 'airAttack',
      side: 'allies',
      from: 'london',
      area: 'central-atlantic',
      units: ['GB-AF-1', 'GB-AF-2', 'GB-CV-2'],
    });
  });

  it('R20 T5: they are hunted by British air and ships together, in one impulse, and all lost (R10.3)', () => {
    const { after } = chapter('T5 the submarines are hunted');
    const hunters = after.logged('attackDeclared').filter(({ side }) => side === 'allies');
    expect(hunters.map(({ kind }) => kind)).toEqual(['airAttack', 'attack']);
    expect(hunters.map(({ area }) => area)).toEqual(['central-atlantic', 'central-atlantic']);
    expect(typesOf(hunters[1]?.units ?? [])).toEqual(['CV', 'NF']);
    expect(eventsPlayed(after)).toHaveLength(1);
    expect(boats.map((id) => after.at(id))).toEqual(boats.map(() => 'forcePool'));
  });

  it('R20 T5: Leningrad is attacked from Minsk (R9)', () => {
    expect(chapter('T5 from Minsk to Leningrad').after.logged('groupMoved')).toMatchObject([
      { side: 'axis', units: armour, from: 'minsk', to: 'leningrad' },
    ]);
    const { after } = chapter('T5 Leningrad');
    expect(after.logged('attackDeclared')).toMatchObject([{ kind: 'attack', units: armour, area: 'leningrad' }]);
    expect(after.controller('leningrad')).toBe('SU');
  });

  it('R20 T5: the Soviets retake Minsk (R9, R4.2)', () => {
    const { before, after } = chapter('T5 Minsk');
    expect(before.controller('minsk')).toBe('RO');
    expect(after.logged('groupMoved')).toMatchObject([{ side: 'allies', from: 'moscow', to: 'minsk' }]);
    expect(after.logged('unitRetreated')).toMatchObject([{ unit: 'RO-LF-1', from: 'minsk' }]);
    expect(after.controller('minsk')).toBe('SU');
  });

  it('R20 T5: the Soviets go on from Minsk into Poland (R8.1, R8.2)', () => {
    const { after } = chapter('T5 into Poland');
    expect(after.logged('groupMoved')).toMatchObject([
      { units: ['SU-TF-1', 'SU-TF-2'], from: 'moscow', to: 'minsk' },
      { units: ['SU-TF-1', 'SU-TF-2'], from: 'minsk', to: 'east-poland' },
      { from: 'moscow', to: 'minsk' },
    ]);
    expect(unitsIn(after, 'east-poland')).toEqual(['DE-TF-5', 'DE-LF-3', 'SU-TF-1', 'SU-TF-2']);
  });

  it('R20 T5: the Soviets can go on to Warsaw in their next impulse (R8.1)', () => {
    const { after } = leaving(
      'T5 into Poland',
      axis({ type: 'pass' }),
      allies(playPoints('allies-offensive-1')),
      allies(move('SU-TF-1 SU-TF-2', 'warsaw')),
      allies(done),
    );
    expect(unitsIn(after, 'warsaw')).toEqual(['DE-AF-1', 'SU-TF-1', 'SU-TF-2']);
  });

  it('R20 T5: the Germans at Leningrad are cut off by land, and the axis controls the Baltic', () => {
    const { state } = chapter('T5 end').before;
    const around = ['leningrad', 'baltic-states', 'minsk', 'moscow', 'archangel', 'murmansk', 'finland'];
    const sides = around.map((place) => controllingSide(world, state, area(place)));
    expect(sides).toEqual(['allies', 'allies', 'allies', 'allies', 'allies', 'allies', 'neutral']);
    expect(world.neighbours[area('leningrad')]?.length).toBe(around.length);
    expect(controllingSide(world, state, area('baltic-sea'))).toBe('axis');
  });

  it('R20 T5: they still recover through the Baltic (R13.2)', () => {
    const { before, after } = chapter('T5 end');
    expect(armour.map((id) => [before.at(id), before.isSpent(id)])).toEqual(armour.map(() => ['leningrad', true]));
    expect(armour.map((id) => after.isSpent(id))).toEqual([false, false, false]);
    expect(after.logged('unitsRecovered')[0]).toMatchObject({ side: 'axis', rule: 'R13.1' });
  });

  it('R20 T5: without the fleet in the Baltic they would not recover (R13.2)', () => {
    const { before } = chapter('T5 end');
    const asked = before.put('forcePool', 'DE-NF-1', 'DE-NF-2').endOfTurn();
    expect(asked.controller('baltic-sea')).toBeNull();
    const cutOff = asked.decide('axis', leaveTo('RO', 'kiev'));
    expect(cutOff.state.turn).toBe(6);
    expect(cutOff.isSpent('DE-SS-4')).toBe(false);
    expect(armour.map((id) => cutOff.isSpent(id))).toEqual([true, true, true]);
  });
});
