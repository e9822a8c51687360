// For those who are new here: the guided first turn, and sample games to watch.
import { type ReactNode, useEffect, useState } from 'react';
import { lesson, readSamples, type Sample } from '../../store';
import { forgetAll } from '../guide/guideStore';
import { watch } from '../guide/sampleStore';
import { newcomerWords } from '../i18n/newcomerWords';
import { Act } from '../layout/Act';
import { useTable, useTableStore } from '../useTable';
import { useWords } from '../useWords';

/** Starts a real game whose dice are known, with the notes of the guide. */
function useGuidedGame(): () => void {
  const store = useTableStore();
  const { language } = useWords();
  return () => {
    const { newGame, setPreference } = store.getState();
    forgetAll();
    setPreference('guide', true);
    newGame({ seed: lesson.seed, script: lesson.script, name: newcomerWords(language).gameName });
  };
}

/** The samples once they are there; none when they cannot be had. */
function useSamples(): readonly Sample[] {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => {
    readSamples().then(setSamples, () => setSamples([]));
  }, []);
  return samples;
}

function SampleLine({ sample }: { sample: Sample }): ReactNode {
  const { language } = useWords();
  const openSample = useTable((table) => table.openSample);
  const name = sample.names[language];
  const open = (): void => {
    const opened = openSample(sample, name);
    if (opened.ok) watch(opened.value, sample.chapters);
  };
  return (
    <li data-testid={`sample-${sample.id}`}>
      <div>
        <b>{name}</b>
        <small>{sample.about[language]}</small>
      </div>
      <div className="acts">
        <Act act={`watch-${sample.id}`} onAct={open}>
          {newcomerWords(language).watch}
        </Act>
      </div>
    </li>
  );
}

export function FirstSteps(): ReactNode {
  const { language } = useWords();
  const start = newcomerWords(language);
  const begin = useGuidedGame();
  const samples = useSamples();
  return (
    <section className="paper first-steps" aria-labelledby="first-steps">
      <h2 className="ttl" id="first-steps">
        {start.heading}
      </h2>
      <div className="guided">
        <Act act="guided" look="go" onAct={begin}>
          {start.guided}
        </Act>
        <p className="guided-note">{start.guidedNote}</p>
      </div>
      {samples.length > 0 && (
        <>
          <h3>{start.samples}</h3>
          <ol className="games" data-testid="samples">
            {samples.map((sample) => (
              <SampleLine key={sample.id} sample={sample} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
