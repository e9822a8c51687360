// R5.2, R5.3: the set-up uses counters that exist, where they can be.
import { counterLine } from './checkCounters';
import { type PackError, packError } from './packError';
import type { Row, SetupLine, Tables } from './readTables';
import type { CounterRow } from './schema';
import { UNIT_CLASS } from './unitTypes';

function checkNames({ path, row }: Row<SetupLine>, { nations, counters }: Tables): PackError[] {
  if (nations.ids && !nations.ids.has(row.nation)) {
    return [packError([...path, 'nation'], row.nation, 'setupNationUnknown')];
  }
  const exists = counters.rows.some((counter) => counterLine(counter.row) === counterLine(row));
  return exists || !counters.whole ? [] : [packError(path, counterLine(row), 'setupCounterUnknown')];
}

/** R8.5, R8.8: ships stand where there is water, armies and aircraft where there is none. */
function checkPlace({ path, row }: Row<SetupLine>, { areas, adjacency }: Tables): PackError[] {
  const kinds = new Map<string, string>(areas.rows.map((area) => [area.row.id, area.row.kind]));
  const kind = kinds.get(row.area);
  const naval = UNIT_CLASS[row.type] === 'naval';
  if (kind === undefined || (kind === 'sea' && naval) || (kind === 'land' && !naval)) return [];
  if (kind === 'sea') return [packError([...path, 'type'], row.type, 'landUnitAtSea')];
  if (!areas.whole || !adjacency.whole) return [];
  const coastal = adjacency.rows.some(
    ({ row: [a, b] }) => (a === row.area && kinds.get(b) === 'sea') || (b === row.area && kinds.get(a) === 'sea'),
  );
  return coastal ? [] : [packError([...path, 'type'], row.type, 'navalInland')];
}

function overdrawn({ path }: Row<SetupLine>, counter: CounterRow, before: number, need: number): PackError[] {
  const usable = counter.count - counter.newWeapons;
  const at = [...path, 'count'];
  if (need > counter.count) {
    return [packError(at, need - before, 'setupExceedsCounters', { need, have: counter.count })];
  }
  return need > usable ? [packError(at, need - before, 'setupTakesNewWeapons', { need, have: usable })] : [];
}

/** R5.2, R5.6: no more than there are, and none of the new weapons. */
function checkNumbers({ setup, counters }: Tables): PackError[] {
  const lines = new Map(counters.rows.map(({ row }) => [counterLine(row), row]));
  const used = new Map<string, number>();
  return setup.rows.flatMap((line) => {
    const name = counterLine(line.row);
    const before = used.get(name) ?? 0;
    used.set(name, before + line.row.count);
    const counter = lines.get(name);
    return counter ? overdrawn(line, counter, before, before + line.row.count) : [];
  });
}

/** R12.6: one fortress of a nation in an area. */
function checkFortresses({ setup }: Tables): PackError[] {
  const found = new Map<string, number>();
  return setup.rows.flatMap(({ path, row }) => {
    if (row.type !== 'FT') return [];
    const place = `${row.area} ${row.nation}`;
    const number = (found.get(place) ?? 0) + row.count;
    found.set(place, number);
    return number > 1 ? [packError([...path, 'count'], row.count, 'fortressTwice')] : [];
  });
}

/** What is wrong with the set-up, beyond its shape. */
export function checkSetup(tables: Tables): PackError[] {
  const { areas, setup } = tables;
  const places = [...(setup.ids ?? [])];
  return [
    ...places.flatMap((id) =>
      areas.ids && !areas.ids.has(id) ? [packError(['setup', id], id, 'setupAreaUnknown')] : [],
    ),
    ...setup.rows.flatMap((line) => [...checkNames(line, tables), ...checkPlace(line, tables)]),
    ...checkNumbers(tables),
    ...checkFortresses(tables),
  ];
}
