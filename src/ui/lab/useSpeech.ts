// All that is needed to put decisions and lines into words.
import type { LineDraft } from '../../store/lab';
import { seatWords } from '../i18n/seatWords';
import { useWords } from '../useWords';
import { lineName, type Speech } from './names';
import { useLab, useLabWords } from './useLab';

export function useSpeech(): Speech {
  const { words, names } = useWords();
  const lab = useLabWords();
  return { words, names, lab };
}

/** What a line is called. */
export function useLineName(): (line: LineDraft) => string {
  const speech = useSpeech();
  const { language } = useWords();
  const library = useLab(({ strategies }) => strategies);
  return (line) => lineName(line, library, seatWords(language), language, speech);
}
