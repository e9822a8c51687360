// R19.1: names the pack does not have are refused at every prompt of a card, never an error of the engine.
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/engine';
import { builtInWorld as world } from '../support/builtInWorld';
import {
  airAttack,
  airMove,
  ambush,
  attack,
  bomb,
  chooseHand,
  damage,
  deploy,
  develop,
  drop,
  given,
  mobilize,
  move,
  negotiate,
  placePartisan,
  play,
  raid,
  release,
  retreat,
} from '../support/game';
import { area, nation } from '../support/packs/ids';

/** Every kind of decision about a thing in a place. */
const about = (thing: string, place: string): Decision[] => [
  move(thing, place),
  attack(thing),
  airMove(thing, place),
  airAttack(thing, place),
  mobilize(thing, place),
  deploy(thing, place),
  release(thing),
  raid(thing),
  bomb(thing, place),
  drop(thing, place),
  damage(thing),
  retreat(thing, place),
  placePartisan(thing),
  negotiate(thing, 'join'),
  negotiate(thing, 'forward'),
  negotiate(thing, 'back'),
  negotiate(thing, 'return'),
  develop(thing),
  play(thing, 'event'),
  ambush(thing),
  chooseHand(thing),
  { type: 'setController', area: area(place), nation: nation(thing) },
];

const NOWHERE = 'nowhere';
/** A partisan is at hand, so that the Supply that brings one asks for it. */
const start = given(world).turn(2).war('YU', 'allies').put('forcePool', 'YU-LF-1');

describe('R19.1 unknown names', () => {
  const cards = world.cards.map(({ id, side }) => [id, side] as const);

  it.each(cards)('R19.1 are refused while %s is played', (id, side) => {
    const game = start.event(side, id);
    for (const thing of ['nothing', 'toString', 'constructor', '__proto__']) {
      const refused = about(thing, 'london').filter((decision) => game.refusal(side, decision) !== null);
      expect(refused).toEqual(about(thing, 'london'));
      expect(game.options([thing])).toEqual([]);
    }
  });

  it.each(cards)('R19.1 are refused as places while %s is played', (id, side) => {
    const game = start.event(side, id);
    const unit = side === 'axis' ? 'DE-AF-1' : 'GB-AF-1';
    const placed = [move(unit, NOWHERE), airMove(unit, NOWHERE), airAttack(unit, NOWHERE), bomb(unit, NOWHERE)];
    expect(placed.map((decision) => game.refusal(side, decision)?.code ?? 'legal')).not.toContain('legal');
  });

  it('R19.1 are refused at the impulse', () => {
    const game = start.impulse('axis');
    for (const thing of ['nothing', 'toString', 'constructor', '__proto__']) {
      const legal = about(thing, 'london').filter((decision) => game.refusal('axis', decision) === null);
      expect(legal).toEqual([]);
    }
  });
});
