// Before something is given away by going back: what the players know by now, and who would gain by it. Going on is the default.
import type { ReactNode } from 'react';
import { SIDES } from '../../engine';
import type { TableState } from '../../store';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { Sheet } from './Sheet';

type Giveaway = NonNullable<TableState['question']>['giveaway'];

/** Dice, cards and decisions that are known by now, in words. */
function useKnown({ dice, shown, decisions }: Giveaway): readonly string[] {
  const { words, screen } = useWords();
  const { goBack } = screen;
  return [
    ...(dice > 0 ? [goBack.dice(dice)] : []),
    ...(shown > 0 ? [goBack.shown(shown)] : []),
    ...SIDES.flatMap((side) => (decisions[side] > 0 ? [goBack.decisions(words.sides[side], decisions[side])] : [])),
  ];
}

function Question({ giveaway }: { giveaway: Giveaway }): ReactNode {
  const { words, screen } = useWords();
  const answer = useTable((table) => table.answer);
  const known = useKnown(giveaway);
  const { goBack } = screen;
  const gains = giveaway.gains.map((side) => words.sides[side]);
  return (
    <Sheet
      name="go-back"
      title={goBack.title}
      closeName={goBack.stay}
      onClose={() => answer(false)}
      acts={
        <Act act="go-back" look="danger" onAct={() => answer(true)}>
          {goBack.back}
        </Act>
      }
    >
      <p>{known.length > 0 ? goBack.known(words.list(known)) : null}</p>
      <p>
        <b>{gains.length > 0 ? goBack.gains(words.list(gains)) : null}</b>
      </p>
      <p>{goBack.kept}</p>
    </Sheet>
  );
}

export function GoBackQuestion(): ReactNode {
  const question = useTable((table) => table.question);
  return question && <Question giveaway={question.giveaway} />;
}
