// What the notes of the guide wait for, by name: questions about the table that only look at what the screen may show.
import type { View } from '../../engine';
import type { TableState } from '../../store';

type Cards = View['cards'][keyof View['cards']];

const ticked = ({ handDraft }: TableState, card: string): boolean => handDraft.some((id) => id === card);
const wanted = ['axis-blitzkrieg-2', 'axis-diplomacy-1'];

const isFull = ({ prompt, handDraft }: TableState): boolean =>
  prompt?.at === 'chooseHand' && handDraft.length >= prompt.size;

const cardsLeft = ({ prompt, view }: TableState): number => {
  const own = prompt && view?.cards[prompt.side];
  return own && !own.hidden ? own.hand.length : 0;
};

const handSize = (cards: Cards): number => (cards.hidden ? cards.handCount : cards.hand.length);

/** The first hand of turn 2 is asked for. */
const isTurnTwo = ({ view }: TableState): boolean =>
  view?.turn === 2 && view.asked?.at === 'chooseHand' && handSize(view.cards.axis) + handSize(view.cards.allies) === 0;

const isImpulseOf = ({ prompt }: TableState, side: string): boolean => prompt?.at === 'impulse' && prompt.side === side;

/** The area all chosen units stand in. */
const standsIn = ({ selection, view }: TableState, area: string): boolean =>
  selection.every((id) => view?.units[id]?.at === area);

const isChosen = ({ selection }: TableState): boolean => selection.length > 0;
const isTurnOne = ({ view }: TableState): boolean => view?.turn === 1;
const isSeated = ({ curtain, prompt }: TableState): boolean => curtain === null && prompt !== null;

const moments = {
  always: isSeated,
  curtain: ({ curtain }) => curtain !== null,
  wrongHand: (table) => isFull(table) && !wanted.every((card) => ticked(table, card)),
  blitzkriegMissing: (table) => isSeated(table) && !ticked(table, 'axis-blitzkrieg-2'),
  diplomacyMissing: (table) => isSeated(table) && !ticked(table, 'axis-diplomacy-1'),
  handNotFull: (table) => isSeated(table) && !isFull(table),
  handFull: isFull,
  nothingChosen: (table) => isSeated(table) && !isChosen(table),
  notFromBerlin: (table) => isChosen(table) && !standsIn(table, 'berlin'),
  nothingLegal: (table) => isChosen(table) && table.options.every(({ refusal }) => refusal !== null),
  chosen: isChosen,
  twoPointsLeft: (table) => table.prompt?.at === 'points' && table.prompt.left === 2 && !isChosen(table),
  twoPointsChosen: (table) => table.prompt?.at === 'points' && table.prompt.left === 2 && isChosen(table),
  onePointLeft: (table) => table.prompt?.at === 'points' && table.prompt.left === 1 && !isChosen(table),
  onePointChosen: (table) => table.prompt?.at === 'points' && table.prompt.left === 1 && isChosen(table),
  spendingPoints: ({ prompt }) => prompt?.at === 'points',
  axisCardsLeft: (table) => isTurnOne(table) && isImpulseOf(table, 'axis') && cardsLeft(table) > 0,
  axisWithoutCards: (table) => isTurnOne(table) && isImpulseOf(table, 'axis') && cardsLeft(table) === 0,
  alliedImpulse: (table) => isTurnOne(table) && isImpulseOf(table, 'allies'),
  recovering: ({ prompt }) => prompt?.at === 'recovery',
  curtainOfTurnOne: (table) => table.curtain !== null && isTurnOne(table),
  turnTwo: isTurnTwo,
  curtainOfTurnTwo: (table) => table.curtain !== null && isTurnTwo(table),
  handOfTurnTwo: (table) => isSeated(table) && isTurnTwo(table),
} satisfies Readonly<Record<string, (table: TableState) => boolean>>;

export type Moment = keyof typeof moments;

/** Whether a moment has come. */
export const hasCome = (moment: Moment, table: TableState): boolean => moments[moment](table);
