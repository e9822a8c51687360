// Names of areas, nations, units and cards of a data pack, in one language.
import type { AreaId, CardId, NationId, Place, Pool, UnitId, World } from '../../engine';
import type { Language } from '../../store';
import type { Words } from './ja';
import type { Names } from './told';

type UnitWords = { nation: string; type: string };

const isPool = (words: Words, place: Place): place is Pool => Object.hasOwn(words.pools, place);

function unitWords(world: World, language: Language, words: Words, id: UnitId): UnitWords {
  const unit = world.unitById[id];
  if (!unit) return { nation: '', type: id };
  const nation = world.nationById[unit.nation]?.names[language] ?? unit.nation;
  return { nation, type: words.unitModels[unit.model ?? ''] ?? words.unitTypes[unit.type] };
}

/** Adds up units by nation and type, in the order they come. */
function counted(units: readonly UnitWords[]): Map<string, Map<string, number>> {
  const nations = new Map<string, Map<string, number>>();
  for (const { nation, type } of units) {
    const types = nations.get(nation) ?? new Map<string, number>();
    nations.set(nation, types.set(type, (types.get(type) ?? 0) + 1));
  }
  return nations;
}

function groupWords(words: Words, units: readonly UnitWords[]): string {
  const [only] = units;
  if (only && units.length === 1) return words.unitOf(only.nation, only.type);
  return words.list(
    [...counted(units)].map(([nation, types]) =>
      words.unitsOf(
        nation,
        [...types].map(([type, count]) => ({ type, count })),
      ),
    ),
  );
}

/** Names of the pack's things; an id the pack does not have is shown as it is. */
export function namesOf(world: World, language: Language, words: Words): Names {
  const area = (id: AreaId): string => world.areaById[id]?.names[language] ?? id;
  const card = (id: CardId): string => world.cardById[id]?.names[language] ?? id;
  const unit = (id: UnitId): UnitWords => unitWords(world, language, words, id);
  return {
    side: (side) => words.sides[side],
    area,
    areas: (ids) => words.list(ids.map(area)),
    place: (place) => (isPool(words, place) ? words.pools[place] : area(place)),
    nation: (id: NationId) => world.nationById[id]?.names[language] ?? id,
    nationOf: (id) => unit(id).nation,
    unit: (id) => groupWords(words, [unit(id)]),
    units: (ids) => groupWords(words, ids.map(unit)),
    card,
    cardWithValue: (id) => words.cardWithValue(card(id), world.cardById[id]?.value ?? 0),
    season: words.season,
  };
}
