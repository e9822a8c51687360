// Bases and other figures turn by turn: the mean of each line, and the range that eight games in ten keep to.
import { type ReactNode, useState } from 'react';
import type { Bench, LineReport } from '../../../store/lab';
import { useTable } from '../../useTable';
import { LineMark, letterOf } from '../LineMark';
import { useLabWords } from '../useLab';
import { colourOf, lineDashes, lineSymbols, plotStyle } from './looks';
import { type CurveDot, dotsOf, MEASURES, type Measure } from './measures';
import { PlotFigure, type PlotKit } from './PlotFigure';

const height = 330;

interface Limits {
  readonly turns: number;
  /** Figures at which the game ends at once, axis and allies. */
  readonly sudden: readonly [number, number] | null;
}

function drawCurves(kit: PlotKit, width: number, dots: readonly CurveDot[], { turns, sudden }: Limits): Element {
  const played = dots.filter(({ turn }) => turn !== null);
  const lines = [...new Set(dots.map(({ line }) => line))];
  const limit = (at: number, stroke: string, dash?: string) =>
    kit.ruleY([at], { stroke, strokeWidth: 2, ...(dash && { strokeDasharray: dash }) });
  return kit.plot({
    width,
    height,
    marginLeft: 34,
    marginBottom: 30,
    style: plotStyle,
    x: { domain: [1, turns], ticks: turns, tickFormat: 'd', label: null },
    y: { grid: true, nice: true, zero: true, label: null },
    symbol: { domain: lines.map(letterOf), range: lines.map((line) => lineSymbols[line] ?? 'circle') },
    marks: [
      ...(sudden ? [limit(sudden[0], '#34444e'), limit(sudden[1], '#8c2f1d', '6 4')] : []),
      kit.areaY(played, {
        x: 'turn',
        y1: 'low',
        y2: 'high',
        z: 'letter',
        fill: (d: CurveDot) => colourOf(d.line),
        fillOpacity: 0.2,
      }),
      ...lines.map((line) =>
        kit.lineY(
          played.filter((dot) => dot.line === line),
          {
            x: 'turn',
            y: 'mean',
            stroke: colourOf(line),
            strokeWidth: 2.5,
            strokeDasharray: lineDashes[line] ?? 'none',
          },
        ),
      ),
      kit.dot(played, {
        x: 'turn',
        y: 'mean',
        symbol: 'letter',
        r: 4.5,
        fill: (d: CurveDot) => colourOf(d.line),
        stroke: '#f4ecd6',
      }),
    ],
  });
}

function CurveTable({ lines, measure }: { lines: readonly LineReport[]; measure: Measure }): ReactNode {
  const { results } = useLabWords();
  const dots = lines.map((line, index) => dotsOf(measure, line, index));
  const turns = [...new Set(dots.flat().map(({ turn }) => turn))].toSorted((a, b) => (a ?? 99) - (b ?? 99));
  const cell = (index: number, turn: number | null): string => {
    const dot = dots[index]?.find((one) => one.turn === turn);
    return dot ? results.withRange(dot.mean.toFixed(1), `${dot.low}–${dot.high}`) : '–';
  };
  return (
    <table data-testid="curve">
      <caption className="sr-only">{results.measures[measure]}</caption>
      <thead>
        <tr>
          <th scope="col">{results.turn}</th>
          {lines.map((_, index) => (
            <th key={letterOf(index)} scope="col">
              <LineMark line={index} size={20} />
              <span className="sr-only">{letterOf(index)}</span> {results.withRange(results.mean, results.band)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turns.map((turn) => (
          <tr key={turn}>
            <th scope="row">{turn ?? results.end}</th>
            {lines.map((_, index) => (
              <td key={letterOf(index)}>{cell(index, turn)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MeasureSelect({ measure, onChoose }: { measure: Measure; onChoose: (measure: Measure) => void }): ReactNode {
  const { results } = useLabWords();
  return (
    <select
      aria-label={results.measure}
      data-testid="curve-measure"
      value={measure}
      onChange={({ target }) => onChoose(MEASURES.find((one) => one === target.value) ?? 'victory')}
    >
      {MEASURES.map((one) => (
        <option key={one} value={one}>
          {results.measures[one]}
        </option>
      ))}
    </select>
  );
}

export function CurvePaper({ bench }: { bench: Bench }): ReactNode {
  const { results } = useLabWords();
  const { turns, victory } = useTable((table) => table.world);
  const [measure, setMeasure] = useState<Measure>('victory');
  const { lines } = bench.report;
  const dots = lines.flatMap((line, index) => dotsOf(measure, line, index));
  const sudden = measure === 'victory' ? ([victory.axisSudden, victory.alliesSudden] as const) : null;
  return (
    <section className="paper lab-curve" aria-labelledby="lab-curve">
      <h2 className="ttl" id="lab-curve">
        {results.curve}
        <small>{results.curveNote}</small>
      </h2>
      <MeasureSelect measure={measure} onChoose={setMeasure} />
      <PlotFigure
        id="plot-curve"
        name={results.measures[measure]}
        height={height}
        draw={(kit, width) => drawCurves(kit, width, dots, { turns, sudden })}
      />
      <details>
        <summary data-testid="curve-table">{results.table}</summary>
        <CurveTable lines={lines} measure={measure} />
      </details>
    </section>
  );
}
