// Every kind of fault in a card strategy is reported with its path, the value found, the reason and the rule.
import { describe, expect, it } from 'vitest';
import { parseStrategy, STRATEGY_REASONS, type StrategyError } from '../../src/bots/strategy';
import { builtInWorld as world } from '../support/builtInWorld';
import { editJson } from '../support/packs/editJson';

const sound = {
  schema: 1,
  side: 'axis',
  name: { ja: '試し', en: 'A try' },
  note: 'Both languages',
  hands: [
    { turns: [1, 1], cards: ['axis-blitzkrieg-1', 'offensive', 'diplomacy'] },
    { turns: [2, 4], if: { control: 'paris', by: 'axis' }, cards: ['vichy'] },
    { cards: [] },
  ],
  development: [{ card: 'axis-sea-lion', if: { turns: [2, 12] } }, { card: 'offensive' }],
  diplomacy: [{ nation: 'IT' }, { nation: 'ES', if: { track: 'ES', atLeast: 1 } }],
  play: [
    { play: 'vichy', first: 'event', if: { all: [{ season: 'summer' }, { not: { units: 'DE', in: 'london' } }] } },
    { hold: 'supply', if: { spent: 'axis', atMost: 4 } },
    { hold: 'ambush', count: 1, if: { cardsLeft: 'allies' } },
    { noEvent: 'wolfpack', if: { any: [{ bases: 'axis', atLeast: 6.5 }, { played: 'allies-bombing-1' }] } },
  ],
};

type Edits = Readonly<Record<string, unknown>>;

const edited = (edits: Edits): unknown =>
  Object.entries(edits).reduce<unknown>((json, [path, value]) => editJson(json, path, value), sound);

function faultsOf(json: unknown): readonly StrategyError[] {
  const result = parseStrategy(world, json);
  return result.ok ? [] : result.error;
}

const error = (
  path: string,
  value: unknown,
  reason: StrategyError['reason'],
  details?: StrategyError['details'],
): StrategyError => ({ path, value, reason, rule: STRATEGY_REASONS[reason], ...(details && { details }) });

const deep = (levels: number): unknown => (levels === 0 ? { season: 'winter' } : { not: deep(levels - 1) });
const list = { expected: 'Array' };
const object = { expected: 'Object' };

