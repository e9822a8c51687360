// R6.4, R14: hands stay hidden in one tab.
import { describe, expect, it } from 'vitest';
import { type Chance, chanceOf } from '../../src/bots/chance';
import { hiddenFrom, type Side, type State } from '../../src/engine';
import type { TableState, TableStore } from '../../src/store';
import {
  axisPoints,
  handFor,
  intoWarsaw,
  noWish,
  play,
  playRandomly,
  screenText,
  sitDown,
  startedTable,
  stateIn,
  turnOne,
  turnTwo,
  unit,
} from './table';

/** Cards that nobody who looks at the screen may see, in a position and from a seat. */
function secrets(state: State, seat: Side | null): readonly string[] {
  const from = (side: Side): readonly string[] => hiddenFrom(state, side);
  return seat ? from(seat) : [...from('axis'), ...from('allies')];
}

type Present = Pick<TableState, 'state' | 'log'>;

/**
 * Hidden cards named anywhere on the screen but in the public log, which the timeline repeats. In a replay the map is
 * that of another position; the timeline is that of the game as it stands, `present`.
 */
function leaks(table: TableStore, present: Present = table.getState()): string[] {
  const { world: _, state, log: __, timeline, ...shown } = table.getState();
  const told = new Set(present.log.map(({ entry }) => entry));
  const positions = timeline?.entries.map((position) => ({
    ...position,
    entries: position.entries.filter((entry) => !told.has(entry)),
  }));
  const named = (what: unknown, at: State | null): string[] => {
    const text = JSON.stringify(what);
    return at ? secrets(at, table.getState().seat).filter((card) => text.includes(`"${card}"`)) : [];
  };
  return [...named(shown, state), ...named([timeline?.branches, positions], present.state)];
}

/** Looks back and elsewhere, and comes back: every way there is to see another position. */
function lookAround(table: TableStore, chance: Chance, look: (present?: Present) => void): void {
  const present = table.getState();
  const { timeline } = present;
  const nodes = timeline?.entries ?? [];
  const somewhere = chance.pick(nodes)?.id ?? 0;
  table.getState().startReplay(somewhere);
  look(present);
  table.getState().seekReplay(chance.below(9));
  look(present);
  table.getState().endReplay();
  if (chance.oneIn(2)) table.getState().undo();
  else table.getState().goTo(nodes[Math.max(0, nodes.length - 1 - chance.below(9))]?.id ?? 0);
  look();
  table.getState().answer(!chance.oneIn(4));
  look();
}

/** A game in turn 2 where the allies have just chosen a hand, the axis is about to. */
function alliesHaveChosen(...wanted: string[]): TableStore {
  const table = turnOne();
  play(table, { type: 'pass' });
  play(table, { type: 'pass' });
  sitDown(table);
  play(table, { type: 'chooseHand', cards: handFor(table, 'allies', 4, ...wanted) });
  return table;
}

