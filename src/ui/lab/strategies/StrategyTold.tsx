// A strategy in plain words beside its text, so that a reader need not know the form of the document.
import { type ReactNode, useState } from 'react';
import type { CardStrategy, Strategy } from '../../../store/lab';
import { SideMark } from '../../art/SideMark';
import { useTable } from '../../useTable';
import { useWords } from '../../useWords';
import { useLabWords } from '../useLab';
import { type ToldLine, type ToldPart, tellStrategy } from './tellStrategy';

const parts: readonly ToldPart[] = ['hands', 'development', 'diplomacy', 'play'];
const nothing = { hands: 'noHands', development: 'noDevelopment', diplomacy: 'noDiplomacy', play: 'noPlay' } as const;

function Lines({ part, lines }: { part: ToldPart; lines: readonly ToldLine[] }): ReactNode {
  const { strategies: said } = useLabWords();
  return (
    <section>
      <h3>{said[part]}</h3>
      {lines.length === 0 && <p className="lab-note">{said[nothing[part]]}</p>}
      <ol className="lab-told">
        {lines.map(({ place, when, what }) => (
          <li key={place}>
            {when !== said.every && <span>{when}</span>}
            <b>{what}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Told({ strategy }: { strategy: CardStrategy }): ReactNode {
  const { names, language } = useWords();
  const said = useLabWords();
  const world = useTable((table) => table.world);
  const told = tellStrategy({ world, names, said }, strategy);
  return (
    <>
      <p className={`lab-told-name ${strategy.side}`}>
        <SideMark side={strategy.side} size={24} label={names.side(strategy.side)} />
        <b>{strategy.name[language]}</b>
      </p>
      {strategy.note && <p className="lab-note">{strategy.note[language]}</p>}
      {parts.map((part) => (
        <Lines key={part} part={part} lines={told[part]} />
      ))}
    </>
  );
}

/** What the strategy said when it was last without a fault. */
function useLastSound({ strategy }: Strategy): CardStrategy | null {
  const [last, setLast] = useState(strategy);
  if (strategy && strategy !== last) setLast(strategy);
  return strategy ?? last;
}

export function StrategyTold({ strategy }: { strategy: Strategy }): ReactNode {
  const { strategies: said } = useLabWords();
  const sound = useLastSound(strategy);
  const isOld = strategy.strategy === null;
  return (
    <section className="paper lab-words" aria-labelledby="lab-words" data-testid="strategy-told">
      <h2 className="ttl" id="lab-words">
        {said.words}
      </h2>
      {isOld && <p className="warnbox">{sound ? said.outdated : said.unwritten}</p>}
      <div className={isOld ? 'lab-old' : undefined}>{sound && <Told strategy={sound} />}</div>
    </section>
  );
}
