// In place of the order slip while dice fall: what they decide is not asked before they lie.
import type { ReactNode } from 'react';
import { deskWords } from '../i18n/deskWords';
import { useWords } from '../useWords';
import type { Roll } from './fight';

export function FallingSlip({ roll }: { roll: Roll }): ReactNode {
  const { words, names, language } = useWords();
  const said = deskWords(language).fight;
  return (
    <div className="order-place">
      <section className={`paper order ${roll.side}`} aria-label={words.slip.title}>
        <h2 className="ttl">{words.slip.title}</h2>
        <div className="order-body">
          <p className="ask">{said.throws(words.sides[roll.side], names.area(roll.area))}</p>
          <p className="meta">{said.anyKey}</p>
        </div>
      </section>
    </div>
  );
}
