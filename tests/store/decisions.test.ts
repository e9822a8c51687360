// Deciding and pointing: refusals change nothing and say why; what is offered follows the selection.
import { describe, expect, it, vi } from 'vitest';
import type { PromptFrame, UnitId, View } from '../../src/engine';
import type { TableStore } from '../../src/store';
import { gathered, toggled } from '../../src/store/selection';
import { area, axisPoints, card, cardAt, play, sitDown, startedTable, stateIn, turnOne, turnTwo, unit } from './table';

const berlin = ['DE-LF-1', 'DE-TF-1', 'DE-AF-1'].map(unit);

describe('a refused decision', () => {
  it('changes nothing, gives the reason back and as a notice', () => {
    const table = turnOne();
    const { state, view, log, selection } = table.getState();
    const refusal = table.getState().submit({ type: 'playCard', card: card('allies-'), first: 'event' });
    expect(refusal).toMatchObject({ code: 'cardNotInHand', rule: 'R6.5' });
    const after = table.getState();
    expect(after.notice).toEqual({ kind: 'refused', refusal });
    expect([after.state, after.view, after.log, after.selection]).toEqual([state, view, log, selection]);
    expect(after.state).toBe(state);
  });

  it('keeps the selection, so that another use of it can be tried', () => {
    const table = axisPoints();
    table.getState().toggleUnit(unit('DE-LF-7'));
    table.getState().submit({ type: 'attack', group: [unit('DE-LF-7')] });
    expect(table.getState().notice).toMatchObject({ kind: 'refused', refusal: { code: 'noEnemyHere' } });
    expect(table.getState().selection).toEqual(['DE-LF-7']);
  });

  it('is refused too when it names what the game does not have', () => {
    const table = axisPoints();
    const before = stateIn(table);
    const refusal = table.getState().submit({ type: 'attack', group: ['XX-9' as never] });
    expect(refusal).not.toBeNull();
    expect(stateIn(table)).toBe(before);
  });

  it('is forgotten with the next decision that holds', () => {
    const table = turnOne();
    table.getState().submit({ type: 'done' });
    expect(table.getState().notice).not.toBeNull();
    play(table, { type: 'pass' });
    expect(table.getState().notice).toBeNull();
  });

  it('can be dismissed', () => {
    const table = turnOne();
    table.getState().submit({ type: 'done' });
    table.getState().dismissNotice();
    expect(table.getState().notice).toBeNull();
  });

  it('without a game nobody is asked', () => {
    const table = startedTable();
    table.getState().closeGame();
    expect(table.getState().submit({ type: 'pass' })?.code).toBe('notAsked');
  });
});

describe('a program fault', () => {
  it('leaves the game as it stood and says so', () => {
    const table = turnOne();
    const before = stateIn(table);
    const refusal = table.getState().submit(null as never);
    expect(refusal?.code).toBe('unknownThing');
    expect(table.getState().notice?.kind).toBe('fault');
    expect(stateIn(table)).toBe(before);
    play(table, { type: 'pass' });
    expect(stateIn(table)).not.toBe(before);
  });
});

describe('the selection', () => {
  it('takes units of one area together, and gives each up again', () => {
    const table = axisPoints();
    for (const id of berlin) table.getState().toggleUnit(id);
    expect(table.getState().selection).toEqual(berlin);
    table.getState().toggleUnit(unit('DE-TF-1'));
    expect(table.getState().selection).toEqual(['DE-LF-1', 'DE-AF-1']);
  });

  it('gives way to a unit of another area', () => {
    const table = axisPoints();
    for (const id of [...berlin, unit('DE-LF-7')]) table.getState().toggleUnit(id);
    expect(table.getState().selection).toEqual(['DE-LF-7']);
  });

  it('takes units of a pool one at a time', () => {
    const table = axisPoints();
    const pool = Object.entries(table.getState().selectables)
      .filter(([id, refusal]) => refusal === null && stateIn(table).units[unit(id)]?.at === 'forcePool')
      .map(([id]) => unit(id))
      .slice(0, 2);
    expect(pool).toHaveLength(2);
    for (const id of pool) table.getState().toggleUnit(id);
    expect(table.getState().selection).toEqual(pool.slice(1));
  });

  it('refuses a unit that cannot be used, with the reason', () => {
    const table = axisPoints();
    play(table, { type: 'airMove', group: [unit('DE-AF-1')], to: area('ruhr') });
    table.getState().toggleUnit(unit('DE-AF-1'));
    expect(table.getState().notice).toMatchObject({ kind: 'refused', refusal: { rule: 'R7.3' } });
    expect(table.getState().selection).toEqual([]);
  });

  it('ignores units of the other side', () => {
    const table = axisPoints();
    table.getState().toggleUnit(unit('GB-LF-1'));
    expect(table.getState()).toMatchObject({ selection: [], notice: null });
  });

  it('at once takes the usable units that stand with the first', () => {
    const table = axisPoints();
    table.getState().selectUnits([...berlin, unit('DE-LF-7'), unit('GB-LF-1'), unit('DE-LF-1')]);
    expect(table.getState().selection).toEqual(berlin);
  });

  it('is empty again after the decision', () => {
    const table = axisPoints();
    table.getState().selectUnits(berlin);
    table.getState().setIntent('attack');
    play(table, { type: 'airMove', group: [unit('DE-AF-1')], to: area('ruhr') });
    expect(table.getState()).toMatchObject({ selection: [], intent: null });
  });

  it('and the intent can be cleared', () => {
    const table = axisPoints();
    table.getState().selectUnits(berlin);
    table.getState().setIntent('move');
    table.getState().clearSelection();
    expect(table.getState()).toMatchObject({ selection: [], intent: null });
  });
});

