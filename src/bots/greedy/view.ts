// What the greedy bot knows when it is asked: the board, the points left, the event still to come, the fear of an ambush.
import { type PromptFrame, promptOf, type State, selectable, type UnitDef, type World } from '../../engine';
import { type Board, boardOf, numberOf } from '../board/board';
import { type Lookout, lookoutOf } from '../board/pull';
import { type Findings, once, remembered } from './findings';

export interface Sight {
  readonly board: Board;
  /** Made when it is asked for: many answers need none. */
  readonly look: Lookout;
  readonly prompt: PromptFrame;
  /** An event that lets a group attack follows in this impulse. */
  readonly attackToCome: boolean;
  /** It lets the group move first, so that no point has to be spent on that. */
  readonly moveToCome: boolean;
  /** What has been worked out so far. */
  readonly found: Findings;
}

/** R14: of the cards the other side could hold, how many are ambushes; R6.4 keeps the hand itself hidden. */
function ambushChance({ board }: Sight): number {
  const { state, enemy, world } = board;
  const { deck, hand } = state.cards[enemy];
  const unseen = [...deck, ...hand];
  const ambushes = unseen.filter((card) => world.cardById[card]?.event === 'ambush').length;
  if (unseen.length === 0 || ambushes === 0) return 0;
  return 0.8 * (1 - (1 - ambushes / unseen.length) ** hand.length);
}

const ambushFeared = remembered((sight: Sight, _all) => ambushChance(sight));

/** Chance that the other side holds an ambush card and plays it. */
export const fearOfAmbush = (sight: Sight): number => ambushFeared(sight, 0);

const LETS_ATTACK = ['offensive', 'landing'];

/** Throws when nobody is asked. */
export function sightOf(world: World, seen: State): Sight {
  const prompt = promptOf(seen);
  if (prompt === null) throw new Error('nobody is asked');
  const board = boardOf(world, seen, prompt.side);
  const below = seen.frames.slice(0, -1);
  const look = once(() => lookoutOf(board));
  return {
    board,
    get look() {
      return look();
    },
    prompt,
    moveToCome: below.some((frame) => frame.at === 'offensive' && frame.move),
    attackToCome: below.some((frame) => LETS_ATTACK.includes(frame.at)),
    found: [],
  };
}

/** Units that can be used now, by area number; those of a pool apart. */
export function usable({ board }: Sight): { stacks: Map<number, UnitDef[]>; recruits: UnitDef[] } {
  const stacks = new Map<number, UnitDef[]>();
  const recruits: UnitDef[] = [];
  for (const { unit, refusal } of selectable(board.world, board.state, 'legal')) {
    const def = board.world.unitById[unit];
    if (refusal !== null || !def) continue;
    const area = numberOf(board, board.state.units[unit]?.at);
    const stack = stacks.get(area);
    if (area < 0) recruits.push(def);
    else if (stack) stack.push(def);
    else stacks.set(area, [def]);
  }
  return { stacks, recruits };
}