/** What is broken, and the one error it gives. */
const broken: [string, Edits, StrategyError][] = [
  ['a schema of the future', { schema: 2 }, error('schema', 2, 'unknownValue', { expected: '1' })],
  ['no side', { side: undefined }, error('side', null, 'missing')],
  ['no such side', { side: 'both' }, error('side', 'both', 'unknownValue', { expected: '("axis" | "allies")' })],
  ['no name', { name: undefined }, error('name', null, 'missing')],
  ['a name of nothing', { name: '  ' }, error('name', '  ', 'emptyText')],
  ['a name in one language of two', { 'name.ja': undefined }, error('name.ja', null, 'missing')],
  ['a note that is a number', { note: 3 }, error('note', 3, 'wrongType', object)],
  ['a misspelt field', { developement: [] }, error('developement', [], 'unknownField')],
  ['a misspelt field further in', { 'hands[0].card': [] }, error('hands[0].card', [], 'unknownField')],
  ['hands that are no list', { hands: { 1: [] } }, error('hands', { 1: [] }, 'wrongType', list)],
  ['a hand that is no object', { 'hands[0]': ['vichy'] }, error('hands[0]', ['vichy'], 'wrongType', object)],
  ['a hand without cards', { 'hands[2].cards': undefined }, error('hands[2].cards', null, 'missing')],
  ['an unknown card', { 'hands[1].cards[0]': 'vichi' }, error('hands[1].cards[0]', 'vichi', 'unknownCard')],
  ['a card that is a number', { 'hands[1].cards[0]': 7 }, error('hands[1].cards[0]', 7, 'unknownCard')],
  [
    'a card of the other side',
    { 'play[1].hold': 'allies-supply-1' },
    error('play[1].hold', 'allies-supply-1', 'cardOfOtherSide'),
  ],
  [
    'an event of the other side',
    { 'hands[0].cards[1]': 'lendLease' },
    error('hands[0].cards[1]', 'lendLease', 'cardOfOtherSide'),
  ],
  [
    'a card wished for twice',
    { 'hands[0].cards': ['axis-blitzkrieg-1', 'axis-vichy', 'axis-blitzkrieg-1'] },
    error('hands[0].cards[2]', 'axis-blitzkrieg-1', 'duplicateCard'),
  ],
  [
    'more cards of a kind than there are',
    { 'hands[0].cards': ['supply', 'axis-supply-1', 'supply'] },
    error('hands[0].cards[2]', 'supply', 'tooManyOfKind'),
  ],
  [
    'a hand of turn 1 with a card that is not in the first deck',
    { 'hands[0].cards[2]': 'axis-supply-2' },
    error('hands[0].cards[2]', 'axis-supply-2', 'notInFirstDeck'),
  ],
  ['turn 13', { 'hands[1].turns': [2, 13] }, error('hands[1].turns[1]', 13, 'outOfRange', { max: 12 })],
  ['turn 0', { 'hands[0].turns': [0, 1] }, error('hands[0].turns[0]', 0, 'outOfRange', { min: 1 })],
  ['half a turn', { 'hands[1].turns': [2, 2.5] }, error('hands[1].turns[1]', 2.5, 'notWhole')],
  ['turns the wrong way round', { 'hands[1].turns': [4, 2] }, error('hands[1].turns', [4, 2], 'emptyRange')],
  [
    'a hand behind one that always applies',
    { 'hands[1].if': undefined, 'hands[2].turns': [3, 4] },
    error('hands[2]', { turns: [3, 4], cards: [] }, 'neverReached'),
  ],
  [
    'development of a card that starts developed',
    { 'development[0].card': 'axis-vichy' },
    error('development[0].card', 'axis-vichy', 'startsDeveloped'),
  ],
  [
    'development of a kind that starts developed',
    { 'development[1].card': 'vichy' },
    error('development[1].card', 'vichy', 'startsDeveloped'),
  ],
  [
    'development of the same card again',
    { 'development[0]': { card: 'offensive' } },
    error('development[1]', { card: 'offensive' }, 'neverReached'),
  ],
  ['an unknown nation', { 'diplomacy[0].nation': 'XX' }, error('diplomacy[0].nation', 'XX', 'unknownNation')],
  [
    'diplomacy with a nation that leans the other way',
    { 'diplomacy[0].nation': 'US' },
    error('diplomacy[0].nation', 'US', 'cannotNegotiate'),
  ],
  [
    'diplomacy with a nation at war',
    { 'diplomacy[0].nation': 'PL' },
    error('diplomacy[0].nation', 'PL', 'cannotNegotiate'),
  ],
  ['a rule of no kind', { 'play[1]': { keep: 'supply' } }, error('play[1]', { keep: 'supply' }, 'unknownForm')],
  ['a rule of two kinds', { 'play[1].play': 'vichy' }, error('play[1].hold', 'supply', 'severalForms')],
  [
    'a rule that plays neither event nor points first',
    { 'play[0].first': 'both' },
    error('play[0].first', 'both', 'unknownValue', { expected: '("event" | "points")' }),
  ],
  ['no cards held', { 'play[2].count': 0 }, error('play[2].count', 0, 'outOfRange', { min: 1 })],
  ['a Supply event given up', { 'play[3].noEvent': 'supply' }, error('play[3].noEvent', 'supply', 'eventHasNoChoice')],
  [
    'a rule for cards that are always held',
    { 'play[1].if': undefined, 'play[2]': { play: 'axis-supply-2' } },
    error('play[2]', { play: 'axis-supply-2' }, 'neverReached'),
  ],
  ['a condition that is a word', { 'play[1].if': 'always' }, error('play[1].if', 'always', 'wrongType', object)],
  ['a condition of no kind', { 'play[1].if': { round: 3 } }, error('play[1].if', { round: 3 }, 'unknownForm')],
  ['a condition of two kinds', { 'play[1].if.season': 'winter' }, error('play[1].if.spent', 'axis', 'severalForms')],
  ['an empty list of conditions', { 'play[3].if.any': [] }, error('play[3].if.any', [], 'emptyList')],
  [
    'an unknown area, deep in a condition',
    { 'play[0].if.all[1].not.in': 'paris2' },
    error('play[0].if.all[1].not.in', 'paris2', 'unknownArea'),
  ],
  ['control by nobody known', { 'hands[1].if.by': 'me' }, error('hands[1].if.by', 'me', 'unknownNation')],
  ['a nation without a track', { 'diplomacy[1].if.track': 'IT' }, error('diplomacy[1].if.track', 'IT', 'noTrack')],
  ['a negative number', { 'play[1].if.atMost': -1 }, error('play[1].if.atMost', -1, 'outOfRange', { min: 0 })],
  ['a third of a base', { 'play[3].if.any[0].atLeast': 6.3 }, error('play[3].if.any[0].atLeast', 6.3, 'notWhole')],
  [
    'bounds with nothing between',
    { 'play[1].if.atLeast': 5 },
    error('play[1].if', { spent: 'axis', atMost: 4, atLeast: 5 }, 'emptyRange'),
  ],
  [
    "the other side's hand",
    { 'play[2].if': { hand: 'lendLease' } },
    error('play[2].if.hand', 'lendLease', 'cardOfOtherSide'),
  ],
];

