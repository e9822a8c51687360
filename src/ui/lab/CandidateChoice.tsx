// What a line decides first in the starting position: one of the legal decisions, or what its bot thinks best.
import { type ReactNode, useMemo } from 'react';
import type { PromptFrame, Recorded } from '../../engine';
import { promptOf } from '../../engine';
import { candidatesIn, type LineDraft } from '../../store/lab';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { letterOf } from './LineMark';
import { changeLine, useLabDesk } from './labDesk';
import { tellDecision } from './names';
import { useLabWords } from './useLab';
import { useSpeech } from './useSpeech';

const nameOf = (recorded: Recorded): string => JSON.stringify(recorded.decision);

/** The hand that is being chosen at the table, if it is complete. */
function useDraftedHand(prompt: PromptFrame | null): readonly Recorded[] {
  const draft = useTable(({ handDraft }) => handDraft);
  const from = useLabDesk(({ start }) => start.from);
  if (from !== 'here' || prompt?.at !== 'chooseHand' || draft.length !== prompt.size) return [];
  return [{ side: prompt.side, decision: { type: 'chooseHand', cards: [...draft] } }];
}

/** Decisions to choose from, with the side that makes them. */
function useCandidates(): { readonly prompt: PromptFrame | null; readonly candidates: readonly Recorded[] } {
  const world = useTable((table) => table.world);
  const save = useLabDesk(({ start }) => start.save);
  const prompt = save && promptOf(save.state);
  const drafted = useDraftedHand(prompt);
  const found = useMemo(() => (save ? candidatesIn(world, save.state) : []), [world, save]);
  return { prompt, candidates: [...drafted, ...found] };
}

export function CandidateChoice({ line, index }: { line: LineDraft; index: number }): ReactNode {
  const { words } = useWords();
  const { setup } = useLabWords();
  const speech = useSpeech();
  const { prompt, candidates } = useCandidates();
  const viewer = useLabDesk(({ start }) => start.viewer);
  if (!prompt || viewer === null) return null;
  if (viewer !== 'open' && viewer !== prompt.side) {
    return <p className="lab-note">{setup.othersDecision(words.sides[prompt.side])}</p>;
  }
  if (candidates.length === 0) return <p className="lab-note">{setup.noCandidates}</p>;
  const [opening] = line.opening;
  const choose = (name: string): void => {
    const chosen = candidates.find((candidate) => nameOf(candidate) === name);
    changeLine(index, { opening: chosen ? [chosen] : [] });
  };
  return (
    <label className="lab-candidate">
      <span>{setup.candidates(words.sides[prompt.side], words.prompts[prompt.at].title)}</span>
      <select
        aria-label={setup.candidate(letterOf(index))}
        data-testid={`line-${index}-candidate`}
        value={opening ? nameOf(opening) : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{setup.botDecides}</option>
        {candidates.map((candidate) => (
          <option key={nameOf(candidate)} value={nameOf(candidate)}>
            {tellDecision(candidate.decision, speech)}
          </option>
        ))}
      </select>
    </label>
  );
}
