// Steps and branches in words: what was decided, what happened, what a branch is called.
import { useMemo } from 'react';
import type { LogEntryType } from '../../engine';
import type { Branch, TimelineEntry } from '../../store';
import { logSentence } from '../i18n';
import { type TimelineWords, timelineWords } from '../i18n/timelineWords';
import { type Spoken, useWords } from '../useWords';
import type { Milestone } from './milestones';

/** Entries that only carry out what another one tells. */
const minor: ReadonlySet<LogEntryType> = new Set<LogEntryType>([
  'allocatorChosen',
  'ambushDeclined',
  'victoryChecked',
  'impulseBegan',
  'turnBegan',
  'damageLost',
]);

export interface StepWords {
  readonly said: TimelineWords;
  /** Everything the step logged, sentence by sentence. */
  readonly all: (entry: TimelineEntry) => readonly string[];
  /** What was decided, by whom. */
  readonly decided: (entry: TimelineEntry) => string;
  /** The step in a line: its first telling event, else what was decided. */
  readonly brief: (entry: TimelineEntry) => string;
  readonly branch: (branch: Branch) => string;
  readonly milestone: (milestone: Milestone) => string;
}

type Told = Pick<Spoken, 'words' | 'names'>;

function milestoneWords(said: TimelineWords, { words, names }: Told, milestone: Milestone): string {
  const { milestones } = said;
  switch (milestone.kind) {
    case 'fall':
      return milestones.fall(names.area(milestone.area));
    case 'join':
      return milestones.join(names.nation(milestone.nation));
    case 'surrender':
      return milestones.surrender(names.nation(milestone.nation));
    case 'end':
      return milestones.end(words.sides[milestone.winner]);
    default:
      return milestone satisfies never;
  }
}

export function useTimelineWords(): TimelineWords {
  const { language } = useWords();
  return timelineWords(language);
}

export function useStepWords(): StepWords {
  const { words, names } = useWords();
  const said = useTimelineWords();
  return useMemo(() => {
    const decided = ({ side, decision }: TimelineEntry): string =>
      decision === null ? said.position.start : said.position.decided(words.sides[side], words.decisions[decision]);
    return {
      said,
      all: ({ entries }) => entries.map((entry) => logSentence(words, entry, names)),
      decided,
      brief: (entry) => {
        const told = entry.entries.find(({ type }) => !minor.has(type));
        return told ? logSentence(words, told, names) : decided(entry);
      },
      branch: ({ name, current }) => name ?? (current ? said.current : said.unnamed),
      milestone: (milestone) => milestoneWords(said, { words, names }, milestone),
    };
  }, [words, names, said]);
}
