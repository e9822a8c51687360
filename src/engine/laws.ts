// Laws that hold at every decision of every game: nothing is created or lost, and what is stored agrees with the board.
import { promptOf } from './advance';
import { controllerOf, controllingSide, rightfulController } from './queries/control';
import { overload } from './queries/transport';
import { areaOf, isNaval, occupantsOf, sideOfUnit, unitState } from './queries/units';
import type { State } from './state';
import type { Ctx } from './tx';
import { SIDES } from './types';
import { isLand, type World } from './world';

/** Frames a stack can hold at the most: an ambush within a move within an event within an impulse, and some room. */
const MOST_FRAMES = 16;

/** Prompts at which nothing is half done: control is settled, nobody has to leave anything. */
const AT_REST = ['chooseHand', 'impulse', 'points', 'recovery', 'controllers'];

function* unitLaws(ctx: Ctx): Generator<string> {
  for (const { id } of ctx.world.units) {
    const { at, spent } = unitState(ctx, id);
    const area = areaOf(ctx, id);
    if (area !== null && !occupantsOf(ctx, area).includes(id)) yield `${id} is not among the occupants of ${area}`;
    if (area === null && spent) yield `${id} is spent in ${at}`;
  }
  const listed = ctx.world.areas.reduce((count, { id }) => count + occupantsOf(ctx, id).length, 0);
  const onMap = ctx.world.units.filter(({ id }) => areaOf(ctx, id) !== null).length;
  if (listed !== onMap) yield `${onMap} units on the map, ${listed} occupants`;
  if (Object.keys(ctx.state.units).length !== ctx.world.units.length) yield 'a unit was created or deleted';
}

function* cardLaws(ctx: Ctx): Generator<string> {
  for (const side of SIDES) {
    const { deck, hand, played, undeveloped } = ctx.state.cards[side];
    const held = [...deck, ...hand, ...played, ...undeveloped].sort();
    const all = ctx.world.cards.filter((card) => card.side === side).map(({ id }) => id);
    if (held.join() !== all.sort().join()) yield `cards of ${side}: ${held.join(' ')}`;
  }
}

function* controlLaws(ctx: Ctx): Generator<string> {
  for (const { id } of ctx.world.areas) {
    const stored = controllerOf(ctx, id);
    const rightful = rightfulController(ctx, id, controllingSide(ctx, id)); // R4 anew, with the memory of R4.8
    if (stored !== rightful) yield `${id} is controlled by ${stored}, not ${rightful}`;
  }
}

/** R4.7 and R8.8 */
function* shipLaws(ctx: Ctx): Generator<string> {
  for (const { id } of ctx.world.areas) {
    const side = controllingSide(ctx, id);
    const guests = occupantsOf(ctx, id).filter((unit) => isNaval(ctx, unit) && sideOfUnit(ctx, unit) !== 'neutral');
    const held = side === 'axis' || side === 'allies';
    const stranded = held && isLand(ctx, id) && guests.find((unit) => sideOfUnit(ctx, unit) !== side);
    if (stranded) yield `${stranded} lies in a port of the enemy, ${id}`;
  }
}

function* transportLaws(ctx: Ctx): Generator<string> {
  for (const side of SIDES) {
    for (const { id } of ctx.world.areas) if (overload(ctx, id, side) > 0) yield `${side} is over the limit in ${id}`;
  }
}

function* restLaws(ctx: Ctx): Generator<string> {
  yield* controlLaws(ctx);
  yield* shipLaws(ctx);
  if (ctx.state.unsettled.length > 0) yield `unsettled: ${ctx.state.unsettled.join(' ')}`;
}

/** Laws a state breaks, in words for a developer; empty for every state the engine gives. */
export function brokenLaws(world: World, state: State): string[] {
  const ctx: Ctx = { world, state };
  const prompt = promptOf(state);
  const broken = [...unitLaws(ctx), ...cardLaws(ctx)];
  if (prompt && AT_REST.includes(prompt.at)) broken.push(...restLaws(ctx));
  if (prompt?.at === 'impulse') broken.push(...transportLaws(ctx));
  if (state.frames.length > MOST_FRAMES) broken.push(`${state.frames.length} frames`);
  if (state.turn > world.turns) broken.push(`turn ${state.turn}`);
  return broken;
}
