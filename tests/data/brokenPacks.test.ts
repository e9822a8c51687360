// R19.1: every kind of fault in a data pack is reported with its path, the value found, the reason and the rule.
import { describe, expect, it } from 'vitest';
import { PACK_REASONS, type PackError } from '../../src/engine/pack/packError';
import { parsePack } from '../../src/engine/pack/parsePack';
import { editJson } from '../support/packs/editJson';
import { toyPack } from '../support/packs/toyPack';

const sound = toyPack({
  areas: {
    Berlin: 'land DE red',
    Warsaw: 'land PL black',
    East: 'land PL cede:SU',
    Baltic: 'sea',
    Atlantic: 'sea US us-track',
  },
  adjacency: 'Berlin-Warsaw-East Berlin-Baltic-Atlantic',
  setup: { Berlin: 'DE LF*2 AF FT', Warsaw: 'PL LF', Baltic: 'DE NF' },
  newWeapons: 'DE TF:heavy*2',
  cards: ['axis vichy 2', 'axis supply 3', 'allies supply 4 partisan=true', 'allies lendLease 2'],
  roles: { poland: 'PL', warsaw: 'Warsaw', usa: 'US', northAtlantic: 'Atlantic', seaLionTargets: ['East'] },
});

type Edits = Readonly<Record<string, unknown>>;

const edited = (edits: Edits): unknown =>
  Object.entries(edits).reduce<unknown>((json, [path, value]) => editJson(json, path, value), sound);

function faultsOf(json: unknown): readonly PackError[] {
  const result = parsePack(json);
  return result.ok ? [] : result.error;
}

const [berlin, , east] = sound.areas;
const [infantry, aircraft] = sound.counters;
const [vichy, supply] = sound.cards;

