// R6.4: nothing of the other side's hand reaches a view, a log entry or the order of prompts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enemyOf, type GameState, hiddenFrom, promptOf, SIDES, type State, viewFor } from '../../src/engine';
import { isAskedToAmbush } from '../../src/engine/queries/ambush';
import { builtInWorld as world } from '../support/builtInWorld';
import { lines, randomLine } from '../support/randomPlay';

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25) };

/** The same position with other cards in the hand of a side. */
function withOtherHand(state: State, side: 'axis' | 'allies'): State {
  const copy = structuredClone(state) as GameState;
  const { deck, hand } = copy.cards[side];
  const all = [...hand, ...deck].reverse();
  copy.cards[side].hand = all.slice(0, hand.length);
  copy.cards[side].deck = all.slice(hand.length);
  return copy;
}

describe('views of random play', () => {
  it('R6.4 a view holds no card of the other deck or hand, a public view none of either', () => {
    fc.assert(
      fc.property(lines(120), (line) => {
        for (const { after } of randomLine(world, line)) {
          for (const viewer of SIDES) {
            const text = JSON.stringify(viewFor(after, viewer));
            for (const card of hiddenFrom(after, viewer)) expect(text).not.toContain(`"${card}"`);
          }
          const open = JSON.stringify(viewFor(after, null));
          for (const card of SIDES.flatMap((side) => hiddenFrom(after, side))) expect(open).not.toContain(`"${card}"`);
        }
      }),
      runs,
    );
  });

  it('R6.4 a view does not change when only the hidden hand changes', () => {
    fc.assert(
      fc.property(lines(80), (line) => {
        for (const { after } of randomLine(world, line)) {
          for (const viewer of SIDES) {
            const other = withOtherHand(after, enemyOf(viewer));
            expect(viewFor(other, viewer)).toEqual(viewFor(after, viewer));
            expect(promptOf(other)).toEqual(promptOf(after));
          }
        }
      }),
      runs,
    );
  });

  it('R14.1 whether a side is asked to ambush does not depend on the cards it holds', () => {
    fc.assert(
      fc.property(lines(80), (line) => {
        for (const { after } of randomLine(world, line)) {
          for (const side of SIDES) {
            const other = { world, state: withOtherHand(after, side) };
            for (const { id } of world.areas) {
              for (const trigger of ['entry', 'attack', 'airAttack'] as const) {
                expect(isAskedToAmbush(other, side, id, trigger)).toBe(
                  isAskedToAmbush({ world, state: after }, side, id, trigger),
                );
              }
            }
          }
        }
      }),
      { numRuns: 3 },
    );
  });

  it('R6.4 a log entry names a card only when it is played, developed or discarded', () => {
    fc.assert(
      fc.property(lines(120), (line) => {
        for (const { after, log } of randomLine(world, line)) {
          const silent = log.filter((entry) => !('card' in entry));
          for (const { id } of world.cards) expect(JSON.stringify(silent)).not.toContain(`"${id}"`);
          for (const entry of log) {
            if (!('card' in entry) || entry.card === null || entry.type === 'cardDeveloped') continue;
            expect(after.cards[entry.side].hand).not.toContain(entry.card);
          }
        }
      }),
      runs,
    );
  });
});
