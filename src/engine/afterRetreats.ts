// The position once everybody who must withdraw has withdrawn (R10), for what a fight will do to the bases.
import { promptOf } from './advance';
import { decide } from './decide';
import { options } from './options';
import type { State } from './state';
import type { World } from './world';

/** More retreats than a battle can cause. */
const most = 40;

/** The state with every pending retreat carried out, each to the first place there is; where to is no part of the answer. */
export function afterRetreats(world: World, state: State): State {
  let after = state;
  for (let n = 0; n < most; n += 1) {
    const prompt = promptOf(after);
    if (prompt?.at !== 'retreat') return after;
    const option = options(world, after).find(({ decision }) => decision.type === 'retreat');
    const result = option && decide(world, after, prompt.side, option.decision);
    if (!result?.ok) return after;
    after = result.value.state;
  }
  return after;
}
