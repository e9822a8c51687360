// The turns of the game as columns of the time axis (R1.1).
import type { Turn } from '../charts/ChartGround';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { useTimelineWords } from './useStepWords';

/** All turns, with the half-year without blanks, e.g. 1941夏. */
export function useTurns(): readonly Turn[] {
  const { words } = useWords();
  const said = useTimelineWords();
  const count = useTable(({ world }) => world.turns);
  return Array.from({ length: count }, (_, index) => {
    const turn = index + 1;
    const name = said.halfYear(words.season(turn));
    return { turn, season: turn % 2 === 1 ? 'winter' : 'summer', name };
  });
}
