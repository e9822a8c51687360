// The base ruler with both scores; on hover and focus both sudden deaths and the three conditions of the decision (R1.2–R1.5).
import { type ReactNode, useRef } from 'react';
import type { Side } from '../../engine';
import { BaseRuler } from '../art/BaseRuler';
import { SideMark } from '../art/SideMark';
import { useSize } from '../charts/useSize';
import { RuleRef } from '../dialogs/Reason';
import { TermText } from '../guide/TermText';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { type Standing, useStanding } from './useStanding';

/** Widths of the ruler in pixels: below the one its words have no room. */
const narrowest = 190;
const widest = 380;

function SideScore({ side, points, left }: { side: Side; points: number; left: number }): ReactNode {
  const { words, screen } = useWords();
  return (
    <span className={`sc ${side}`}>
      <SideMark side={side} size={22} />
      <span className="name">{words.sides[side]}</span>
      <b className="num" data-testid={`score-${side}`}>
        {points}
      </b>
      <span className="left">{screen.rail.left(left)}</span>
    </span>
  );
}

function Row({ met, text }: { met: boolean; text: string }): ReactNode {
  return (
    <tr className={met ? 'met' : undefined}>
      <td>{met ? '✓' : '–'}</td>
      <td>{text}</td>
    </tr>
  );
}

/** R1.3: the three conditions, with their counts. */
export function ConditionRows({
  standing,
}: {
  standing: Pick<Standing, 'points' | 'areas' | 'holdsBerlin'>;
}): ReactNode {
  const { words } = useWords();
  const { victory } = useTable(({ world }) => world);
  const { points, areas, holdsBerlin } = standing;
  return (
    <>
      <Row met={holdsBerlin} text={words.panels.berlin(holdsBerlin)} />
      <Row met={points >= victory.points} text={words.panels.axisPoints(points, victory.points)} />
      <Row met={areas >= victory.areas} text={words.panels.axisAreas(areas, victory.areas)} />
    </>
  );
}

function Conditions({ standing }: { standing: Standing }): ReactNode {
  const { words, screen } = useWords();
  const { victory, turns } = useTable(({ world }) => world);
  const { points, bases } = standing;
  const { rail } = screen;
  return (
    <div className="paper verdict" id="verdict" data-testid="verdict">
      <h2 className="ttl">{words.panels.victory}</h2>
      <table>
        <caption>
          <TermText text={rail.sudden} /> <RuleRef rule="R1.2" />
        </caption>
        <tbody>
          <Row met={points >= victory.axisSudden} text={rail.suddenAxis(points, victory.axisSudden)} />
          <Row met={points <= victory.alliesSudden} text={rail.suddenAllies(points, victory.alliesSudden)} />
        </tbody>
      </table>
      <table>
        <caption>
          <TermText text={rail.atTheEnd(turns)} /> <RuleRef rule="R1.3" />
        </caption>
        <tbody>
          <ConditionRows standing={standing} />
        </tbody>
      </table>
      <p>
        {rail.points(words.sides.axis, bases.axis)}
        <br />
        {rail.points(words.sides.allies, bases.allies)}
        <br />
        {rail.double} <RuleRef rule="R1.4" />
      </p>
    </div>
  );
}

/** Ruler of the axis score in the room that is left; the figures beside it say the same where there is too little. */
function Ruler({ standing, label }: { standing: Standing; label: string }): ReactNode {
  const { screen } = useWords();
  const { victory } = useTable(({ world }) => world);
  const place = useRef<HTMLSpanElement>(null);
  const width = Math.min(useSize(place)?.width ?? 0, widest);
  const { rail } = screen;
  return (
    <span ref={place} className="ruler-place">
      {width >= narrowest && (
        <BaseRuler
          score={standing.points}
          alliesEnd={victory.alliesSudden}
          axisEnd={victory.axisSudden}
          decision={victory.points}
          toAllies={rail.toAllies(standing.toAllies)}
          toAxis={rail.toAxis(standing.toAxis)}
          width={width}
          label={label}
        />
      )}
    </span>
  );
}

export function Score(): ReactNode {
  const { screen } = useWords();
  const standing = useStanding();
  if (!standing) return null;
  const { points, bases, toAxis, toAllies } = standing;
  const label = screen.rail.rulerLabel(points, toAxis, toAllies);
  return (
    <div className="score">
      <button type="button" className="score-face" data-testid="score" aria-label={label} aria-describedby="verdict">
        <SideScore side="axis" points={points} left={toAxis} />
        <Ruler standing={standing} label={label} />
        <SideScore side="allies" points={bases.allies} left={toAllies} />
      </button>
      <Conditions standing={standing} />
    </div>
  );
}
