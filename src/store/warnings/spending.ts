// Units that would be spent where they cannot recover (R13.2).
import { type AreaId, type DecisionType, type Option, recoveryAreas, type UnitId } from '../../engine';
import { areaOf, isNaval, isSea } from './board';
import type { Occasion, Warning } from './warning';

/** Decisions that spend units where they stand. */
const onTheSpot: readonly DecisionType[] = ['attack', 'airAttack', 'raid', 'bomb'];
/** Decisions that spend units where they arrive. */
const onArrival: readonly DecisionType[] = ['airMove', 'mobilize'];

type Lines = ReadonlyMap<UnitId, ReadonlySet<AreaId>>;

/** R8.4: sea moves of army and air units spend them too. */
function spendsOnArrival({ world, selection }: Occasion, from: AreaId | null, { decision }: Option): boolean {
  if (onArrival.includes(decision.type)) return true;
  if (decision.type !== 'move' || selection.some((id) => isNaval(world, id))) return false;
  return [from, ...decision.path].some((area) => area !== null && isSea(world, area));
}

const lost = (lines: Lines, units: readonly UnitId[], at: AreaId): readonly UnitId[] =>
  units.filter((id) => !lines.get(id)?.has(at));

function fighting({ options, selection, state }: Occasion, lines: Lines): readonly Warning[] {
  const about = selection.filter((id) => !lines.get(id)?.has(state.units[id]?.at as AreaId));
  if (about.length === 0) return [];
  const kinds = onTheSpot.filter((kind) => options.some(({ decision, refusal }) => decision.type === kind && !refusal));
  return kinds.map((on): Warning => ({ kind: 'willNotRecover', on, about }));
}

function arriving(occasion: Occasion, lines: Lines): readonly Warning[] {
  const from = areaOf(occasion);
  return occasion.options.flatMap((option): Warning[] => {
    const { decision, refusal, area: to } = option;
    if (refusal || to === undefined || !spendsOnArrival(occasion, from, option)) return [];
    const about = lost(lines, occasion.selection, to);
    return about.length > 0 ? [{ kind: 'willNotRecover', on: decision.type, to, about, area: to }] : [];
  });
}

/** Units of the selection that the turn's end would leave spent, as the map stands. */
export function stranded(occasion: Occasion): readonly Warning[] {
  const { world, state, selection } = occasion;
  const byNation = new Map<string, ReadonlySet<AreaId>>();
  const lines = new Map(
    selection.map((id) => {
      const nation = world.unitById[id]?.nation ?? '';
      const line = byNation.get(nation) ?? recoveryAreas(world, state, id);
      byNation.set(nation, line);
      return [id, line] as const;
    }),
  );
  return selection.length === 0 ? [] : [...fighting(occasion, lines), ...arriving(occasion, lines)];
}
