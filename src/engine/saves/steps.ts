// A game's steps in the order they were made, from and to the form of a save: the line first, the rest aside.
import type { Recorded, SavedStep, SavedTimeline } from './record';

type Line = { readonly decisions: readonly Recorded[]; readonly timeline: SavedTimeline };

/** Steps on the way to a position, from the start on, each with its number. */
function pathTo(steps: readonly SavedStep[], node: number): [number, SavedStep][] {
  const path: [number, SavedStep][] = [];
  for (let at = node, step = steps[at - 1]; step; at = step.parent, step = steps[at - 1]) path.unshift([at, step]);
  return path;
}

/** The form of a save of steps, whose game stands at `cursor`. Every parent is an earlier step. */
export function laidOut(
  steps: readonly SavedStep[],
  cursor: number,
  rest: Pick<SavedTimeline, 'tip' | 'names' | 'unseen'>,
): Line {
  const path = pathTo(steps, cursor);
  const onLine = new Set(path.map(([node]) => node));
  return {
    decisions: path.flatMap(([, { decisions }]) => decisions),
    timeline: {
      line: path.flatMap(([node, { decisions }]) => decisions.map(() => node)),
      aside: steps.flatMap(({ parent, decisions }, index) =>
        onLine.has(index + 1) ? [] : [{ node: index + 1, parent, decisions }],
      ),
      ...rest,
    },
  };
}

/** Steps of the line: decisions with the same number are one. */
function lineSteps({ decisions, timeline: { line } }: Line): Map<number, SavedStep> {
  const steps = new Map<number, SavedStep>();
  let parent = 0;
  for (const [index, recorded] of decisions.entries()) {
    const node = line[index] ?? 0;
    if (index > 0 && line[index - 1] !== node) parent = line[index - 1] ?? 0;
    steps.set(node, { parent, decisions: [...(steps.get(node)?.decisions ?? []), recorded] });
  }
  return steps;
}

/** All steps of a sound save, in their order. */
export function stepsOf(save: Line): readonly SavedStep[] {
  const steps = lineSteps(save);
  for (const { node, parent, decisions } of save.timeline.aside) steps.set(node, { parent, decisions });
  return [...steps].sort(([a], [b]) => a - b).map(([, step]) => step);
}

/** Where a save's game stands. */
export const cursorOf = ({ line }: SavedTimeline): number => line.at(-1) ?? 0;

export interface Fault {
  readonly path: string;
  readonly reason: string;
}

const fault = (path: string, reason: string): Fault => ({ path: `timeline.${path}`, reason });

function faultOfLine({ decisions, timeline: { line } }: Line): Fault | null {
  if (line.length !== decisions.length)
    return fault('line', `${line.length} numbers for ${decisions.length} decisions`);
  const bad = line.findIndex((node, index) => node < 1 || node < (line[index - 1] ?? 0));
  return bad < 0 ? null : fault(`line[${bad}]`, 'numbers of a line never fall');
}

function faultAside({ line, aside }: SavedTimeline): Fault | null {
  const known = new Set(line);
  for (const [index, { node, parent }] of aside.entries()) {
    if (known.has(node)) return fault(`aside[${index}].node`, `position ${node} is there twice`);
    if (parent < 0) return fault(`aside[${index}].parent`, `no position ${parent}`);
    if (parent >= node) return fault(`aside[${index}].parent`, `position ${node} comes before ${parent}`);
    known.add(node);
  }
  const missing = [...known].findIndex((_, index) => !known.has(index + 1));
  return missing < 0 ? null : fault('aside', `no position ${missing + 1}`);
}

/** What is wrong with the numbers of a timeline; null when they make a tree. */
export function timelineFault(save: Line): Fault | null {
  const { line, aside, tip, names, unseen } = save.timeline;
  const wrong = faultOfLine(save) ?? faultAside(save.timeline);
  if (wrong) return wrong;
  const count = new Set(line).size + aside.length;
  const known = (node: number): boolean => node >= 0 && node <= count;
  if (!known(tip)) return fault('tip', `no position ${tip}`);
  const stray = names.findIndex((named) => !known(named.tip));
  if (stray >= 0) return fault(`names[${stray}].tip`, `no position ${names[stray]?.tip}`);
  const unknown = unseen.findIndex((node) => !known(node));
  return unknown < 0 ? null : fault(`unseen[${unknown}]`, `no position ${unseen[unknown]}`);
}
