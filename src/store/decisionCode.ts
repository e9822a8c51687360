// Decisions as short lists of small numbers: the place of a unit, area, card or nation in the pack stands for its id.
import type { Decision, DecisionType, Recorded, World } from '../engine';

/** What stands in a field of a decision: an id of the pack, a list of them, or one of a few words. */
type Kind = 'unit' | 'units' | 'area' | 'areas' | 'areaOrPool' | 'card' | 'cards' | 'nation' | readonly string[];

/** Every kind of decision with its fields, in an order that never changes: their places are what a code is made of. */
const shapes: readonly (readonly [DecisionType, Readonly<Record<string, Kind>>])[] = [
  ['chooseHand', { cards: 'cards' }],
  ['playCard', { card: 'card', first: ['event', 'points'] }],
  ['useAmbushPoints', {}],
  ['pass', {}],
  ['done', {}],
  ['move', { group: 'units', path: 'areas' }],
  ['attack', { group: 'units' }],
  ['airMove', { group: 'units', to: 'area' }],
  ['airAttack', { group: 'units', area: 'area' }],
  ['mobilize', { unit: 'unit', path: 'areas' }],
  ['setController', { area: 'area', nation: 'nation' }],
  ['ambush', { card: 'card' }],
  ['decline', {}],
  ['damage', { unit: 'unit' }],
  ['retreat', { unit: 'unit', to: 'areaOrPool' }],
  ['sendToPool', { units: 'units' }],
  ['recover', { units: 'units' }],
  ['negotiate', { nation: 'nation', move: ['join', 'forward', 'back', 'return'] }],
  ['develop', { card: 'card' }],
  ['proclaimVichy', {}],
  ['deploy', { unit: 'unit', path: 'areas' }],
  ['release', { unit: 'unit' }],
  ['raid', { group: 'units' }],
  ['bomb', { group: 'units', area: 'area' }],
  ['placePartisan', { unit: 'unit' }],
  ['drop', { unit: 'unit', to: 'area' }],
];

/** Ids in the order of the pack, by what they name. */
function tablesOf({ units, areas, cards, nations }: World) {
  const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);
  const [unit, area, card, nation] = [units, areas, cards, nations].map(ids);
  return { unit, units: unit, area, areas: area, areaOrPool: ['forcePool', ...ids(areas)], card, cards: card, nation };
}

type Tables = ReturnType<typeof tablesOf>;

const tableOf = (tables: Tables, kind: Kind): readonly string[] =>
  typeof kind === 'string' ? (tables[kind] ?? []) : kind;
const isList = (kind: Kind): boolean => kind === 'units' || kind === 'areas' || kind === 'cards';

/** A number of up to 21 bits in one to three bytes. */
const bytesOf = (value: number): number[] => (value < 128 ? [value] : [128 | (value & 127), ...bytesOf(value >> 7)]);

const axisBit = 32;

function writeField(tables: Tables, kind: Kind, value: unknown): number[] {
  const table = tableOf(tables, kind);
  const place = (id: unknown): number[] => bytesOf(table.indexOf(String(id)));
  return Array.isArray(value) ? [...bytesOf(value.length), ...value.flatMap(place)] : place(value);
}

/** Decisions as bytes. */
export function writeDecisions(world: World, decisions: readonly Recorded[]): number[] {
  const tables = tablesOf(world);
  return decisions.flatMap(({ side, decision }) => {
    const index = shapes.findIndex(([type]) => type === decision.type);
    const values = new Map(Object.entries(decision));
    const fields = Object.entries(shapes[index]?.[1] ?? {});
    const written = fields.flatMap(([name, kind]) => writeField(tables, kind, values.get(name)));
    return [index | (side === 'axis' ? axisBit : 0), ...written];
  });
}

/** Reads numbers one after the other. Throws at the end of the bytes. */
function reader(bytes: Uint8Array) {
  let at = 0;
  const byte = (): number => {
    const value = bytes[at];
    if (value === undefined) throw new RangeError('the code ends too early');
    at += 1;
    return value;
  };
  const number = (): number => {
    const low = byte();
    return low < 128 ? low : (low & 127) | (number() << 7);
  };
  return { number, isAtEnd: () => at >= bytes.length };
}

type Reader = ReturnType<typeof reader>;

function readField(tables: Tables, kind: Kind, { number }: Reader): string | string[] {
  const table = tableOf(tables, kind);
  const id = (): string => {
    const found = table[number()];
    if (found === undefined) throw new RangeError('the code names what the pack does not have');
    return found;
  };
  return isList(kind) ? Array.from({ length: number() }, id) : id();
}

function readDecision(tables: Tables, bytes: Reader): Recorded {
  const mark = bytes.number();
  const shape = shapes[mark & (axisBit - 1)];
  if (!shape) throw new RangeError('the code has an unknown decision');
  const [type, fields] = shape;
  const read = Object.entries(fields).map(([name, kind]) => [name, readField(tables, kind, bytes)] as const);
  const decision = { type, ...Object.fromEntries(read) } as unknown as Decision; // judged when it is played
  return { side: mark & axisBit ? 'axis' : 'allies', decision };
}

/** Decisions from bytes. Throws a RangeError when they are no such code. */
export function readDecisions(world: World, bytes: Uint8Array): Recorded[] {
  const tables = tablesOf(world);
  const from = reader(bytes);
  const decisions: Recorded[] = [];
  while (!from.isAtEnd()) decisions.push(readDecision(tables, from));
  return decisions;
}
