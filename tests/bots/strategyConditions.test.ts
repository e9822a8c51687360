// Conditions of a card strategy: what each of them asks of a position, and that none asks for what is hidden (R6.4).
import { describe, expect, it } from 'vitest';
import { chanceOf, dealtFor } from '../../src/bots';
import { type Condition, conditionHolds } from '../../src/bots/strategy';
import type { Side, State } from '../../src/engine';
import { builtInWorld } from '../support/builtInWorld';
import { given } from '../support/game';
import { area, card, nation } from '../support/packs/ids';

/** Turn 2: Paris is German, Italy at war, the track of Spain at one; four units are spent. */
const position = given(builtInWorld)
  .turn(2)
  .spent('DE-TF-1', 'DE-LF-1', 'DE-AF-1', 'GB-LF-1')
  .with((state) => {
    const { axis, allies } = state.cards;
    state.control[area('paris')] = nation('DE');
    Object.assign(state.nations[nation('IT')] ?? {}, { side: 'axis' });
    Object.assign(state.nations[nation('ES')] ?? {}, { track: 1 });
    Object.assign(state.nations[nation('PL')] ?? {}, { surrendered: true });
    const hand = [card('axis-supply-1'), card('axis-blitzkrieg-1'), card('axis-blitzkrieg-2')];
    axis.hand = hand;
    axis.deck = axis.deck.filter((id) => !hand.includes(id));
    allies.hand = [card('allies-supply-1'), card('allies-ambush-1')];
    allies.deck = allies.deck.filter((id) => !allies.hand.includes(id) && id !== card('allies-offensive-1'));
    allies.played = [card('allies-offensive-1')];
  }).state;

const holds = (condition: unknown, side: Side = 'axis', state: State = position): boolean =>
  conditionHolds(builtInWorld, state, side, condition as Condition);

const cases: [unknown, boolean][] = [
  [{ turns: [1, 2] }, true],
  [{ turns: [3, 12] }, false],
  [{ season: 'summer' }, true],
  [{ season: 'winter' }, false],
  [{ control: 'paris', by: 'axis' }, true],
  [{ control: 'paris', by: 'DE' }, true],
  [{ control: 'paris', by: 'FR' }, false],
  [{ control: 'paris', by: 'allies' }, false],
  [{ control: 'spain', by: 'neutral' }, true],
  [{ control: 'baltic-states', by: 'neutral' }, true],
  [{ control: 'berlin', by: 'neutral' }, false],
  [{ nation: 'IT', is: 'axis' }, true],
  [{ nation: 'ES', is: 'neutral' }, true],
  [{ nation: 'PL', is: 'surrendered' }, true],
  [{ nation: 'PL', is: 'allies' }, false],
  [{ track: 'ES' }, true],
  [{ track: 'ES', atLeast: 2 }, false],
  [{ track: 'TR', atMost: 0 }, true],
  [{ hand: 'axis-supply-1' }, true],
  [{ hand: 'axis-supply-2' }, false],
  [{ hand: 'offensive', atLeast: 2 }, true],
  [{ hand: 'offensive', atMost: 1 }, false],
  [{ hand: 'ambush', atMost: 0 }, true],
  [{ developed: 'axis-sea-lion' }, false],
  [{ developed: 'vichy' }, true],
  [{ developed: 'offensive', atLeast: 2, atMost: 2 }, true],
  [{ developed: 'allies-bombing-1', atMost: 0 }, true],
  [{ played: 'allies-offensive-1' }, true],
  [{ played: 'offensive' }, false],
  [{ cardsLeft: 'axis', atLeast: 3 }, true],
  [{ cardsLeft: 'allies', atMost: 2 }, true],
  [{ cardsLeft: 'allies', atLeast: 3 }, false],
  [{ spent: 'axis', atLeast: 3, atMost: 3 }, true],
  [{ spent: 'DE', atLeast: 4 }, false],
  [{ spent: 'GB' }, true],
  [{ spent: 'IT' }, false],
  [{ units: 'GB', in: 'egypt', atLeast: 3 }, true],
  [{ units: 'allies', in: 'egypt', atLeast: 4 }, false],
  [{ units: 'axis', in: 'egypt' }, false],
  [{ units: 'IT', atLeast: 10 }, true],
  [{ all: [{ season: 'summer' }, { turns: [2, 2] }] }, true],
  [{ all: [{ season: 'summer' }, { turns: [3, 3] }] }, false],
  [{ any: [{ season: 'winter' }, { turns: [2, 2] }] }, true],
  [{ any: [{ season: 'winter' }, { turns: [3, 3] }] }, false],
  [{ not: { season: 'winter' } }, true],
  [{ not: { any: [{ season: 'winter' }, { turns: [2, 2] }] } }, false],
];

describe('a condition', () => {
  it.each(cases)('%j is %s', (condition, expected) => expect(holds(condition)).toBe(expected));

  it('counts base points as they stand, in halves and not doubled', () => {
    const start = given(builtInWorld).state;
    expect(holds({ bases: 'axis', atLeast: 2, atMost: 2 }, 'axis', start)).toBe(true); // Berlin and the Ruhr
    expect(holds({ bases: 'axis', atLeast: 3 }, 'axis', start)).toBe(false);
    expect(holds({ bases: 'axis', atLeast: 3 })).toBe(true); // and Paris
  });

  it("asks for the own side's cards", () => {
    expect(holds({ hand: 'supply' }, 'allies')).toBe(true);
    expect(holds({ hand: 'offensive' }, 'allies')).toBe(false);
    expect(holds({ played: 'offensive' }, 'allies')).toBe(true);
    expect(holds({ hand: 'axis-supply-1' }, 'allies')).toBe(false);
  });

  it('holds or does not hold whatever the other hand is (R6.4)', () => {
    const found = (seed: number) => {
      const seen = dealtFor(builtInWorld, { ...position, frames: [{ at: 'impulse', side: 'axis' }] }, chanceOf(seed));
      return cases.map(([condition]) => holds(condition, 'axis', seen));
    };
    for (let seed = 1; seed <= 20; seed += 1) expect(found(seed)).toEqual(cases.map(([, expected]) => expected));
  });
});
