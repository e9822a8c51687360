// Puts refusals, log entries, prompts and notices into sentences, with any dictionary.
import type { LogEntryType, PromptName, Refusal } from '../../engine';
import type { Notice } from '../../store';
import type { Words } from './ja';
import type { EntryOf, FrameOf, Names, Told } from './told';

/** The nation of a refusal, or of the unit it is about. */
function nationOf({ general }: Words, { nation, unit }: Refusal, names: Names): string {
  if (nation !== undefined) return names.nation(nation);
  return unit === undefined ? general.nation : names.nationOf(unit);
}

function toldOf(words: Words, refusal: Refusal, names: Names): Told {
  const { general } = words;
  const { area, unit, card, side } = refusal;
  return {
    area: area === undefined ? general.area : names.area(area),
    unit: unit === undefined ? general.unit : names.unit(unit),
    nation: nationOf(words, refusal, names),
    card: card === undefined ? general.card : names.card(card),
    side: side === undefined ? general.side : names.side(side),
    need: refusal.need ?? null,
    have: refusal.have ?? null,
  };
}

/** Why something may not be done, with the number of the rule. */
export function refusalSentence(words: Words, refusal: Refusal, names: Names): string {
  const sentence = words.refusals[refusal.code](toldOf(words, refusal, names));
  return words.withRule(words.sentence(sentence), refusal.rule);
}

/** One line of the log. */
export function logSentence<T extends LogEntryType>(words: Words, entry: EntryOf<T>, names: Names): string {
  const say: (entry: EntryOf<T>, names: Names) => string = words.log[entry.type as T];
  return words.sentence(say(entry, names));
}

/** What the asked side has to do. */
export function promptSentence<P extends PromptName>(words: Words, frame: FrameOf<P>, names: Names): string {
  return words.prompts[frame.at as P].ask(frame, names);
}

/** What the table has to say. */
export function noticeSentence(words: Words, notice: Notice, names: Names): string {
  switch (notice.kind) {
    case 'refused':
      return refusalSentence(words, notice.refusal, names);
    case 'undoRefused':
      return words.barriers[notice.barrier];
    case 'fileRefused':
      return words.notices.fileRefused(notice);
    case 'gameRefused':
      return words.notices.gameRefused(notice);
    case 'gameRepaired':
      return words.notices.gameRepaired(notice);
    case 'otherTab':
      return words.notices.otherTab(notice);
    case 'fault':
      return words.notices.fault(notice);
    default:
      return notice satisfies never;
  }
}
