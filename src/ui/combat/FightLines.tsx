// The last fight in a few lines, for the curtain: both players may see it.
import type { ReactNode } from 'react';
import { deskWords } from '../i18n/deskWords';
import { useWords } from '../useWords';
import { DiceRow } from './DiceRow';
import type { Fight } from './fight';
import { useFateWords } from './Outcome';
import { useFight } from './useFight';

function Lines({ fight }: { fight: Fight }): ReactNode {
  const { names, language } = useWords();
  const said = deskWords(language).fight;
  const fates = useFateWords(fight);
  return (
    <>
      <dt>{said.titles[fight.kind](names.area(fight.area))}</dt>
      <dd data-testid="last-fight">
        {fight.volleys.map(({ id, roll }) => (
          <DiceRow key={id} roll={roll} />
        ))}
        {fates.length > 0 ? fates.join(' ') : said.nothing}
      </dd>
    </>
  );
}

/** Nothing when something else has been decided since. */
export function FightLines(): ReactNode {
  const fight = useFight();
  return fight && <Lines fight={fight} />;
}
