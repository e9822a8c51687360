// 「3命中 → 損害3」, and who places it by which clause (R9.2, R9.4).
import type { ReactNode } from 'react';
import { enemyOf } from '../../engine';
import { SideMark } from '../art/SideMark';
import { RuleRef } from '../dialogs/Reason';
import { deskWords } from '../i18n/deskWords';
import { oddsWords } from '../i18n/oddsWords';
import { useWords } from '../useWords';
import type { Volley } from './fight';

export interface HitsLineProps {
  readonly volley: Volley;
  /** Still being placed. */
  readonly placing?: { readonly left: number; readonly limited: boolean };
}

function Allocator({ volley: { allocated, roll }, placing }: HitsLineProps): ReactNode {
  const { words, screen, language } = useWords();
  if (!allocated) return null;
  const { side, clause } = allocated;
  const said = deskWords(language).fight;
  const striker = roll.side;
  const why = oddsWords(language).why[clause](words.sides[side], side === striker, words.sides[striker]);
  return (
    <span className={`who ${side}`}>
      <SideMark side={side} size={16} />{' '}
      {placing ? screen.panels.placesIt(words.sides[side]) : said.placed(words.sides[side])}{' '}
      <RuleRef rule={placing?.limited ? 'R9.4' : 'R9.2'} />
      <small>{side === enemyOf(striker) && placing ? `${why}　${said.least}` : why}</small>
    </span>
  );
}

export function HitsLine({ volley, placing }: HitsLineProps): ReactNode {
  const { language } = useWords();
  const said = deskWords(language).fight;
  const { roll, allocated } = volley;
  return (
    <p className="line">
      <span className="sum">
        <b className="num">{roll.hits}</b> {said.hits}
        {allocated && (
          <>
            <span className="leads-to">→</span> {said.damage} <b className="num">{allocated.damage}</b>
          </>
        )}
      </span>
      <Allocator volley={volley} {...(placing && { placing })} />
    </p>
  );
}
