// The words of the guide: whole in both languages, without ids or holes, naming buttons as they are written on them.
import { describe, expect, it } from 'vitest';
import { words } from '../../src/ui/i18n';
import { guideWords } from '../../src/ui/i18n/guideWords';
import { newcomerWords } from '../../src/ui/i18n/newcomerWords';

const texts = (value: object): string[] =>
  Object.values(value).flatMap((inner) =>
    typeof inner === 'string' ? [inner] : typeof inner === 'object' ? texts(inner) : [],
  );

describe('the words of the guide', () => {
  it('are Japanese and English', () => {
    const [ja, en] = (['ja', 'en'] as const).map((language) => [
      ...texts(guideWords(language)),
      ...texts(newcomerWords(language)),
    ]);
    for (const text of ja ?? []) expect(text).toMatch(/[\u3040-\u30ff\u3400-\u9fff]/);
    for (const text of en ?? []) expect(text).not.toMatch(/[\u3040-\u30ff\u3400-\u9fff。、]/);
  });

  it('of the notes are sentences', () => {
    expect(Object.values(guideWords('ja').steps).filter((text) => !text.endsWith('。'))).toEqual([]);
    expect(Object.values(guideWords('en').steps).filter((text) => !text.endsWith('.'))).toEqual([]);
  });

  it.each(['ja', 'en'] as const)('call the buttons what is written on them (%s)', (language) => {
    const { steps, resume, freeNote } = guideWords(language);
    const { slip, hand, decisions, panels } = words(language);
    expect(steps.playBlitzkrieg).toContain(slip.eventFirst);
    expect(steps.playDiplomacy).toContain(slip.eventFirst);
    expect(steps.wrongHand).toContain(hand.putAllBack);
    expect(steps.notFromBerlin).toContain(slip.reselect);
    expect(steps.attack.toLowerCase()).toContain(decisions.attack.toLowerCase());
    expect(steps.mobilize).toContain(panels.pools);
    expect(freeNote).toContain(resume);
  });
});
