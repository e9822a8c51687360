// An impulse (R6.5): the first rule that plays a card, else the bot without the cards that are held back.
import type { CardId, Decision } from '../../engine';
import type { PlayRule } from './document';
import { applies, handOf, ownCards, type Seat, without } from './seat';

type HoldRule = Extract<PlayRule, { hold: unknown }>;

function heldBy(seat: Seat, rule: HoldRule, free: readonly CardId[]): CardId[] {
  const held = ownCards(seat, rule.hold).filter((card) => free.includes(card));
  return held.slice(0, rule.count ?? held.length);
}

/** A card to play, or the cards that are held back. */
function readRules(seat: Seat): { play: Decision | null; held: ReadonlySet<CardId> } {
  const held = new Set<CardId>();
  for (const rule of seat.strategy.play) {
    if ('noEvent' in rule || !applies(seat, rule)) continue;
    const free = handOf(seat).filter((card) => !held.has(card));
    if ('hold' in rule) {
      for (const card of heldBy(seat, rule, free)) held.add(card);
      continue;
    }
    const card = ownCards(seat, rule.play).find((id) => free.includes(id));
    if (card !== undefined) return { play: { type: 'playCard', card, first: rule.first ?? 'event' }, held };
  }
  return { play: null, held };
}

/** R14.5: any other impulse would forfeit ambush points, so the bot may use them first. */
function ambushPoints({ seen, strategy, ask }: Seat): Decision | null {
  const answer = seen.ambushPoints[strategy.side] > 0 ? ask(seen) : null;
  return answer?.type === 'useAmbushPoints' ? answer : null;
}

export function impulseChoice(seat: Seat): Decision | null {
  const { play, held } = readRules(seat);
  const first = ambushPoints(seat) ?? play;
  return first ?? (held.size > 0 ? seat.ask(without(seat, held)) : null);
}
