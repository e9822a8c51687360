// How often the axis wins with each line, how sure that is, and what can be said of the difference.
import type { ReactNode } from 'react';
import type { Bench, Comparison, LineReport } from '../../../store/lab';
import { LineMark, letterOf } from '../LineMark';
import { useLabWords } from '../useLab';
import { colourOf, lineSymbols, plotStyle } from './looks';
import { PlotFigure, type PlotKit } from './PlotFigure';

interface Rate {
  readonly letter: string;
  readonly line: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const rateOf = ({ axisRate, interval }: LineReport, line: number): Rate[] =>
  axisRate === null ? [] : [{ letter: letterOf(line), line, rate: axisRate, ...interval }];

function drawRates(kit: PlotKit, width: number, lines: readonly LineReport[]): Element {
  const rates = lines.flatMap(rateOf);
  const own = { y: 'letter', stroke: (d: Rate) => colourOf(d.line) };
  return kit.plot({
    width,
    height: 34 + lines.length * 44,
    marginLeft: 8,
    marginRight: 10,
    style: plotStyle,
    x: {
      domain: [0, 1],
      percent: false,
      tickFormat: (share: number) => `${Math.round(share * 100)}%`,
      label: null,
      grid: true,
    },
    y: { domain: lines.map((_, line) => letterOf(line)), axis: null },
    symbol: { domain: lines.map((_, line) => letterOf(line)), range: lineSymbols.slice(0, lines.length) },
    marks: [
      kit.ruleX([0.5], { strokeDasharray: '3 3', stroke: '#65543d' }),
      kit.ruleY(rates, { ...own, x1: 'low', x2: 'high', strokeWidth: 7, strokeOpacity: 0.3 }),
      kit.tickX(rates, { ...own, x: 'low', inset: 10, strokeWidth: 2 }),
      kit.tickX(rates, { ...own, x: 'high', inset: 10, strokeWidth: 2 }),
      kit.dot(rates, {
        x: 'rate',
        y: 'letter',
        symbol: 'letter',
        r: 7,
        fill: (d: Rate) => colourOf(d.line),
        stroke: '#f4ecd6',
      }),
    ],
  });
}

function RateRow({ report, line }: { report: LineReport; line: number }): ReactNode {
  const said = useLabWords();
  const { axisRate, interval, games, axisWins, name } = report;
  return (
    <tr>
      <th scope="row">
        <LineMark line={line} />
        <span>{name}</span>
      </th>
      <td className="lab-rate">
        <b>{axisRate === null ? '–' : said.percent(axisRate)}</b>
        {'%'}
      </td>
      <td>{games > 0 && said.interval(interval.low, interval.high)}</td>
      <td>{said.results.wins(axisWins, games)}</td>
    </tr>
  );
}

/** A comparison in sentences. */
function useTold({
  first,
  second,
  difference,
  interval,
  more,
  games,
  parting,
  pointsApart,
}: Comparison): readonly string[] {
  const { results, points } = useLabWords();
  if (difference === null) return [];
  const better = letterOf(difference >= 0 ? first : second);
  const [low, high] = difference >= 0 ? [interval.low, interval.high] : [-interval.high, -interval.low];
  const sure = interval.low > 0 || interval.high < 0;
  const verdict = sure
    ? results.sure(better, points(Math.abs(difference)).replace(/^[＋+]/, ''), points(low), points(high))
    : results.unsure(points(low), points(high));
  const needed = sure ? [] : [more === null ? results.never : results.more(more)];
  const parts = parting.first === null ? [results.same] : [results.parting(parting.first)];
  const apart = pointsApart === null ? [] : [results.pointsApart(pointsApart)];
  return [verdict, ...needed, results.pairs(games), ...parts, ...apart];
}

function Verdict({ comparison }: { comparison: Comparison }): ReactNode {
  const [verdict, ...further] = useTold(comparison);
  if (verdict === undefined) return null;
  return (
    <p className="lab-verdict" data-testid={`verdict-${letterOf(comparison.second)}`}>
      <LineMark line={comparison.first} size={20} /> <LineMark line={comparison.second} size={20} /> <b>{verdict}</b>{' '}
      {further.join(' ')}
    </p>
  );
}

export function RatePaper({ bench }: { bench: Bench }): ReactNode {
  const { results } = useLabWords();
  const { lines, comparisons } = bench.report;
  return (
    <section className="paper lab-rates" aria-labelledby="lab-rates">
      <h2 className="ttl" id="lab-rates">
        {results.rate}
        <small>{results.rateNote}</small>
      </h2>
      <div className="lab-beside">
        <PlotFigure
          id="plot-rates"
          name={results.rate}
          height={34 + lines.length * 44}
          draw={(kit, width) => drawRates(kit, width, lines)}
        />
        <table className="lab-table-of-rates" data-testid="rates">
          <caption className="sr-only">{results.rate}</caption>
          <tbody>
            {lines.map((report, line) => (
              <RateRow key={letterOf(line)} report={report} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      {comparisons.map((comparison) => (
        <Verdict key={comparison.second} comparison={comparison} />
      ))}
    </section>
  );
}
