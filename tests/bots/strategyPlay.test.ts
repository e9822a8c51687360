// A bot that follows a card strategy: the hand, the order of cards, events given up, development, diplomacy (R6.1b, R6.5, R18).
import { describe, expect, it } from 'vitest';
import { type Bot, chanceOf } from '../../src/bots';
import { parseStrategy, withStrategy } from '../../src/bots/strategy';
import type { Decision, Frame, Side, State } from '../../src/engine';
import { builtInWorld as world } from '../support/builtInWorld';
import { chooseHand, decline, develop, done, type Game, given, negotiate, pass, play } from '../support/game';
import { area, card, unit } from '../support/packs/ids';

const game = given(world);

/** A bot that gives these answers in turn, passes or is done after them, and remembers what it was shown. */
function scripted(...answers: Decision[]): Bot & { shown: State[] } {
  const shown: State[] = [];
  return {
    kind: 'random',
    shown,
    decide(_world, seen) {
      shown.push(seen);
      return answers.shift() ?? (seen.frames.at(-1)?.at === 'impulse' ? pass : done);
    },
  };
}

function follow(bot: Bot, strategy: Readonly<Record<string, unknown>>, side: Side = 'axis'): Bot {
  const parsed = parseStrategy(world, { schema: 1, side, name: 'try', ...strategy });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return withStrategy(bot, parsed.value);
}

const answer = (bot: Bot, { state }: Game): Decision => bot.decide(world, state, chanceOf(1));

/** The side chooses a hand of this size in this turn. */
const choosing = (turn: number, size: number, side: Side = 'axis'): Game =>
  game.turn(turn).asking(side, { at: 'chooseHand', side, size });

const cardsOf = (decision: Decision): readonly string[] => (decision.type === 'chooseHand' ? decision.cards : []);
const axisHand = (state: State | undefined) => state?.cards.axis.hand;

describe('R6.1: a hand by a strategy', () => {
  const hands = [
    { turns: [1, 1], cards: ['axis-wolfpack-1', 'offensive', 'offensive'] },
    { turns: [2, 3], if: { control: 'paris', by: 'axis' }, cards: ['vichy', 'seaLion'] },
    { turns: [2, 2], cards: ['supply', 'axis-supply-2', 'axis-ambush-1'] },
  ];

  it('is what is wished for, and otherwise what the bot would choose', () => {
    const bot = scripted(chooseHand('axis-diplomacy-1'));
    const chosen = answer(follow(bot, { hands }), choosing(1, 4));
    expect(cardsOf(chosen)).toEqual(['axis-blitzkrieg-1', 'axis-blitzkrieg-2', 'axis-diplomacy-1', 'axis-wolfpack-1']);
    expect(game.turn(1).asking('axis', { at: 'chooseHand', side: 'axis', size: 4 }).refusal('axis', chosen)).toBeNull();
  });

  it('shows the bot a hand with the wishes in it, and asks for the rest', () => {
    const bot = scripted(chooseHand('axis-diplomacy-1'));
    answer(follow(bot, { hands }), choosing(1, 4));
    expect(axisHand(bot.shown[0])).toEqual(['axis-blitzkrieg-1', 'axis-blitzkrieg-2', 'axis-wolfpack-1']);
    expect(bot.shown[0]?.frames.at(-1)).toEqual({ at: 'chooseHand', side: 'axis', size: 1 });
  });

  it('takes the deck in order where the bot does not answer', () => {
    const chosen = answer(follow(scripted(pass), { hands }), choosing(1, 5));
    expect(cardsOf(chosen)).toEqual([
      'axis-blitzkrieg-1',
      'axis-blitzkrieg-2',
      'axis-supply-1',
      'axis-ambush-1',
      'axis-wolfpack-1',
    ]);
  });

  it('takes the first wishes when the hand is small, and does not ask the bot', () => {
    const bot = scripted();
    expect(cardsOf(answer(follow(bot, { hands }), choosing(1, 2)))).toEqual(['axis-blitzkrieg-1', 'axis-wolfpack-1']);
    expect(bot.shown).toEqual([]);
  });

  it('comes from the first plan whose turns and condition hold', () => {
    const held = choosing(2, 1).control('paris', 'DE');
    expect(cardsOf(answer(follow(scripted(), { hands }), held))).toEqual(['axis-vichy']);
    expect(cardsOf(answer(follow(scripted(), { hands }), choosing(2, 2)))).toEqual(['axis-supply-1', 'axis-ambush-1']);
  });

  it('leaves out what is not in the deck; a kind is its most valuable card, but none wished for by its id', () => {
    const developed = choosing(2, 3).with(({ cards: { axis } }) => {
      axis.undeveloped = axis.undeveloped.filter((id) => id !== 'axis-supply-2');
      axis.deck.push(card('axis-supply-2'));
    });
    const both = answer(follow(scripted(), { hands }), developed);
    expect([...cardsOf(both)].sort()).toEqual(['axis-ambush-1', 'axis-supply-1', 'axis-supply-2']);
    const one = developed.asking('axis', { at: 'chooseHand', side: 'axis', size: 1 });
    expect(cardsOf(answer(follow(scripted(), { hands: [{ cards: ['supply'] }] }), one))).toEqual(['axis-supply-2']);
  });

  it('is the bot’s own where no plan fits', () => {
    const own = chooseHand('axis-vichy', 'axis-ambush-1');
    expect(answer(follow(scripted(own), { hands }), choosing(5, 2))).toEqual(own);
  });
});

