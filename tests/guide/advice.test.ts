// The guided first turn: which note is due at every position of the way, how the way is left, and how one gets back.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage, lesson, type TableStore } from '../../src/store';
import { adviceOf, decisionOf } from '../../src/ui/guide/advice';
import { guideSteps } from '../../src/ui/guide/steps';
import { card, play, sitDown, startedTable, stateIn, tableWith, unit } from '../store/table';

const guidedTable = (): TableStore => startedTable(createMemoryStorage(), lesson.script, lesson.seed);

/** Ids of the notes that are due, each read where that is what it waits for; then the game goes on. */
function noteAt(table: TableStore, read = new Set<string>()): string {
  const advice = adviceOf(table.getState(), read);
  if (!advice) return 'nothing';
  return advice.kind === 'step' ? advice.step.id : `strayed after ${advice.back}`;
}

const legs = (upTo: string) =>
  lesson.legs.slice(
    0,
    lesson.legs.findIndex(({ name }) => name === upTo),
  );

function playTo(leg: string): TableStore {
  const table = guidedTable();
  for (const { decisions } of legs(leg)) for (const decision of decisions) play(table, decision);
  return table;
}

/** Notes of a position: behind the curtain, then one after the other as they are read. */
function notesHere(table: TableStore): string[] {
  const notes = table.getState().curtain ? [noteAt(table)] : [];
  sitDown(table);
  const read = new Set<string>();
  for (;;) {
    const id = noteAt(table, read);
    const step = guideSteps.find((one) => one.id === id);
    notes.push(id);
    if (!step || !('read' in step)) return notes;
    read.add(id);
  }
}

/** Chooses the units of a decision on the table, as a player does before it. */
function choose(table: TableStore, ids: readonly string[]): void {
  table.getState().selectUnits(ids.map(unit));
}

describe('the notes', () => {
  it('follow the way from the first curtain to the hand of turn 2', () => {
    const table = guidedTable();
    const notes: string[] = [];
    for (const { decisions } of lesson.legs) {
      for (const decision of decisions) {
        notes.push(...notesHere(table));
        play(table, decision);
      }
    }
    notes.push(...notesHere(table));
    expect(notes.filter((note, index) => note !== notes[index - 1])).toEqual([
      'sitDown',
      'pickBlitzkrieg',
      'playBlitzkrieg',
      'pickBerlin',
      'attack',
      'dice',
      'damage',
      'control',
      'surrender',
      'spendPoint',
      'mobilize',
      'handOver',
      'pickAircraft',
      'airDamage',
      'takeOver',
      'playDiplomacy',
      'italy',
      'joined',
      'useOrEnd',
      'handOverAgain',
      'alliesPass',
      'curtainAgain',
      'cardsLeft',
      'recovery',
      'turnOver',
      'newHand',
    ]);
  });

  it('follow the cards that are ticked', () => {
    const table = guidedTable();
    sitDown(table);
    const { toggleCard, clearHandDraft } = table.getState();
    toggleCard(card('axis-blitzkrieg-2'));
    expect(noteAt(table)).toBe('pickDiplomacy');
    toggleCard(card('axis-diplomacy-1'));
    expect(noteAt(table)).toBe('pickOthers');
    toggleCard(card('axis-vichy'));
    toggleCard(card('axis-supply-1'));
    expect(noteAt(table)).toBe('confirmHand');
    clearHandDraft();
    for (const id of ['axis-vichy', 'axis-supply-1', 'axis-blitzkrieg-1', 'axis-blitzkrieg-2']) toggleCard(card(id));
    expect(noteAt(table)).toBe('wrongHand');
  });

  it('follow the units that are chosen', () => {
    const march = playTo('march');
    choose(march, ['DE-TF-5']);
    expect(noteAt(march)).toBe('notFromBerlin');
    choose(march, stateIn(march).occupants[stateIn(march).units[unit('DE-LF-3')]?.at as never] ?? []);
    expect(noteAt(march)).toBe('nothingLegal');
    choose(march, ['DE-LF-3', 'DE-TF-1']);
    expect(noteAt(march)).toBe('toWarsaw');
    const attack = playTo('attack');
    choose(attack, ['DE-TF-1', 'DE-TF-2']);
    expect(noteAt(attack)).toBe('odds');
    const reserve = playTo('reserve');
    choose(reserve, ['DE-TF-5']);
    expect(noteAt(reserve)).toBe('toRuhr');
    play(reserve, { type: 'done' });
    expect(noteAt(reserve)).toBe('handOver');
    const raid = playTo('raid');
    sitDown(raid);
    choose(raid, ['GB-AF-1']);
    expect(noteAt(raid)).toBe('airTarget');
  });

  it('are the same after taking back, and after a reload', async () => {
    const storage = createMemoryStorage();
    const table = startedTable(storage, lesson.script, lesson.seed);
    for (const { decisions } of legs('attack')) for (const decision of decisions) play(table, decision);
    table.getState().undo();
    expect(noteAt(table)).toBe('pickBerlin');
    await table.getState().settled();
    const later = tableWith(storage);
    await later.getState().resume();
    sitDown(later);
    expect(noteAt(later)).toBe('pickBerlin');
  });

  it('let the last cards be used as one likes', () => {
    const table = playTo('rest');
    sitDown(table);
    expect(noteAt(table)).toBe('cardsLeft');
    for (const id of ['axis-supply-1', 'axis-development-1']) {
      play(table, { type: 'playCard', card: card(id), first: 'points' });
      while (stateIn(table).frames.at(-1)?.at !== 'impulse') {
        const { prompt } = table.getState();
        if (prompt?.at === 'recovery') {
          play(table, { type: 'recover', units: prompt.candidates.slice(0, prompt.count) });
        } else play(table, { type: 'done' });
      }
      sitDown(table);
      expect(noteAt(table)).toBe('alliesAgain');
      play(table, { type: 'pass' });
      sitDown(table);
    }
    expect(noteAt(table)).toBe('lastPass');
  });
});

