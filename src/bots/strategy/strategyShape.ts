// The shape of a whole strategy against a world.
import * as v from 'valibot';
import type { CardId, NationId, World } from '../../engine';
import { conditionIn } from './conditionShape';
import type { CardName, CardStrategy, Condition, DevelopmentWish, DiplomacyWish, PlayRule } from './document';
import { handsIn } from './handShape';
import { type Fault, faultsAt, listFaults, repeatedWishes } from './lists';
import { cardsNamed } from './named';
import { anySide, because, cardIn, closed, formOf, type Ground, nationIn, type Shape, whole, words } from './shapes';

/** R6.3, R18.1: cards of value 2 are developed from the start. */
const undevelopedIn = (ground: Ground): Shape<CardName> =>
  v.pipe(
    cardIn(ground),
    v.check((name) => {
      const named = cardsNamed(ground.world, ground.side ?? 'axis', name);
      return ground.side === null || named.some(({ value }) => value > 2);
    }, because('startsDeveloped')),
  );

/** R15.3–R15.5, R16.4: a nation that a side's diplomacy could ever move. */
function mayNegotiate({ world, side }: Ground, id: NationId): boolean {
  const nation = world.nationById[id];
  if (!nation || side === null) return true;
  if (id === world.roles.france) return side === 'allies';
  return nation.start === 'neutral' && (nation.leaning === side || (side === 'allies' && nation.track !== null));
}

const partnerIn = (ground: Ground): Shape<NationId> =>
  v.pipe(
    nationIn(ground),
    v.check((id) => mayNegotiate(ground, id), because('cannotNegotiate')),
  );

function developmentIn(ground: Ground, condition: Shape<Condition>): Shape<DevelopmentWish[]> {
  const wish: Shape<DevelopmentWish> = closed({ card: undevelopedIn(ground), if: v.exactOptional(condition) });
  return v.pipe(
    v.array(wish),
    listFaults((wishes) => repeatedWishes(wishes, ({ card }) => card)),
  );
}

function diplomacyIn(ground: Ground, condition: Shape<Condition>): Shape<DiplomacyWish[]> {
  const wish: Shape<DiplomacyWish> = closed({ nation: partnerIn(ground), if: v.exactOptional(condition) });
  return v.pipe(
    v.array(wish),
    listFaults((wishes) => repeatedWishes(wishes, ({ nation }) => nation)),
  );
}

/** R13: a Supply event recovers by itself, nobody is asked. */
const asksSomebody = ({ world }: Ground, name: CardName): boolean =>
  (world.cardById[name as CardId]?.event ?? name) !== 'supply';

function ruleIn(ground: Ground, condition: Shape<Condition>): Shape<PlayRule> {
  const when = { if: v.exactOptional(condition) };
  const card = cardIn(ground);
  const declined = v.pipe(
    card,
    v.check((name) => asksSomebody(ground, name), because('eventHasNoChoice')),
  );
  return formOf<PlayRule>({
    play: closed({ play: card, first: v.exactOptional(v.picklist(['event', 'points'])), ...when }),
    hold: closed({ hold: card, count: v.exactOptional(whole(1, 99)), ...when }),
    noEvent: closed({ noEvent: declined, ...when }),
  });
}

/** Cards that a rule above keeps in any case. */
function heldAbove(world: World, side: CardStrategy['side'], rules: readonly PlayRule[]): Set<CardId> {
  const held = rules.flatMap((rule) => ('hold' in rule && !rule.if && rule.count === undefined ? [rule.hold] : []));
  return new Set(held.flatMap((name) => cardsNamed(world, side, name).map(({ id }) => id)));
}

function rulesNeverReached({ world, side }: Ground, rules: readonly PlayRule[]): Fault[] {
  if (side === null) return [];
  return faultsAt(rules, 'neverReached', (rule, place) => {
    const held = heldAbove(world, side, rules.slice(0, place));
    return 'play' in rule && cardsNamed(world, side, rule.play).every(({ id }) => held.has(id));
  });
}

const rulesIn = (ground: Ground, condition: Shape<Condition>): Shape<PlayRule[]> =>
  v.pipe(
    v.array(ruleIn(ground, condition)),
    listFaults((rules) => rulesNeverReached(ground, rules)),
  );

/** A strategy of the side whose cards, areas and nations the world has. Lists may be left out. */
export function strategyIn(ground: Ground): Shape<CardStrategy> {
  const condition = conditionIn(ground);
  return closed({
    schema: v.literal(1),
    side: anySide,
    name: words,
    note: v.exactOptional(words),
    hands: v.optional(handsIn(ground, condition), []),
    development: v.optional(developmentIn(ground, condition), []),
    diplomacy: v.optional(diplomacyIn(ground, condition), []),
    play: v.optional(rulesIn(ground, condition), []),
  });
}
