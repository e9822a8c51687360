// The shape of the plans for a hand, and which wishes can never come true (R6.1b, R6.3).
import * as v from 'valibot';
import type { CardId, World } from '../../engine';
import type { CardName, Condition, HandPlan } from './document';
import { type Fault, faultsAt, listFaults } from './lists';
import { cardsNamed } from './named';
import { at, cardIn, closed, type Ground, type Shape, turnsIn } from './shapes';

const isOneCard = (world: World, name: CardName): boolean => world.cardById[name as CardId] !== undefined;
const kindOf = (world: World, name: CardName): string => world.cardById[name as CardId]?.event ?? name;

/** A card is wished for once, and no kind more often than the side has cards of it. */
function faultsOfWishes({ world, side }: Ground, cards: readonly CardName[]): Fault[] {
  if (side === null) return [];
  const isTwice = (name: CardName, place: number) => isOneCard(world, name) && cards.indexOf(name) < place;
  const isTooMany = (name: CardName, place: number) => {
    const kind = kindOf(world, name);
    const before = cards.filter((other, n) => n < place && kindOf(world, other) === kind && !isTwice(other, n));
    return before.length >= world.cards.filter((card) => card.side === side && card.event === kind).length;
  };
  return [
    ...faultsAt(cards, 'duplicateCard', isTwice),
    ...faultsAt(cards, 'tooManyOfKind', (name, place) => !isTwice(name, place) && isTooMany(name, place)),
  ];
}

/** R6.3: a hand of turn 1 holds cards of value 2 only. */
const inFirstDeck = ({ world, side }: Ground) =>
  v.rawCheck<HandPlan>(({ dataset, addIssue }) => {
    if (!dataset.typed || side === null || dataset.value.turns?.[1] !== 1) return;
    for (const [place, name] of dataset.value.cards.entries()) {
      const isThere = cardsNamed(world, side, name).some(({ value }) => value === 2);
      if (!isThere) addIssue(at(['cards', place], name, 'notInFirstDeck'));
    }
  });

function planIn(ground: Ground, condition: Shape<Condition>): Shape<HandPlan> {
  const cards = v.pipe(
    v.array(cardIn(ground)),
    listFaults((list) => faultsOfWishes(ground, list)),
  );
  const turns = v.exactOptional(turnsIn(ground.world));
  const plan: Shape<HandPlan> = closed({ turns, if: v.exactOptional(condition), cards });
  return v.pipe(plan, inFirstDeck(ground));
}

/** Plans whose every turn an earlier plan without a condition takes. */
function plansNeverReached({ world }: Ground, plans: readonly HandPlan[]): Fault[] {
  const turnsOf = ({ turns: [first, last] = [1, world.turns] }: HandPlan) =>
    Array.from({ length: last - first + 1 }, (_, n) => first + n);
  return faultsAt(plans, 'neverReached', (plan, place) => {
    const taken = new Set(plans.slice(0, place).flatMap((earlier) => (earlier.if ? [] : turnsOf(earlier))));
    const turns = turnsOf(plan);
    return turns.length > 0 && turns.every((turn) => taken.has(turn));
  });
}

export const handsIn = (ground: Ground, condition: Shape<Condition>): Shape<HandPlan[]> =>
  v.pipe(
    v.array(planIn(ground, condition)),
    listFaults((plans) => plansNeverReached(ground, plans)),
  );
