// A position as one side knows it (R6.4): the hand of the other side is dealt anew among the cards it may have chosen.
import type { Chance } from '../bots';
import {
  applyInPlace,
  type CardId,
  type CardPiles,
  enemyOf,
  newGameInPlace,
  promptOf,
  type Recorded,
  type Save,
  type Side,
  type State,
  type World,
} from '../engine';

/** Plays the line of a save again; `before` sees the game before each decision. */
export function playLine(
  world: World,
  { seed, script, variants, decisions }: Save,
  before: (game: State, recorded: Recorded, at: number) => void,
  entry: Parameters<typeof applyInPlace>[3] = () => {},
): void {
  const { game } = newGameInPlace(world, { seed, script, options: { variants: { ...variants } } });
  for (const [at, recorded] of structuredClone([...decisions]).entries()) {
    before(game, recorded, at);
    applyInPlace(world, game, recorded.decision, entry);
  }
}

/** The choice of a hand that is still hidden: which decision of the line it was, and what could be chosen then. */
interface Choice {
  readonly at: number;
  readonly turn: number;
  readonly deck: readonly CardId[];
}

/** The last hand a side has chosen, if it was in the turn that is being played. */
function choiceIn(world: World, save: Save, side: Side): Choice | null {
  let choice: Choice | null = null;
  playLine(world, save, (game, { decision }, at) => {
    if (decision.type !== 'chooseHand' || promptOf(game)?.side !== side) return;
    choice = { at, turn: game.turn, deck: [...game.cards[side].deck] };
  });
  const found = choice as Choice | null;
  return found?.turn === save.state.turn ? found : null;
}

const choices = new WeakMap<Save, Partial<Record<Side, Choice | null>>>();

/** The choice of a side, looked for once per save. */
function knownChoice(world: World, save: Save, side: Side): Choice | null {
  const known = choices.get(save) ?? {};
  choices.set(save, known);
  const found = known[side];
  if (found !== undefined) return found;
  const choice = choiceIn(world, save, side);
  known[side] = choice;
  return choice;
}

/** A hand dealt anew. */
export interface Deal {
  readonly side: Side;
  /** The decision of the line that chose it. */
  readonly at: number;
  /** The whole hand as it would have been chosen, in the order of the pack: those played or discarded since, and the rest. */
  readonly chosen: readonly CardId[];
  /** What is left of it. */
  readonly hand: readonly CardId[];
}

/** Deals the hand that `viewer` does not know; null when there is none, or only one it can be. */
export function dealFor(world: World, save: Save, viewer: Side, chance: Chance): Deal | null {
  const side = enemyOf(viewer);
  const choice = knownChoice(world, save, side);
  if (!choice) return null;
  const { hand, played } = save.state.cards[side];
  const unseen = choice.deck.filter((card) => !played.includes(card));
  const dealt = chance.sample(unseen, hand.length);
  return {
    side,
    at: choice.at,
    chosen: choice.deck.filter((card) => dealt.includes(card) || played.includes(card)),
    hand: dealt,
  };
}

/** The piles of a side with another hand; what it held is in the deck. */
export function pilesWith(
  world: World,
  { deck, hand, played, undeveloped }: State['cards'][Side],
  deal: Deal,
): CardPiles {
  const unseen = [...deck, ...hand];
  const rest = world.cards.flatMap(({ id }) => (unseen.includes(id) && !deal.hand.includes(id) ? [id] : []));
  return { deck: rest, hand: [...deal.hand], played: [...played], undeveloped: [...undeveloped] };
}
