// A running game: the table, and over it the curtain, the choice of a hand, or the end. Fetched apart from the title page.
import { type ReactNode, useEffect, useState } from 'react';
import type { Outcome } from '../../engine';
import type { TableState } from '../../store';
import { useRollShowing } from '../combat/useRollShow';
import { Curtain } from '../curtain/Curtain';
import { useTable } from '../useTable';
import { TableScreen } from './TableScreen';
import { useLater } from './useLater';

type Handover = NonNullable<TableState['curtain']>;

interface Aside<T> {
  readonly shown: T | null;
  readonly putAside: () => void;
  readonly bring: () => void;
}

/** The curtain, until it is looked past; the next one falls again. */
function useCurtain(): Aside<Handover> {
  const curtain = useTable((table) => table.curtain);
  const [aside, setAside] = useState<Handover | null>(null);
  return { shown: curtain === aside ? null : curtain, putAside: () => setAside(curtain), bring: () => setAside(null) };
}

/** The result, until it is put away: it stays away, also after a showing of the line, until another game or end. */
function useResult(): Aside<Outcome> {
  const game = useTable((table) => table.game?.id ?? null);
  const replaying = useTable(({ replay }) => replay !== null);
  const outcome = useTable(({ view }) => view?.outcome ?? null);
  const [aside, setAside] = useState<string | null>(null);
  useEffect(() => {
    if (!outcome && !replaying) setAside(null);
  }, [outcome, replaying]);
  const hidden = replaying || aside === game;
  return { shown: hidden ? null : outcome, putAside: () => setAside(game), bring: () => setAside(null) };
}

/** Curtain, hand and end wait until dice that have fallen are read. The table stays laid under curtain and hand choice, where it shows nothing but what both may see. */
export function GameScreen(): ReactNode {
  const curtain = useCurtain();
  const outcome = useResult();
  const prompt = useTable((table) => table.prompt);
  const showing = useRollShowing();
  const later = useLater();
  const choosing = prompt?.at === 'chooseHand' && !showing ? prompt : null;
  const covered = (curtain.shown !== null && !showing) || choosing !== null;
  const ended = showing ? null : outcome.shown;
  return (
    <>
      <div className={covered ? 'covered' : undefined} inert={covered || ended !== null}>
        <TableScreen showing={showing} onCurtain={curtain.bring} onResult={outcome.bring} />
      </div>
      {later && choosing && <later.HandChoice prompt={choosing} />}
      {later && ended && <later.EndScreen outcome={ended} onLook={outcome.putAside} />}
      {curtain.shown && !showing && <Curtain {...curtain.shown} onBoard={curtain.putAside} />}
    </>
  );
}