/** What is broken, and the one error it gives. */
const shapes: [string, Edits, PackError][] = [
  ['a missing table', { areas: undefined }, { path: 'areas', value: null, reason: 'missing', rule: 'R19.1' }],
  [
    'a table that is none',
    { cards: { a: 1 } },
    { path: 'cards', value: { a: 1 }, reason: 'wrongType', rule: 'R19.1', details: { expected: 'Array' } },
  ],
  [
    'a set-up that is a list',
    { setup: [] },
    { path: 'setup', value: [], reason: 'wrongType', rule: 'R19.1', details: { expected: 'Object' } },
  ],
  [
    'a set-up of one area that is no list',
    { 'setup.Warsaw': 3 },
    { path: 'setup.Warsaw', value: 3, reason: 'wrongType', rule: 'R19.1', details: { expected: 'Array' } },
  ],
  ['a table nobody knows', { optional: [1] }, { path: 'optional', value: [1], reason: 'unknownField', rule: 'R19.1' }],
  [
    'a missing field',
    { 'areas[1].base': undefined },
    { path: 'areas[1].base', value: null, reason: 'missing', rule: 'R3.1' },
  ],
  [
    'a field of the wrong type',
    { 'counters[0].attack': '3' },
    { path: 'counters[0].attack', value: '3', reason: 'wrongType', rule: 'R5.2', details: { expected: 'number' } },
  ],
  [
    'a field nobody knows',
    { 'areas[0].victorypoints': 2 },
    { path: 'areas[0].victorypoints', value: 2, reason: 'unknownField', rule: 'R19.1' },
  ],
  [
    'a field nobody knows that every object inherits',
    { 'areas[0].constructor': 2 },
    { path: 'areas[0].constructor', value: 2, reason: 'unknownField', rule: 'R19.1' },
  ],
  [
    'an unknown kind of area',
    { 'areas[0].kind': 'lake' },
    {
      path: 'areas[0].kind',
      value: 'lake',
      reason: 'unknownValue',
      rule: 'R2.1',
      details: { expected: '("land" | "sea")' },
    },
  ],
  [
    'an unknown colour of base',
    { 'areas[0].base': 'blue' },
    {
      path: 'areas[0].base',
      value: 'blue',
      reason: 'unknownValue',
      rule: 'R3.1',
      details: { expected: '("red" | "black" | "half" | "allies" | "us-track")' },
    },
  ],
  [
    'an unknown side',
    { 'nations[0].leaning': 'neutral' },
    {
      path: 'nations[0].leaning',
      value: 'neutral',
      reason: 'unknownValue',
      rule: 'R15.2',
      details: { expected: '("axis" | "allies")' },
    },
  ],
  [
    'an unknown unit type',
    { 'counters[5].type': 'BB' },
    {
      path: 'counters[5].type',
      value: 'BB',
      reason: 'unknownValue',
      rule: 'R5.1',
      details: {
        expected: '("LF" | "GF" | "SA" | "TF" | "AB" | "FT" | "AF" | "NF" | "CV" | "CVE" | "SS")',
      },
    },
  ],
  [
    'a negative rating',
    { 'counters[0].movement': -1 },
    { path: 'counters[0].movement', value: -1, reason: 'outOfRange', rule: 'R5.2', details: { min: 0 } },
  ],
  [
    'an attack rating no die can miss',
    { 'counters[0].attack': 7 },
    { path: 'counters[0].attack', value: 7, reason: 'outOfRange', rule: 'R5.2', details: { max: 6 } },
  ],
  [
    'a unit without durability',
    { 'counters[0].durability': 0 },
    { path: 'counters[0].durability', value: 0, reason: 'outOfRange', rule: 'R5.2', details: { min: 1 } },
  ],
  [
    'half a counter',
    { 'counters[0].count': 2.5 },
    { path: 'counters[0].count', value: 2.5, reason: 'notWhole', rule: 'R5.2' },
  ],
  [
    'nothing set up',
    { 'setup.Berlin[0].count': 0 },
    { path: 'setup.Berlin[0].count', value: 0, reason: 'outOfRange', rule: 'R5.2', details: { min: 1 } },
  ],
  [
    'a card of value 5',
    { 'cards[1].value': 5 },
    { path: 'cards[1].value', value: 5, reason: 'outOfRange', rule: 'R6.3', details: { max: 4 } },
  ],
  [
    'an unknown event',
    { 'cards[0].event': 'peace' },
    {
      path: 'cards[0].event',
      value: 'peace',
      reason: 'unknownValue',
      rule: 'R18.2',
      details: {
        expected:
          '("offensive" | "supply" | "ambush" | "diplomacy" | "development" | "vichy" | "wolfpack" | "newWeapons" | "seaLion" | "lendLease" | "strategicBombing" | "amphibious")',
      },
    },
  ],
  [
    'an event without its figure',
    { 'cards[3].params.toPool': undefined },
    { path: 'cards[3].params.toPool', value: null, reason: 'missing', rule: 'R18.2' },
  ],
  [
    'an event without figures at all',
    { 'cards[3].params': undefined },
    { path: 'cards[3].params', value: null, reason: 'missing', rule: 'R18.2' },
  ],
  [
    'an event with a figure too many',
    { 'cards[0].params.groups': 1 },
    { path: 'cards[0].params.groups', value: 1, reason: 'unknownField', rule: 'R18.2' },
  ],
  [
    'an id with a blank',
    { 'cards[0].id': 'Vichy France' },
    {
      path: 'cards[0].id',
      value: 'Vichy France',
      reason: 'badId',
      rule: 'R19.1',
      details: { expected: '/^[A-Za-z][A-Za-z0-9-]*$/' },
    },
  ],
  [
    'a text in one language only',
    { 'cards[0].textEn': ' ' },
    { path: 'cards[0].textEn', value: ' ', reason: 'emptyText', rule: 'R19.1' },
  ],
  [
    'a border of one area',
    { 'adjacency[0]': ['Berlin'] },
    { path: 'adjacency[0][1]', value: null, reason: 'missing', rule: 'R2.2' },
  ],
  [
    'a border of three areas',
    { 'adjacency[0]': ['Berlin', 'Warsaw', 'East'] },
    { path: 'adjacency[0][2]', value: 'East', reason: 'unknownField', rule: 'R2.2' },
  ],
];

