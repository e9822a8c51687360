// The best deed with points, by an event or by air (R7.2, R18), each scored one step ahead.
import { type Decision, type Option, options, type UnitDef, type UnitId } from '../../engine';
import type { Board } from '../board/board';
import { WEIGHTS } from '../weights';
import { flyingGroups, movingGroups, restless, strikingGroups } from './groups';
import { type Party, partyOf } from './party';
import { powerOf } from './power';
import { scoreAirAttack, scoreAirMove, scoreArrival, scoreAttack, scoreMove } from './scores';
import { type Sight, usable } from './view';

export interface Scored {
  readonly decision: Decision;
  readonly score: number;
}

/** What a group may do by the prompt: the engine's options, each with its worth. */
function scoredOptions(sight: Sight, group: readonly UnitDef[], ids: readonly UnitId[], attackNext: boolean): Scored[] {
  const found = options(sight.board.world, sight.board.state, ids);
  if (found.length === 0) return [];
  const party = partyOf(sight, group);
  const scored: Scored[] = [];
  for (const option of found) {
    const score = scoreOption(party, option, attackNext);
    if (score !== null) scored.push({ decision: option.decision, score });
  }
  return scored;
}

function scoreOption(party: Party, option: Option, attackNext: boolean): number | null {
  switch (option.decision.type) {
    case 'move':
    case 'drop':
      return scoreMove(party, option, attackNext);
    case 'attack':
      return scoreAttack(party);
    case 'airAttack':
      return scoreAirAttack(party, option);
    case 'airMove':
      return scoreAirMove(party, option);
    default:
      return null;
  }
}

interface Kinds {
  readonly groups: (area: number, units: readonly UnitDef[]) => UnitDef[][];
  readonly attackNext: boolean;
}

function deedsOf(sight: Sight, stacks: Map<number, UnitDef[]>, { groups, attackNext }: Kinds): Scored[] {
  const found: Scored[] = [];
  for (const [area, units] of restless(sight, stacks)) {
    const known = new Map<string, Scored[]>(); // those who move are often those who strike
    for (const group of groups(area, units)) {
      const ids = group.map(({ id }) => id);
      const key = ids.join();
      const scored = known.get(key) ?? scoredOptions(sight, group, ids, attackNext);
      known.set(key, scored);
      found.push(...scored);
    }
  }
  return found;
}

/** One counter of each kind, the strongest for its price first. */
function kindsOf(board: Board, recruits: readonly UnitDef[]): UnitDef[] {
  const known = new Map<string, UnitDef>();
  for (const unit of recruits) {
    const kind = `${unit.nation} ${unit.type} ${unit.model ?? ''}`;
    if (!known.has(kind)) known.set(kind, unit);
  }
  const worth = (unit: UnitDef) => (powerOf(unit) + 0.5 * unit.durability + wanted(board, unit)) / unit.cost;
  return [...known.values()].sort((a, b) => worth(b) - worth(a));
}

/** Air decides who places the damage (R9.2): a side wants some before it wants more. */
function wanted({ own, foe }: Board, unit: UnitDef): number {
  if (unit.class !== 'air') return 0;
  const count = (camp: Board['own']) => camp.reduce((sum, units) => sum + units.filter((u) => u.air > 0).length, 0);
  return count(own) <= count(foe) + 1 ? 3 : 0;
}

const MOST_KINDS = 5;

/** Mobilization (R12), per point of its price. */
function musters(sight: Sight, recruits: readonly UnitDef[]): Scored[] {
  const { board } = sight;
  const kinds = kindsOf(board, recruits).slice(0, MOST_KINDS);
  return kinds.flatMap((unit) =>
    options(board.world, board.state, [unit.id]).flatMap(({ decision, area }) => {
      if (decision.type !== 'mobilize' || area === undefined) return [];
      const at = board.atlas.number.get(area) ?? -1;
      const extra = wanted(board, unit) * WEIGHTS.muster;
      return [{ decision, score: (scoreArrival(sight, unit, at) + extra) / unit.cost }];
    }),
  );
}

export function best(found: readonly Scored[]): Scored | null {
  let top: Scored | null = null;
  for (const scored of found) if (top === null || scored.score > top.score) top = scored;
  return top;
}

/** Every deed a point can buy, scored (R7.2). */
export function pointDeeds(sight: Sight): Scored[] {
  const { stacks, recruits } = usable(sight);
  const groups = (area: number, units: readonly UnitDef[]) => [
    ...movingGroups(sight, area, units),
    ...strikingGroups(sight, area, units),
    ...flyingGroups(units),
  ];
  return [...deedsOf(sight, stacks, { groups, attackNext: false }), ...musters(sight, recruits)];
}

/** Groups that move and attack by an event, or only attack (R18). `most`: units of a landing. */
export function eventDeeds(sight: Sight, most = 99): Scored[] {
  const { stacks } = usable(sight);
  const groups = (area: number, units: readonly UnitDef[]) => [
    ...movingGroups(sight, area, units, most),
    ...strikingGroups(sight, area, units),
  ];
  return deedsOf(sight, stacks, { groups, attackNext: true });
}

/** Air actions that need no card (R11.3). */
export function airDeeds(sight: Sight): Scored[] {
  const { stacks } = usable(sight);
  return deedsOf(sight, stacks, { groups: (_area, units) => flyingGroups(units), attackNext: false });
}

/** Units a landing event may bring (R18). */
export function landingUnits({ board, prompt }: Sight): number {
  const params = prompt.at === 'landing' ? board.world.cardById[prompt.card]?.params : undefined;
  return params?.kind === 'seaLion' || params?.kind === 'amphibious' ? params.units : 99;
}
