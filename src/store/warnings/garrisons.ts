// What a move leaves behind: bases that only aircraft hold, last units beside the enemy, bases that nobody holds (R4.3).
import { type AreaId, controllingSide, type DecisionType } from '../../engine';
import { areaOf, garrisonOf, isArmy, isSea, isThreatened } from './board';
import type { Occasion, Warning } from './warning';

const leaving: readonly DecisionType[] = ['move', 'airMove', 'drop'];

/** Kinds of decision that would take the selection away. */
const departures = ({ options }: Occasion): readonly DecisionType[] =>
  leaving.filter((kind) => options.some(({ decision, refusal }) => decision.type === kind && refusal === null));

const isBase = ({ world, prompt }: Occasion, area: AreaId): boolean => {
  const base = world.areaById[area]?.base ?? null;
  return (
    base === 'red' ||
    (prompt.side === 'axis' ? base === 'black' || base === 'half' : base === 'allies' || base === 'us-track')
  );
};

const isHeld = ({ world, state, prompt }: Occasion, area: AreaId): boolean =>
  controllingSide(world, state, area) === prompt.side;

/** What a departure of the selection leaves in its area. */
export function leftBehind(occasion: Occasion): readonly Warning[] {
  const { world, prompt, selection } = occasion;
  const area = areaOf(occasion);
  if (area === null || !isHeld(occasion, area)) return [];
  const stay = garrisonOf(occasion, area, prompt.side).filter((id) => !selection.includes(id));
  if (stay.length === garrisonOf(occasion, area, prompt.side).length) return [];
  const bare = isBase(occasion, area) && !isSea(world, area) && !stay.some((id) => isArmy(world, id));
  const last = stay.length === 1 && isThreatened(occasion, area, prompt.side);
  return departures(occasion).flatMap((on): Warning[] => [
    ...(bare ? [{ kind: 'baseUngarrisoned', on, area, about: stay } as const] : []),
    ...(last ? [{ kind: 'lastUnitAtRisk', on, area, about: stay } as const] : []),
  ]);
}

/** Bases of the side beside the enemy that no unit holds, before it ends its points or passes. */
export function bareBases(occasion: Occasion): readonly Warning[] {
  const { world, prompt } = occasion;
  const on = prompt.at === 'points' ? 'done' : 'pass';
  if (prompt.at !== 'points' && prompt.at !== 'impulse') return [];
  return world.areas
    .filter(({ id }) => isBase(occasion, id) && isHeld(occasion, id))
    .filter(({ id }) => garrisonOf(occasion, id, prompt.side).length === 0 && isThreatened(occasion, id, prompt.side))
    .map(({ id }): Warning => ({ kind: 'baseUngarrisoned', on, area: id }));
}
