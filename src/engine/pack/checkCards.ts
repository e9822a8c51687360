// R18: the cards of both sides.
import { type EventKind, type RuleRef, SIDES, type Side } from '../types';
import { checkRepeats } from './checkRepeats';
import { type PackError, packError } from './packError';
import type { Row, Tables } from './readTables';
import type { CardRow } from './schema';

/** R18: events only one side has. */
const EVENT_SIDE: Readonly<Partial<Record<EventKind, { readonly side: Side; readonly rule: RuleRef }>>> = {
  vichy: { side: 'axis', rule: 'R16.3' },
  wolfpack: { side: 'axis', rule: 'R17.1' },
  newWeapons: { side: 'axis', rule: 'R5.6' },
  seaLion: { side: 'axis', rule: 'R18.2' },
  lendLease: { side: 'allies', rule: 'R5.6' },
  strategicBombing: { side: 'allies', rule: 'R17.2' },
  amphibious: { side: 'allies', rule: 'R18.2' },
};

function checkCard({ path, row }: Row<CardRow>): PackError[] {
  const errors: PackError[] = [];
  const only = EVENT_SIDE[row.event];
  if (only && only.side !== row.side) {
    const error = packError([...path, 'event'], row.event, 'eventOfOtherSide', { side: only.side });
    errors.push({ ...error, rule: only.rule });
  }
  if (row.params.kind === 'supply' && row.params.partisan && row.side === 'axis') {
    errors.push(packError([...path, 'params', 'partisan'], true, 'partisanOfAxis', { side: 'allies' }));
  }
  return errors;
}

/** R18: as many cards a side as the pack says, 16 unless it says otherwise. */
function checkNumbers({ pack, cards }: Tables): PackError[] {
  if (!pack || !cards.whole) return [];
  return SIDES.flatMap((side) => {
    const have = cards.rows.filter(({ row }) => row.side === side).length;
    const need = pack.cardsPerSide[side];
    return have === need ? [] : [packError(['cards'], have, 'wrongNumberOfCards', { side, need, have })];
  });
}

/** R1.2: no score may be sudden death for both sides. */
function checkVictory({ pack }: Tables): PackError[] {
  if (!pack || pack.victory.alliesSudden < pack.victory.axisSudden) return [];
  return [packError(['pack', 'victory'], pack.victory, 'suddenDeathOverlap')];
}

/** What is wrong with the cards and the figures of victory, beyond their shape. */
export function checkCards(tables: Tables): PackError[] {
  return [
    ...checkVictory(tables),
    ...checkRepeats(tables.cards.rows, 'duplicateCard', ({ id }) => id, 'id'),
    ...tables.cards.rows.flatMap(checkCard),
    ...checkNumbers(tables),
  ];
}
