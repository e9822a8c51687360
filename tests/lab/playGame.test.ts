// One game of a plan: the same wherever it is played, from a new game and from a position; its facts; its save.
import { describe, expect, it } from 'vitest';
import {
  type Decision,
  type LogEntry,
  type LogEntryType,
  newGame,
  newGameInPlace,
  parseSave,
  promptOf,
  replay,
  type Save,
} from '../../src/engine';
import { candidatePlan } from '../../src/lab/plan';
import { playGame } from '../../src/lab/playGame';
import { replayOf } from '../../src/lab/replayOf';
import { builtInWorld } from '../support/builtInWorld';
import { chooseHand, play, raid } from '../support/decisions';
import { card } from '../support/packs/ids';
import { gamesOf, line, planOf, random, world } from './toyLab';

/** What was logged in a game, from its save. */
function logOf(save: Save): readonly LogEntry[] {
  const played = replay(world, save);
  if (!played.ok) throw new Error(played.error.reason);
  return played.value.log;
}

const count = (log: readonly LogEntry[], type: LogEntryType) => log.filter((entry) => entry.type === type).length;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** A saved game as it stood after so many decisions. */
function cut(whole: Save, decisions: number): Save {
  const part = whole.decisions.slice(0, decisions);
  const played = replay(world, { ...whole, decisions: part });
  if (!played.ok) throw new Error(played.error.reason);
  const timeline = { ...whole.timeline, line: whole.timeline.line.slice(0, decisions), tip: decisions };
  return { ...whole, decisions: part, timeline, state: played.value.state };
}

/** A toy game in the middle. */
const middleOf = (seed: number, decisions: number): Save => cut(replayOf(world, planOf({ seed }), 0, 0), decisions);

describe('a game', () => {
  it('is the same every time, and another one with another seed', () => {
    const [first, again] = [gamesOf(planOf()), gamesOf(planOf())];
    expect(again).toEqual(first);
    expect(new Set(first.map(({ trail }) => trail.join())).size).toBe(first.length);
  });

  it('has the seed of the plan and its number, whatever the line', () => {
    const plan = planOf({ seed: 40, lines: [line('a'), line('b')] });
    const [a, b] = [playGame(world, plan, 0, 2), playGame(world, plan, 1, 2)];
    expect(a.seed).toBe(42);
    expect({ ...b, line: 0 }).toEqual(a);
    expect({ ...playGame(world, planOf({ seed: 42 }), 0, 0), n: 2 }).toEqual(a);
  });

  it('comes to an end with an outcome of R1', () => {
    for (const { outcome, ending, clauses, failure } of gamesOf(planOf())) {
      expect(failure).toBeNull();
      expect(ending).toBe(`${outcome?.winner}${outcome?.kind === 'decision' ? 'Decision' : 'Sudden'}`);
      const met = outcome && (outcome.axisHoldsBerlin || outcome.axisPoints >= 4 || outcome.axisAreas >= 10);
      expect(clauses.length > 0).toBe(ending === 'axisDecision' && met);
    }
  });

  it('that cannot be played is a failure with its seed, never an exception', () => {
    const game = playGame(world, planOf({ seed: 5 }), 9, 1);
    expect(game).toMatchObject({ seed: 6, outcome: null, failure: 'no line 9 in the plan' });
  });
});

describe('the facts of a game', () => {
  it('agree with the log of its save', () => {
    for (const game of gamesOf(planOf({ games: 6 }))) {
      const log = logOf(replayOf(world, planOf(), 0, game.n));
      const uses = Object.values(game.cards);
      expect(total(uses.map(({ eventFirst, pointsFirst }) => eventFirst + pointsFirst))).toBe(count(log, 'cardPlayed'));
      expect(total(uses.map(({ sprung }) => sprung))).toBe(count(log, 'ambushPlayed'));
      expect(total(Object.values(game.mobilized))).toBe(count(log, 'unitMobilized'));
      expect(game.impulses.axis + game.impulses.allies).toBe(count(log, 'impulseBegan'));
      expect(game.passes.axis + game.passes.allies).toBe(count(log, 'passed'));
      expect((game.end?.lost.axis ?? 0) + (game.end?.lost.allies ?? 0)).toBe(count(log, 'unitLost'));
      const fights = total(Object.values(game.areas).map((area) => area.fights));
      expect(fights).toBe(count(log, 'attackDeclared') + count(log, 'ambushPlayed'));
    }
  });

  it('have a point of the curve for each turn, with the hands that were chosen', () => {
    for (const { curve, turns, end, outcome, cards } of gamesOf(planOf())) {
      expect(curve.map(({ turn }) => turn)).toEqual(Array.from({ length: turns }, (_, at) => at + 1));
      expect(end?.victory).toBe(outcome?.axisPoints);
      expect(end?.areas).toBe(outcome?.axisAreas);
      const held = Object.values(cards).flatMap((use) => use.held);
      for (const { turn, hands } of curve) {
        expect(held.filter((one) => one === turn)).toHaveLength(hands.axis + hands.allies);
      }
    }
  });
});

