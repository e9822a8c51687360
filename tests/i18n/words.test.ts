// Everything the rules can say has words in both languages, made of names and figures only.
import { describe, expect, it } from 'vitest';
import { options, REFUSALS, type Refusal, type RefusalCode, selectable } from '../../src/engine';
import type { Language } from '../../src/store';
import {
  logSentence,
  type Names,
  namesOf,
  noticeSentence,
  promptSentence,
  refusalSentence,
  type Words,
  words,
} from '../../src/ui/i18n';
import { area, card, nation, playRandomly, startedTable, stateIn, unit, world } from '../store/table';
import { entries, notices, prompts } from './examples';

const languages: readonly Language[] = ['ja', 'en'];
const codes = Object.keys(REFUSALS) as RefusalCode[];
const ids = [...world.units, ...world.cards, ...world.areas.filter(({ id }) => id.includes('-'))].map(({ id }) => id);

const spoken = (language: Language): { dictionary: Words; names: Names } => {
  const dictionary = words(language);
  return { dictionary, names: namesOf(world, language, dictionary) };
};

/** What must not be in a sentence of a language: ids, holes, words of the other language. */
function flaws(language: Language, sentence: string): string[] {
  const holes = sentence.match(/undefined|null|NaN|\[object|\(\)|（）|\s{2}| [.,]|^$/g) ?? [];
  const foreign = language === 'en' ? (sentence.match(/[\u3040-\u30ff\u3400-\u9fff。、]/g) ?? []) : [];
  const missing = language === 'ja' && !/[\u3040-\u30ff\u3400-\u9fff]/.test(sentence) ? ['no Japanese'] : [];
  return [...holes, ...foreign, ...missing, ...ids.filter((id) => sentence.includes(id))];
}

const expectFlawless = (language: Language, sentences: readonly string[]): void => {
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter((sentence) => flaws(language, sentence).length > 0)).toEqual([]);
};

const bare = (code: RefusalCode): Refusal => ({ code, rule: REFUSALS[code] });
const detailed = (code: RefusalCode): Refusal => ({
  ...bare(code),
  area: area('warsaw'),
  unit: unit('DE-LF-1'),
  nation: nation('IT'),
  card: card('axis-vichy'),
  side: 'allies',
  need: 3,
  have: 2,
});

/** The names of all words of a dictionary, at any depth. */
function keysOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? keysOf(inner, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );
}

describe.each(languages)('in %s', (language) => {
  const { dictionary, names } = spoken(language);

  it.each(codes)('the reason %s is a sentence with its rule, whatever is known of it', (code) => {
    const sentences = [bare(code), detailed(code)].map((refusal) => refusalSentence(dictionary, refusal, names));
    expectFlawless(language, sentences);
    for (const sentence of sentences) {
      expect(sentence).toMatch(new RegExp(`[.。]\\s?〔${REFUSALS[code]}〕$`));
      expect(sentence.charAt(0)).toBe(sentence.charAt(0).toUpperCase());
    }
  });

  it('no two reasons of one rule are told with the same words, but those that mean the same', () => {
    const same = new Set(['notControlledBySide', 'seaNotControlled', 'dropNotLand', 'destinationNotLand']);
    const told = codes
      .filter((code) => !same.has(code))
      .map((code) => refusalSentence(dictionary, detailed(code), names));
    const repeated = told.filter((sentence, index) => told.indexOf(sentence) !== index);
    expect(repeated).toEqual([]);
  });

  it.each(Object.values(entries).map((entry) => [entry.type, entry] as const))('the log tells %s', (_, entry) => {
    const sentence = logSentence(dictionary, entry, names);
    expectFlawless(language, [sentence]);
    expect(sentence).toMatch(/[.。]$/);
  });

  it.each(Object.values(prompts).map((frame) => [frame.at, frame] as const))('%s says what is asked', (at, frame) => {
    expectFlawless(language, [promptSentence(dictionary, frame, names), dictionary.prompts[at].title]);
  });

  it.each(Object.values(notices).map((notice) => [notice.kind, notice] as const))('notice %s', (_, notice) => {
    expect(noticeSentence(dictionary, notice, names)).toMatch(/\S{4,}/);
  });

  it('every decision has a word for its button', () => {
    expectFlawless(language, Object.values(dictionary.decisions));
  });

  it('turns are half-years, odd ones winters (R1.1)', () => {
    expect([1, 2, 3, 12].map(dictionary.season)).toEqual(
      language === 'ja'
        ? ['1939年 冬', '1940年 夏', '1940年 冬', '1945年 夏']
        : ['Winter 1939', 'Summer 1940', 'Winter 1940', 'Summer 1945'],
    );
  });

  it('what happens and is refused in a game is told without ids or holes', () => {
    const table = startedTable(undefined, [], 11);
    const refusals = new Map<string, string>();
    const hear = ({ refusal }: { refusal: Refusal | null }): void => {
      if (refusal) refusals.set(refusal.code, refusalSentence(dictionary, refusal, names));
    };
    let looks = 0;
    playRandomly(table, 11, 120, () => {
      looks += 1;
      if (looks % 8 > 0) return;
      const units = selectable(world, stateIn(table));
      units.forEach(hear);
      for (const selection of [[], units.slice(0, 1).map(({ unit: id }) => id)]) {
        options(world, stateIn(table), selection, 'all').forEach(hear);
      }
    });
    expectFlawless(language, [...refusals.values()]);
    expectFlawless(
      language,
      table.getState().log.map(({ entry }) => logSentence(dictionary, entry, names)),
    );
  });
});

