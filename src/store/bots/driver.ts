// Lets bots decide when they are asked: one thought at a time, given up as soon as the game stands elsewhere.
import { type Decision, promptOf, type Side } from '../../engine';
import { layAndKeep, submitFor } from '../deciding';
import { reasonOf } from '../fields';
import { followInstructions, playedBy } from '../session';
import type { TableActions } from '../tableState';
import { pathOf } from '../timeline';
import type { Workplace } from '../workplace';
import { dueAfter } from './pace';
import type { Thinker, Thought } from './thinker';

type BotActions = Pick<TableActions, 'setPlayer' | 'pauseBots' | 'holdBots'>;

export interface Driver {
  readonly actions: BotActions;
  /** Looks whether a bot is asked; to call whenever the table has changed. */
  readonly look: () => void;
}

interface Job {
  readonly thought: Thought;
  readonly side: Side;
  readonly abort: AbortController;
  decision: Decision | null;
}

/** Beyond every seed of a thought. */
const SEEDS = 0x7fffffff;

/** What the bot that is asked has to think about; null when none is, or it has to wait. */
function thoughtNow({ session, get }: Workplace): Thought | null {
  const { thinking, botsPaused, question } = get();
  const running = session();
  const player = thinking && running?.players[thinking.side];
  if (!running || !player || botsPaused || question) return null;
  const { state, seed, timeline } = running;
  const decided = pathOf(timeline).reduce((sum, { decisions }) => sum + decisions.length, 0);
  return { state, player, seed: Math.abs(seed * 8191 + decided * 2) % SEEDS };
}

/** The bot cannot go on: it says so, and waits for somebody to take over. */
function giveUp({ session, refresh, set }: Workplace, error: unknown): void {
  const running = session();
  if (running) refresh({ ...running, paused: true });
  set({ notice: { kind: 'fault', reason: reasonOf(error) } });
}

function settingActions(workplace: Workplace): Pick<BotActions, 'setPlayer' | 'pauseBots'> {
  const { world, session, refresh, get } = workplace;
  return {
    setPlayer: (side, player) => {
      const running = session();
      if (!running || running.showing) return;
      const played = playedBy(running, { ...running.players, [side]: player });
      layAndKeep(workplace, followInstructions(world, played, get().preferences.ambush));
    },
    pauseBots: (paused) => {
      const running = session();
      if (running) refresh({ ...running, paused });
    },
  };
}

/** The decision that a thought comes to, no sooner than it may be seen. */
async function paced({ get }: Workplace, thinker: Thinker, thought: Thought, signal: AbortSignal): Promise<Decision> {
  const began = performance.now();
  const decision = await thinker(thought, signal);
  const took = performance.now() - began;
  const due = dueAfter(get().preferences.speed, promptOf(thought.state)?.at ?? 'impulse', took);
  await new Promise((resolve) => setTimeout(resolve, due - took));
  return decision;
}

const isAbout = (job: Job | null, { state, player }: Thought): boolean =>
  job?.thought.state === state && job.thought.player === player;

/** Bots at a table, whose decisions `thinker` works out. */
export function createDriver(workplace: Workplace, thinker: Thinker): Driver {
  let job: Job | null = null;
  let held = false;
  const carryOut = (): void => {
    if (!job?.decision || held) return;
    const { side, decision } = job;
    job = null;
    const refusal = submitFor(workplace, side, decision);
    if (refusal) giveUp(workplace, new Error(refusal.code));
  };
  const begin = (thought: Thought, side: Side): void => {
    const own: Job = { thought, side, abort: new AbortController(), decision: null };
    const { signal } = own.abort;
    job = own;
    const decided = (decision: Decision): void => {
      own.decision = decision;
      if (!signal.aborted) carryOut();
    };
    const failed = (error: unknown): void => {
      if (!signal.aborted) giveUp(workplace, error);
    };
    paced(workplace, thinker, thought, signal).then(decided).catch(failed);
  };
  const look = (): void => {
    const { thinking } = workplace.get();
    const thought = thoughtNow(workplace);
    if (thought && isAbout(job, thought)) return;
    job?.abort.abort();
    job = null;
    if (thought && thinking) begin(thought, thinking.side);
  };
  const holdBots = (on: boolean): void => {
    held = on;
    carryOut();
  };
  return { look, actions: { ...settingActions(workplace), holdBots } };
}
