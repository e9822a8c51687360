// The dice of a roll in a row small enough for a panel.
import type { ReactNode } from 'react';
import { Die } from '../art/Die';
import { deskWords } from '../i18n/deskWords';
import { useWords } from '../useWords';
import type { Roll } from './fight';
import './dice.css';

const isFace = (face: number): face is 1 | 2 | 3 | 4 | 5 | 6 => Number.isInteger(face) && face >= 1 && face <= 6;

export function DiceRow({ roll }: { roll: Roll }): ReactNode {
  const { screen, words, language } = useWords();
  const dice = roll.dice.map((face, place) => ({
    face,
    unit: roll.units[place],
    hit: face <= (roll.ratings[place] ?? 0),
  }));
  return (
    <ul className="dice-row" aria-label={deskWords(language).fight.diceOf(words.sides[roll.side])}>
      {dice.map(({ face, unit, hit }) => (
        <li key={unit}>
          {isFace(face) && <Die face={face} hit={hit} size={24} label={screen.panels.dieLabel(face, hit)} />}
        </li>
      ))}
    </ul>
  );
}
