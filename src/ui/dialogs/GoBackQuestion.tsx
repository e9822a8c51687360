// Before something is given away by going back: what is known by now, and who gains by it. Staying is the default.
import { type ReactNode, useEffect } from 'react';
import { SIDES } from '../../engine';
import type { Giveaway } from '../../store';
import { SideMark } from '../art/SideMark';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { Sheet } from './Sheet';
import './goBack.css';

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

function Gains({ gains }: Pick<Giveaway, 'gains'>): ReactNode {
  const { words, screen } = useWords();
  if (gains.length === 0) return null;
  return (
    <p className="gains">
      {gains.map((side) => (
        <SideMark key={side} side={side} size={26} />
      ))}
      <b>{screen.goBack.gains(words.list(gains.map((side) => words.sides[side])))}</b>
    </p>
  );
}

/** The way back stands first, but the focus is on staying. */
function useFocusOnStaying(): void {
  useEffect(() => document.querySelector<HTMLElement>('[data-testid="do-close-go-back"]')?.focus(), []);
}

function Question({ giveaway }: { giveaway: Giveaway }): ReactNode {
  const { words, screen } = useWords();
  const answer = useTable((table) => table.answer);
  const known = useKnown(giveaway);
  const { goBack } = screen;
  useFocusOnStaying();
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
      {known.length > 0 && <p>{goBack.known(words.list(known))}</p>}
      <Gains gains={giveaway.gains} />
      <p className="kept-branch">{goBack.kept}</p>
    </Sheet>
  );
}

export function GoBackQuestion(): ReactNode {
  const question = useTable((table) => table.question);
  return question && <Question giveaway={question.giveaway} />;
}
