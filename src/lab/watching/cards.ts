// What became of each card: held, played, and whether its event did anything (R7.1, R18.2).
import {
  type CardId,
  type Decision,
  EVENT_KINDS,
  type EventKind,
  type LogEntry,
  type PromptFrame,
  SIDES,
  type State,
  type World,
} from '../../engine';
import type { CardUse } from '../playedGame';
import type { Watch } from './watch';

/** Prompts that carry out the event of the card they name. */
const eventPrompts = [
  'offensive',
  'landing',
  'diplomacy',
  'development',
  'vichy',
  'arsenal',
  'wolfpack',
  'bombing',
  'partisan',
];
/** Decisions that give up, or have nothing to do with the event. */
const noDeed = ['done', 'setController'];

interface Cards extends Watch {
  readonly uses: Record<CardId, CardUse>;
  events(): EventKind[];
}

class CardWatch implements Cards {
  readonly uses: Record<CardId, CardUse> = {};
  readonly #world: World;
  /** The card played last, as long as its event has done nothing. */
  #waiting: CardId | null = null;
  #turn = 0;

  constructor(world: World) {
    this.#world = world;
  }

  before(game: State, prompt: PromptFrame, decision: Decision): void {
    if (game.turn !== this.#turn && prompt.at !== 'chooseHand' && prompt.at !== 'controllers') this.#hold(game);
    const isEvent = eventPrompts.includes(prompt.at) && 'card' in prompt && prompt.card === this.#waiting;
    if (isEvent && !noDeed.includes(decision.type)) this.#did();
  }

  entry(entry: LogEntry, game: State): void {
    if (entry.type === 'cardPlayed') this.#play(entry.card, entry.first);
    if (entry.type === 'ambushPlayed') this.#spring(entry.card, entry.units.length > 0);
    if (entry.type === 'unitsRecovered') this.#recovered(game);
  }

  events(): EventKind[] {
    const used = new Set(this.#world.cards.flatMap(({ id, event }) => (this.uses[id]?.eventDid ? [event] : [])));
    return EVENT_KINDS.filter((kind) => used.has(kind));
  }

  #use(card: CardId): CardUse {
    const use = this.uses[card] ?? { held: [], eventFirst: 0, pointsFirst: 0, sprung: 0, eventDid: 0 };
    this.uses[card] = use;
    return use;
  }

  #hold(game: State): void {
    this.#turn = game.turn;
    for (const side of SIDES) for (const card of game.cards[side].hand) this.#use(card).held.push(game.turn);
  }

  #play(card: CardId, first: 'event' | 'points'): void {
    this.#use(card)[first === 'event' ? 'eventFirst' : 'pointsFirst'] += 1;
    this.#waiting = card;
  }

  #spring(card: CardId, struck: boolean): void {
    const use = this.#use(card);
    use.sprung += 1;
    if (struck) use.eventDid += 1;
  }

  /** Supply: a recovery before the turn has ended. */
  #recovered({ frames }: State): void {
    const card = this.#waiting;
    const isSupply = card !== null && this.#world.cardById[card]?.event === 'supply';
    if (isSupply && frames.some(({ at }) => at === 'impulses')) this.#did();
  }

  #did(): void {
    if (this.#waiting === null) return;
    this.#use(this.#waiting).eventDid += 1;
    this.#waiting = null;
  }
}

export const watchCards = (world: World): Cards => new CardWatch(world);
