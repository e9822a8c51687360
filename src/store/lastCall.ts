// Remembers the last result of a function, so that what has not changed keeps its identity.

/** Calls `compute` only when an argument differs from those of the call before. */
export function lastCall<A extends readonly unknown[], R>(compute: (...args: A) => R): (...args: A) => R {
  let last: { args: A; result: R } | null = null;
  return (...args) => {
    const before = last;
    if (before && args.every((value, index) => Object.is(value, before.args[index]))) return before.result;
    const result = compute(...args);
    last = { args, result };
    return result;
  };
}
