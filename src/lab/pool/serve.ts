// The work of one worker, whatever carries its messages.
import { parsePack, type World } from '../../engine';
import type { Plan } from '../plan';
import { playGame } from '../playGame';
import type { FromWorker, Job, ToWorker } from './protocol';

interface Workplace {
  readonly world: World;
  readonly plan: Plan;
}

/** The job, made ready; the reason why it cannot be done otherwise. */
function ready({ pack, plan }: Job): Workplace | string {
  const world = parsePack(pack);
  if (world.ok) return { world: world.value, plan };
  const [first] = world.error;
  return `the pack is faulty at ${first?.path}: ${first?.reason}`;
}

/** Answers the messages to a worker through `say`. */
export function serve(say: (message: FromWorker) => void): (message: ToWorker) => void {
  let workplace: Workplace | null = null;
  return (message) => {
    if (message.type === 'start') {
      const made = ready(message.job);
      if (typeof made === 'string') return say({ type: 'refused', reason: made });
      workplace = made;
      return say({ type: 'ready' });
    }
    const { line, n } = message.task;
    if (workplace) say({ type: 'played', game: playGame(workplace.world, workplace.plan, line, n) });
  };
}
