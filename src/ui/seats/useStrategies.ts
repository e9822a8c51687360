// The card strategies of a side that can be played; they are read when somebody first has to choose one.
import { useEffect, useState } from 'react';
import type { Side } from '../../engine';
import type { Player } from '../../store';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

type Strategy = NonNullable<NonNullable<Player>['strategy']>;

/** Sound strategies of a side, own ones first; none until they are read. */
export function useStrategies(side: Side): readonly Strategy[] {
  const { language } = useWords();
  const world = useTable((table) => table.world);
  const [strategies, setStrategies] = useState<readonly Strategy[]>([]);
  useEffect(() => {
    let wanted = true;
    import('../../store/lab')
      .then(({ playable }) => playable(world, side, language))
      .then((found) => {
        if (wanted) setStrategies(found);
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [world, side, language]);
  return strategies;
}
