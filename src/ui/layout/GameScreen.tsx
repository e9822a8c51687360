// A running game: the table, and over it the curtain, the choice of a hand, or the end. Fetched apart from the title page.
import { type ReactNode, useState } from 'react';
import { useRollShowing } from '../combat/useRollShow';
import { Curtain } from '../curtain/Curtain';
import { EndScreen } from '../end/EndScreen';
import { HandChoice } from '../hand/HandChoice';
import { useTable } from '../useTable';
import { TableScreen } from './TableScreen';

/** Something set aside until it changes: the curtain looked past, the result put away. */
function usePutAside<T>(thing: T | null): { shown: T | null; putAside: () => void; bring: () => void } {
  const [aside, setAside] = useState<T | null>(null);
  return { shown: thing === aside ? null : thing, putAside: () => setAside(thing), bring: () => setAside(null) };
}

/** Curtain, hand and end wait until dice that have fallen are read. The table stays laid under curtain and hand choice, where it shows nothing but what both may see. */
export function GameScreen(): ReactNode {
  const curtain = usePutAside(useTable((table) => table.curtain));
  const outcome = usePutAside(useTable(({ view, replay }) => (replay ? null : (view?.outcome ?? null))));
  const prompt = useTable((table) => table.prompt);
  const showing = useRollShowing();
  const choosing = prompt?.at === 'chooseHand' && !showing ? prompt : null;
  const covered = (curtain.shown !== null && !showing) || choosing !== null;
  const ended = showing ? null : outcome.shown;
  return (
    <>
      <div className={covered ? 'covered' : undefined} inert={covered || ended !== null}>
        <TableScreen showing={showing} onCurtain={curtain.bring} onResult={outcome.bring} />
      </div>
      {choosing && <HandChoice prompt={choosing} />}
      {ended && <EndScreen outcome={ended} onLook={outcome.putAside} />}
      {curtain.shown && !showing && <Curtain {...curtain.shown} onBoard={curtain.putAside} />}
    </>
  );
}
