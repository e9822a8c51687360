// A game of a plan as a save with every decision, so that it can be opened in the replay viewer.
import {
  applyInPlace,
  type Beginning,
  type BySide,
  type CardId,
  createSave,
  newGameInPlace,
  promptOf,
  type Recorded,
  replay,
  type Save,
  type Side,
  type World,
} from '../engine';
import { lineOf, type Plan, seedOf } from './plan';
import { playGame } from './playGame';
import type { Watch } from './watching/watch';

/** What has been decided and drawn: from these results the same game follows, whatever the dice start from. */
interface Tape extends Required<Pick<Watch, 'before' | 'entry'>> {
  readonly decisions: Recorded[];
  /** Results of dice (1–6), and places in a hand of cards discarded at random (from 1). */
  readonly draws: number[];
}

const handsOf = ({ cards }: Parameters<Tape['before']>[0]): BySide<CardId[]> => ({
  axis: [...cards.axis.hand],
  allies: [...cards.allies.hand],
});

/** Every draw is a fact of the log (R9.8): dice as they fell, and cards that left a hand as it was just before. */
function newTape(): Tape {
  const tape = { decisions: [] as Recorded[], draws: [] as number[] };
  let hands: BySide<CardId[]> = { axis: [], allies: [] };
  const leave = (side: Side, card: CardId): number => {
    const index = hands[side].indexOf(card);
    hands[side].splice(index, 1);
    return index + 1;
  };
  return {
    ...tape,
    before(game, { side }, decision) {
      hands = handsOf(game);
      tape.decisions.push(JSON.parse(JSON.stringify({ side, decision })) as Recorded);
    },
    entry(entry) {
      if (entry.type === 'diceRolled') tape.draws.push(...entry.dice);
      else if (entry.type === 'cardDiscarded') tape.draws.push(leave(entry.side, entry.card));
      else if (entry.type === 'cardPlayed' || entry.type === 'ambushPlayed') leave(entry.side, entry.card);
    },
  };
}

/** Puts the line of a save on the tape. */
function recordLine(world: World, { seed, script, variants, decisions }: Save, tape: Tape): void {
  const { game } = newGameInPlace(world, { seed, script, options: { variants: { ...variants } } });
  for (const { decision } of structuredClone([...decisions])) {
    const prompt = promptOf(game);
    if (prompt) tape.before(game, prompt, decision);
    applyInPlace(world, game, decision, (entry) => tape.entry(entry, game));
  }
}

/** A record as a save; of a game that failed, up to where it went wrong. */
function saved(world: World, name: string, record: Beginning & { decisions: Recorded[] }): Save {
  const played = replay(world, record);
  if (played.ok) return createSave(world, { name, ...record }, played.value.state);
  const { at, upTo } = played.error;
  return createSave(world, { name, ...record, decisions: record.decisions.slice(0, at) }, upTo);
}

/**
 * Plays a game of a plan again and keeps every decision, those before the starting position included: a save like any
 * other. What was drawn after a starting position is in its script, for the game had dice of its own from there on.
 * Throws on a line the plan does not have.
 */
export function replayOf(world: World, plan: Plan, line: number, n: number): Save {
  const name = `${lineOf(plan, line).name} · ${seedOf(plan, n)}`;
  const tape = newTape();
  if (plan.from) recordLine(world, plan.from, tape);
  playGame(world, plan, line, n, tape);
  const script = plan.from ? tape.draws : [];
  const variants = plan.from?.variants ?? {};
  return saved(world, name, { seed: seedOf(plan, n), script, variants, decisions: tape.decisions });
}
