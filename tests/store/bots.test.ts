// Bots at the table: they are asked like anybody, decide through the store's own path, and can be halted and relieved.
import { describe, expect, it } from 'vitest';
import { hiddenFrom } from '../../src/engine';
import { createMemoryStorage, createTableStore } from '../../src/store';
import { botAs, botTable, playOn, randomPlayer, thoughtThrough, twoBots } from './botTable';
import { screenText, sitDown, stateIn, turnOne, world } from './table';

const cursorOf = (table: ReturnType<typeof botTable>['table']): number => table.getState().timeline?.cursor ?? -1;

describe('a bot that is asked', () => {
  it('is not asked on the screen, which only says that it thinks', () => {
    const { table, thoughts } = botTable(botAs('axis'));
    const { seat, prompt, curtain, options, thinking } = table.getState();
    expect({ seat, prompt, curtain, options }).toEqual({ seat: 'allies', prompt: null, curtain: null, options: [] });
    expect(thinking).toMatchObject({ side: 'axis', at: 'chooseHand' });
    expect(thoughts.length).toBe(1);
    expect(table.getState().submit({ type: 'pass' })?.code).toBe('notAsked');
  });

  it('decides, is logged, and its step lies in the timeline and in storage', async () => {
    const storage = createMemoryStorage();
    const { table, think } = botTable(botAs('axis'), storage);
    await think();
    await table.getState().settled();
    const { log, timeline, thinking } = table.getState();
    expect(log.map(({ entry }) => entry.type)).toContain('handChosen');
    expect(timeline?.entries.at(-1)).toMatchObject({ side: 'axis', at: 'chooseHand', decision: 'chooseHand' });
    expect(thinking).toMatchObject({ side: 'axis', at: 'impulse' });
    expect(await storage.get(`steps/${table.getState().game?.id}/0`)).toHaveLength(1);
  });

  it('comes to the same decision in the same position', () => {
    const [one, other] = [botTable(twoBots), botTable(twoBots)].map(({ thoughts }) => thoughts[0]?.thought);
    expect(one && thoughtThrough(one)).toEqual(other && thoughtThrough(other));
  });

  it('whose program fails says so and waits; a person can take over', async () => {
    const { table, fail, thoughts } = botTable(botAs('axis'));
    await fail(new Error('broken'));
    expect(table.getState()).toMatchObject({ notice: { kind: 'fault', reason: 'broken' }, botsPaused: true });
    expect(thoughts.length).toBe(1);
    table.getState().setPlayer('axis', null);
    sitDown(table);
    expect(table.getState().prompt).toMatchObject({ at: 'chooseHand', side: 'axis' });
  });

  it('whose decision is refused says so and waits', async () => {
    const { table, think } = botTable(botAs('axis'));
    const before = stateIn(table);
    await think({ type: 'pass' });
    expect(stateIn(table)).toBe(before);
    expect(table.getState()).toMatchObject({ botsPaused: true, notice: { kind: 'fault' } });
  });

  it('R14 is asked about ambushes whatever persons have instructed', async () => {
    const bots = botTable(botAs('allies'));
    bots.table.getState().setPreference('ambush', {
      axis: { mode: 'never', areas: [] },
      allies: { mode: 'never', areas: [] },
    });
    let asked = 0;
    await playOn(
      bots,
      (made) => made > 400 || asked > 0,
      () => {
        if (bots.table.getState().thinking?.at === 'ambush') asked += 1;
      },
    );
    expect(asked).toBeGreaterThan(0);
  });
});

describe('halting bots', () => {
  it('gives up the thought; going on begins it again', async () => {
    const { table, thoughts, think } = botTable(twoBots);
    table.getState().pauseBots(true);
    expect(thoughts[0]?.signal.aborted).toBe(true);
    expect(table.getState()).toMatchObject({ botsPaused: true, thinking: { side: 'axis' } });
    table.getState().pauseBots(false);
    expect(thoughts.length).toBe(2);
    await think();
    expect(cursorOf(table)).toBe(1);
  });

  it('while something is shown the decision waits', async () => {
    const { table, think } = botTable(twoBots);
    table.getState().holdBots(true);
    const thought = think();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(cursorOf(table)).toBe(0);
    table.getState().holdBots(false);
    await thought;
    expect(cursorOf(table)).toBe(1);
  });

  it('a replay gives up the thought, and its end takes it up again', () => {
    const { table, thoughts } = botTable(twoBots);
    table.getState().startReplay();
    expect(thoughts[0]?.signal.aborted).toBe(true);
    expect(table.getState().thinking).toBeNull();
    table.getState().endReplay();
    expect(thoughts.length).toBe(2);
  });

  it('closing the game ends it', () => {
    const { table, thoughts } = botTable(twoBots);
    table.getState().closeGame();
    expect(thoughts[0]?.signal.aborted).toBe(true);
    expect(thoughts.length).toBe(1);
  });
});

