// The way from the title page to the lab.
import type { ReactNode } from 'react';
import { seatWords } from '../i18n/seatWords';
import { openLab } from '../lab/labDoor';
import { Act } from '../layout/Act';
import { useWords } from '../useWords';

export function LabSlip(): ReactNode {
  const { language } = useWords();
  const said = seatWords(language);
  return (
    <section className="paper" aria-labelledby="to-lab">
      <h2 className="ttl" id="to-lab">
        {said.lab}
      </h2>
      <div className="guided">
        <Act act="lab" onAct={() => openLab('anywhere')}>
          {said.toLab}
        </Act>
        <p className="guided-note">{said.labNote}</p>
      </div>
    </section>
  );
}
