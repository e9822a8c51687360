// R14: how long a bot takes tells nothing of its hand.
import { describe, expect, it } from 'vitest';
import { dueAfter } from '../../src/store/bots/pace';

describe('the pace of a bot', () => {
  it('follows the speed that is set, and never hurries a thought', () => {
    expect([dueAfter('normal', 'points', 3), dueAfter('normal', 'points', 3000), dueAfter('off', 'points', 3)]).toEqual(
      [1200, 3000, 3],
    );
  });

  it('an answer about an ambush comes on a beat, whether there was much or little to think about', () => {
    for (const speed of ['slow', 'normal', 'fast', 'off'] as const) {
      expect(dueAfter(speed, 'ambush', 0.2)).toBe(dueAfter(speed, 'ambush', 400));
    }
    expect(dueAfter('off', 'ambush', 700)).toBe(1200);
  });
});