describe('taking over', () => {
  it('lets a bot decide what a person was asked, without opening another hand', () => {
    const table = turnOne();
    expect(table.getState().seat).toBe('axis');
    table.getState().setPlayer('axis', randomPlayer);
    expect(table.getState()).toMatchObject({ seat: null, prompt: null, curtain: null, thinking: { side: 'axis' } });
    expect(table.getState().players.axis).toEqual({ bot: 'random', strategy: null });
  });

  it('keeps the hand of the person who stays open', () => {
    const table = turnOne();
    table.getState().setPlayer('allies', randomPlayer);
    expect(table.getState()).toMatchObject({ seat: 'axis', prompt: { at: 'impulse' }, thinking: null });
  });

  it('a person takes a side back behind the curtain', async () => {
    const { table, think } = botTable(botAs('axis'));
    await think();
    table.getState().setPlayer('axis', null);
    expect(table.getState()).toMatchObject({ seat: null, curtain: { to: 'axis', at: 'impulse' }, thinking: null });
  });

  it('a hand is opened by a curtain once, if its person had not sat down', async () => {
    const bots = botTable(twoBots);
    await bots.think();
    bots.table.getState().setPlayer('axis', null);
    expect(bots.table.getState()).toMatchObject({ seat: null, curtain: { to: 'axis' } });
    bots.table.getState().liftCurtain();
    expect(bots.table.getState().prompt).toMatchObject({ side: 'axis', at: 'impulse' });
    bots.table.getState().submit({ type: 'pass' });
    expect(bots.table.getState()).toMatchObject({ seat: 'axis', curtain: null, thinking: { side: 'allies' } });
  });
});

describe('R6.4 the hand of a bot', () => {
  it('is never on the screen, and the person needs no curtain', async () => {
    const bots = botTable(botAs('allies'));
    const { table } = bots;
    const found: string[] = [];
    await playOn(
      bots,
      (made) => made > 250,
      () => {
        const { curtain, log, timeline, ...shown } = table.getState();
        expect(curtain).toBeNull();
        const { world: _, state, ...seen } = shown;
        const text = JSON.stringify(seen);
        if (state?.outcome === null)
          found.push(...hiddenFrom(state, 'axis').filter((card) => text.includes(`"${card}"`)));
      },
    );
    expect(cursorOf(table)).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it('two bots are watched without either hand', async () => {
    const bots = botTable(twoBots);
    await playOn(
      bots,
      (made) => made > 60,
      () => {
        const { view, seat, prompt } = bots.table.getState();
        expect([seat, prompt, view?.cards.axis.hidden, view?.cards.allies.hidden]).toEqual([null, null, true, true]);
      },
    );
    expect(cursorOf(bots.table)).toBeGreaterThan(50);
  });

  it('the strategy of a bot is known by its name alone', () => {
    const document = { hands: [{ cards: ['allies-ambush-1'] }] };
    const player = { bot: 'random', strategy: { name: 'Secret plan', document } } as const;
    const { table } = botTable({ axis: null, allies: player });
    expect(table.getState().players.allies).toEqual({ bot: 'random', strategy: 'Secret plan' });
    expect(screenText(table)).not.toContain('allies-ambush-1');
  });
});

describe('who plays which side', () => {
  it('is kept with the game, and two bots wait for somebody to start them', async () => {
    const storage = createMemoryStorage();
    const first = botTable(botAs('allies'), storage);
    await first.table.getState().settled();
    const again = createTableStore({ world, storage });
    await again.getState().resume();
    expect(again.getState().players.allies).toEqual({ bot: 'random', strategy: null });
    expect(again.getState()).toMatchObject({ seat: 'axis', curtain: null, botsPaused: false });
    again.getState().setPlayer('axis', randomPlayer);
    await again.getState().settled();
    const watched = createTableStore({ world, storage });
    await watched.getState().resume();
    expect(watched.getState()).toMatchObject({ seat: null, botsPaused: true, thinking: { side: 'axis' } });
  });

  it('goes with an exported file, and a file without it is for two persons', async () => {
    const { table } = botTable(botAs('allies'));
    const text = table.getState().exportGame();
    const other = createTableStore({ world, storage: createMemoryStorage() });
    await other.getState().importGame(text);
    expect(other.getState().players).toEqual({ axis: null, allies: { bot: 'random', strategy: null } });
    const { players: _, ...plain } = JSON.parse(text);
    await other.getState().importGame(JSON.stringify(plain));
    expect(other.getState()).toMatchObject({ players: { axis: null, allies: null }, curtain: { to: 'axis' } });
  });

  it('goes with a copy and a file of a stored game', async () => {
    const storage = createMemoryStorage();
    const { table } = botTable(botAs('allies'), storage);
    const id = table.getState().game?.id ?? '';
    table.getState().closeGame();
    await table.getState().settled();
    expect(JSON.parse((await table.getState().exportStored(id)) ?? '').players.allies.bot).toBe('random');
    await table.getState().duplicateGame(id);
    const copy = table.getState().saves[0]?.id ?? '';
    expect(copy).not.toBe(id);
    await table.getState().openGame(copy);
    expect(table.getState().players.allies?.bot).toBe('random');
  });
});
