// From what somebody has put together in the lab to a plan that can be played.
import type { BotKind, BotSetup } from '../../bots';
import { type BySide, plainTimeline, type Recorded, readSave, type Save, type Side, type World } from '../../engine';
import type { Plan } from '../../lab/plan';
import type { Strategy } from './library';

export interface SeatDraft {
  readonly bot: BotKind;
  /** Id of a strategy in the library; null without one. */
  readonly strategy: string | null;
}

export interface LineDraft {
  readonly name: string;
  readonly players: BySide<SeatDraft>;
  /** Decided first, by the side that is asked in the starting position. */
  readonly opening: readonly Recorded[];
}

export interface PlanDraft {
  readonly games: number;
  readonly seed: number;
  readonly lines: readonly LineDraft[];
  readonly from: Save | null;
  /** Who looks at the position: the other hand is dealt anew in each game. null: hands are as they are. */
  readonly viewer: Side | null;
}

function setupOf({ bot, strategy }: SeatDraft, library: readonly Strategy[]): BotSetup {
  return { bot, strategy: library.find(({ id }) => id === strategy)?.strategy ?? null };
}

/** A plan with the strategies of a library as they are now. */
export function planOf({ games, seed, lines, from, viewer }: PlanDraft, library: readonly Strategy[]): Plan {
  return {
    games,
    seed,
    from: from && { ...from, timeline: plainTimeline(from.decisions.length) },
    ...(from && viewer && { viewer }),
    lines: lines.map(({ name, players, opening }) => ({
      name,
      opening,
      players: { axis: setupOf(players.axis, library), allies: setupOf(players.allies, library) },
    })),
  };
}

/** A starting position from the text of a game; null when it cannot be read or is over. */
export function startingFrom(world: World, text: string | null): Save | null {
  if (!text) return null;
  const read = readSave(world, JSON.parse(text));
  return read.ok && read.value.state.outcome === null ? read.value : null;
}
