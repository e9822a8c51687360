// Every warning is told in both languages, whatever it names, and the two dictionaries hold the same words.
import { describe, expect, it } from 'vitest';
import { type Language, WARNING_KINDS, type Warning, type WarningKind } from '../../src/store';
import { namesOf, words } from '../../src/ui/i18n';
import { tableWords, warningSentence } from '../../src/ui/i18n/tableWords';
import { area, unit, world } from '../store/table';

const languages: readonly Language[] = ['ja', 'en'];
const about = ['DE-LF-1', 'DE-LF-2'].map(unit);
const warsaw = area('warsaw');

const examples: Readonly<Record<WarningKind, readonly Warning[]>> = {
  pointsUnused: [{ kind: 'pointsUnused', on: 'done', figure: 2 }],
  eventUnused: [
    { kind: 'eventUnused', on: 'done', figure: 1 },
    { kind: 'eventUnused', on: 'done' },
  ],
  baseUngarrisoned: [
    { kind: 'baseUngarrisoned', on: 'done', area: warsaw },
    { kind: 'baseUngarrisoned', on: 'move', area: warsaw, about: [unit('DE-AF-1')] },
  ],
  passEndsTurn: [{ kind: 'passEndsTurn', on: 'pass', figure: 3 }],
  transportOver: [{ kind: 'transportOver', on: 'done', area: area('north-sea'), figure: 1, about }],
  lastUnitAtRisk: [{ kind: 'lastUnitAtRisk', on: 'move', area: warsaw, about: about.slice(1) }],
  willNotRecover: [{ kind: 'willNotRecover', on: 'attack', about }],
};

/** The names of all words of a dictionary, at any depth. */
const keysOf = (value: object): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? [key, ...keysOf(inner)] : [key],
  );

/** All words that are no functions. */
const plainWords = (value: object): string[] =>
  Object.values(value).flatMap((inner) => {
    if (typeof inner === 'string') return [inner];
    return typeof inner === 'object' && inner !== null ? plainWords(inner) : [];
  });

describe.each(languages)('in %s', (language) => {
  const names = namesOf(world, language, words(language));
  const dictionary = tableWords(language);

  it.each(WARNING_KINDS)('the warning %s is a sentence with its rule', (kind) => {
    for (const warning of examples[kind]) {
      const sentence = warningSentence(dictionary, warning, names);
      expect(sentence).toMatch(/[.。]〔R\d+\.\d+〕$/);
      expect(sentence).not.toMatch(/undefined|null|NaN|DE-|warsaw/);
      expect(/[\u3040-\u30ff\u3400-\u9fff]/.test(sentence)).toBe(language === 'ja');
    }
  });

  it('says one and several differently where the language does', () => {
    const { timeline, replay } = dictionary;
    expect([1, 3].map((steps) => timeline.branch('X', steps))).toEqual(
      language === 'ja' ? ['X　1手', 'X　3手'] : ['X, 1 step', 'X, 3 steps'],
    );
    expect([0.5, 1].map(replay.speed)).toEqual(
      language === 'ja' ? ['毎秒0.5手', '毎秒1手'] : ['0.5 steps a second', '1 step a second'],
    );
    expect(replay.position(3, 9)).toMatch(/3.*9/);
    expect(timeline.step('A', 'B')).toMatch(/^A.*B$/);
  });

  it('has no word of the other language', () => {
    const found = plainWords({ ...dictionary, warningRules: {} });
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter((word) => /[\u3040-\u30ff\u3400-\u9fff]/.test(word) !== (language === 'ja'))).toEqual([]);
  });
});

it('both dictionaries hold the same words', () => {
  expect(keysOf(tableWords('en'))).toEqual(keysOf(tableWords('ja')));
});
