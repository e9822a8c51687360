// Counters of toy packs: `'DE LF*2 TF:heavy, PL LF'` is two German infantry, a heavy tank and a Polish infantry.

export interface Ratings {
  attack: number;
  air: number;
  durability: number;
  movement: number;
}

const rated = (attack: number, durability: number, movement: number, air = 0): Ratings => ({
  attack,
  air,
  durability,
  movement,
});

const RATINGS: Readonly<Record<string, Ratings>> = {
  LF: rated(3, 1, 2),
  GF: rated(2, 1, 1),
  SA: rated(4, 1, 2),
  TF: rated(4, 2, 3),
  AB: rated(2, 1, 2),
  FT: rated(3, 3, 0),
  AF: rated(0, 1, 2, 4),
  NF: rated(3, 1, 3),
  CV: rated(2, 2, 3, 3),
  CVE: rated(2, 2, 3, 2),
  SS: rated(3, 1, 3),
};

export interface Troop {
  nation: string;
  type: string;
  model: string | null;
  count: number;
}

/** What a line of troops names, nation by nation. */
export function readTroops(line: string): Troop[] {
  const parts = line.split(',').map((part) => part.trim().split(/\s+/));
  return parts.flatMap(([nation = '', ...words]) =>
    words.map((word) => {
      const [name = '', count = '1'] = word.split('*');
      const [type = '', model = null] = name.split(':');
      return { nation, type, model, count: Number(count) };
    }),
  );
}

/** `'DE LF'` or `'DE TF:heavy'` */
const lineOf = ({ nation, type, model }: Troop): string => `${nation} ${type}${model === null ? '' : `:${model}`}`;

/** Rows of the counters table: what is set up first, then the force pool, the new weapons last. */
export function toyCounters(
  onMap: readonly Troop[],
  pool: readonly Troop[],
  newWeapons: readonly Troop[],
  ratings: Readonly<Record<string, Partial<Ratings>>>,
) {
  const all = [...onMap, ...pool, ...newWeapons];
  const sum = (troops: readonly Troop[], line: string) =>
    troops.filter((troop) => lineOf(troop) === line).reduce((total, { count }) => total + count, 0);
  return [...new Map(all.map((troop) => [lineOf(troop), troop]))].map(([line, { nation, type, model }]) => ({
    nation,
    type,
    model,
    count: sum(all, line),
    ...RATINGS[type],
    ...ratings[line],
    newWeapons: sum(newWeapons, line),
  }));
}
