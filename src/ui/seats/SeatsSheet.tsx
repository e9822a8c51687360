// Who plays which side of the running game, and the way to the lab from its position.
import type { ReactNode } from 'react';
import { SIDES } from '../../engine';
import { Sheet } from '../dialogs/Sheet';
import { seatWords } from '../i18n/seatWords';
import { openLab } from '../lab/labDoor';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { SeatChoice } from './SeatChoice';

export function SeatsSheet({ onClose }: { onClose: () => void }): ReactNode {
  const { language } = useWords();
  const said = seatWords(language);
  const players = useTable((table) => table.players);
  const setPlayer = useTable((table) => table.setPlayer);
  return (
    <Sheet name="seats" title={said.title} onClose={onClose}>
      <p className="seats-note">{said.note}</p>
      <div className="seats">
        {SIDES.map((side) => (
          <SeatChoice key={side} side={side} player={players[side]} onChoose={(player) => setPlayer(side, player)} />
        ))}
      </div>
      <p className="seats-note">{said.watching}</p>
      <h3 className="ttl">{said.lab}</h3>
      <p className="seats-note">{said.labNote}</p>
      <div className="acts start">
        <Act act="lab-here" onAct={() => openLab('here')}>
          {said.labHere}
        </Act>
        <Act act="lab" look="quiet" onAct={() => openLab('anywhere')}>
          {said.backToLab}
        </Act>
      </div>
    </Sheet>
  );
}
