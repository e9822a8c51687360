// Cards of toy packs: `'axis offensive 2 groups=2 move=false'` is side, event, value and what differs from the defaults.

const PARAMS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  offensive: { groups: 1, move: true },
  supply: {},
  ambush: {},
  diplomacy: { steps: 1 },
  development: { cards: 1, maxValue: 3 },
  vichy: {},
  wolfpack: { toPool: 1, toMap: 0 },
  newWeapons: { toMap: 1, toPool: 1 },
  seaLion: { units: 4 },
  lendLease: { toMap: 0, toPool: 1 },
  strategicBombing: { targets: 1 },
  amphibious: { units: 3, drop: 2 },
};

/** Every event of each side at value 2, two ambushes, and cards of value 3 and 4 to develop. */
export const TOY_CARDS: readonly string[] = [
  'axis offensive 2',
  'axis supply 2',
  'axis ambush 2',
  'axis ambush 2',
  'axis diplomacy 2',
  'axis development 2',
  'axis vichy 2',
  'axis wolfpack 2',
  'axis newWeapons 2',
  'axis seaLion 2',
  'axis offensive 3',
  'axis offensive 4 groups=2',
  'allies offensive 2',
  'allies supply 2',
  'allies ambush 2',
  'allies ambush 2',
  'allies diplomacy 2',
  'allies development 2',
  'allies lendLease 2',
  'allies strategicBombing 2',
  'allies amphibious 2',
  'allies offensive 3',
  'allies supply 4 partisan=true',
];

function paramsOf(event: string, changes: readonly string[]): Record<string, unknown> {
  const changed = changes.map((change) => {
    const [name = '', value = ''] = change.split('=');
    return [name, JSON.parse(value)] as const;
  });
  return { ...PARAMS[event], ...Object.fromEntries(changed) };
}

/** Rows of the cards table; ids are `axis-offensive-1`, counted for each side and event. */
export function toyCards(lines: readonly string[]) {
  const counted = new Map<string, number>();
  return lines.map((line) => {
    const [side = '', event = '', value = '', ...changes] = line.split(' ');
    const kind = `${side}-${event}`;
    const number = (counted.get(kind) ?? 0) + 1;
    counted.set(kind, number);
    const words = { ja: event, en: event, textJa: event, textEn: event };
    return { id: `${kind}-${number}`, side, event, value: Number(value), ...words, params: paramsOf(event, changes) };
  });
}
