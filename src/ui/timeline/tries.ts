// Short tries as spurs over the lane they leave. Where several stand too close, the newest stands for them.
import type { Lane } from './lanes';
import { dotOf, type Ground } from './treeShape';

/** Spurs closer than this, in pixels, are drawn as one. */
const closeness = 44;

/** The short tries that are drawn, newest first. */
export function triesIn(ground: Ground): readonly Lane[] {
  const drawn: Lane[] = [];
  const end = (lane: Lane) => dotOf(ground, lane, lane.branch.tip);
  const newestFirst = ground.tree.lanes
    .filter(({ row }) => row === null)
    .toSorted((a, b) => b.branch.tip - a.branch.tip);
  for (const lane of newestFirst) {
    const [x, y] = end(lane);
    const isFree = drawn.every((other) => {
      const [otherX, otherY] = end(other);
      return Math.abs(otherX - x) > closeness || otherY !== y;
    });
    if (isFree) drawn.push(lane);
  }
  return drawn;
}
