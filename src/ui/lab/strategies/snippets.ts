// Pieces of a strategy to be put into its text, and the strategy that a new one begins as.
import type { Side } from '../../../engine';
import type { LabWords } from '../../i18n/labWords';

export type Snippet = keyof LabWords['strategies']['snippets'];

export const snippetTexts: Readonly<Record<Snippet, string>> = {
  hand: '{"turns": [2, 4], "cards": ["offensive", "supply"]}',
  development: '{"card": "development"}',
  diplomacy: '{"nation": "IT"}',
  play: '{"play": "supply", "first": "event", "if": {"spent": "axis", "atLeast": 5}}',
  hold: '{"hold": "ambush", "count": 1}',
  noEvent: '{"noEvent": "diplomacy"}',
  turns: '"if": {"turns": [1, 4]}',
  control: '"if": {"control": "paris", "by": "axis"}',
  nation: '"if": {"nation": "FR", "is": "allies"}',
  count: '"if": {"spent": "axis", "atLeast": 5}',
  units: '"if": {"units": "GB", "in": "egypt", "atLeast": 3}',
  all: '"if": {"all": [{"season": "summer"}, {"turns": [3, 8]}]}',
  any: '"if": {"any": [{"season": "winter"}, {"cardsLeft": "allies", "atMost": 1}]}',
  not: '"if": {"not": {"control": "paris", "by": "axis"}}',
};

/** The text of a new strategy: sound, and short enough to be changed. */
export const freshText = (side: Side, name: string): string => `{
  "schema": 1,
  "side": "${side}",
  "name": ${JSON.stringify(name)},
  "hands": [
    {"cards": ["offensive", "supply", "diplomacy", "development"]}
  ],
  "development": [],
  "diplomacy": [],
  "play": [
    {"hold": "supply", "if": {"spent": "${side}", "atMost": 4}}
  ]
}
`;

/** A text with its document renamed; as it is when it cannot be read. */
export function renamedText(text: string, name: string): string {
  return text.replace(/"name"\s*:\s*("(?:[^"\\]|\\.)*"|\{[^{}]*\})/, () => `"name": ${JSON.stringify(name)}`);
}
