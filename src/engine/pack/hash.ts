// R19.2: a hash of the figures that matter, the same on every machine and whatever the order of an object's keys.

/** JSON with the keys of every object in order; fields without a value are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** FNV-1a over the UTF-16 units of a text: 64 bits as 16 hexadecimal digits. Tells packs apart; no protection. */
export function hashOf(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * PRIME);
  }
  return hash.toString(16).padStart(16, '0');
}
