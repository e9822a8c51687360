// The shape of a condition: its one key that says what it is about decides which other keys it has.
import * as v from 'valibot';
import type { Condition } from './document';
import {
  anySide,
  areaIn,
  because,
  cardIn,
  closed,
  formOf,
  type Ground,
  halves,
  nationIn,
  nationOr,
  ownerIn,
  type Shape,
  turnsIn,
  whole,
} from './shapes';

/** R19.1: more than any pack has. */
const MANY = 999;

interface Limits {
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
}

/** Bounds of a figure: none below the other. */
const isOpen = ({ atLeast, atMost }: Limits): boolean =>
  atLeast === undefined || atMost === undefined || atLeast <= atMost;

const counting = <E extends v.ObjectEntries>(entries: E, bound: Shape<number> = whole(0, MANY)) =>
  v.pipe(
    closed({ ...entries, atLeast: v.exactOptional(bound), atMost: v.exactOptional(bound) }),
    v.check((limits) => isOpen(limits as Limits), because('emptyRange')),
  );

const trackOf = ({ world }: Ground) =>
  v.pipe(
    nationIn({ world, side: null }),
    v.check((id) => world.nationById[id]?.track !== null, because('noTrack')),
  );

const several = (one: Shape<Condition>) => v.pipe(v.array(one), v.minLength(1, because('emptyList')));

/** Shapes of conditions by the key that says what they are about. */
const shapesOf = (ground: Ground, one: Shape<Condition>) => ({
  all: closed({ all: several(one) }),
  any: closed({ any: several(one) }),
  not: closed({ not: one }),
  turns: closed({ turns: turnsIn(ground.world) }),
  season: closed({ season: v.picklist(['winter', 'summer']) }),
  control: closed({ control: areaIn(ground), by: nationOr(ground, ['axis', 'allies', 'neutral']) }),
  nation: closed({ nation: nationIn(ground), is: v.picklist(['axis', 'allies', 'neutral', 'surrendered']) }),
  track: counting({ track: trackOf(ground) }),
  bases: counting({ bases: anySide }, halves(0, MANY)),
  hand: counting({ hand: cardIn(ground) }),
  developed: counting({ developed: cardIn(ground, 'any') }),
  played: counting({ played: cardIn(ground, 'any') }),
  cardsLeft: counting({ cardsLeft: anySide }),
  spent: counting({ spent: ownerIn(ground) }),
  units: counting({ units: ownerIn(ground), in: v.exactOptional(areaIn(ground)) }),
});

/** A condition whose cards, areas and nations the world has. */
export function conditionIn(ground: Ground): Shape<Condition> {
  const one: Shape<Condition> = v.lazy(() => shape);
  const shape = formOf<Condition>(shapesOf(ground, one));
  return shape;
}

/** Keys that say what a condition is about. */
export const conditionKeys = (ground: Ground): readonly string[] => Object.keys(shapesOf(ground, conditionIn(ground)));
