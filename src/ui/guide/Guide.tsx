// The guide of a guided game: the note that is due; when it has been sent away, a tab that brings it back.
import { type ReactNode, useMemo } from 'react';
import { guideWords } from '../i18n/guideWords';
import { Act } from '../layout/Act';
import { useTimelineOpen } from '../timeline/TimelineHost';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { adviceOf } from './advice';
import { Coach } from './Coach';
import { useGuideMemory } from './guideStore';

function GuideTab(): ReactNode {
  const { language } = useWords();
  const setPreference = useTable((table) => table.setPreference);
  return (
    <div className="guide-tab">
      <Act act="guide-on" onAct={() => setPreference('guide', true)}>
        {guideWords(language).resume}
      </Act>
    </div>
  );
}

export function Guide(): ReactNode {
  const read = useGuideMemory((memory) => memory.read);
  const table = useTable((state) => state);
  const advice = useMemo(() => adviceOf(table, read), [table, read]);
  const elsewhere = useTimelineOpen();
  const tab = !table.preferences.guide && table.view?.turn === 1 && table.curtain === null;
  if (elsewhere) return null;
  if (advice) return <Coach key={advice.kind === 'step' ? advice.step.id : 'strayed'} advice={advice} />;
  return tab ? <GuideTab /> : null;
}
