// What decisions and lines are called in the lab.
import type { Decision, Recorded, UnitId } from '../../engine';
import type { LineDraft, SeatDraft, Strategy } from '../../store/lab';
import type { Names, Words } from '../i18n';
import type { LabWords } from '../i18n/labWords';
import type { SeatWords } from '../i18n/seatWords';

export interface Speech {
  readonly words: Words;
  readonly names: Names;
  readonly lab: LabWords;
}

/** Units that a decision names. */
function unitsOf(decision: Decision): readonly UnitId[] {
  if ('group' in decision) return decision.group;
  if ('units' in decision) return decision.units;
  return 'unit' in decision ? [decision.unit] : [];
}

/** Where a decision leads. */
function placeOf(decision: Decision, { names }: Speech): string | null {
  if ('path' in decision) {
    const last = decision.path.at(-1);
    return last ? names.area(last) : null;
  }
  if ('to' in decision) return names.place(decision.to);
  return 'area' in decision ? names.area(decision.area) : null;
}

function cardsOf(decision: Decision, { names }: Speech): string[] {
  if (decision.type === 'chooseHand') return decision.cards.map(names.cardWithValue);
  return 'card' in decision ? [names.cardWithValue(decision.card)] : [];
}

function whatOf(decision: Decision, { words, names, lab }: Speech): string {
  if (decision.type === 'negotiate') return words.diplomacy[decision.move](names.nation(decision.nation));
  if (decision.type === 'setController') return `${words.decisions.setController} ${names.nation(decision.nation)}`;
  if (decision.type === 'playCard') return lab.setup.first[decision.first];
  return words.decisions[decision.type];
}

/** A decision in a line: what is done, with what, where to. */
export function tellDecision(decision: Decision, speech: Speech): string {
  const units = unitsOf(decision);
  const place = placeOf(decision, speech);
  const parts = [...cardsOf(decision, speech), ...(units.length > 0 ? [speech.names.units(units)] : [])];
  const told = [...parts, whatOf(decision, speech)].join(' ');
  return place === null ? told : `${told} → ${place}`;
}

export const tellOpening = (opening: readonly Recorded[], speech: Speech): string =>
  opening.map(({ decision }) => tellDecision(decision, speech)).join(' ／ ');

function seatName(
  { bot, strategy }: SeatDraft,
  library: readonly Strategy[],
  said: SeatWords,
  language: 'ja' | 'en',
): string {
  const written = library.find(({ id }) => id === strategy);
  return written?.names?.[language] ?? said.bots[bot];
}

/** What a line is called that nobody has named: its first decision, or who plays. */
export function lineName(
  line: LineDraft,
  library: readonly Strategy[],
  said: SeatWords,
  language: 'ja' | 'en',
  speech: Speech,
): string {
  if (line.name.trim() !== '') return line.name.trim();
  if (line.opening.length > 0) return tellOpening(line.opening, speech);
  const { axis, allies } = line.players;
  const [one, other] = [axis, allies].map((seat) => seatName(seat, library, said, language));
  return `${one} – ${other}`;
}
