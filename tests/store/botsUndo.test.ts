// Taking back against a bot: to the person's own last decision, honest about what has come to light meanwhile.
import { describe, expect, it } from 'vitest';
import { type BotTable, botAs, botTable, playOn, twoBots } from './botTable';
import { stateIn } from './table';

const cursorOf = ({ table }: BotTable): number => table.getState().timeline?.cursor ?? -1;

/** The axis is a person who has just passed after choosing a hand; the allied bot is asked. */
async function passed(): Promise<BotTable> {
  const bots = botTable(botAs('allies'));
  const { table } = bots;
  table.getState().submit({ type: 'chooseHand', cards: stateIn(table).cards.axis.deck.slice(0, 4) });
  table.getState().submit({ type: 'pass' });
  return bots;
}

/** Plays until the person is asked in turn 2 with bot decisions in between. */
async function inTurnTwo(): Promise<BotTable> {
  const bots = await passed();
  await playOn(bots, () => stateIn(bots.table).turn === 2 && bots.table.getState().prompt !== null);
  return bots;
}

describe('taking back against a bot', () => {
  it('while it still thinks costs nothing and gives its thought up', async () => {
    const bots = await passed();
    expect(bots.table.getState().undoable).toEqual({ ok: true, barrier: null });
    bots.table.getState().undo();
    expect(bots.table.getState()).toMatchObject({
      question: null,
      prompt: { at: 'impulse', side: 'axis' },
      seat: 'axis',
    });
    expect(bots.thoughts.at(-1)?.signal.aborted).toBe(true);
  });

  it('goes back past all that the bot has decided, after asking', async () => {
    const bots = await inTurnTwo();
    const { table } = bots;
    const { entries = [], cursor = 0 } = table.getState().timeline ?? {};
    const last = entries.find(({ id }) => id === cursor);
    expect(last?.side).toBe('allies');
    const own = entries.findLast(({ side, parent }) => side === 'axis' && parent !== null);
    table.getState().undo();
    const { question } = table.getState();
    expect(question?.to).toBe(own?.parent);
    expect(question?.giveaway.decisions.allies).toBeGreaterThan(0);
    expect(question?.giveaway.gains).toEqual(['axis']);
    table.getState().answer(true);
    expect(table.getState()).toMatchObject({ prompt: { side: 'axis' }, seat: 'axis', curtain: null, thinking: null });
    expect(cursorOf(bots)).toBe(own?.parent);
  });

  it('the bot decides the same again when the person does', async () => {
    const bots = await inTurnTwo();
    const { table } = bots;
    const before = stateIn(table);
    table.getState().undo();
    table.getState().answer(true);
    table.getState().submit({ type: 'pass' });
    await playOn(bots, () => table.getState().prompt !== null);
    expect(stateIn(table)).toEqual(before);
  });

  it('redo goes on past what the bot had decided, without its thinking', async () => {
    const bots = await inTurnTwo();
    const { table, thoughts } = bots;
    const cursor = cursorOf(bots);
    table.getState().undo();
    table.getState().answer(true);
    const begun = thoughts.length;
    table.getState().redo();
    expect(cursorOf(bots)).toBe(cursor);
    expect(table.getState()).toMatchObject({ prompt: { side: 'axis' }, redoable: false });
    expect(thoughts.length).toBe(begun);
  });

  it('the question halts a bot, and staying lets it go on', async () => {
    const bots = await inTurnTwo();
    const { table, thoughts } = bots;
    await playOn(bots, () => table.getState().thinking !== null);
    table.getState().goTo(0);
    expect(table.getState().question).not.toBeNull();
    expect(thoughts.at(-1)?.signal.aborted).toBe(true);
    table.getState().answer(false);
    expect(thoughts.at(-1)?.signal.aborted).toBe(false);
  });

  it('a position where the bot is asked stands still until somebody goes on', async () => {
    const bots = await inTurnTwo();
    const { table, thoughts } = bots;
    const asked = table
      .getState()
      .timeline?.entries.findLast(({ side, parent }) => side === 'allies' && parent !== null);
    table.getState().goTo(asked?.parent ?? 0);
    table.getState().answer(true);
    expect(table.getState()).toMatchObject({ thinking: { side: 'allies' }, botsPaused: true });
    const begun = thoughts.length;
    table.getState().pauseBots(false);
    expect(thoughts.length).toBe(begun + 1);
  });

  it('before the first own decision there is nothing to take back', async () => {
    const bots = botTable(botAs('axis'));
    await bots.think();
    expect(bots.table.getState().undoable).toEqual({ ok: false, barrier: 'start' });
    bots.table.getState().undo();
    expect(bots.table.getState().notice?.kind).toBe('undoRefused');
  });

  it('between two bots it goes back step by step, unasked', async () => {
    const bots = botTable(twoBots);
    await playOn(bots, (made) => made > 20);
    const cursor = cursorOf(bots);
    bots.table.getState().undo();
    expect(bots.table.getState()).toMatchObject({ question: null, botsPaused: true });
    expect(cursorOf(bots)).toBe(cursor - 1);
  });
});