describe('a sound strategy', () => {
  it('is read, its texts in both languages', () => {
    const result = parseStrategy(world, sound);
    const note = { ja: 'Both languages', en: 'Both languages' };
    expect(result).toEqual({ ok: true, value: { ...sound, note } });
  });

  it('may leave its lists out, and is read again as it was', () => {
    const result = parseStrategy(world, { schema: 1, side: 'allies', name: 'Nothing' });
    const name = { ja: 'Nothing', en: 'Nothing' };
    const value = { schema: 1, side: 'allies', name, hands: [], development: [], diplomacy: [], play: [] };
    expect(result).toEqual({ ok: true, value });
    expect(parseStrategy(world, value)).toEqual(result);
  });
});

describe('a broken strategy', () => {
  it.each(broken)('%s', (_, edits, expected) => expect(faultsOf(edited(edits))).toEqual([expected]));

  it.each([
    ['nothing', undefined, error('', null, 'notJson')],
    ['what JSON cannot hold', 10n, error('', null, 'notJson')],
    ['a list', [], error('', [], 'wrongType', object)],
    ['conditions without end', { ...sound, play: [{ hold: 'supply', if: deep(40) }] }, error('', null, 'tooDeep')],
  ])('%s', (_, json, expected) => expect(faultsOf(json)).toEqual([expected]));

  it('is reported with all its faults at once', () => {
    const faults = faultsOf(edited({ schema: 3, 'hands[0].cards[0]': 'x', 'play[1].if.spent': 'XX', extra: 1 }));
    const found = faults.map(({ path, reason }) => `${path} ${reason}`).sort();
    expect(found).toEqual([
      'extra unknownField',
      'hands[0].cards[0] unknownCard',
      'play[1].if.spent unknownNation',
      'schema unknownValue',
    ]);
  });

  it('without a side is still checked in everything else', () => {
    const faults = faultsOf(edited({ side: 'x', 'hands[0].cards[0]': 'x', 'hands[0].cards[1]': 'lendLease' }));
    expect(faults.map(({ path }) => path)).toEqual(['side', 'hands[0].cards[0]']);
  });

  it('of every reason is tested here', () => {
    const tested = new Set([...broken.map(([, , { reason }]) => reason), 'notJson', 'tooDeep']);
    expect([...tested].sort()).toEqual(Object.keys(STRATEGY_REASONS).sort());
  });
});
