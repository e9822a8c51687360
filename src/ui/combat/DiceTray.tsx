// The dice of a roll, one above the unit that threw it; hits bright, misses dull, both said in words once they lie.
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Die, type DieFace } from '../art/Die';
import { classes } from '../art/Drawing';
import { RuleRef } from '../dialogs/Reason';
import { deskWords } from '../i18n/deskWords';
import { UnitCounter } from '../panels/UnitCounter';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import type { Roll } from './fight';
import { paces } from './rollShow';
import './dice.css';

const tilts = [-7, 5, -3, 9, -5, 4];
const faces: readonly DieFace[] = [3, 6, 2, 5, 1, 4];
/** Milliseconds between the faces of a die that turns. */
const turning = 70;

const isFace = (figure: number): figure is DieFace => Number.isInteger(figure) && figure >= 1 && figure <= 6;

/** Counts up while dice turn. */
function useTurns(falling: boolean): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!falling) return;
    const timer = setInterval(() => setTurns((count) => count + 1), turning);
    return () => clearInterval(timer);
  }, [falling]);
  return turns;
}

interface ThrowProps {
  readonly roll: Roll;
  readonly place: number;
  readonly size: number;
  /** Turns so far of dice that still fall; null once they lie. */
  readonly turns: number | null;
}

function Throw({ roll, place, size, turns }: ThrowProps): ReactNode {
  const { screen } = useWords();
  const unit = roll.units[place];
  const face = roll.dice[place] ?? 0;
  const rating = roll.ratings[place] ?? 0;
  const hit = face <= rating;
  if (!unit || !isFace(face)) return null;
  const seen = turns === null ? face : (faces[(turns + place * 2) % faces.length] ?? face);
  const label = turns === null ? screen.panels.dieLabel(face, hit) : undefined;
  return (
    <li className={classes('thrown', turns === null && hit && 'hit')} style={{ '--place': place } as CSSProperties}>
      <span className="cast">
        <Die
          face={seen}
          hit={turns === null ? hit : undefined}
          size={size}
          tilt={tilts[place % tilts.length]}
          label={label}
        />
      </span>
      <span className="by">
        <UnitCounter id={unit} size={Math.round(size * 0.55)} />
        {`≦${rating}`}
      </span>
      <b>{turns !== null ? '' : hit ? screen.panels.hit : screen.panels.miss}</b>
    </li>
  );
}

export interface DiceTrayProps {
  readonly roll: Roll;
  /** Of the roll in the log. */
  readonly id: number;
  readonly falling: boolean;
}

export function DiceTray({ roll, id, falling }: DiceTrayProps): ReactNode {
  const { words, screen, names, language } = useWords();
  const turns = useTurns(falling);
  const speed = useTable(({ preferences }) => preferences.speed);
  const size = roll.dice.length > 8 ? 44 : 56;
  const said = deskWords(language).fight;
  const fall = { '--fall': `${paces[speed].falling}ms` } as CSSProperties;
  return (
    <section
      className={classes('felt', falling && 'falling')}
      style={fall}
      data-testid="dice"
      aria-label={screen.panels.dice}
    >
      <h2>
        {said.throws(words.sides[roll.side], names.area(roll.area))}
        <small aria-live="polite">
          {falling ? said.anyKey : screen.panels.hitsOf(roll.hits, roll.dice.length)}
          <span className="dice-rule">{screen.panels.diceRule}</span>
          <RuleRef rule={roll.rule} />
        </small>
      </h2>
      <ol key={id} className="throws">
        {roll.units.map((unit, place) => (
          <Throw key={unit} roll={roll} place={place} size={size} turns={falling ? turns : null} />
        ))}
      </ol>
    </section>
  );
}
