// What each card was worth to its side, drawn with intervals, and all its figures in a table.
import { type ReactNode, useState } from 'react';
import type { CardId } from '../../../engine';
import type { Bench, LineReport } from '../../../store/lab';
import { classes } from '../../art/Drawing';
import { SideMark } from '../../art/SideMark';
import { textWidth } from '../../charts/lineNames';
import { Act } from '../../layout/Act';
import { useTable } from '../../useTable';
import { useWords } from '../../useWords';
import { letterOf } from '../LineMark';
import { useLabWords } from '../useLab';
import { plotStyle } from './looks';
import { PlotFigure, type PlotKit } from './PlotFigure';

type Report = LineReport['cards'][CardId];

interface CardDot extends Report {
  readonly id: CardId;
  readonly name: string;
}

const numberOf = (id: CardId): string => /-(\d+)$/.exec(id)?.[1] ?? '';

/** Name and value of a card, with the number of its id where others of its side are called the same. */
function useCardNames(): (id: CardId) => string {
  const { names } = useWords();
  const { cards, cardById } = useTable((table) => table.world);
  return (id) => {
    const own = cardById[id];
    const alike = cards.filter(
      ({ side, event, value }) => side === own?.side && event === own.event && value === own.value,
    );
    const plain = `${names.card(id).replaceAll('★', '')} ${own?.value ?? ''}`;
    return alike.length > 1 ? `${plain} #${numberOf(id)}` : plain;
  };
}

/** Cards of the axis, then of the allies, the most useful first. */
function useDots({ cards }: LineReport): readonly CardDot[] {
  const nameOf = useCardNames();
  const entries = Object.entries(cards) as [CardId, Report][];
  const worth = ({ difference }: CardDot): number => difference.difference ?? -2;
  return entries
    .map(([id, card]) => ({ ...card, id, name: nameOf(id) }))
    .toSorted((a, b) => b.side.localeCompare(a.side) || worth(b) - worth(a));
}

const known = (dots: readonly CardDot[]): CardDot[] => dots.filter(({ difference }) => difference.difference !== null);

const rowHeight = 21;

function drawCards(kit: PlotKit, width: number, dots: readonly CardDot[]): Element {
  const drawn = known(dots);
  const called = new Map(drawn.map(({ id, name }) => [id, name]));
  const colour = (d: CardDot): string => (d.side === 'axis' ? '#34444e' : '#8c2f1d');
  return kit.plot({
    width,
    height: 40 + drawn.length * rowHeight,
    marginLeft: Math.max(...drawn.map(({ name }) => textWidth(name)), 40) + 14,
    marginRight: 12,
    style: plotStyle,
    x: { label: null, tickFormat: (share: number) => `${Math.round(share * 100)}`, grid: true, ticks: 5 },
    y: {
      domain: drawn.map(({ id }) => id),
      tickFormat: (id: CardId) => called.get(id) ?? id,
      label: null,
      tickSize: 0,
    },
    symbol: { domain: ['axis', 'allies'], range: ['square', 'circle'] },
    marks: [
      kit.ruleX([0]),
      kit.ruleY(drawn, {
        y: 'id',
        x1: (d: CardDot) => d.difference.interval.low,
        x2: (d: CardDot) => d.difference.interval.high,
        stroke: colour,
      }),
      kit.dot(drawn, {
        y: 'id',
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
  const { percent, points, results } = useLabWords();
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
            <small>{results.range(points(apart.low), points(apart.high))}</small>
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
          <CardRow key={card.id} card={card} />
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
