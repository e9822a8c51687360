// Records with hundreds of ids as keys.

/**
 * A record without inherited keys: looking up an unknown id finds nothing. It is a dictionary to the machine from the
 * start, which finds a key several times faster than the usual object of so many fields.
 */
export function indexed<K extends string, T>(entries: Iterable<readonly [K, T]>): Record<K, T> {
  const record = Object.create(null) as Record<K, T>;
  for (const [key, value] of entries) record[key] = value;
  return record;
}
