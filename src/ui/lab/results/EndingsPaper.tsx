// How the games of each line ended: sudden death or decision, and for which side.
import type { ReactNode } from 'react';
import type { Bench, Ending, LineReport } from '../../../store/lab';
import { LineMark, letterOf } from '../LineMark';
import { useLabWords } from '../useLab';
import { endingColours, endingOrder, plotStyle } from './looks';
import { PlotFigure, type PlotKit } from './PlotFigure';

interface Part {
  readonly letter: string;
  readonly ending: Ending;
  readonly share: number;
}

function partsOf({ endings, games }: LineReport, line: number): Part[] {
  if (games === 0) return [];
  return endingOrder.map((ending) => ({ letter: letterOf(line), ending, share: endings[ending] / games }));
}

const isDark = (ending: Ending): boolean => ending === 'axisSudden' || ending === 'alliesSudden';
const percentOf = ({ share }: Part): string => (share >= 0.06 ? `${Math.round(share * 100)}%` : '');

function drawEndings(kit: PlotKit, width: number, lines: readonly LineReport[]): Element {
  const parts = lines.flatMap(partsOf);
  const stacked = { x: 'share', y: 'letter', order: endingOrder as string[] };
  return kit.plot({
    width,
    height: 12 + lines.length * 38,
    margin: 4,
    marginLeft: 26,
    style: plotStyle,
    x: { axis: null, domain: [0, 1] },
    y: { domain: lines.map((_, line) => letterOf(line)), label: null, tickSize: 0, padding: 0.2 },
    marks: [
      kit.barX(parts, { ...stacked, fill: (d: Part) => endingColours[d.ending], z: 'ending', stroke: '#f4ecd6' }),
      kit.text(
        parts,
        kit.stackX({
          ...stacked,
          z: 'ending',
          text: percentOf,
          fill: (d: Part) => (isDark(d.ending) ? '#fbf4e0' : '#211911'),
          fontWeight: 700,
        }),
      ),
    ],
  });
}

function EndingsTable({ lines }: { lines: readonly LineReport[] }): ReactNode {
  const { results, endings, percent } = useLabWords();
  return (
    <table data-testid="endings">
      <caption className="sr-only">{results.endings}</caption>
      <thead>
        <tr>
          <th scope="col">{results.ending}</th>
          {lines.map((_, line) => (
            <th key={letterOf(line)} scope="col">
              <LineMark line={line} size={20} />
              <span className="sr-only">{letterOf(line)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {endingOrder.map((ending) => (
          <tr key={ending}>
            <th scope="row">
              <i className="swatch" style={{ background: endingColours[ending] }} aria-hidden="true" />
              {endings[ending]}
            </th>
            {lines.map((line, index) => (
              <td key={letterOf(index)}>{line.games > 0 ? `${percent(line.endings[ending] / line.games)}%` : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function EndingsPaper({ bench }: { bench: Bench }): ReactNode {
  const { results } = useLabWords();
  const { lines } = bench.report;
  return (
    <section className="paper lab-endings" aria-labelledby="lab-endings">
      <h2 className="ttl" id="lab-endings">
        {results.endings}
      </h2>
      <div className="lab-beside">
        <PlotFigure
          id="plot-endings"
          name={results.endings}
          height={12 + lines.length * 38}
          draw={(kit, width) => drawEndings(kit, width, lines)}
        />
        <EndingsTable lines={lines} />
      </div>
    </section>
  );
}
