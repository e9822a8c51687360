// The lines and conditions that an experiment was played with, and the way to a new one.
import type { ReactNode } from 'react';
import { SIDES } from '../../engine';
import type { Bench } from '../../store/lab';
import { SideMark } from '../art/SideMark';
import { seatWords } from '../i18n/seatWords';
import { Act } from '../layout/Act';
import { useWords } from '../useWords';
import { LineMark, letterOf } from './LineMark';
import { setDesk } from './labDesk';
import { tellOpening } from './names';
import { useLab, useLabWords } from './useLab';
import { useSpeech } from './useSpeech';

type Line = Bench['experiment']['plan']['lines'][number];

function PlayedLine({ line, index }: { line: Line; index: number }): ReactNode {
  const { language } = useWords();
  const said = seatWords(language);
  const speech = useSpeech();
  const opening = tellOpening(line.opening, speech);
  return (
    <section className="paper lab-line played" aria-label={line.name}>
      <div className="lab-line-head">
        <h2>{line.name}</h2>
        <LineMark line={index} size={34} />
      </div>
      <dl>
        {SIDES.map((side) => (
          <div key={side} className={side}>
            <dt>
              <SideMark side={side} size={18} label={speech.words.sides[side]} />
            </dt>
            <dd>{said.bot(said.bots[line.players[side].bot], line.players[side].strategy?.name[language] ?? null)}</dd>
          </div>
        ))}
      </dl>
      {opening !== '' && opening !== line.name && <p className="lab-note">{opening}</p>}
    </section>
  );
}

export function PlayedLines({ bench }: { bench: Bench }): ReactNode {
  const { words } = useWords();
  const said = useLabWords();
  const clear = useLab((lab) => lab.clear);
  const { plan } = bench.experiment;
  const again = (): void => {
    setDesk({ seed: `${plan.seed + plan.games}` });
    clear();
  };
  return (
    <>
      {plan.lines.map((line, index) => (
        <PlayedLine key={letterOf(index)} line={line} index={index} />
      ))}
      <section className="paper lab-conditions" aria-labelledby="lab-played">
        <h2 className="ttl" id="lab-played">
          {said.setup.conditions}
        </h2>
        <dl className="lab-facts">
          <dt>{said.setup.games}</dt>
          <dd>{plan.games}</dd>
          <dt>{said.setup.seed}</dt>
          <dd>{plan.seed}</dd>
          <dt>{said.setup.from}</dt>
          <dd>{plan.from ? `${plan.from.name} ${words.turn(plan.from.state.turn)}` : said.setup.fromNew}</dd>
        </dl>
        <div className="acts">
          <Act act="lab-new" onAct={again}>
            {said.kept.fresh}
          </Act>
        </div>
      </section>
    </>
  );
}
