// R6.4: a position as one side knows it. What the other side holds and the dice to come are dealt anew, all else is kept.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, dealtFor } from '../../src/bots';
import { randomDecision } from '../../src/bots/randomDecision';
import { decide, enemyOf, hiddenFrom, newGame, promptOf, SIDES, type State, seenBy } from '../../src/engine';
import { otherHidden, seen } from '../bots/hidden';
import { world as toy } from '../lab/toyLab';
import { builtInWorld } from '../support/builtInWorld';
import { given } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';
import { lines, randomLine } from '../support/randomPlay';

/** Games of the small war and of the built-in pack, a position after each decision. */
const games = fc.oneof(
  { weight: 3, arbitrary: lines(120).map((line) => ({ world: toy, line })) },
  { weight: 1, arbitrary: lines(60).map((line) => ({ world: builtInWorld, line })) },
);
const runs = { numRuns: 12 };

const sorted = (cards: readonly string[]) => [...cards].sort();

/** Checks every position of random games from both sides. */
const everywhere = (check: (world: typeof toy, state: State, viewer: 'axis' | 'allies', seed: number) => void) =>
  fc.assert(
    fc.property(games, fc.nat(10_000), ({ world, line }, seed) => {
      for (const { after } of randomLine(world, line)) for (const viewer of SIDES) check(world, after, viewer, seed);
    }),
    runs,
  );

describe('R6.4 what a side knows of a position', () => {
  it('R6.4 positions that differ only in hidden cards and dice to come look the same', () => {
    let different = 0;
    everywhere((world, state, viewer, seed) => {
      const twin = otherHidden(state, viewer, seed + 1);
      different += Number(JSON.stringify(twin.cards) !== JSON.stringify(state.cards));
      expect(seen(world, twin, viewer, chanceOf(seed))).toEqual(seen(world, state, viewer, chanceOf(seed)));
    });
    expect(different).toBeGreaterThan(100);
  });

  it('R6.4 the own cards are as they are; of the other side only the table is, deck and hand by their number', () => {
    everywhere((world, state, viewer, seed) => {
      const { cards } = seen(world, state, viewer, chanceOf(seed));
      const [real, dealt] = [state.cards[enemyOf(viewer)], cards[enemyOf(viewer)]];
      expect(cards[viewer]).toEqual(state.cards[viewer]);
      expect(dealt.played).toEqual(real.played);
      expect(dealt.undeveloped).toEqual(real.undeveloped);
      expect([dealt.deck.length, dealt.hand.length]).toEqual([real.deck.length, real.hand.length]);
      expect(sorted([...dealt.deck, ...dealt.hand])).toEqual(sorted(hiddenFrom(state, viewer)));
    });
  });

  it('R6.4 everything else on the table is as it is', () => {
    everywhere((world, state, viewer, seed) => {
      const { cards: _cards, dice: _dice, ...table } = seen(world, state, viewer, chanceOf(seed));
      const { cards: _hidden, dice: _coming, ...real } = state;
      expect(table).toEqual(real);
    });
  });

  it('R6.4 nothing of the dice to come is left, neither the generator nor numbers already rolled', () => {
    everywhere((world, state, viewer, seed) => {
      const scripted: State = { ...state, dice: { ...state.dice, scripted: [6, 6, 1] } };
      const { dice } = seen(world, scripted, viewer, chanceOf(seed));
      expect(dice.scripted).toEqual([]);
      expect(dice.rng).not.toEqual(state.dice.rng);
    });
  });

  it('R6.4 the position that is looked at does not change', () => {
    everywhere((world, state, viewer, seed) => {
      const text = JSON.stringify(state);
      seen(world, state, viewer, chanceOf(seed));
      expect(JSON.stringify(state)).toBe(text);
    });
  });

  it('R6.4 what is dealt can be played on to its end', () => {
    fc.assert(
      fc.property(lines(60), fc.nat(1000), (line, seed) => {
        const chance = chanceOf(seed);
        let state = [...randomLine(toy, line)].at(-1)?.after ?? newGame(toy, { seed });
        for (let side = promptOf(state)?.side; side !== undefined; side = promptOf(state)?.side) {
          const decision = randomDecision(toy, dealtFor(toy, state, chance), chance);
          const next = decision ? decide(toy, state, side, decision) : null;
          if (!next?.ok) throw new Error(`stuck: ${JSON.stringify({ decision, next })}`);
          state = next.value.state;
        }
        expect(state.outcome).not.toBeNull();
      }),
      { numRuns: 8 },
    );
  });
});

describe('R6.4 a hand dealt anew', () => {
  const world = toyWorld({
    areas: { Berlin: 'land DE red', London: 'land GB red' },
    adjacency: 'Berlin-London',
    setup: { Berlin: 'DE LF', London: 'GB LF' },
    cards: [
      'axis supply 2',
      'allies supply 2',
      'allies ambush 2',
      'allies diplomacy 2',
      'allies offensive 2',
      'allies amphibious 2',
      'allies offensive 4',
    ],
  });
  const held = given(world)
    .with((state) => {
      state.cards.allies.deck.push(...state.cards.allies.hand.splice(0));
    })
    .hand('allies', 'allies-supply-1', 'allies-ambush-1');

  it('R6.4 may be any cards of deck and hand, each as likely as the next', () => {
    const times = new Map<string, number>();
    const chance = chanceOf(1);
    for (let n = 0; n < 1000; n += 1) {
      for (const id of seen(world, held.state, 'axis', chance).cards.allies.hand)
        times.set(id, (times.get(id) ?? 0) + 1);
    }
    expect(sorted([...times.keys()])).toEqual(sorted(hiddenFrom(held.state, 'axis')));
    for (const count of times.values()) expect(Math.abs(count - 400)).toBeLessThan(80); // five standard deviations
  });

  it('R6.4, R6.3 is never an undeveloped card, nor one that lies on the table', () => {
    const played = held.with(({ cards: { allies } }) => {
      allies.played = allies.hand.splice(0, 1);
    });
    const chance = chanceOf(2);
    for (let n = 0; n < 100; n += 1) {
      const { hand, deck } = seen(world, played.state, 'axis', chance).cards.allies;
      for (const pile of [hand, deck]) {
        expect(pile).not.toContain('allies-offensive-2');
        expect(pile).not.toContain('allies-supply-1');
      }
    }
  });

  it('R6.4 the dice to come are those of the seed', () => {
    const first = (bound: number) => bound;
    const rng = (seed: number) => seenBy(world, held.state, 'axis', first, seed).dice.rng;
    expect(rng(7)).toEqual(rng(7));
    expect(rng(7)).not.toEqual(rng(8));
  });
});
