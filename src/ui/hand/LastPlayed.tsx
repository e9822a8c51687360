// What both sides played in the turn before: their cards are back in the decks now (R6.1).
import type { ReactNode } from 'react';
import { type CardId, SIDES, type Side } from '../../engine';
import { SideMark } from '../art/SideMark';
import { deskWords } from '../i18n/deskWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { playedIn } from './playedCards';
import { useScrolledByKeys } from './useScrolledByKeys';

/** null in the first turn, or when nothing was played. */
export function useLastPlayed(): Readonly<Record<Side, readonly CardId[]>> | null {
  const log = useTable((table) => table.log);
  const turn = useTable(({ view }) => view?.turn ?? 1);
  const cards = playedIn(log, turn - 1);
  return cards.axis.length + cards.allies.length > 0 ? cards : null;
}

export function LastPlayed({ cards }: { cards: Readonly<Record<Side, readonly CardId[]>> }): ReactNode {
  const { words, names, language } = useWords();
  const said = deskWords(language).cards;
  const panel = useScrolledByKeys();
  return (
    <section ref={panel} className="paper last-played" data-testid="last-played" aria-labelledby="last-played">
      <h2 className="ttl" id="last-played">
        {said.lastPlayed}
      </h2>
      {SIDES.map((side) => (
        <div key={side} className={side}>
          <h3>
            <SideMark side={side} size={16} /> {words.sides[side]}
          </h3>
          <p>{cards[side].length > 0 ? words.list(cards[side].map(names.cardWithValue)) : said.nothing}</p>
        </div>
      ))}
    </section>
  );
}
