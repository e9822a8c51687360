// What players prefer, kept apart from the games.
import { fieldsOf } from './fields';
import type { AmbushInstruction, Preferences } from './tableState';

export const defaultPreferences: Preferences = {
  language: 'ja',
  ambush: { axis: 'ask', allies: 'ask' },
  counterSize: 36,
};

const smallest = 28;
const largest = 56;

/** Width of a counter within its bounds. */
export const counterSizeWithin = (size: number): number => Math.min(largest, Math.max(smallest, Math.round(size)));

const instruction = (stored: unknown): AmbushInstruction => (stored === 'never' ? 'never' : 'ask');

/** Preferences from storage; whatever is missing or unknown there is the default. */
export function readPreferences(stored: unknown): Preferences {
  const fields = fieldsOf(stored);
  const ambush = fieldsOf(fields['ambush']);
  const size = fields['counterSize'];
  return {
    language: fields['language'] === 'en' ? 'en' : defaultPreferences.language,
    ambush: { axis: instruction(ambush['axis']), allies: instruction(ambush['allies']) },
    counterSize: typeof size === 'number' ? counterSizeWithin(size) : defaultPreferences.counterSize,
  };
}
