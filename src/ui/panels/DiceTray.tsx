// The dice of the last roll, one above the unit that threw it; hits bright, misses dull and said in words too.
import type { ReactNode } from 'react';
import { Die, type DieFace } from '../art/Die';
import { RuleRef } from '../dialogs/Reason';
import { useWords } from '../useWords';
import { type Roll, useLastRoll } from './inPlay';
import { UnitCounter } from './UnitCounter';
import './dice.css';

const tilts = [-7, 5, -3, 9, -5, 4];

const isFace = (figure: number): figure is DieFace => Number.isInteger(figure) && figure >= 1 && figure <= 6;

function Throw({ roll, place, size }: { roll: Roll; place: number; size: number }): ReactNode {
  const { screen } = useWords();
  const unit = roll.units[place];
  const face = roll.dice[place] ?? 0;
  const rating = roll.ratings[place] ?? 0;
  const hit = face <= rating;
  if (!unit || !isFace(face)) return null;
  return (
    <li className={hit ? 'thrown hit' : 'thrown'}>
      <Die
        face={face}
        hit={hit}
        size={size}
        tilt={tilts[place % tilts.length]}
        label={screen.panels.dieLabel(face, hit)}
      />
      <span className="by">
        <UnitCounter id={unit} size={Math.round(size * 0.55)} />
        {`≦${rating}`}
      </span>
      <b>{hit ? screen.panels.hit : screen.panels.miss}</b>
    </li>
  );
}

export interface DiceTrayProps {
  /** In the side column instead of the dock. */
  readonly small?: boolean;
}

export function DiceTray({ small }: DiceTrayProps): ReactNode {
  const { screen, names } = useWords();
  const last = useLastRoll();
  if (!last) return null;
  const { roll, id } = last;
  const size = small ? 36 : roll.dice.length > 8 ? 44 : 56;
  return (
    <section className={small ? 'felt small' : 'felt'} data-testid="dice" aria-label={screen.panels.dice}>
      <h2>
        {names.area(roll.area)}
        <small>
          {screen.panels.hitsOf(roll.hits, roll.dice.length)}　{screen.panels.diceRule} <RuleRef rule={roll.rule} />
        </small>
      </h2>
      <ol key={id} className="throws">
        {roll.units.map((unit, place) => (
          <Throw key={unit} roll={roll} place={place} size={size} />
        ))}
      </ol>
    </section>
  );
}