const figures: [string, Edits, PackError][] = [
  [
    'sudden death for both sides at once',
    { 'pack.victory.alliesSudden': 99 },
    {
      path: 'pack.victory',
      value: { ...sound.pack.victory, alliesSudden: 99 },
      reason: 'suddenDeathOverlap',
      rule: 'R1.2',
    },
  ],
  [
    'an area twice',
    { 'areas[5]': berlin },
    { path: 'areas[5].id', value: 'Berlin', reason: 'duplicateArea', rule: 'R2.1', details: { first: 'areas[0]' } },
  ],
  [
    'an area named like a pool',
    { 'areas[5]': { ...berlin, id: 'removed' }, 'adjacency[4]': ['removed', 'Berlin'] },
    { path: 'areas[5].id', value: 'removed', reason: 'reservedId', rule: 'R5.3' },
  ],
  [
    'an unknown home nation',
    { 'areas[0].home': 'XX' },
    { path: 'areas[0].home', value: 'XX', reason: 'homeUnknown', rule: 'R2.1' },
  ],
  [
    'an unknown heir',
    { 'areas[2].surrenderHome': 'XX' },
    { path: 'areas[2].surrenderHome', value: 'XX', reason: 'surrenderHomeUnknown', rule: 'R16.1' },
  ],
  [
    'an heir where nobody surrenders',
    { 'areas[0].surrenderHome': 'SU' },
    { path: 'areas[0].surrenderHome', value: 'SU', reason: 'surrenderHomeMisplaced', rule: 'R16.1' },
  ],
  [
    'a coloured base at sea',
    { 'areas[3].base': 'half' },
    { path: 'areas[3].base', value: 'half', reason: 'baseNotAtSea', rule: 'R3.1' },
  ],
  [
    'the American bases on land',
    { 'areas[1].base': 'us-track', 'areas[1].home': 'US', 'roles.warsaw': null },
    { path: 'areas[1].base', value: 'us-track', reason: 'baseOnlyAtSea', rule: 'R2.3' },
  ],
  [
    'bases per step of a track that does not exist',
    { 'nations[3].track': null },
    { path: 'areas[4].base', value: 'us-track', reason: 'trackBaseWithoutTrack', rule: 'R2.3' },
  ],
  [
    'points of no base',
    { 'areas[2].victoryPoints': 2 },
    { path: 'areas[2].victoryPoints', value: 2, reason: 'pointsWithoutBase', rule: 'R1.4' },
  ],
  [
    'a border with an unknown area',
    { 'adjacency[4]': ['Berlin', 'Paris'] },
    { path: 'adjacency[4][1]', value: 'Paris', reason: 'areaUnknown', rule: 'R2.2' },
  ],
  [
    'an area next to itself',
    { 'adjacency[4]': ['East', 'East'] },
    { path: 'adjacency[4]', value: ['East', 'East'], reason: 'adjacentToItself', rule: 'R2.2' },
  ],
  [
    'a border twice, the other way round',
    { 'adjacency[4]': ['Warsaw', 'Berlin'] },
    {
      path: 'adjacency[4]',
      value: ['Warsaw', 'Berlin'],
      reason: 'adjacentTwice',
      rule: 'R2.2',
      details: { first: 'adjacency[0]' },
    },
  ],
  [
    'an area without borders',
    { 'areas[5]': { ...east, id: 'Malta' } },
    { path: 'areas[5].id', value: 'Malta', reason: 'areaIsolated', rule: 'R2.2' },
  ],
  [
    'a nation twice',
    { 'nations[4]': sound.nations[0] },
    { path: 'nations[4].id', value: 'DE', reason: 'duplicateNation', rule: 'R15.1', details: { first: 'nations[0]' } },
  ],
  [
    'an entry track of a nation at war',
    { 'nations[0].track': 2 },
    { path: 'nations[0].track', value: 2, reason: 'trackOfBelligerent', rule: 'R15.4', details: { side: 'axis' } },
  ],
  [
    'equal counters on two lines',
    { 'counters[6]': infantry },
    {
      path: 'counters[6]',
      value: infantry,
      reason: 'duplicateCounters',
      rule: 'R5.2',
      details: { first: 'counters[0]' },
    },
  ],
  [
    'counters of an unknown nation',
    { 'counters[6]': { ...infantry, nation: 'XX' } },
    { path: 'counters[6].nation', value: 'XX', reason: 'counterNationUnknown', rule: 'R5.2' },
  ],
  [
    'more new weapons than counters',
    { 'counters[5].newWeapons': 3 },
    {
      path: 'counters[5].newWeapons',
      value: 3,
      reason: 'newWeaponsExceedCount',
      rule: 'R5.3',
      details: { need: 3, have: 2 },
    },
  ],
  [
    'a fortress that moves',
    { 'counters[2].movement': 1 },
    { path: 'counters[2].movement', value: 1, reason: 'fortressMoves', rule: 'R5.4' },
  ],
  [
    'infantry with an air rating',
    { 'counters[0].air': 2 },
    { path: 'counters[0].air', value: 2, reason: 'airRatingForbidden', rule: 'R5.7' },
  ],
  [
    'aircraft without an air rating',
    { 'counters[1].air': 0 },
    { path: 'counters[1].air', value: 0, reason: 'airRatingMissing', rule: 'R11.2' },
  ],
  [
    'aircraft that attack like an army',
    { 'counters[6]': { ...aircraft, model: 'dive', attack: 3 } },
    { path: 'counters[6].attack', value: 3, reason: 'airUnitAttacks', rule: 'R9.6' },
  ],
  [
    'a set-up in an unknown area',
    { 'setup.Paris': [] },
    { path: 'setup.Paris', value: 'Paris', reason: 'setupAreaUnknown', rule: 'R2.1' },
  ],
  [
    'a set-up of an unknown nation',
    { 'setup.Warsaw[0].nation': 'XX' },
    { path: 'setup.Warsaw[0].nation', value: 'XX', reason: 'setupNationUnknown', rule: 'R15.1' },
  ],
  [
    'a set-up of counters that do not exist',
    { 'setup.Berlin[0].model': 'elite' },
    { path: 'setup.Berlin[0]', value: 'DE-LF-elite', reason: 'setupCounterUnknown', rule: 'R5.2' },
  ],
  [
    'a set-up of more counters than there are',
    { 'setup.Warsaw[1]': { nation: 'DE', type: 'LF', count: 1 } },
    {
      path: 'setup.Warsaw[1].count',
      value: 1,
      reason: 'setupExceedsCounters',
      rule: 'R5.2',
      details: { need: 3, have: 2 },
    },
  ],
  [
    'a set-up of new weapons',
    { 'setup.Warsaw[1]': { nation: 'DE', type: 'TF', model: 'heavy', count: 1 } },
    {
      path: 'setup.Warsaw[1].count',
      value: 1,
      reason: 'setupTakesNewWeapons',
      rule: 'R5.6',
      details: { need: 1, have: 0 },
    },
  ],
  [
    'ships inland',
    { 'setup.Baltic': [], 'setup.East': [{ nation: 'DE', type: 'NF', count: 1 }] },
    { path: 'setup.East[0].type', value: 'NF', reason: 'navalInland', rule: 'R8.5' },
  ],
  [
    'aircraft set up at sea',
    { 'setup.Berlin[1]': undefined, 'setup.Baltic[1]': { nation: 'DE', type: 'AF', count: 1 } },
    { path: 'setup.Baltic[1].type', value: 'AF', reason: 'landUnitAtSea', rule: 'R8.8' },
  ],
  [
    'two fortresses of a nation in an area',
    { 'counters[2].count': 2, 'setup.Berlin[2].count': 2 },
    { path: 'setup.Berlin[2].count', value: 2, reason: 'fortressTwice', rule: 'R12.6' },
  ],
  [
    'a card twice',
    { 'cards[1]': { ...supply, id: vichy?.id } },
    {
      path: 'cards[1].id',
      value: 'axis-vichy-1',
      reason: 'duplicateCard',
      rule: 'R19.1',
      details: { first: 'cards[0]' },
    },
  ],
  [
    'a card too few',
    { 'cards[1]': undefined },
    {
      path: 'cards',
      value: 1,
      reason: 'wrongNumberOfCards',
      rule: 'R19.1',
      details: { side: 'axis', need: 2, have: 1 },
    },
  ],
  [
    'an axis event of the allies',
    { 'cards[3].event': 'vichy', 'cards[3].params': {} },
    {
      path: 'cards[3].event',
      value: 'vichy',
      reason: 'eventOfOtherSide',
      rule: 'R16.3',
      details: { side: 'axis' },
    },
  ],
  [
    'an allied event of the axis',
    { 'cards[0].event': 'strategicBombing', 'cards[0].params': { targets: 1 } },
    {
      path: 'cards[0].event',
      value: 'strategicBombing',
      reason: 'eventOfOtherSide',
      rule: 'R17.2',
      details: { side: 'allies' },
    },
  ],
  [
    'partisans of the axis',
    { 'cards[1].params.partisan': true },
    {
      path: 'cards[1].params.partisan',
      value: true,
      reason: 'partisanOfAxis',
      rule: 'R17.3',
      details: { side: 'allies' },
    },
  ],
  [
    'a role of an unknown area',
    { 'roles.berlin': 'Bonn' },
    { path: 'roles.berlin', value: 'Bonn', reason: 'roleAreaUnknown', rule: 'R19.1' },
  ],
  [
    'a landing in an unknown area',
    { 'roles.seaLionTargets[1]': 'London' },
    { path: 'roles.seaLionTargets[1]', value: 'London', reason: 'roleAreaUnknown', rule: 'R19.1' },
  ],
  [
    'a role of an unknown nation',
    { 'roles.ussr': 'XX' },
    { path: 'roles.ussr', value: 'XX', reason: 'roleNationUnknown', rule: 'R19.1' },
  ],
  [
    'a capital at sea',
    { 'roles.berlin': 'Baltic' },
    { path: 'roles.berlin', value: 'Baltic', reason: 'roleWrongKind', rule: 'R19.1', details: { expected: 'land' } },
  ],
  [
    'a landing at sea',
    { 'roles.seaLionTargets[0]': 'Baltic' },
    {
      path: 'roles.seaLionTargets[0]',
      value: 'Baltic',
      reason: 'roleWrongKind',
      rule: 'R19.1',
      details: { expected: 'land' },
    },
  ],
  [
    'a capital abroad',
    { 'roles.warsaw': 'Berlin' },
    { path: 'roles.warsaw', value: 'Berlin', reason: 'roleNotAtHome', rule: 'R2.1', details: { expected: 'PL' } },
  ],
];

