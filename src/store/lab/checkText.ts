// A card strategy as it is typed: read, checked against the pack, every fault with the line where it is.
import type { CardStrategy } from '../../bots/strategy/document';
import { parseStrategy } from '../../bots/strategy/parseStrategy';
import type { StrategyDetails, StrategyReason } from '../../bots/strategy/strategyError';
import { type RuleRef, SIDES, type Side, type World } from '../../engine';
import { fieldsOf } from '../fields';
import { type JsonFault, placeIn, readJson } from './jsonText';

export interface TextFault {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  /** Part of the document, empty for all of it and for text that is no JSON. */
  readonly path: string;
  /** What stands there. */
  readonly value: unknown;
  readonly reason: StrategyReason | JsonFault;
  readonly rule: RuleRef | null;
  readonly details?: StrategyDetails;
}

export interface Checked {
  /** null while anything is at fault. */
  readonly strategy: CardStrategy | null;
  /** In the order of the text. */
  readonly faults: readonly TextFault[];
  /** Whose it is and what it is called, as far as it can be read. */
  readonly side: Side | null;
  readonly names: World['names'] | null;
}

/** The nearest part around a path that stands in the text: a missing field has no place of its own. */
function offsetOf(places: ReadonlyMap<string, number>, path: string): number {
  for (let part = path; part !== ''; part = part.replace(/(\.?[^.[]+|\[\d+\])$/, '')) {
    const offset = places.get(part);
    if (offset !== undefined) return offset;
  }
  return places.get('') ?? 0;
}

function namesIn(document: unknown): World['names'] | null {
  const { name } = fieldsOf(document);
  if (typeof name === 'string') return { ja: name, en: name };
  const { ja, en } = fieldsOf(name);
  return typeof ja === 'string' && typeof en === 'string' ? { ja, en } : null;
}

const nothing: Checked = { strategy: null, faults: [], side: null, names: null };

/** A typed text as a strategy, or everything that is wrong with it. */
export function checkText(world: World, text: string): Checked {
  const read = readJson(text);
  if (!read.ok) {
    const { fault, offset } = read.error;
    const unread = { ...placeIn(text, offset), offset, path: '', value: null, reason: fault, rule: null };
    return { ...nothing, faults: [unread] };
  }
  const { value, places } = read.value;
  const side = SIDES.find((one) => one === fieldsOf(value)['side']) ?? null;
  const parsed = parseStrategy(world, value);
  const known = { side, names: namesIn(value) };
  if (parsed.ok) return { ...known, strategy: parsed.value, faults: [] };
  const faults = parsed.error.map((error): TextFault => {
    const offset = offsetOf(places, error.path);
    return { ...error, ...placeIn(text, offset), offset };
  });
  return { ...known, strategy: null, faults: faults.toSorted((a, b) => a.offset - b.offset) };
}