const holding = game.hand('axis', 'axis-blitzkrieg-1', 'axis-blitzkrieg-3', 'axis-supply-1', 'axis-ambush-1');
const axisTurn = holding.turn(2).impulse('axis');

describe('R6.5: an impulse by a strategy', () => {
  it('plays the first card a rule names', () => {
    const rules = [{ play: 'vichy' }, { play: 'offensive', first: 'points' }, { play: 'supply' }];
    expect(answer(follow(scripted(), { play: rules }), axisTurn)).toEqual(play('axis-blitzkrieg-3', 'points'));
  });

  it('plays the event first unless told otherwise', () => {
    expect(answer(follow(scripted(), { play: [{ play: 'axis-supply-1' }] }), axisTurn)).toEqual(
      play('axis-supply-1', 'event'),
    );
  });

  it('passes rules over whose condition does not hold', () => {
    const rules = [
      { play: 'offensive', if: { control: 'paris', by: 'axis' } },
      { play: 'supply', if: { spent: 'axis', atLeast: 2 } },
    ];
    expect(answer(follow(scripted(), { play: rules }), axisTurn)).toEqual(pass);
    const tired = axisTurn.spent('DE-TF-1', 'DE-TF-2');
    expect(answer(follow(scripted(), { play: rules }), tired)).toEqual(play('axis-supply-1', 'event'));
  });

  it('keeps cards back: the bot does not see them, and they are in its deck', () => {
    const bot = scripted();
    answer(follow(bot, { play: [{ hold: 'supply' }, { hold: 'ambush' }] }), axisTurn);
    expect(axisHand(bot.shown[0])).toEqual(['axis-blitzkrieg-1', 'axis-blitzkrieg-3']);
    expect(bot.shown[0]?.cards.axis.deck).toEqual(expect.arrayContaining(['axis-supply-1', 'axis-ambush-1']));
    expect(axisTurn.state.cards.axis.hand).toContain('axis-supply-1');
  });

  it('keeps back so many of a kind, the most valuable first', () => {
    const bot = scripted();
    answer(follow(bot, { play: [{ hold: 'offensive', count: 1 }] }), axisTurn);
    expect(axisHand(bot.shown[0])).toEqual(['axis-blitzkrieg-1', 'axis-supply-1', 'axis-ambush-1']);
  });

  it('does not play by a rule what a rule above keeps back', () => {
    const rules = [{ hold: 'offensive', count: 1 }, { play: 'offensive' }];
    expect(answer(follow(scripted(), { play: rules }), axisTurn)).toEqual(play('axis-blitzkrieg-1', 'event'));
    const turned = [rules[1], rules[0]];
    expect(answer(follow(scripted(), { play: turned }), axisTurn)).toEqual(play('axis-blitzkrieg-3', 'event'));
  });

  it('with all cards kept back is the bot’s without cards', () => {
    const bot = scripted({ type: 'airMove', group: [unit('DE-AF-1')], to: area('bohemia') });
    const all = ['offensive', 'supply', 'ambush'].map((hold) => ({ hold }));
    expect(answer(follow(bot, { play: all }), axisTurn).type).toBe('airMove');
    expect(axisHand(bot.shown[0])).toEqual([]);
  });

  it('lets the bot use ambush points first, which another impulse would forfeit (R14.5)', () => {
    const rules = { play: [{ play: 'offensive' }] };
    const rich = axisTurn.with((state) => {
      state.ambushPoints.axis = 2;
    });
    expect(answer(follow(scripted({ type: 'useAmbushPoints' }), rules), rich)).toEqual({ type: 'useAmbushPoints' });
    expect(answer(follow(scripted(pass), rules), rich)).toEqual(play('axis-blitzkrieg-3', 'event'));
  });

  it('of the other side is the bot’s', () => {
    const bot = scripted();
    const theirs = game.hand('allies', 'allies-supply-1').impulse('allies');
    expect(answer(follow(bot, { play: [{ play: 'offensive' }] }), theirs)).toEqual(pass);
    expect(bot.shown).toEqual([theirs.state]);
  });

  it('is asked of the bot again where its answer to a hand with cards kept back may not be', () => {
    const bot = scripted(play('axis-vichy', 'event'), play('axis-blitzkrieg-1', 'points'));
    expect(answer(follow(bot, { play: [{ hold: 'supply' }] }), axisTurn)).toEqual(play('axis-blitzkrieg-1', 'points'));
    expect(bot.shown.map(axisHand)).toEqual([
      ['axis-blitzkrieg-1', 'axis-blitzkrieg-3', 'axis-ambush-1'],
      ['axis-blitzkrieg-1', 'axis-blitzkrieg-3', 'axis-supply-1', 'axis-ambush-1'],
    ]);
  });
});

