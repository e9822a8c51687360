// What each card was worth to its side, drawn with intervals, and all its figures in a table.
import { type ReactNode, useState } from 'react';
import type { CardId } from '../../../engine';
import type { Bench, LineReport } from '../../../store/lab';
import { classes } from '../../art/Drawing';
import { SideMark } from '../../art/SideMark';
import { Act } from '../../layout/Act';
import { useWords } from '../../useWords';
import { letterOf } from '../LineMark';
import { useLabWords } from '../useLab';
import { plotStyle } from './looks';
import { PlotFigure, type PlotKit } from './PlotFigure';

type Report = LineReport['cards'][CardId];

interface CardDot extends Report {
  readonly name: string;
}

/** Cards that some games had in hand and others had not, the most useful first. */
function useDots({ cards }: LineReport): readonly CardDot[] {
  const { names } = useWords();
  const entries = Object.entries(cards) as [CardId, Report][];
  const dots = entries.map(([id, card]) => ({ ...card, name: numbered(id, names.cardWithValue(id)) }));
  return dots.toSorted((a, b) => (b.difference.difference ?? -2) - (a.difference.difference ?? -2));
}

const suffix = /-(\d+)$/;

/** Cards of the same name are told apart by the number of their id. */
function numbered(id: CardId, name: string): string {
  const number = suffix.exec(id)?.[1];
  return number ? `${name} #${number}` : name;
}

const known = (dots: readonly CardDot[]): CardDot[] => dots.filter(({ difference }) => difference.difference !== null);

const rowHeight = 21;

function drawCards(kit: PlotKit, width: number, dots: readonly CardDot[]): Element {
  const drawn = known(dots);
  const colour = (d: CardDot): string => (d.side === 'axis' ? '#34444e' : '#8c2f1d');
  return kit.plot({
    width,
    height: 40 + drawn.length * rowHeight,
    marginLeft: 128,
    marginRight: 12,
    style: plotStyle,
    x: { label: null, tickFormat: (share: number) => `${Math.round(share * 100)}`, grid: true, ticks: 5 },
    y: { domain: drawn.map(({ name }) => name), label: null, tickSize: 0 },
    symbol: { domain: ['axis', 'allies'], range: ['square', 'circle'] },
    marks: [
      kit.ruleX([0]),
      kit.ruleY(drawn, {
        y: 'name',
        x1: (d: CardDot) => d.difference.interval.low,
        x2: (d: CardDot) => d.difference.interval.high,
        stroke: colour,
      }),
      kit.dot(drawn, {
        y: 'name',
        x: (d: CardDot) => d.difference.difference,
        symbol: 'side',
        r: 4.5,
        fill: colour,
        stroke: '#f4ecd6',
      }),
    ],
  });
}

function CardRow({ card }: { card: CardDot }): ReactNode {
  const { words } = useWords();
  const { percent, points } = useLabWords();
  const { difference, held, notHeld, played, eventDid, side, name } = card;
  const share = ({ rate, games }: Report['held']): ReactNode => (
    <>
      {rate === null ? '–' : `${percent(rate)}%`}
      <small>{games}</small>
    </>
  );
  const apart = difference.interval;
  const isSure = difference.difference !== null && (apart.low > 0 || apart.high < 0);
  return (
    <tr className={classes(isSure && 'sure')}>
      <th scope="row" className={side}>
        <SideMark side={side} size={14} label={words.sides[side]} /> {name}
      </th>
      <td>
        {difference.difference === null ? (
          '–'
        ) : (
          <>
            {points(difference.difference)}
            <small>{`${points(apart.low)}～${points(apart.high)}`}</small>
          </>
        )}
      </td>
      <td>{share(held)}</td>
      <td>{share(notHeld)}</td>
      <td>{played}</td>
      <td>{eventDid}</td>
    </tr>
  );
}

function CardTable({ dots }: { dots: readonly CardDot[] }): ReactNode {
  const { results } = useLabWords();
  const heads = [results.card, results.difference, results.held, results.notHeld, results.played, results.did];
  return (
    <table data-testid="cards">
      <caption className="sr-only">{results.cards}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dots.map((card) => (
          <CardRow key={card.name + card.side} card={card} />
        ))}
      </tbody>
    </table>
  );
}

function LineTabs({
  count,
  line,
  onChoose,
}: {
  count: number;
  line: number;
  onChoose: (line: number) => void;
}): ReactNode {
  const { setup } = useLabWords();
  if (count < 2) return null;
  return (
    <div className="acts">
      {Array.from({ length: count }, (_, index) => (
        <Act
          key={letterOf(index)}
          act={`cards-${letterOf(index)}`}
          look="quiet"
          pressed={index === line}
          onAct={() => onChoose(index)}
        >
          {setup.line(letterOf(index))}
        </Act>
      ))}
    </div>
  );
}

function CardsOf({ report }: { report: LineReport }): ReactNode {
  const { results } = useLabWords();
  const dots = useDots(report);
  return (
    <>
      <PlotFigure
        id="plot-cards"
        name={results.cards}
        height={40 + known(dots).length * rowHeight}
        draw={(kit, width) => drawCards(kit, width, dots)}
      />
      <p className="lab-note">{results.caution}</p>
      <details>
        <summary data-testid="cards-table">{results.table}</summary>
        <CardTable dots={dots} />
      </details>
    </>
  );
}

export function CardsPaper({ bench }: { bench: Bench }): ReactNode {
  const { results } = useLabWords();
  const [line, setLine] = useState(0);
  const { lines } = bench.report;
  const report = lines[line] ?? lines[0];
  return (
    <section className="paper lab-cards" aria-labelledby="lab-cards">
      <h2 className="ttl" id="lab-cards">
        {results.cards}
      </h2>
      <p className="lab-note">{results.cardsNote}</p>
      <LineTabs count={lines.length} line={line} onChoose={setLine} />
      {report && <CardsOf report={report} />}
    </section>
  );
}
