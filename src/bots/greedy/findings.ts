// What is worked out while one decision is weighed: every question is answered once.

/** Answers by question, then by the number asked about. */
export type Findings = unknown[][];

/** Somebody who keeps what has been found out. */
interface Finder {
  readonly found: Findings;
}

let questions = 0;

/** A question about an area, answered once for each finder. An answer is never undefined. */
export function remembered<F extends Finder, T>(find: (finder: F, area: number) => T): (finder: F, area: number) => T {
  const question = questions;
  questions += 1;
  return (finder, area) => {
    const known = finder.found[question] ?? [];
    finder.found[question] = known;
    const answer = known[area];
    if (answer !== undefined) return answer as T;
    const made = find(finder, area);
    known[area] = made;
    return made;
  };
}

/** A value that is made when it is first asked for. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
