// What the main line decides, the table can offer: every decision is among the options for the units it names.
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/engine';
import type { Game } from '../support/game';
import { type ChapterName, mainLine } from './mainLine';
import { chapter } from './standardGame';

/** Units a player selects to be offered the decision. */
function selectionFor(decision: Decision): readonly string[] {
  if ('group' in decision) return decision.group;
  if (decision.type === 'recover') return decision.units;
  return decision.type === 'mobilize' || decision.type === 'release' ? [decision.unit] : [];
}

/** A decision without the way it takes, which the player may choose (R8, R12.4). */
const endOf = (decision: Decision): unknown =>
  'path' in decision ? { ...decision, path: decision.path.at(-1) } : decision;

function missingOffers(name: ChapterName): Decision[] {
  let game: Game = chapter(name).before;
  const missing: Decision[] = [];
  for (const { side, decision } of mainLine[name]) {
    const offered = game.options(selectionFor(decision)).map((option) => JSON.stringify(endOf(option.decision)));
    if (!offered.includes(JSON.stringify(endOf(decision)))) missing.push(decision);
    game = game.decide(side, decision);
  }
  return missing;
}

describe('R20 the main line', () => {
  const names = Object.keys(mainLine) as ChapterName[];

  it.each(names.filter((name) => !name.endsWith('hands')))('R20 %s: every decision is on offer', (name) => {
    expect(mainLine[name].length).toBeGreaterThan(0);
    expect(missingOffers(name)).toEqual([]);
  });
});
