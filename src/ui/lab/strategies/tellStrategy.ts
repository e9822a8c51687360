// A card strategy in plain words, line by line.
import {
  type Allegiance,
  EVENT_KINDS,
  type EventKind,
  type NationId,
  SIDES,
  type Side,
  type World,
} from '../../../engine';
import type { CardName, CardStrategy, Condition, Counting, PlayRule } from '../../../store/lab';
import type { Names } from '../../i18n';
import type { LabWords } from '../../i18n/labWords';

type Holder = Extract<Condition, { control: unknown }>['by'];

export interface Teller {
  readonly world: World;
  readonly names: Names;
  readonly said: LabWords;
}

const isSide = (name: string): name is Side => SIDES.some((side) => side === name);
const isKind = (name: string): name is EventKind => EVENT_KINDS.some((kind) => kind === name);

/** A card by its name, several of one kind by what they are all called. */
function cardName({ world, names }: Teller, side: Side, name: CardName): string {
  if (!isKind(name)) return names.cardWithValue(name);
  const first = world.cards.find((card) => card.side === side && card.event === name);
  return first ? names.card(first.id) : name;
}

function ownerName({ names }: Teller, owner: Side | Parameters<Names['nation']>[0]): string {
  return isSide(owner) ? names.side(owner) : names.nation(owner);
}

/** What is counted, in words. */
function countedIn(teller: Teller, side: Side, counting: Counting): string {
  const { names, said } = teller;
  const words = said.strategies.condition;
  const card = (name: CardName): string => cardName(teller, side, name);
  if ('track' in counting) return words.track(names.nation(counting.track));
  if ('bases' in counting) return words.bases(names.side(counting.bases));
  if ('hand' in counting) return words.hand(card(counting.hand));
  if ('developed' in counting) return words.developed(card(counting.developed));
  if ('played' in counting) return words.played(card(counting.played));
  if ('cardsLeft' in counting) return words.cardsLeft(names.side(counting.cardsLeft));
  if ('spent' in counting) return words.spent(ownerName(teller, counting.spent));
  const area = counting.in === undefined ? null : names.area(counting.in);
  return words.units(ownerName(teller, counting.units), area);
}

const holderName = ({ said: { allegiances }, names }: Teller, by: Holder): string =>
  Object.hasOwn(allegiances, by) ? allegiances[by as Allegiance] : names.nation(by as NationId);

/** A condition in words. */
function tellCondition(teller: Teller, side: Side, condition: Condition): string {
  const { names, said } = teller;
  const { allegiances } = said;
  const words = said.strategies.condition;
  const inner = (one: Condition): string => tellCondition(teller, side, one);
  if ('all' in condition) return words.all(condition.all.map(inner));
  if ('any' in condition) return words.any(condition.any.map(inner));
  if ('not' in condition) return words.not(inner(condition.not));
  if ('turns' in condition) return words.turns(...condition.turns);
  if ('season' in condition) return words[condition.season];
  if ('control' in condition) {
    const { by } = condition;
    return words.control(names.area(condition.control), holderName(teller, by));
  }
  if ('nation' in condition) return words.nation(names.nation(condition.nation), allegiances[condition.is]);
  return words.counted(countedIn(teller, side, condition), condition.atLeast, condition.atMost);
}

function ruleWords(teller: Teller, side: Side, rule: PlayRule): string {
  const words = teller.said.strategies;
  if ('play' in rule) {
    const card = cardName(teller, side, rule.play);
    return rule.first === 'points' ? words.points(card) : words.event(card);
  }
  if ('hold' in rule) return words.hold(cardName(teller, side, rule.hold), rule.count ?? null);
  return words.noEvent(cardName(teller, side, rule.noEvent));
}

/** When it counts, and what is done. */
export interface ToldLine {
  /** From 1. */
  readonly place: number;
  readonly when: string;
  readonly what: string;
}

export type ToldPart = 'hands' | 'development' | 'diplomacy' | 'play';

type Unplaced = Omit<ToldLine, 'place'>;

const placed = (lines: readonly Unplaced[]): readonly ToldLine[] =>
  lines.map((line, index) => ({ ...line, place: index + 1 }));

/** Every line of a strategy, part by part, in its order. */
export function tellStrategy(teller: Teller, strategy: CardStrategy): Readonly<Record<ToldPart, readonly ToldLine[]>> {
  const { side } = strategy;
  const words = teller.said.strategies;
  const told = (condition: Condition | undefined): string[] =>
    condition ? [words.when(tellCondition(teller, side, condition))] : [];
  const when = (parts: readonly string[]): string => (parts.length > 0 ? parts.join(words.comma) : words.every);
  const hands = strategy.hands.map(({ turns, if: condition, cards }) => ({
    when: when([...(turns ? [words.inTurns(...turns)] : []), ...told(condition)]),
    what: cards.map((name) => cardName(teller, side, name)).join(words.comma),
  }));
  const development = strategy.development.map(({ card, if: condition }) => ({
    when: when(told(condition)),
    what: cardName(teller, side, card),
  }));
  const diplomacy = strategy.diplomacy.map(({ nation, if: condition }) => ({
    when: when(told(condition)),
    what: teller.names.nation(nation),
  }));
  const play = strategy.play.map((rule) => ({ when: when(told(rule.if)), what: ruleWords(teller, side, rule) }));
  return {
    hands: placed(hands),
    development: placed(development),
    diplomacy: placed(diplomacy),
    play: placed(play),
  };
}