describe('the save of a game', () => {
  it('holds, and leads to the same end', () => {
    for (const game of gamesOf(planOf({ games: 4 }))) {
      const save = replayOf(world, planOf(), 0, game.n);
      expect(parseSave(world, JSON.parse(JSON.stringify(save)))).toMatchObject({ ok: true });
      expect(save.decisions).toHaveLength(game.decisions);
      expect(save.state.outcome).toEqual(game.outcome);
      expect(save).toMatchObject({ seed: game.seed, script: [], name: `random · ${game.seed}` });
    }
  });

  it('of a game that failed goes as far as the game did', () => {
    const opening = [{ side: 'axis', decision: { type: 'pass' } }] as const;
    const save = replayOf(world, planOf({ lines: [line('bad', { opening: [...opening] })] }), 0, 0);
    expect(save.decisions).toEqual([]);
    expect(save.state).toEqual(newGame(world, { seed: 1 }));
  });

  it('of the built-in pack holds too', () => {
    const game = playGame(builtInWorld, planOf(), 0, 0);
    const save = replayOf(builtInWorld, planOf(), 0, 0);
    expect(game.failure).toBeNull();
    expect(parseSave(builtInWorld, JSON.parse(JSON.stringify(save)))).toMatchObject({ ok: true });
    expect(save.state.outcome).toEqual(game.outcome);
  });
});

describe('from a position', () => {
  const from = middleOf(3, 25);

  it('games go on from where it stands, with dice of their own', () => {
    const before = JSON.stringify(from);
    const games = gamesOf(planOf({ from }));
    expect(games.every(({ failure }) => failure === null)).toBe(true);
    expect(games[0]?.curve[0]?.turn).toBe(from.state.turn);
    expect(new Set(games.map(({ trail }) => trail.join())).size).toBeGreaterThan(1);
    expect(JSON.stringify(from)).toBe(before);
  });

  it('saves hold the way to the position and what followed', () => {
    const plan = planOf({ seed: 100, from });
    for (const n of [0, 1]) {
      const game = playGame(world, plan, 0, n);
      const save = replayOf(world, plan, 0, n);
      expect(parseSave(world, JSON.parse(JSON.stringify(save)))).toMatchObject({ ok: true });
      expect(save.decisions.slice(0, 25)).toEqual(from.decisions);
      expect(save.decisions).toHaveLength(25 + game.decisions);
      expect(save.state.outcome).toEqual(game.outcome);
    }
  });

  it('saves hold when cards were discarded at random before and after', () => {
    const raiders: Decision[] = [
      chooseHand('axis-wolfpack-1', 'axis-supply-1', 'axis-ambush-1', 'axis-ambush-2'),
      play('axis-wolfpack-1', 'event'),
      raid('DE-SS-1 DE-SS-2'),
    ];
    const opening = raiders.map((decision) => ({ side: 'axis' as const, decision }));
    const raids = planOf({ lines: [line('raid', { opening })], games: 3 });
    for (const n of [0, 1, 2]) {
      const whole = replayOf(world, raids, 0, n);
      const raid4 = cut(whole, 4);
      expect(count(logOf(raid4), 'cardDiscarded')).toBeGreaterThan(0);
      const later = planOf({ seed: 50, from: raid4 });
      for (const plan of [later, { ...later, viewer: 'axis' as const }, { ...raids, seed: 50, from: cut(whole, 0) }]) {
        const save = replayOf(world, plan, 0, n);
        expect(parseSave(world, JSON.parse(JSON.stringify(save)))).toMatchObject({ ok: true });
        expect(save.state.outcome).toEqual(playGame(world, plan, 0, n).outcome);
      }
    }
  });
});

