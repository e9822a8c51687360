// What players prefer, kept apart from the games.
import type { AreaId } from '../engine';
import { fieldsOf } from './fields';
import type { AmbushInstruction, Preferences } from './tableState';
import { WARNING_KINDS, type WarningKind } from './warnings/warning';

const asking: AmbushInstruction = { mode: 'ask', areas: [] };

const everyWarning = (on: (kind: WarningKind) => boolean): Preferences['warnings'] =>
  Object.fromEntries(WARNING_KINDS.map((kind) => [kind, on(kind)])) as Record<WarningKind, boolean>;

export const defaultPreferences: Preferences = {
  language: 'ja',
  ambush: { axis: asking, allies: asking },
  counterSize: 36,
  warnings: everyWarning(() => true),
  speed: 'normal',
  table: 'dark',
  motion: 'auto',
  guide: true,
};

const smallest = 28;
const largest = 56;

/** Width of a counter within its bounds. */
export const counterSizeWithin = (size: number): number => Math.min(largest, Math.max(smallest, Math.round(size)));

/** The stored choice if it is one of them, else the first. */
const oneOf = <T extends string>(choices: readonly [T, ...T[]], stored: unknown): T =>
  choices.find((choice) => choice === stored) ?? choices[0];

/** An instruction as it is stored now, or as a single word, as it was before it could name areas. */
function instruction(stored: unknown): AmbushInstruction {
  const { mode, areas } = fieldsOf(stored);
  const named = Array.isArray(areas) ? areas.filter((area): area is AreaId => typeof area === 'string') : [];
  return { mode: oneOf(['ask', 'onlyHere', 'never'], typeof stored === 'string' ? stored : mode), areas: named };
}

const size = (stored: unknown): number =>
  typeof stored === 'number' ? counterSizeWithin(stored) : defaultPreferences.counterSize;

/** Preferences from storage; whatever is missing or unknown there is the default. */
export function readPreferences(stored: unknown): Preferences {
  const fields = fieldsOf(stored);
  const ambush = fieldsOf(fields['ambush']);
  const warnings = fieldsOf(fields['warnings']);
  return {
    language: oneOf(['ja', 'en'], fields['language']),
    ambush: { axis: instruction(ambush['axis']), allies: instruction(ambush['allies']) },
    counterSize: size(fields['counterSize']),
    warnings: everyWarning((kind) => warnings[kind] !== false),
    speed: oneOf(['normal', 'slow', 'fast', 'off'], fields['speed']),
    table: oneOf(['dark', 'light'], fields['table']),
    motion: oneOf(['auto', 'reduced'], fields['motion']),
    guide: fields['guide'] !== false,
  };
}