describe('R19.1 a broken pack gives path, value, reason and rule', () => {
  it('the pack that is broken below is sound', () => expect(faultsOf(sound)).toEqual([]));

  it.each(shapes)('shape: %s', (_, edits, error) => expect(faultsOf(edited(edits))).toEqual([error]));

  it.each(figures)('figures: %s', (_, edits, error) => expect(faultsOf(edited(edits))).toEqual([error]));

  it('a map in two pieces: each area that cannot be reached', () => {
    const piece = { path: 'areas[3].id', value: 'Baltic', reason: 'mapDisconnected', rule: 'R2.2' };
    expect(faultsOf(edited({ 'adjacency[2]': ['Warsaw', 'East'], 'adjacency[1]': undefined }))).toEqual([
      piece,
      { ...piece, path: 'areas[4].id', value: 'Atlantic' },
    ]);
  });

  it('other than 16 cards a side where the pack names no number', () => {
    const error = { path: 'cards', value: 2, reason: 'wrongNumberOfCards', rule: 'R19.1' };
    expect(faultsOf(edited({ 'pack.cardsPerSide': undefined }))).toEqual([
      { ...error, details: { side: 'axis', need: 16, have: 2 } },
      { ...error, details: { side: 'allies', need: 16, have: 2 } },
    ]);
  });

  it('a map without areas', () => {
    const empty = { areas: [], adjacency: [], setup: {}, 'roles.warsaw': null, 'roles.northAtlantic': null };
    expect(faultsOf(edited({ ...empty, 'roles.seaLionTargets': [] }))).toEqual([
      { path: 'areas', value: [], reason: 'noAreas', rule: 'R2.1' },
    ]);
  });

  it.each<[string, unknown, PackError]>([
    ['null', null, { path: '', value: null, reason: 'wrongType', rule: 'R19.1', details: { expected: 'Object' } }],
    ['a list', [1], { path: '', value: [1], reason: 'wrongType', rule: 'R19.1', details: { expected: 'Object' } }],
    ['nothing', undefined, { path: '', value: null, reason: 'notJson', rule: 'R19.1' }],
    ['a function', () => 1, { path: '', value: null, reason: 'notJson', rule: 'R19.1' }],
    ['a bigint', { pack: 1n }, { path: '', value: null, reason: 'notJson', rule: 'R19.1' }],
  ])('no pack at all: %s', (_, json, error) => expect(faultsOf(json)).toEqual([error]));

  it('a ring of references is no JSON', () => {
    const ring: Record<string, unknown> = {};
    ring['pack'] = ring;
    expect(faultsOf(ring)).toEqual([{ path: '', value: null, reason: 'notJson', rule: 'R19.1' }]);
  });

  it('every reason there is, is tested', () => {
    const tested = [...shapes, ...figures].map(([, , { reason }]) => reason);
    expect([...new Set([...tested, 'mapDisconnected', 'noAreas', 'notJson'])].sort()).toEqual(
      Object.keys(PACK_REASONS).sort(),
    );
  });
});

