// Battles over one area for tests of odds: random fights, played out by the engine over given dice as the odds assume.
import fc from 'fast-check';
import { applyInPlace, type Decision, type GameState, type Odds, odds, promptOf, type World } from '../../src/engine';
import { bestAllocation } from '../../src/engine/odds/allocation';
import { type Game, given } from './game';
import { toyWorld } from './packs/toyPack';

const TYPES = ['LF', 'GF', 'TF', 'FT', 'AF', 'SA'] as const;

/** A fight of random units over one area, with ways to retreat for both. */
export function fight(own: readonly string[], enemies: readonly string[]): World {
  const line = (nation: string, types: readonly string[]) => `${nation} ${[...types].join(' ')}`;
  return toyWorld({
    areas: { A: 'land PL', Home: 'land DE red', Back: 'land PL' },
    adjacency: 'Home-A-Back',
    setup: { A: `${line('DE', own)}, ${line('PL', enemies)}`, Home: 'DE GF', Back: 'PL GF' },
    cards: ['allies ambush 2', 'allies ambush 2', 'axis offensive 2', 'axis offensive 2'],
  });
}

/** Units of one type are written once with a count. */
const counted = (types: readonly string[]): string[] =>
  [...new Set(types)].map((type) => {
    const count = types.filter((other) => other === type).length;
    return type === 'FT' || count === 1 ? type : `${type}*${count}`;
  });

export const troops = (most: number) =>
  fc.array(fc.constantFrom(...TYPES), { minLength: 1, maxLength: most }).map(counted);

/** Answers prompts of a battle as the odds assume: the best allocation, then any retreat. */
function finish(world: World, game: GameState, play: 'ambush' | 'decline'): void {
  for (
    let prompt = promptOf(game);
    prompt && ['ambush', 'damage', 'retreat'].includes(prompt.at);
    prompt = promptOf(game)
  ) {
    applyInPlace(world, game, answer(world, game, play), () => {});
  }
}

function answer(world: World, game: GameState, play: 'ambush' | 'decline'): Decision {
  const prompt = promptOf(game);
  if (prompt?.at === 'ambush') {
    const [card] = game.cards[prompt.side].hand;
    return play === 'ambush' && card ? { type: 'ambush', card } : { type: 'decline' };
  }
  if (prompt?.at === 'retreat') {
    const [unit] = prompt.units;
    if (!unit) throw new Error('nobody retreats');
    const to = game.units[unit]?.at === 'A' && world.unitById[unit]?.nation === 'DE' ? 'Home' : 'Back';
    return { type: 'retreat', unit, to: to as never };
  }
  if (prompt?.at !== 'damage') throw new Error('no prompt of a battle');
  const spent = Object.values(prompt.placed).reduce((sum, n) => sum + n, 0);
  const { placed } = bestAllocation({ world, state: game }, prompt.targets, prompt.left + spent, prompt.limited);
  const next = prompt.targets.find((unit, i) => (prompt.placed[unit] ?? 0) < (placed[i] ?? 0)) ?? prompt.targets[0];
  if (!next) throw new Error('no target');
  return { type: 'damage', unit: next };
}

export const groupOf = (game: Game) => (game.state.occupants['A' as never] ?? []).filter((id) => id.startsWith('DE'));

export function position(world: World, spent: readonly number[]): Game {
  const start = given(world).control('A', 'PL').hand('allies', 'allies-ambush-1').points('axis', 3);
  const enemies = (start.state.occupants['A' as never] ?? []).filter((id: string) => id.startsWith('PL'));
  return start.spent(...enemies.filter((_id, i) => spent.includes(i)));
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How many battles end with the area empty of the enemy, with control, without attackers, and losses, over all dice given. */
export function played(game: Game, decision: Decision, scripts: Iterable<number[]>, play: 'ambush' | 'decline') {
  const totals = { battles: 0, clear: 0, control: 0, lost: 0, ownLost: 0, repelled: 0 };
  for (const script of scripts) {
    const state = structuredClone(game.state);
    state.dice.scripted = script;
    applyInPlace(game.world, state, decision, () => {});
    finish(game.world, state, play);
    totals.battles += 1;
    totals.clear += Number((state.occupants['A' as never] ?? []).every((id: string) => !id.startsWith('PL')));
    totals.control += Number(state.control['A' as never] === 'DE');
    totals.lost += lostOf(game, state, 'PL');
    totals.ownLost += lostOf(game, state, 'DE');
    totals.repelled += Number((state.occupants['A' as never] ?? []).every((id: string) => !id.startsWith('DE')));
  }
  return totals;
}

const lostOf = (game: Game, state: GameState, nation: string): number =>
  game.world.units.filter(
    ({ id, start }) => start === 'A' && id.startsWith(nation) && !/^[A-Z][a-z]*$/.test(state.units[id]?.at ?? ''),
  ).length;

export function* allDice(count: number): Generator<number[]> {
  for (let n = 0; n < 6 ** count; n += 1)
    yield Array.from({ length: count }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1);
}

export const expectedOdds = (game: Game, decision: Decision): Odds => {
  const found = odds(game.world, game.state, 'axis', decision);
  if (!found) throw new Error('no odds');
  return found;
};

export const hasFighter = (types: readonly string[]) => types.some((type) => !type.startsWith('AF'));

/** Dice of many battles, from a seeded generator of their own. */
export function* seededDice(battles: number): Generator<number[]> {
  let x = 12345;
  for (let n = 0; n < battles; n += 1) {
    yield Array.from({ length: 12 }, () => {
      x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
      return (Math.floor(x / 65_536) % 6) + 1;
    });
  }
}