describe('a position as one side knows it', () => {
  /** Turn 2, each side with its hand and a card already played. */
  const whole = replayOf(world, planOf({ seed: 3 }), 0, 0);
  const secondHands = whole.decisions.findIndex(
    ({ decision }, at) =>
      decision.type === 'chooseHand' && at > 4 && whole.decisions[at - 1]?.decision.type === 'chooseHand',
  );
  const from = cut(whole, secondHands + 12);
  const { hand, played, deck } = from.state.cards.allies;
  const plan = planOf({ seed: 60, from, viewer: 'axis' });
  /** Hand of a side when a game begins. */
  function firstHand(side: 'axis' | 'allies', n: number, of = plan): readonly string[] {
    const hands: string[][] = [];
    playGame(world, of, 0, n, { before: ({ cards }) => hands.push([...cards[side].hand]) });
    return hands[0] ?? [];
  }
  const numbers = Array.from({ length: 12 }, (_, n) => n);

  it('has a hidden hand and cards on the table', () => {
    expect(from.state.turn).toBe(2);
    expect([hand.length, played.length].every((count) => count > 0)).toBe(true);
  });

  it('is played on with hands dealt among the cards that could be held, the own hand as it is', () => {
    const hands = numbers.map((n) => firstHand('allies', n));
    for (const dealt of hands) {
      expect(dealt).toHaveLength(hand.length);
      expect([...hand, ...deck]).toEqual(expect.arrayContaining([...dealt]));
    }
    expect(new Set(hands.map(String)).size).toBeGreaterThan(2);
    expect(numbers.map((n) => firstHand('axis', n))).toEqual(numbers.map(() => [...from.state.cards.axis.hand]));
    const { viewer: _viewer, ...open } = plan;
    expect(firstHand('allies', 0, open)).toEqual([...hand]);
  });

  it('gives the same games whatever the hidden hand is', () => {
    const couldChoose = [...hand, ...deck].filter((id) => world.cardById[id]?.value === 2);
    const other = couldChoose.slice(-hand.length);
    const at = from.decisions.findLastIndex(
      ({ side, decision }) => side === 'allies' && decision.type === 'chooseHand',
    );
    const decisions = from.decisions.map((recorded, index) =>
      index === at ? { ...recorded, decision: chooseHand(...other, ...played) } : recorded,
    );
    const again = replay(world, { ...from, decisions });
    if (!again.ok) throw new Error(again.error.reason);
    expect(again.value.state.cards.allies.hand).not.toEqual(hand);
    const otherwise = { ...plan, from: { ...from, decisions, state: again.value.state } };
    for (const n of [0, 1, 2]) expect(playGame(world, otherwise, 0, n)).toEqual(playGame(world, plan, 0, n));
  });

  it('has saves in which the hand that was dealt had been chosen', () => {
    for (const n of [0, 1, 2]) {
      const save = replayOf(world, plan, 0, n);
      expect(parseSave(world, JSON.parse(JSON.stringify(save)))).toMatchObject({ ok: true });
      expect(save.state.outcome).toEqual(playGame(world, plan, 0, n).outcome);
      const start = cut(save, from.decisions.length).state;
      expect(start.cards.allies.hand).toEqual(firstHand('allies', n));
      expect({ ...start, dice: null, cards: null }).toEqual({ ...from.state, dice: null, cards: null });
    }
  });
});

describe('an opening', () => {
  const start = newGameInPlace(world, { seed: 1 }).game;
  const hand = (cards: readonly string[]) => ({ type: 'chooseHand' as const, cards: cards.map(card) });
  const axisHand = ['axis-offensive-1', 'axis-supply-1', 'axis-ambush-1', 'axis-ambush-2'];

  it('is decided first, the bots deciding for the other side in between', () => {
    expect(promptOf(start)?.side).toBe('axis');
    const play = { type: 'playCard' as const, card: card('axis-supply-1'), first: 'event' as const };
    const opening = [hand(axisHand), play].map((decision) => ({ side: 'axis' as const, decision }));
    const { decisions } = replayOf(world, planOf({ lines: [line('supply first', { opening })] }), 0, 0);
    const byAxis = decisions.filter(({ side }) => side === 'axis');
    expect(byAxis.slice(0, 2).map(({ decision }) => decision)).toEqual([hand(axisHand), play]);
    expect(decisions[1]).toMatchObject({ side: 'allies', decision: { type: 'chooseHand' } });
  });

  it('fails the game when its first decision is refused, and ends at a later one that is', () => {
    const late = { side: 'axis', decision: hand(axisHand) } as const;
    const twice = planOf({ lines: [line('twice', { opening: [late, late] })] });
    expect(playGame(world, twice, 0, 0).failure).toBeNull();
    const bad = planOf({ lines: [line('bad', { opening: [{ side: 'axis', decision: hand(['axis-vichy-1']) }] })] });
    expect(playGame(world, bad, 0, 0).failure).toBe('the opening is refused: wrongHandSize');
  });

  it('compares candidates of a position with the same seeds', () => {
    const save = middleOf(3, 0);
    const [offensive, other] = [hand(axisHand), hand(['axis-wolfpack-1', ...axisHand.slice(1)])];
    const plan = candidatePlan(save, 'axis', [[offensive], [other], []], { axis: random, allies: random }, 5, 9);
    expect(plan).toMatchObject({ games: 5, seed: 9, from: save });
    expect(plan.lines.map(({ opening }) => opening.map(({ decision }) => decision))).toEqual([
      [offensive],
      [other],
      [],
    ]);
    expect(plan.lines[0]?.name).toContain('chooseHand axis-offensive-1');
    const [first, second] = [0, 1].map((index) => playGame(world, plan, index, 0));
    expect(first?.seed).toBe(second?.seed);
    expect(first?.cards).toHaveProperty('axis-offensive-1');
    expect(second?.cards).toHaveProperty('axis-wolfpack-1');
  });
});