describe('R19.1 all errors at once', () => {
  it('faults of shape and of figures, in every table', () => {
    const faults = faultsOf(
      edited({
        'pack.turns': 0,
        'areas[0].kind': 'lake',
        'areas[1].home': 'XX',
        'nations[1].start': 'maybe',
        'counters[0].attack': 9,
        'counters[0].movement': 'two',
        'setup.Nowhere': [{}],
        'cards[0].value': 1,
        'roles.paris': 'Lutetia',
      }),
    );
    expect(faults.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'pack.turns outOfRange',
      'areas[0].kind unknownValue',
      'nations[1].start unknownValue',
      'counters[0].attack outOfRange',
      'counters[0].movement wrongType',
      'setup.Nowhere[0].nation missing',
      'setup.Nowhere[0].type missing',
      'setup.Nowhere[0].count missing',
      'cards[0].value outOfRange',
      'areas[1].home homeUnknown',
      'setup.Nowhere setupAreaUnknown',
      'roles.warsaw roleNotAtHome',
      'roles.paris roleAreaUnknown',
    ]);
  });

  it('a card with a broken value still has its event checked', () => {
    const faults = faultsOf(edited({ 'cards[3].value': 9, 'cards[3].params': { toMap: 0, toPools: 1 } }));
    expect(faults.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'cards[3].value outOfRange',
      'cards[3].params.toPool missing',
      'cards[3].params.toPools unknownField',
    ]);
  });

  it('one fault is not reported again by what refers to it', () => {
    expect(faultsOf(edited({ 'nations[0].start': 'maybe' })).map(({ path }) => path)).toEqual(['nations[0].start']);
    expect(faultsOf(edited({ 'areas[0].base': 1 })).map(({ path }) => path)).toEqual(['areas[0].base']);
    expect(faultsOf(edited({ nations: undefined })).map(({ path }) => path)).toEqual(['nations']);
  });
});