describe('R18: an event by a strategy', () => {
  const offensive = axisTurn.event('axis', 'axis-blitzkrieg-1');

  it('is given up, the points are not', () => {
    const bot = follow(scripted({ type: 'attack', group: [unit('DE-LF-1')] }), { play: [{ noEvent: 'offensive' }] });
    const points = offensive.decide('axis', answer(bot, offensive));
    expect(points.prompt).toMatchObject({ at: 'points', left: 2 });
    expect(answer(bot, points)).toMatchObject({ type: 'attack' });
  });

  it('is the bot’s where the rule is about another card, or does not count now', () => {
    const rules = [{ noEvent: 'axis-blitzkrieg-2' }, { noEvent: 'offensive', if: { season: 'winter' } }];
    const bot = scripted({ type: 'attack', group: [unit('DE-LF-1')] });
    expect(answer(follow(bot, { play: rules }), offensive)).toMatchObject({ type: 'attack' });
  });

  it('R18.1: develops the first card wished for that its value allows', () => {
    const event = axisTurn.event('axis', 'axis-development-1');
    const development = [
      { card: 'axis-sea-lion' },
      { card: 'axis-wolfpack-2', if: { season: 'winter' } },
      { card: 'supply' },
    ];
    expect(answer(follow(scripted(), { development }), event)).toEqual(develop('axis-supply-2'));
    const any = axisTurn.event('axis', 'axis-development-2');
    expect(answer(follow(scripted(), { development }), any)).toEqual(develop('axis-sea-lion'));
    expect(answer(follow(scripted(), { development: [{ card: 'axis-sea-lion' }] }), event)).toEqual(done);
    expect(answer(follow(scripted(), { development, play: [{ noEvent: 'development' }] }), any)).toEqual(done);
  });

  it('R15.3: negotiates with the first nation wished for that can be moved', () => {
    const diplomacy = [{ nation: 'IT' }, { nation: 'ES', if: { turns: [2, 12] } }, { nation: 'RO' }];
    const event = axisTurn.event('axis', 'axis-diplomacy-1');
    const bot = follow(scripted(), { diplomacy });
    expect(answer(bot, event)).toEqual(negotiate('IT', 'join'));
    expect(answer(bot, event.war('IT', 'axis'))).toEqual(negotiate('ES', 'forward'));
    expect(answer(bot, event.war('IT', 'axis').turn(1))).toEqual(negotiate('RO', 'join'));
    expect(answer(follow(scripted(), { diplomacy, play: [{ noEvent: 'diplomacy' }] }), event)).toEqual(done);
  });

  it('R15.5: the allies push a track back by the same wish', () => {
    const event = game.war('ES', 'neutral', { track: 1 }).event('allies', 'allies-diplomacy-1');
    const bot = follow(scripted(), { diplomacy: [{ nation: 'TR' }, { nation: 'ES' }] }, 'allies');
    expect(answer(bot, event)).toEqual(negotiate('ES', 'back'));
  });

  it('R16.3: proclaims Vichy where a rule plays the card', () => {
    const event = game.control('paris', 'DE').event('axis', 'axis-vichy');
    expect(answer(follow(scripted(), { play: [{ play: 'vichy' }] }), event)).toEqual({ type: 'proclaimVichy' });
    expect(answer(follow(scripted(), {}), event)).toEqual(done);
  });
});

describe('R14: an ambush by a strategy', () => {
  const ambush: Frame = {
    at: 'ambush',
    side: 'axis',
    trigger: 'attack',
    area: area('berlin'),
    from: area('berlin'),
    group: [unit('GB-LF-1')],
  };
  const asked = holding.turn(2).asking('allies', ambush);

  it('is the bot’s, also with a card kept back from impulses', () => {
    const spring: Decision = { type: 'ambush', card: card('axis-ambush-1') };
    expect(answer(follow(scripted(spring), { play: [{ hold: 'ambush' }] }), asked)).toEqual(spring);
  });

  it('does not come from a card whose event is given up', () => {
    const bot = scripted(decline);
    expect(answer(follow(bot, { play: [{ noEvent: 'ambush' }] }), asked)).toEqual(decline);
    expect(axisHand(bot.shown[0])).not.toContain('axis-ambush-1');
  });
});
