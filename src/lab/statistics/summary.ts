// The figures of one line as tables and plots show them.
import type { BySide, CardId, EventKind, Side } from '../../engine';
import { ENDINGS, type Ending } from '../playedGame';
import { type Histogram, meanOf, quantileOf } from '../results/histogram';
import type { CardTally, CurveTally, LineResults, Wins } from '../results/results';
import { type Difference, newcombe, type Share, shareOf } from './proportion';

export const winShare = ({ wins, games }: LineResults, side: Side): Share => shareOf(wins[side], games);

/** Share of each ending among the games of a line (R1.2, R1.3). */
export function endingShares({ endings, games }: LineResults): Record<Ending, Share> {
  const shares = ENDINGS.map((ending) => [ending, shareOf(endings[ending], games)]);
  return Object.fromEntries(shares) as Record<Ending, Share>;
}

/** Mean of a figure, and the values that 10 % and 90 % of the games do not exceed; null without a game. */
export interface Band {
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export const bandOf = (values: Histogram): Band => ({
  mean: meanOf(values),
  low: quantileOf(values, 0.1),
  high: quantileOf(values, 0.9),
});

export interface CurveBands {
  /** The turn whose hands have just been chosen; null for the end of the game. */
  readonly turn: number | null;
  readonly points: BySide<Band>;
  readonly victory: Band;
  readonly areas: Band;
  readonly hands: BySide<Band>;
  readonly lost: BySide<Band>;
  readonly spent: BySide<Band>;
}

const bandsOf = ({ axis, allies }: BySide<Histogram>): BySide<Band> => ({ axis: bandOf(axis), allies: bandOf(allies) });

const curveBand = (turn: number | null, tally: CurveTally): CurveBands => ({
  turn,
  points: bandsOf(tally.points),
  victory: bandOf(tally.victory),
  areas: bandOf(tally.areas),
  hands: bandsOf(tally.hands),
  lost: bandsOf(tally.lost),
  spent: bandsOf(tally.spent),
});

/** Turn by turn over the games that reached it, then the end of all games. */
export const curveBands = ({ curve, end }: LineResults): CurveBands[] => [
  ...curve.map((tally, at) => curveBand(at + 1, tally)),
  curveBand(null, end),
];

export interface CardValue {
  readonly card: CardId;
  readonly side: Side;
  readonly event: EventKind;
  /** Games of its side with the card in hand in some turn, and the rest. */
  readonly held: Share;
  readonly notHeld: Share;
  /** Win rate with the card less that without, over different games (Newcombe). */
  readonly difference: Difference;
  /** The same for each turn, among the games that reached it. */
  readonly byTurn: readonly { readonly held: Share; readonly notHeld: Share }[];
  readonly turnsHeld: number;
  /** Times it was played, ambushes included. */
  readonly played: number;
  readonly eventFirst: number;
  readonly pointsFirst: number;
  readonly sprung: number;
  /** Times its event did something. */
  readonly eventDid: number;
}

const rest = (all: Wins, part: Wins): Share => shareOf(all.wins - part.wins, all.games - part.games);
const asShare = ({ wins, games }: Wins): Share => shareOf(wins, games);

function cardValue(line: LineResults, card: CardId, tally: CardTally): CardValue {
  const { side, event, held, turnsHeld, eventFirst, pointsFirst, sprung, eventDid } = tally;
  const notHeld = rest({ games: line.games, wins: line.wins[side] }, held);
  return {
    ...{ card, side, event, held: asShare(held), notHeld },
    difference: newcombe(held, notHeld),
    byTurn: tally.heldInTurn.map((wins, at) => ({
      held: asShare(wins),
      notHeld: rest(line.reached[at]?.[side] ?? { games: 0, wins: 0 }, wins),
    })),
    ...{ turnsHeld, played: eventFirst + pointsFirst + sprung, eventFirst, pointsFirst, sprung, eventDid },
  };
}

/** What each card was worth, in the order of the pack. */
export const cardValues = (line: LineResults): CardValue[] =>
  Object.entries(line.cards).map(([card, tally]) => cardValue(line, card as CardId, tally));
