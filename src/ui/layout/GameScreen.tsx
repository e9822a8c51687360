// A running game: the table, and over it the curtain, the choice of a hand, or the end. Fetched apart from the title page.
import { type ReactNode, useState } from 'react';
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

/** The table stays laid under curtain and hand choice, where it shows nothing but what both may see. */
export function GameScreen(): ReactNode {
  const curtain = usePutAside(useTable((table) => table.curtain));
  const outcome = usePutAside(useTable(({ view, replay }) => (replay ? null : (view?.outcome ?? null))));
  const prompt = useTable((table) => table.prompt);
  const choosing = prompt?.at === 'chooseHand' ? prompt : null;
  const covered = curtain.shown !== null || choosing !== null;
  return (
    <>
      <div className={covered ? 'covered' : undefined} inert={covered || outcome.shown !== null}>
        <TableScreen onCurtain={curtain.bring} onResult={outcome.bring} />
      </div>
      {choosing && <HandChoice prompt={choosing} />}
      {outcome.shown && <EndScreen outcome={outcome.shown} onLook={outcome.putAside} />}
      {curtain.shown && <Curtain {...curtain.shown} onBoard={curtain.putAside} />}
    </>
  );
}
