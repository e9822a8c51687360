// How a game stands from turn to turn (R3, R1.4, R6.1).
import {
  axisAreas,
  type BySide,
  basePoints,
  SIDES,
  type Side,
  type State,
  sideOfUnit,
  victoryPoints,
  type World,
} from '../../engine';
import type { CurvePoint } from '../playedGame';
import type { Watch } from './watch';

/** Prompts at the beginning of a turn, before the hands are there. */
const beforeHands = ['controllers', 'chooseHand'];

const bothSides = (value: (side: Side) => number): BySide<number> => ({ axis: value('axis'), allies: value('allies') });

function spentUnits(world: World, game: State): BySide<number> {
  const spent = { axis: 0, allies: 0 };
  for (const { id } of world.units) {
    const side = game.units[id]?.spent ? sideOfUnit(world, game, id) : 'neutral';
    if (side !== 'neutral') spent[side] += 1;
  }
  return spent;
}

const pointOf = (world: World, game: State, lost: BySide<number>): CurvePoint => ({
  turn: game.turn,
  points: bothSides((side) => basePoints(world, game, side)),
  victory: victoryPoints(world, game),
  areas: axisAreas(world, game),
  hands: bothSides((side) => game.cards[side].hand.length),
  lost: { ...lost },
  spent: spentUnits(world, game),
});

/** One point for each turn, taken when the hands have been chosen, and one for the end. */
export function watchCurve(world: World): Watch & { curve: CurvePoint[]; last: CurvePoint | null } {
  const lost = { axis: 0, allies: 0 };
  const curve: CurvePoint[] = [];
  return {
    curve,
    last: null,
    before(game, { at }) {
      if (curve.at(-1)?.turn === game.turn || beforeHands.includes(at)) return;
      curve.push(pointOf(world, game, lost));
    },
    entry(entry, game) {
      const side = entry.type === 'unitLost' ? sideOfUnit(world, game, entry.unit) : 'neutral';
      for (const one of SIDES) if (one === side) lost[one] += 1;
    },
    end(game) {
      this.last = pointOf(world, game, lost);
    },
  };
}
