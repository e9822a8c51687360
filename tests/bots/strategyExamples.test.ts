// The example strategies: sound for the built-in pack, and played over some turns without a refused decision.
import { describe, expect, it } from 'vitest';
import { botDecision, botFor, chanceOf } from '../../src/bots';
import {
  type CardStrategy,
  type Condition,
  conditionHolds,
  exampleStrategies,
  parseStrategy,
} from '../../src/bots/strategy';
import {
  type CardId,
  type Decision,
  decide,
  judge,
  newGame,
  promptOf,
  SIDES,
  type Side,
  type State,
} from '../../src/engine';
import { builtInWorld as world } from '../support/builtInWorld';

const examples = Object.entries(exampleStrategies).map(([id, json]) => {
  const parsed = parseStrategy(world, json);
  if (!parsed.ok) throw new Error(`${id}: ${JSON.stringify(parsed.error)}`);
  return [id, parsed.value] as const;
});

interface Made {
  readonly before: State;
  readonly side: Side;
  readonly decision: Decision;
}

/** Decisions of a game between random bots, one of them with a strategy, until a turn begins. */
function decisionsOf(strategy: CardStrategy, seed: number, turns: number): Made[] {
  const chance = { axis: chanceOf(seed), allies: chanceOf(seed + 1) };
  const made: Made[] = [];
  let state = newGame(world, { seed });
  for (let prompt = promptOf(state); prompt !== null && state.turn <= turns; prompt = promptOf(state)) {
    const { side } = prompt;
    const bot = botFor({ bot: 'random', strategy: side === strategy.side ? strategy : null });
    const decision = botDecision(world, state, bot, chance[side]);
    const result = decide(world, state, side, decision);
    if (!result.ok) throw new Error(`refused in turn ${state.turn}: ${JSON.stringify([decision, result.error])}`);
    made.push({ before: state, side, decision });
    state = result.value.state;
  }
  return made;
}

const played = new Map<CardStrategy, Made[]>();

/** Two games, the same for every test. */
function gamesOf(strategy: CardStrategy): Made[] {
  const known = played.get(strategy) ?? [7, 8].flatMap((seed) => decisionsOf(strategy, seed, 5));
  played.set(strategy, known);
  return known;
}

const worthOf = (id: CardId): number => world.cardById[id]?.value ?? 0;

/** Wishes that a deck can fulfil, one by one: ids as they are, kinds by their most valuable card left. */
function fulfilled(strategy: CardStrategy, before: State, size: number): CardId[] {
  const { turn } = before;
  const plan = strategy.hands.find(
    ({ turns: [first, last] = [1, 12], if: condition }) =>
      first <= turn && turn <= last && (!condition || conditionHolds(world, before, strategy.side, condition)),
  );
  const left = [...before.cards[strategy.side].deck];
  const take = (id: CardId | undefined) => (id === undefined ? [] : left.splice(left.indexOf(id), 1));
  const names = plan?.cards ?? [];
  const wished = names.flatMap((name) => {
    const fitting = left.filter((id) => id === name || world.cardById[id]?.event === name);
    const free = fitting.filter((id) => id === name || !names.includes(id));
    return take(free.sort((a, b) => worthOf(b) - worthOf(a))[0]);
  });
  return wished.slice(0, size);
}

const isNamed = (name: string, card: CardId): boolean => name === card || world.cardById[card]?.event === name;

/** A card that was played though the first rule about it that counted was to hold it. */
function isHeldCard({ side, play }: CardStrategy, { before, decision }: Made): boolean {
  if (decision.type !== 'playCard') return false;
  const { card } = decision;
  const rule = play.find((one) => {
    const name = 'play' in one ? one.play : 'hold' in one && one.count === undefined ? one.hold : '';
    return isNamed(name, card) && (!one.if || conditionHolds(world, before, side, one.if));
  });
  return rule !== undefined && 'hold' in rule;
}

/** A card that was developed, or a nation that was moved, though an earlier wish could have been fulfilled. */
function isOtherThanWished(strategy: CardStrategy, { before, side, decision }: Made): boolean {
  const counts = ({ if: condition }: { if?: Condition }) =>
    !condition || conditionHolds(world, before, side, condition);
  const may = (other: Decision) => judge(world, before, side, other) === null;
  if (decision.type === 'develop') {
    const cards = before.cards[side].undeveloped.filter((card) => may({ type: 'develop', card }));
    const wish = strategy.development.find((one) => counts(one) && cards.some((card) => isNamed(one.card, card)));
    return wish !== undefined && !isNamed(wish.card, decision.card);
  }
  if (decision.type !== 'negotiate') return false;
  const moves = ['join', 'forward', 'back', 'return'] as const;
  const wish = strategy.diplomacy.find(
    ({ nation, ...one }) => counts(one) && moves.some((move) => may({ type: 'negotiate', nation, move })),
  );
  return wish !== undefined && wish.nation !== decision.nation;
}

describe('examples', () => {
  it('are at least four for each side, and told in both languages', () => {
    for (const side of SIDES)
      expect(examples.filter(([, strategy]) => strategy.side === side).length).toBeGreaterThan(3);
    for (const [id, { side, name, note }] of examples) {
      expect(id.startsWith(side)).toBe(true);
      expect(name.ja).not.toBe(name.en);
      expect(note?.ja).not.toBe(note?.en);
    }
  });

  it.each(examples)('%s is played without a refusal, its hands as wished for', (_, strategy) => {
    const made = gamesOf(strategy);
    const hands = made.flatMap(({ before, side, decision }) =>
      decision.type === 'chooseHand' && side === strategy.side ? [{ before, cards: decision.cards }] : [],
    );
    expect(hands.length).toBeGreaterThan(3);
    for (const { before, cards } of hands) {
      const wished = fulfilled(strategy, before, cards.length);
      expect(wished.length).toBeGreaterThan(0);
      expect(cards).toEqual(expect.arrayContaining(wished));
    }
  });

  it.each(examples)('%s decides what is played, developed and negotiated', (_, strategy) => {
    const made = gamesOf(strategy);
    const own = made.filter(({ side }) => side === strategy.side);
    expect(own.filter(({ decision }) => decision.type === 'playCard').length).toBeGreaterThan(20);
    expect(own.filter((one) => isHeldCard(strategy, one))).toEqual([]);
    expect(own.filter((one) => isOtherThanWished(strategy, one))).toEqual([]);
  });
});
