// Units at sea beyond the transport limit, which are lost at the end of the impulse (R8.8).
import { type AreaId, type DecisionType, type State, transportLimit, type UnitId } from '../../engine';
import { areaOf, isNaval, isSea, unitsIn, without } from './board';
import type { Occasion, Warning } from './warning';

const spending: readonly DecisionType[] = ['attack', 'airAttack'];

const embarked = (occasion: Occasion, area: AreaId): readonly UnitId[] =>
  unitsIn(occasion, area, occasion.prompt.side).filter((id) => !isNaval(occasion.world, id));

/** Units at sea beyond what the ships of a state carry; `more` come aboard. */
const excess = (occasion: Occasion, area: AreaId, state: State, more = 0): number =>
  embarked(occasion, area).length + more - transportLimit(occasion.world, state, area, occasion.prompt.side);

function over(occasion: Occasion, on: DecisionType, area: AreaId, figure: number, to?: AreaId): readonly Warning[] {
  if (figure <= 0) return [];
  const about = embarked(occasion, area);
  return [{ kind: 'transportOver', on, area, figure, about, ...(to === undefined ? {} : { to }) }];
}

/** What would be lost if the impulse ended now. */
export function overloaded(occasion: Occasion): readonly Warning[] {
  const { world, state, prompt } = occasion;
  if (state.active !== prompt.side) return [];
  const seas = world.areas.filter(({ id }) => isSea(world, id) && embarked(occasion, id).length > 0);
  const on = prompt.at === 'impulse' ? 'pass' : 'done';
  return seas.flatMap(({ id }) => over(occasion, on, id, excess(occasion, id, state)));
}

const spent = (state: State, units: readonly UnitId[]): State => ({
  ...state,
  units: {
    ...state.units,
    ...Object.fromEntries(units.flatMap((id) => (state.units[id] ? [[id, { ...state.units[id], spent: true }]] : []))),
  },
});

/** What the selected ships would no longer carry once they sail or have fought. */
function shipsLess(occasion: Occasion, area: AreaId): readonly Warning[] {
  const { state, selection, options } = occasion;
  const kinds = new Set(options.flatMap(({ decision, refusal }) => (refusal ? [] : [decision.type])));
  const sailed = kinds.has('move')
    ? over(occasion, 'move', area, excess(occasion, area, without(state, area, selection)))
    : [];
  const fought = spending
    .filter((kind) => kinds.has(kind))
    .flatMap((kind) => over(occasion, kind, area, excess(occasion, area, spent(state, selection))));
  return [...sailed, ...fought];
}

/** Sea areas where the selected units would be more than the ships there carry. */
function tooMany(occasion: Occasion): readonly Warning[] {
  const { world, state, selection, options } = occasion;
  return options.flatMap(({ decision, refusal, area }) =>
    decision.type === 'move' && refusal === null && area !== undefined && isSea(world, area)
      ? over(occasion, 'move', area, excess(occasion, area, state, selection.length), area)
      : [],
  );
}

/** What the selected units would overload. */
export function overloading(occasion: Occasion): readonly Warning[] {
  const { world, selection, state, prompt } = occasion;
  const area = areaOf(occasion);
  if (area === null || state.active !== prompt.side) return [];
  if (!selection.some((id) => isNaval(world, id))) return tooMany(occasion);
  return isSea(world, area) && embarked(occasion, area).length > 0 ? shipsLess(occasion, area) : [];
}