describe('the curtain', () => {
  it('is down when a game begins: no seat, no prompt, nothing to choose from', () => {
    const { seat, prompt, curtain, options, selectables, view } = startedTable().getState();
    expect({ seat, prompt, options, selectables }).toEqual({ seat: null, prompt: null, options: [], selectables: {} });
    expect(curtain).toEqual({ to: 'axis', at: 'chooseHand' });
    expect(view?.cards.axis.hidden).toBe(true);
    expect(view?.cards.allies.hidden).toBe(true);
  });

  it('opens for the side it waits for, and for it alone', () => {
    const table = startedTable();
    table.getState().liftCurtain();
    const { seat, prompt, curtain, view } = table.getState();
    expect(seat).toBe('axis');
    expect(curtain).toBeNull();
    expect(prompt).toMatchObject({ at: 'chooseHand', side: 'axis', size: 4 });
    expect(view?.cards.axis.hidden).toBe(false);
    expect(view?.cards.allies.hidden).toBe(true);
  });

  it('lets nobody decide behind it', () => {
    const table = startedTable();
    const before = stateIn(table);
    const refusal = table.getState().submit({ type: 'pass' });
    expect(refusal?.code).toBe('notAsked');
    expect(stateIn(table)).toBe(before);
  });

  it('stays up while the same side goes on', () => {
    const table = turnOne();
    expect(table.getState()).toMatchObject({ seat: 'axis', curtain: null, prompt: { at: 'impulse', side: 'axis' } });
  });

  it.each<[string, () => TableStore, object]>([
    ['the impulse of the other side', () => turnTwo(), { to: 'allies', at: 'impulse' }],
    ['the hand of the other side', () => alliesHaveChosen(), { to: 'axis', at: 'chooseHand' }],
    [
      'an ambush of the other side',
      () => {
        const table = axisPoints();
        play(table, intoWarsaw());
        return table;
      },
      { to: 'allies', at: 'ambush' },
    ],
  ])('falls before %s', (_, reach, curtain) => {
    expect(reach().getState()).toMatchObject({ curtain, seat: null, prompt: null });
  });

  it('does not fall for what needs no hand: both look, and neither hand is shown', () => {
    const table = axisPoints();
    play(table, intoWarsaw());
    sitDown(table);
    play(table, { type: 'decline' });
    const { seat, curtain, prompt, view } = table.getState();
    expect({ seat, curtain }).toEqual({ seat: null, curtain: null });
    expect(prompt).toMatchObject({ at: 'points', side: 'axis' });
    expect([view?.cards.axis.hidden, view?.cards.allies.hidden]).toEqual([true, true]);
    expect(leaks(table)).toEqual([]);
  });

  it('falls when a side asks to see its hand while both look', () => {
    const table = axisPoints();
    play(table, intoWarsaw());
    sitDown(table);
    play(table, { type: 'decline' });
    table.getState().toggleUnit(unit('DE-LF-1'));
    expect(table.getState().selection).toEqual(['DE-LF-1']);
    table.getState().showHand();
    expect(table.getState()).toMatchObject({ curtain: { to: 'axis', at: 'points' }, prompt: null, selection: [] });
    table.getState().liftCurtain();
    expect(table.getState()).toMatchObject({ seat: 'axis', prompt: { at: 'points' } });
    expect(table.getState().view?.cards.axis.hidden).toBe(false);
  });

  it('ignores showing a hand that is open already, and lifting what is not down', () => {
    const table = turnOne();
    const before = table.getState();
    table.getState().showHand();
    table.getState().liftCurtain();
    expect(table.getState().seat).toBe('axis');
    expect(table.getState().curtain).toBeNull();
    expect(table.getState().view).toBe(before.view);
  });
});

describe('R6.4 neither choice is shown to the other side', () => {
  it('whatever hand one side chooses, the other sees the very same table', () => {
    const shown = [['allies-ambush'], ['allies-supply', 'allies-diplomacy']].map((wanted) => {
      const table = alliesHaveChosen(...wanted);
      const behind = screenText(table);
      sitDown(table);
      return { behind, seated: screenText(table), hand: stateIn(table).cards.allies.hand };
    });
    expect(shown[0]?.hand).not.toEqual(shown[1]?.hand);
    expect(shown[0]?.behind === shown[1]?.behind).toBe(true);
    expect(shown[0]?.seated === shown[1]?.seated).toBe(true);
  });

  it('R14 whether an ambush card is held changes nothing before it is played', () => {
    const shown = [['allies-ambush'], ['allies-diplomacy', 'allies-development', 'allies-supply']].map((wanted) => {
      const table = axisPoints(undefined, wanted);
      play(table, intoWarsaw());
      const asked = screenText(table);
      sitDown(table);
      play(table, { type: 'decline' });
      return { asked, after: screenText(table), hand: stateIn(table).cards.allies.hand };
    });
    expect(shown[0]?.hand).not.toEqual(shown[1]?.hand);
    expect(shown[0]?.asked === shown[1]?.asked).toBe(true);
    expect(shown[0]?.after === shown[1]?.after).toBe(true);
  });

  it('cards ticked for a hand are gone once it is chosen', () => {
    const table = turnTwo(undefined, noWish);
    expect(table.getState().handDraft).toEqual([]);
  });

  it.each([3, 4])('nor in random game %i where somebody looks back, takes back and replays', (seed) => {
    const table = startedTable(undefined, [], seed);
    const found: string[] = [];
    const chance = chanceOf(seed);
    const look = (present?: Present): void => {
      found.push(...leaks(table, present));
    };
    playRandomly(table, seed, 200, () => {
      look();
      if (chance.oneIn(8)) lookAround(table, chance, look);
    });
    expect(table.getState().timeline?.branches.length).toBeGreaterThan(3);
    expect(found).toEqual([]);
  });

  it.each([1, 2])('no hidden card is named on the screen in random game %i', (seed) => {
    const table = startedTable(undefined, [], seed);
    const found: string[] = [];
    let looks = 0;
    playRandomly(table, seed, 350, () => {
      looks += 1;
      found.push(...leaks(table));
    });
    expect(looks).toBeGreaterThan(80);
    expect(found).toEqual([]);
  });
});
