// R20, official questions and answers: where a nation may mobilize. Egypt falls in a line of its own, in which Italian
// aircraft fly to Libya and the allies strip Egypt of its infantry.
import { describe, expect, it } from 'vitest';
import { basePoints, type Decision } from '../../src/engine';
import { airAttack, airMove, attack, done, mobilize, move, pass } from '../support/game';
import { allies, axis, hand, playEvent, playPoints, proclaimVichy } from './notation';
import { chapter, leaving, world } from './standardGame';

const tunisia = mobilize('GB-LF-4', 'central-atlantic', 'morocco', 'algeria', 'tunisia');

/** Two points to spend, with Egypt in Italian hands. */
const egyptTaken = leaving(
  'T1 supply',
  axis(airMove('IT-AF-1', 'libya')),
  allies(pass),
  axis(pass),
  axis(hand('axis-blitzkrieg-1 axis-vichy axis-ambush-1 axis-wolfpack-1')),
  allies(hand('allies-offensive-1 allies-offensive-2 allies-lend-lease allies-supply-1')),
  axis(pass),
  allies(playPoints('allies-offensive-1')),
  allies(move('GB-LF-2 GB-LF-3', 'middle-east')),
  allies(done),
  allies(done),
  axis(airAttack('IT-AF-1', 'egypt'), 2),
  allies(pass),
  axis(playPoints('axis-blitzkrieg-1')),
  axis(move('IT-LF-3', 'egypt')),
  axis(done),
  axis(attack('IT-LF-3'), 1),
  allies(pass),
  axis(playPoints('axis-vichy')),
).after;

const destinations = (options: readonly { decision: Decision }[]): string[] =>
  options.flatMap(({ decision }) => (decision.type === 'mobilize' ? (decision.path.at(-1) ?? []) : []));

describe('R20 [Q]', () => {
  it('R20 [Q]: Germany may mobilize in Paris from Berlin (R12.2)', () => {
    const { after } = chapter('T3 Paris is manned from Berlin');
    expect(after.logged('unitMobilized')).toMatchObject([
      { unit: 'DE-LF-4', at: 'paris', path: ['berlin', 'ruhr', 'belgium', 'paris'] },
    ]);
    expect(after.controller('paris')).toBe('DE');
  });

  it('R20 [Q]: Egypt captured is a base of the axis (R3.1)', () => {
    expect(egyptTaken.prompt).toMatchObject({ at: 'points', side: 'axis', left: 2 });
    expect(egyptTaken.controller('egypt')).toBe('IT');
    expect(basePoints(world, egyptTaken.state, 'axis')).toBe(5);
  });

  it('R20 [Q]: Germany may not mobilize from captured Egypt (R12.2)', () => {
    const refusal = (...path: string[]) => egyptTaken.refusal('axis', mobilize('DE-GF-1', ...path));
    expect(refusal('egypt')).toMatchObject({ code: 'noPath', rule: 'R12.2', area: 'egypt' });
    expect(refusal('egypt', 'libya')).toMatchObject({ code: 'noHomeBase', rule: 'R12.2', area: 'egypt' });
    expect(refusal('berlin')).toBeNull();
    const offered = destinations(egyptTaken.options(['DE-GF-1']));
    expect(offered).toContain('berlin');
    expect(offered).not.toContain('egypt');
    expect(offered).not.toContain('libya');
    expect(egyptTaken.at('DE-GF-1')).toBe('forcePool');
  });

  it('R20 [Q]: Britain may mobilize in Tunisia from the Central Atlantic while France is an ally (R12.2)', () => {
    const { before, after } = chapter('T2 Britain in Tunisia');
    expect(before.sideOf('FR')).toBe('allies');
    expect(after.logged('unitMobilized')[0]).toMatchObject({
      unit: 'GB-LF-4',
      at: 'tunisia',
      path: ['central-atlantic', 'morocco', 'algeria', 'tunisia'],
    });
    expect(after.controller('tunisia')).toBe('FR');
  });

  it('R20 [Q]: the way by sea to Tunisia is open too, at the price of transport (R12.4)', () => {
    const { before } = chapter('T2 Britain in Tunisia');
    const bySea = before.decide('allies', mobilize('GB-LF-4', 'central-atlantic', 'west-med', 'tunisia'));
    expect(bySea.at('GB-LF-4')).toBe('tunisia');
    expect(bySea.state.transportUsed).toEqual({ 'central-atlantic': 1, 'west-med': 1 });
  });

  it('R20 [Q]: once France is with the axis, Britain may not (R12.2)', () => {
    const { after } = leaving(
      'T2 the USA moves',
      allies(done),
      axis(playEvent('axis-vichy')),
      axis(proclaimVichy),
      axis(done),
      allies(playPoints('allies-supply-1')),
    );
    expect(after.refusal('allies', tunisia)).toMatchObject({ code: 'pathNotControlled', area: 'morocco' });
    expect(destinations(after.options(['GB-LF-4']))).not.toContain('tunisia');
  });
});