describe('the dictionaries', () => {
  it('hold the same words', () => {
    expect(keysOf(words('en'))).toEqual(keysOf(words('ja')));
  });

  it.each<[string, string, string]>([
    [
      'groupMoved',
      'ドイツ歩兵2・戦車1、イタリア歩兵1がベルリンからワルシャワへ移動。',
      '2 infantry, 1 armour (Germany), 1 infantry (Italy): move from Berlin to Warsaw.',
    ],
    ['diceRolled', 'ワルシャワ：出目 2 5 4 6（≦3 ≦3 ≦4 ≦2）、命中2。', 'Warsaw: rolled 2 5 4 6 (≤3 ≤3 ≤4 ≤2), 2 hits.'],
    [
      'unitMobilized',
      '枢軸はワルシャワにドイツ歩兵を動員（戦略値1）。',
      'Axis: infantry (Germany) is mobilized in Warsaw (cost 1).',
    ],
    ['gameEnded', 'ゲーム終了。枢軸のサドンデス勝利。', 'The game is over. Victory by sudden death: Axis.'],
    [
      'nationSurrendered',
      'イタリアが降伏。ポーランド歩兵を除外。東ポーランドはソ連領土となった。',
      'Italy surrenders. Removed: infantry (Poland). Now Soviet home territory: Eastern Poland.',
    ],
  ])('tell %s as a printed report would', (type, ja, en) => {
    const entry = Object.values(entries).find((one) => one.type === type);
    if (!entry) throw new Error(`no example of ${type}`);
    const [inJapanese, inEnglish] = languages.map((language) => {
      const { dictionary, names } = spoken(language);
      return logSentence(dictionary, entry, names);
    });
    expect(inJapanese).toBe(ja);
    expect(inEnglish).toBe(en);
  });

  it('name better models by what they are', () => {
    const { names } = spoken('ja');
    expect(['DE-TF-heavy-1', 'DE-AF-jet-1', 'SU-TF-t34-1'].map((id) => names.unit(unit(id)))).toEqual([
      'ドイツ重戦車',
      'ドイツジェット航空隊',
      'ソ連T34戦車',
    ]);
  });

  it('have a word for every model of the built-in pack', () => {
    const models = world.units.flatMap(({ model }) => (model === null ? [] : [model]));
    expect(models.filter((model) => !Object.hasOwn(words('ja').unitModels, model))).toEqual([]);
  });

  it('take the nation of a reason from its unit when only that is known', () => {
    const { dictionary, names } = spoken('ja');
    const refusal: Refusal = { code: 'onlyAtHome', rule: 'R12.5', unit: unit('RO-LF-1') };
    expect(refusalSentence(dictionary, refusal, names)).toBe(
      '策源地を持たないルーマニアは、自軍支配下の自国領土にだけ動員できる。〔R12.5〕',
    );
  });
});
