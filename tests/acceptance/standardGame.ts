// The main line played on the built-in pack, and lines that leave it.
import { builtInPack } from '../../src/data/pack';
import { type LogEntry, parsePack, type World } from '../../src/engine';
import type { Game } from '../support/game';
import { unit } from '../support/packs/ids';
import { type Played, playChapters, playLine, upTo } from './line';
import { type ChapterName, mainLine } from './mainLine';
import type { Step } from './notation';

function parsed(json: unknown): World {
  const result = parsePack(json);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const world = parsed(builtInPack);

/** The chapters of the main line as far as it can be played, and why no further. */
function playMainLine(): { played: ReadonlyMap<string, Played>; fault: unknown } {
  const played = new Map<string, Played>();
  try {
    for (const [name, chapter] of playChapters(world, mainLine)) played.set(name, chapter);
  } catch (fault) {
    return { played, fault };
  }
  return { played, fault: null };
}

const { played, fault } = playMainLine();

/** A chapter of the main line. */
export function chapter(name: ChapterName): Played {
  const found = played.get(name);
  if (!found) throw fault;
  return found;
}

/** Facts of a kind in all chapters of a turn. */
export const factsOfTurn = <T extends LogEntry['type']>(turn: number, type: T) =>
  [...played].flatMap(([name, { after }]) => (name.startsWith(`T${turn} `) ? after.logged(type) : []));

/** A line that leaves the main line after a chapter, played from the first decision of the game. */
export function leaving(after: ChapterName, ...steps: Step[]): Played {
  const found = playLine(world, { ...upTo(mainLine, after), 'another line': steps }).get('another line');
  if (!found) throw new Error('the other line was not played');
  return found;
}

/** Types of the units, each once, sorted. */
export const typesOf = (units: readonly string[]): string[] =>
  [...new Set(units.map((id) => world.unitById[unit(id)]?.type ?? 'unknown'))].sort();

/** Events of the cards played in a chapter. */
export const eventsPlayed = (game: Game): string[] =>
  game.logged('cardPlayed').map(({ card }) => world.cardById[card]?.event ?? 'unknown');

/** Units in an area. */
export const unitsIn = (game: Game, place: string): string[] =>
  Object.entries(game.state.occupants).flatMap(([area, units]) => (area === place ? units : []));
