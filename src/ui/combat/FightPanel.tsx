// The result of a fight, to be read in peace: hits and damage, each unit's steps, bases and sudden death, the way back.
import type { ReactNode } from 'react';
import { classes } from '../art/Drawing';
import { deskWords } from '../i18n/deskWords';
import { Act } from '../layout/Act';
import { useTable, useTableStore } from '../useTable';
import { useWords } from '../useWords';
import { DiceRow } from './DiceRow';
import type { Fight, Volley } from './fight';
import { HitsLine } from './HitsLine';
import { StruckUnits, useFateWords } from './Outcome';
import { useBaseChange } from './useBaseChange';
import './damage.css';
import './fight.css';

function VolleyPart({ volley, dice }: { volley: Volley; dice: boolean }): ReactNode {
  return (
    <>
      {dice && <DiceRow roll={volley.roll} />}
      <HitsLine volley={volley} />
      <StruckUnits volley={volley} />
    </>
  );
}

function Bases({ fight }: { fight: Fight }): ReactNode {
  const { words, language } = useWords();
  const change = useBaseChange(fight);
  const said = deskWords(language).fight;
  if (!change) return null;
  const changed = change.sides.some(({ before, after }) => before !== after);
  if (!changed) return null;
  return (
    <dl className="bases">
      {change.sides.map(({ side, before, after }) => (
        <div key={side} className={side}>
          <dt>{said.bases(words.sides[side])}</dt>
          <dd className="num">
            {before === after ? before : `${before} → `}
            {before !== after && <b>{after}</b>}
          </dd>
        </div>
      ))}
      <div className="axis">
        <dt>{said.toSudden(words.sides.axis)}</dt>
        <dd className="num">{change.toAxis}</dd>
      </div>
      <div className="allies">
        <dt>{said.toSudden(words.sides.allies)}</dt>
        <dd className="num">{change.toAllies}</dd>
      </div>
    </dl>
  );
}

/** Where going back before the fight leads, what is known by now, and that both gain who have seen the dice. */
function WayBack({ fight }: { fight: Fight }): ReactNode {
  const { screen, language } = useWords();
  const said = deskWords(language).fight;
  const store = useTableStore();
  const replaying = useTable(({ replay }) => replay !== null);
  const parent = useTable(
    ({ timeline }) => timeline?.entries.find(({ id }) => id === fight.first.node)?.parent ?? null,
  );
  const dice = fight.volleys.reduce((sum, { roll }) => sum + roll.dice.length, 0);
  if (parent === null || replaying) return null;
  return (
    <section className="paper way-back" aria-labelledby="way-back">
      <h2 className="ttl" id="way-back">
        {said.goBack}
      </h2>
      <p>
        <span>
          {said.known(dice)} <b>{said.bothGain}</b> {screen.goBack.kept}
        </span>
        <Act act="before-fight" look="danger" onAct={() => store.getState().goTo(parent)}>
          {said.beforeFight}
        </Act>
      </p>
    </section>
  );
}

export interface FightPanelProps {
  readonly fight: Fight;
  /** The dice lie in the tray beside it. */
  readonly tray: boolean;
}

export function FightPanel({ fight, tray }: FightPanelProps): ReactNode {
  const { names, words, language } = useWords();
  const said = deskWords(language).fight;
  const fates = useFateWords(fight);
  const title = said.titles[fight.kind](names.area(fight.area));
  const shown = tray ? fight.volleys.slice(-1) : fight.volleys;
  return (
    <>
      <section
        className={classes('paper fight', fight.side)}
        data-testid="fight"
        data-kind={fight.kind}
        aria-live="polite"
        aria-label={title}
      >
        <h2 className="ttl">
          {title} <small>{words.sides[fight.side]}</small>
        </h2>
        <div className="fight-scroll">
          {shown.map((volley) => (
            <VolleyPart key={volley.id} volley={volley} dice={!tray} />
          ))}
          <p className="fates">{fates.length > 0 ? fates.join(' ') : said.nothing}</p>
          <Bases fight={fight} />
        </div>
      </section>
      <WayBack fight={fight} />
    </>
  );
}
