// One value of a JSON tree put elsewhere than it should be: how tests break a pack.

type Tree = Record<string | number, unknown>;

const keysOf = (path: string): (string | number)[] =>
  path.split(/[.[\]]+/).flatMap((key) => (key === '' ? [] : [/^\d+$/.test(key) ? Number(key) : key]));

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** A copy with the value at `path` (`'areas[3].home'`) replaced, or taken out when `value` is undefined. */
export function editJson(json: unknown, path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(json);
  const keys = keysOf(path);
  const last = keys.pop();
  if (last === undefined) return value;
  let at = copy;
  for (const key of keys) at = isTree(at) ? at[key] : undefined;
  if (!isTree(at)) throw new Error(`nothing at ${path}`);
  if (value !== undefined) at[last] = value;
  else if (Array.isArray(at)) at.splice(Number(last), 1);
  else delete at[last];
  return copy;
}
