// The worker beside the table: works out what bots decide, and plays games of experiments again; one errand after the other.
import type { Decision, Save } from '../../engine';
import type { Plan, Task } from '../../lab/plan';
import { replayOf } from '../../lab/replayOf';
import { builtInWorld } from '../builtInWorld';
import { reasonOf } from '../fields';
import type { Thought } from './thinker';
import { thinkThrough } from './thinkThrough';

export type Errand =
  | { readonly kind: 'think'; readonly thought: Thought }
  | { readonly kind: 'record'; readonly plan: Plan; readonly task: Task };

export type Answer =
  | { readonly ok: true; readonly value: Decision | Save }
  | { readonly ok: false; readonly reason: string };

const world = builtInWorld();

function carriedOut(errand: Errand): Decision | Save {
  switch (errand.kind) {
    case 'think':
      return thinkThrough(world, errand.thought);
    case 'record':
      return replayOf(world, errand.plan, errand.task.line, errand.task.n);
    default:
      return errand satisfies never;
  }
}

function answerTo(errand: Errand): Answer {
  try {
    return { ok: true, value: carriedOut(errand) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Errand>) => self.postMessage(answerTo(data)));