describe('prompts of their own', () => {
  const view = stateIn(axisPoints()) as unknown as View;
  const all = ['DE-LF-1', 'DE-LF-7', 'GB-LF-1'].map(unit);

  it.each<[string, PromptFrame['at'], number]>([
    ['bombers of several areas fly together', 'bombing', 3],
    ['units of several areas recover together', 'recovery', 3],
    ['damage is placed on one unit', 'damage', 1],
    ['units retreat one by one', 'retreat', 1],
    ['groups stand in one area', 'points', 1],
  ])('%s', (_, at, size) => {
    const frame = { at, side: 'axis' } as PromptFrame;
    expect(gathered(view, frame, all)).toHaveLength(size);
    expect(all.reduce<readonly UnitId[]>((chosen, id) => toggled(view, frame, chosen, id), [])).toHaveLength(size);
  });

  it('damage and retreats take one unit even of one area', () => {
    const frame = { at: 'damage', side: 'axis' } as PromptFrame;
    expect(gathered(view, frame, berlin)).toEqual(['DE-LF-1']);
    expect(toggled(view, frame, berlin.slice(0, 1), unit('DE-TF-1'))).toEqual(['DE-TF-1']);
  });
});

describe('what is offered', () => {
  const destinations = (table: TableStore): unknown[] =>
    table.getState().options.flatMap(({ decision, area: to }) => (decision.type === 'move' ? [to] : []));

  it('follows the selection, with the refused and their reasons', () => {
    const table = axisPoints();
    expect(destinations(table)).toEqual([]);
    table.getState().toggleUnit(unit('DE-LF-7'));
    expect(destinations(table)).toContain('warsaw');
    const moscow = table.getState().options.find(({ area: to }) => to === area('moscow'));
    expect(moscow?.refusal).toMatchObject({ rule: expect.stringMatching(/^R\d/) });
  });

  it('keeps its identity until the game or the selection changes', () => {
    const table = axisPoints();
    const { options, selectables, log, view, undoable } = table.getState();
    table.getState().hover(area('warsaw'));
    table.getState().focus(area('paris'));
    table.getState().setIntent('move');
    table.getState().clearSelection();
    const later = table.getState();
    expect(later.options).toBe(options);
    expect(later.hovered).toBe('warsaw');
    expect(later.focusArea).toBe('paris');
    table.getState().toggleUnit(unit('DE-LF-7'));
    expect(table.getState().options).not.toBe(options);
    expect(table.getState().selectables).toBe(selectables);
    expect(table.getState().log).toBe(log);
    expect(table.getState().view).toBe(view);
    expect(table.getState().undoable).toBe(undoable);
  });

  it('tells listeners only of changes', () => {
    const table = axisPoints();
    const listener = vi.fn();
    table.subscribe((now, before) => {
      if (now.options !== before.options) listener();
    });
    table.getState().hover(area('warsaw'));
    table.getState().dismissNotice();
    expect(listener).not.toHaveBeenCalled();
    table.getState().toggleUnit(unit('DE-LF-7'));
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('the hand draft', () => {
  it('ticks cards of the own deck up to the size of the hand', () => {
    const table = startedTable();
    sitDown(table);
    const deck = stateIn(table).cards.axis.deck.slice(0, 5);
    for (const ticked of deck) table.getState().toggleCard(ticked);
    expect(table.getState().handDraft).toEqual(deck.slice(0, 4));
    expect(table.getState().notice).toMatchObject({
      kind: 'refused',
      refusal: { code: 'wrongHandSize', need: 4, have: 5 },
    });
    table.getState().toggleCard(cardAt(deck, 0));
    expect(table.getState().handDraft).toEqual(deck.slice(1, 4));
    table.getState().clearHandDraft();
    expect(table.getState().handDraft).toEqual([]);
  });

  it('takes no card that is not in the deck, and none when no hand is chosen', () => {
    const table = startedTable();
    sitDown(table);
    for (const other of [card('allies-'), ...stateIn(table).cards.axis.undeveloped]) table.getState().toggleCard(other);
    expect(table.getState().handDraft).toEqual([]);
    const later = turnOne();
    later.getState().toggleCard(cardAt(stateIn(later).cards.axis.deck, 0));
    expect(later.getState().handDraft).toEqual([]);
  });

  it('is what the hand becomes', () => {
    const table = startedTable();
    sitDown(table);
    const wanted = stateIn(table).cards.axis.deck.slice(2, 6);
    for (const ticked of wanted) table.getState().toggleCard(ticked);
    play(table, { type: 'chooseHand', cards: [...table.getState().handDraft] });
    expect([...stateIn(table).cards.axis.hand].sort()).toEqual([...wanted].sort());
  });
});

describe('the log', () => {
  it('begins with turn 1 and numbers its lines', () => {
    const { log } = startedTable().getState();
    expect(log[0]).toMatchObject({ id: 1, turn: 1, side: 'axis', entry: { type: 'turnBegan', turn: 1 } });
    const later = turnTwo().getState().log;
    expect(later.map(({ id }) => id)).toEqual(later.map((_, index) => index + 1));
  });

  it('gives each line its turn and side', () => {
    const lines = turnTwo().getState().log;
    const side = (type: string, turn: number) =>
      lines.find((line) => line.entry.type === type && line.turn === turn)?.side;
    expect(lines.filter(({ entry }) => entry.type === 'passed').map(({ side: passer }) => passer)).toEqual([
      'axis',
      'allies',
    ]);
    expect(side('turnBegan', 2)).toBe('allies');
    expect(lines.find(({ entry }) => entry.type === 'victoryChecked')?.turn).toBe(1);
  });
});
