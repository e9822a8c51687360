// Timeline and replay speak both languages, without holes.
import { describe, expect, it } from 'vitest';
import { timelineWords } from '../../src/ui/i18n/timelineWords';

/** All words of a dictionary by their path; functions are asked with words and figures. */
function spoken(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]): [string, string][] => {
    const place = `${path}${key}`;
    if (typeof word === 'string') return [[place, word]];
    if (typeof word === 'function') return [[place, String(word('7', '11', '3', 'Warsaw'))]];
    return spoken(word as object, `${place}.`);
  });
}

const [ja, en] = [spoken(timelineWords('ja')), spoken(timelineWords('en'))];

describe('words of the timeline', () => {
  it('are the same in both languages, and none is missing', () => {
    expect(ja.map(([path]) => path)).toEqual(en.map(([path]) => path));
    for (const [path, word] of [...ja, ...en]) expect(word, path).toMatch(/\S/);
  });

  it('have no holes', () => {
    for (const [path, word] of [...ja, ...en]) expect(word, path).not.toMatch(/undefined|NaN|\[object/);
  });

  it('are English in English', () => {
    for (const [path, word] of en) expect(word, path).not.toMatch(/[\u3040-\u30ff\u3400-\u9fff]/);
  });

  it('say one step and several', () => {
    const { branch, replay } = timelineWords('en');
    expect(branch.currentStory(1)).toContain('1 step from');
    expect(branch.currentStory(2)).toContain('2 steps');
    expect(branch.kept(2, 9)).toContain('2 branches');
    expect([0.5, 1, 4].map(replay.perSecond)).toEqual(['½ steps a second', '1 step a second', '4 steps a second']);
  });
});