describe('leaving the way', () => {
  it('is noticed at the decision, and one is sent back to before it', () => {
    const table = playTo('blitzkrieg');
    play(table, { type: 'playCard', card: card('axis-blitzkrieg-2'), first: 'points' });
    expect(noteAt(table)).toBe('strayed after 1');
    table.getState().goTo(1);
    expect(noteAt(table)).toBe('playBlitzkrieg');
  });

  it('is noticed when the hand lacks what is needed', () => {
    const table = guidedTable();
    sitDown(table);
    const cards = ['axis-vichy', 'axis-supply-1', 'axis-blitzkrieg-1', 'axis-development-1'].map(card);
    play(table, { type: 'chooseHand', cards });
    expect(noteAt(table)).toBe('strayed after 0');
  });

  it('is noticed when Warsaw is left unattacked, and the attack can still be made', () => {
    const table = playTo('attack');
    play(table, { type: 'done' });
    expect(noteAt(table)).toBe('strayed after 3');
    table.getState().goTo(3);
    expect(noteAt(table)).toBe('attack');
  });

  it('is noticed when too few units march', () => {
    const table = playTo('march');
    const group = ['DE-TF-1', 'DE-TF-2', 'DE-AF-1'].map(unit);
    play(table, { type: 'move', group, path: ['warsaw' as never] });
    expect(noteAt(table)).toBe('strayed after 2');
  });

  it('is no more than a note: any other decision is as legal as ever', () => {
    const table = playTo('blitzkrieg');
    play(table, { type: 'playCard', card: card('axis-diplomacy-1'), first: 'event' });
    play(table, { type: 'done' });
    expect(noteAt(table)).toBe('strayed after 1');
    expect(table.getState().prompt?.at).toBe('points');
  });
});

describe('the guide is silent', () => {
  it('in any other game', () => expect(noteAt(startedTable())).toBe('nothing'));

  it('when it has been sent away, until it is called back', () => {
    const table = guidedTable();
    table.getState().setPreference('guide', false);
    expect(noteAt(table)).toBe('nothing');
    table.getState().setPreference('guide', true);
    expect(noteAt(table)).toBe('sitDown');
  });

  it('in a replay, and once the hand of turn 2 is chosen', () => {
    const table = playTo('nowhere');
    for (const decision of lesson.legs.at(-1)?.decisions ?? []) play(table, decision);
    expect(noteAt(table)).toBe('turnOver');
    table.getState().startReplay();
    expect(noteAt(table)).toBe('nothing');
    table.getState().endReplay();
    sitDown(table);
    const hand = stateIn(table).cards.axis.deck.slice(0, 4);
    play(table, { type: 'chooseHand', cards: hand });
    expect(noteAt(table)).toBe('nothing');
  });
});

describe('the guide itself', () => {
  it('would play the lesson to its end', () => {
    const table = guidedTable();
    const made: unknown[] = [];
    for (sitDown(table); ; sitDown(table)) {
      const decision = decisionOf(table.getState());
      if (!decision) break;
      made.push(decision);
      play(table, decision);
    }
    expect(made).toEqual(lesson.legs.flatMap(({ decisions }) => decisions));
  });

  it('knows no decision off the way', () => {
    const table = playTo('blitzkrieg');
    play(table, { type: 'playCard', card: card('axis-supply-1'), first: 'points' });
    expect(decisionOf(table.getState())).toBeNull();
  });

  it('every note belongs to a leg of the lesson and has a rule', () => {
    const names = lesson.legs.map(({ name }) => name);
    for (const { leg, rule } of guideSteps) {
      expect(names).toContain(leg);
      expect(rule).toMatch(/^R\d+\.\d+$/);
    }
  });
});
