// R5, R15: nations and counters.
import { checkRepeats } from './checkRepeats';
import { type PackError, packError } from './packError';
import type { Row, Tables } from './readTables';
import type { CounterRow } from './schema';
import { AIR_CAPABLE } from './unitTypes';

/** Name of a line of equal counters; ids of units begin with it. */
export const counterLine = ({ nation, type, model }: Pick<CounterRow, 'nation' | 'type' | 'model'>): string =>
  [nation, type, ...(model === null ? [] : [model])].join('-');

/** R5.7, R9.6, R11.2: which types fly, and that AF do nothing else. */
function checkAir({ path, row }: Row<CounterRow>): PackError[] {
  const errors: PackError[] = [];
  const flies = AIR_CAPABLE.includes(row.type);
  if (!flies && row.air > 0) errors.push(packError([...path, 'air'], row.air, 'airRatingForbidden'));
  if (row.type === 'AF' && row.air === 0) errors.push(packError([...path, 'air'], row.air, 'airRatingMissing'));
  if (row.type === 'AF' && row.attack > 0) errors.push(packError([...path, 'attack'], row.attack, 'airUnitAttacks'));
  return errors;
}

function checkCounter(counter: Row<CounterRow>, { nations }: Tables): PackError[] {
  const { path, row } = counter;
  const errors = checkAir(counter);
  if (nations.ids && !nations.ids.has(row.nation)) {
    errors.push(packError([...path, 'nation'], row.nation, 'counterNationUnknown'));
  }
  if (row.newWeapons > row.count) {
    const details = { need: row.newWeapons, have: row.count };
    errors.push(packError([...path, 'newWeapons'], row.newWeapons, 'newWeaponsExceedCount', details));
  }
  if (row.type === 'FT' && row.movement !== 0) {
    errors.push(packError([...path, 'movement'], row.movement, 'fortressMoves'));
  }
  return errors;
}

/** R15.4: entry tracks are for nations that start neutral. */
function checkTracks({ nations }: Tables): PackError[] {
  return nations.rows.flatMap(({ path, row }) =>
    row.track !== null && row.start !== 'neutral'
      ? [packError([...path, 'track'], row.track, 'trackOfBelligerent', { side: row.start })]
      : [],
  );
}

/** What is wrong with nations and counters, beyond their shape. */
export function checkCounters(tables: Tables): PackError[] {
  const { nations, counters } = tables;
  return [
    ...checkRepeats(nations.rows, 'duplicateNation', ({ id }) => id, 'id'),
    ...checkTracks(tables),
    ...checkRepeats(counters.rows, 'duplicateCounters', counterLine),
    ...counters.rows.flatMap((counter) => checkCounter(counter, tables)),
  ];
}
