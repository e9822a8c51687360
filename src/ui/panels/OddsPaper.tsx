// The paper that odds are written on: who strikes whom, one large number, the bars, and what follows from them.
import type { ReactNode } from 'react';
import type { Side, UnitId } from '../../engine';
import { SideMark } from '../art/SideMark';
import { RuleRef } from '../dialogs/Reason';
import { tipOf } from '../dialogs/tip';
import { oddsWords } from '../i18n/oddsWords';
import { useWords } from '../useWords';
import { HitBars, type HitBarsProps } from './HitBars';
import { percent } from './shares';
import { Versus } from './Versus';
import './odds.css';

export interface OddsPaperProps {
  readonly side: Side;
  readonly title: string;
  /** Above the headline, e.g. that the attack comes after a move. */
  readonly occasion?: string | null;
  readonly strikers: readonly UnitId[];
  readonly targets: readonly UnitId[];
  readonly headline: string;
  readonly share: number;
  readonly bars: HitBarsProps;
  readonly barsNote: ReactNode;
  readonly children: ReactNode;
}

export function OddsPaper(props: OddsPaperProps): ReactNode {
  const { side, title, occasion, strikers, targets, headline, share, bars, barsNote, children } = props;
  const { language } = useWords();
  const said = oddsWords(language);
  return (
    <section className={`paper odds ${side}`} data-testid="odds" aria-label={title}>
      <h2 className="ttl">
        {title} <small {...tipOf({ text: said.assumption })}>{said.exact}</small>
      </h2>
      <Versus strikers={strikers} targets={targets} />
      <p className="headline">
        <span>
          {occasion && <small>{occasion}</small>}
          {headline}
        </span>
        <b className="num">
          {percent(share)}
          <small>%</small>
        </b>
      </p>
      <figure>
        <HitBars {...bars} />
        <figcaption>{barsNote}</figcaption>
      </figure>
      {children}
    </section>
  );
}

export interface AllocationProps {
  readonly allocator: Side;
  readonly clause: 1 | 2 | 3;
  /** The side whose units strike. */
  readonly striker: Side;
}

/** R9.2: who places the damage, and by which clause. */
export function Allocation({ allocator, clause, striker }: AllocationProps): ReactNode {
  const { words, language } = useWords();
  const said = oddsWords(language);
  return (
    <>
      <dt>{said.allocation}</dt>
      <dd>
        <SideMark side={allocator} size={16} /> {said.allocates(words.sides[allocator])}
        <br />
        <span>{said.why[clause](words.sides[allocator], allocator === striker, words.sides[striker])}</span>{' '}
        <RuleRef rule="R9.2" />
      </dd>
    </>
  );
}
