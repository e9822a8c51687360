// What happened on the board: areas taken and fought over, nations that joined, units mobilized, impulses.
import type { AreaId, BySide, LogEntry, NationId, Side, State, World } from '../../engine';
import type { AreaUse } from '../playedGame';
import type { Watch } from './watch';

export interface BoardFacts {
  areas: Record<AreaId, AreaUse>;
  joined: Record<NationId, BySide<number | null>>;
  mobilized: Record<string, number>;
  impulses: BySide<number>;
  passes: BySide<number>;
}

const noFacts = (): BoardFacts => ({
  areas: {},
  joined: {},
  mobilized: {},
  impulses: { axis: 0, allies: 0 },
  passes: { axis: 0, allies: 0 },
});

function areaUse({ areas }: BoardFacts, area: AreaId): AreaUse {
  const use = areas[area] ?? { taken: { axis: null, allies: null }, fights: 0 };
  areas[area] = use;
  return use;
}

function take(facts: BoardFacts, area: AreaId, side: Side, turn: number): void {
  areaUse(facts, area).taken[side] ??= turn;
}

const allegiance = ({ nations }: State, nation: NationId | null) =>
  nation === null ? 'neutral' : (nations[nation]?.side ?? 'neutral');

function controlChanged(facts: BoardFacts, game: State, area: AreaId, from: NationId | null, to: NationId | null) {
  const side = allegiance(game, to);
  if (side !== 'neutral' && allegiance(game, from) !== side) take(facts, area, side, game.turn);
}

/** A nation brings the areas it controls. */
function joins(facts: BoardFacts, game: State, nation: NationId, side: Side): void {
  const joined = facts.joined[nation] ?? { axis: null, allies: null };
  joined[side] ??= game.turn;
  facts.joined[nation] = joined;
  for (const [area, controller] of Object.entries(game.control)) {
    if (controller === nation) take(facts, area as AreaId, side, game.turn);
  }
}

function note(facts: BoardFacts, world: World, game: State, entry: LogEntry): void {
  switch (entry.type) {
    case 'controlChanged':
      return controlChanged(facts, game, entry.area, entry.from, entry.to);
    case 'nationJoined':
    case 'nationChangedSide':
      return joins(facts, game, entry.nation, entry.side);
    case 'attackDeclared':
    case 'ambushPlayed':
      areaUse(facts, entry.area).fights += 1;
      return;
    case 'unitMobilized': {
      const type = typeOfUnit(world, entry.unit);
      facts.mobilized[type] = (facts.mobilized[type] ?? 0) + 1;
      return;
    }
    case 'impulseBegan':
      facts.impulses[entry.side] += 1;
      return;
    case 'passed':
      facts.passes[entry.side] += 1;
  }
}

/** Nation and type of a unit: `DE LF`. */
export function typeOfUnit({ unitById }: World, unit: keyof World['unitById']): string {
  const def = unitById[unit];
  return `${def?.nation} ${def?.type}`;
}

export function watchBoard(world: World): Watch & { readonly facts: BoardFacts } {
  const facts = noFacts();
  return { facts, entry: (entry, game) => note(facts, world, game, entry) };
}
