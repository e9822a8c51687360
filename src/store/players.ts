// Who plays which side: a person, or a bot. A fact of the game on its shelf; nothing of the rules depends on it.
import { BOT_KINDS, type BotKind } from '../bots/bot';
import { type BySide, SIDES, type Side } from '../engine';
import { fieldsOf } from './fields';

/** A card strategy that a bot keeps to: its document as it was written, and its name. */
export interface PlayedStrategy {
  readonly name: string;
  readonly document: unknown;
}

export interface BotPlayer {
  readonly bot: BotKind;
  readonly strategy: PlayedStrategy | null;
}

/** null: a person. */
export type Player = BotPlayer | null;
export type Players = Readonly<BySide<Player>>;

export const twoPersons: Players = { axis: null, allies: null };

export const isBotSide = (players: Players, side: Side | null | undefined): boolean => !!side && players[side] !== null;

export const withBots = (players: Players): boolean => SIDES.some((side) => players[side] !== null);

/** The side of the only person; null with two or none. */
export function onlyPerson(players: Players): Side | null {
  const [one, ...others] = SIDES.filter((side) => players[side] === null);
  return one && others.length === 0 ? one : null;
}

function strategyIn(stored: unknown): PlayedStrategy | null {
  const { name, document } = fieldsOf(stored);
  return typeof name === 'string' ? { name, document } : null;
}

function playerIn(stored: unknown): Player {
  const { bot, strategy } = fieldsOf(stored);
  const kind = BOT_KINDS.find((known) => known === bot);
  return kind ? { bot: kind, strategy: strategyIn(strategy) } : null;
}

/** Players from storage or a file; whoever is missing or unknown there is a person. */
export function readPlayers(stored: unknown): Players {
  const { axis, allies } = fieldsOf(stored);
  return { axis: playerIn(axis), allies: playerIn(allies) };
}
