// A game of a plan as a save with every decision, so that it can be opened in the replay viewer.
import {
  type Beginning,
  type BySide,
  type CardId,
  createSave,
  type Decision,
  type LogEntry,
  type PromptFrame,
  type Recorded,
  replay,
  type Save,
  type Side,
  type State,
  type World,
} from '../engine';
import { type Deal, playLine } from './dealing';
import { lineOf, type Plan, seedOf } from './plan';
import { dealOf, playGame } from './playGame';
import type { Watch } from './watching/watch';

/** What has been decided and drawn: from these results the same game follows, whatever the dice start from. */
class Tape implements Watch {
  readonly decisions: Recorded[] = [];
  /** Results of dice (1–6), and places in a hand of cards discarded at random (from 1). */
  readonly draws: number[] = [];
  #hands: BySide<CardId[]> = { axis: [], allies: [] };

  before(game: State, { side }: Pick<PromptFrame, 'side'>, decision: Decision): void {
    this.record(game.cards, { side, decision });
  }

  /** Cards leave the hands as they are before the decision. */
  record({ axis, allies }: BySide<{ readonly hand: readonly CardId[] }>, recorded: Recorded): void {
    this.#hands = { axis: [...axis.hand], allies: [...allies.hand] };
    this.decisions.push(JSON.parse(JSON.stringify(recorded)) as Recorded);
  }

  /** Every draw is a fact of the log (R9.8): dice as they fell, and cards that left a hand. */
  entry(entry: LogEntry): void {
    if (entry.type === 'diceRolled') this.draws.push(...entry.dice);
    else if (entry.type === 'cardDiscarded') this.draws.push(this.#leave(entry.side, entry.card));
    else if (entry.type === 'cardPlayed' || entry.type === 'ambushPlayed') this.#leave(entry.side, entry.card);
  }

  #leave(side: Side, card: CardId): number {
    const index = this.#hands[side].indexOf(card);
    this.#hands[side].splice(index, 1);
    return index + 1;
  }
}

/** Puts the line of a save on the tape, as if the hand that is dealt had been chosen. */
function recordLine(world: World, save: Save, deal: Deal | null, tape: Tape): void {
  const cardsOf = ({ cards }: State, at: number) => {
    if (!deal || at <= deal.at) return cards;
    const { played } = cards[deal.side];
    return { ...cards, [deal.side]: { hand: deal.chosen.filter((card) => !played.includes(card)) } };
  };
  const decided = (recorded: Recorded, at: number): Recorded =>
    at === deal?.at ? { ...recorded, decision: { type: 'chooseHand', cards: [...deal.chosen] } } : recorded;
  const before = (game: State, recorded: Recorded, at: number) => tape.record(cardsOf(game, at), decided(recorded, at));
  playLine(world, save, before, (entry) => tape.entry(entry));
}

/** A record as a save; of a game that failed, up to where it went wrong. */
function saved(world: World, name: string, record: Beginning & { decisions: Recorded[] }): Save {
  const played = replay(world, record);
  if (played.ok) return createSave(world, { name, ...record }, played.value.state);
  const { at, upTo } = played.error;
  return createSave(world, { name, ...record, decisions: record.decisions.slice(0, at) }, upTo);
}

/**
 * Plays a game of a plan again and keeps every decision, those before the starting position included: a save like any
 * other. What was drawn after a starting position is in its script, for the game had dice of its own from there on.
 * Throws on a line the plan does not have.
 */
export function replayOf(world: World, plan: Plan, line: number, n: number): Save {
  const name = `${lineOf(plan, line).name} · ${seedOf(plan, n)}`;
  const tape = new Tape();
  if (plan.from) recordLine(world, plan.from, dealOf(world, plan, seedOf(plan, n)), tape);
  playGame(world, plan, line, n, tape);
  const script = plan.from ? tape.draws : [];
  const variants = plan.from?.variants ?? {};
  return saved(world, name, { seed: seedOf(plan, n), script, variants, decisions: tape.decisions });
}
