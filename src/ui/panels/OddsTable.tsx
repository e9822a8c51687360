// The outlook of an attack in one or two columns: as it is, and with a counterattack first (R14).
import type { ReactNode } from 'react';
import { enemyOf, type Outlook, type Side, type Toll } from '../../engine';
import { type OddsWords, oddsWords } from '../i18n/oddsWords';
import { useWords } from '../useWords';
import { average, percentOf, pointsOf } from './shares';

export interface OddsTableProps {
  /** Side that attacks. */
  readonly attacker: Side;
  /** Side that reads: its own units come last. */
  readonly reader: Side;
  readonly plain: Outlook;
  readonly ambushed: Outlook | null;
  readonly columns: readonly [plain: string, ambushed: string];
}

function ShareRow({ name, plain, ambushed }: { name: string; plain: number; ambushed: number | null }): ReactNode {
  const { language } = useWords();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{percentOf(plain)}</td>
      {ambushed !== null && (
        <td>
          {percentOf(ambushed)}
          <small>{oddsWords(language).difference(pointsOf(ambushed - plain))}</small>
        </td>
      )}
    </tr>
  );
}

/** Units driven off and lost, on average; spent ones where that is all that can happen. */
export function tollWords(said: OddsWords, { spent, retreated, lost }: Toll): string {
  if (retreated + lost >= 0.005) return said.toll(average(retreated), average(lost));
  return spent >= 0.005 ? said.spent(average(spent)) : said.noToll;
}

function TollRow({ name, plain, ambushed }: { name: string; plain: Toll; ambushed: Toll | null }): ReactNode {
  const { language } = useWords();
  const text = (toll: Toll): string => tollWords(oddsWords(language), toll);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{text(plain)}</td>
      {ambushed && <td>{text(ambushed)}</td>}
    </tr>
  );
}

export function OddsTable({ attacker, reader, plain, ambushed, columns }: OddsTableProps): ReactNode {
  const { language } = useWords();
  const said = oddsWords(language);
  const [enemy, own] = [enemyOf(reader), reader];
  return (
    <table className={ambushed ? 'outlook two' : 'outlook'}>
      {ambushed && (
        <thead>
          <tr>
            <td />
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
      )}
      <tbody>
        <ShareRow name={said.rows.clear} plain={plain.clear} ambushed={ambushed?.clear ?? null} />
        <ShareRow name={said.rows.control} plain={plain.control} ambushed={ambushed?.control ?? null} />
        <TollRow name={said.rows.enemy} plain={plain.toll[enemy]} ambushed={ambushed?.toll[enemy] ?? null} />
        {(ambushed || reader !== attacker) && (
          <TollRow name={said.rows.own} plain={plain.toll[own]} ambushed={ambushed?.toll[own] ?? null} />
        )}
      </tbody>
    </table>
  );
}
