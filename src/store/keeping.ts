// Keeping the running game in storage, after every decision and beside what other tabs do with it.
import { summaryOf } from './savedGames';
import type { Session } from './session';
import { gameKey } from './shelf';
import { headOf } from './storedForm';
import type { SaveSummary } from './tableState';
import type { Workplace } from './workplace';

export const lastKey = 'last';

/** The list with a game first, in place of its older summary. */
export const withSummary = (saves: readonly SaveSummary[], summary: SaveSummary): readonly SaveSummary[] => [
  summary,
  ...saves.filter(({ id }) => id !== summary.id),
];

/** An id that no game has. */
export function newId({ now, get }: Workplace): string {
  const taken = new Set([...get().saves.map(({ id }) => id), get().game?.id]);
  let stamp = now();
  while (taken.has(stamp.toString(36))) stamp += 1;
  return stamp.toString(36);
}

/** The name of a copy: the same with the first number that no game has. */
export function nameOfCopy({ get }: Workplace, name: string): string {
  const taken = new Set(get().saves.map((save) => save.name));
  const plain = name.replace(/ \(\d+\)$/, '');
  let number = 2;
  while (taken.has(`${plain} (${number})`)) number += 1;
  return `${plain} (${number})`;
}

/** The game has gone on in another tab: what is decided here goes on as a game of its own, and the list has both. */
async function goOnApart(workplace: Workplace, session: Session): Promise<void> {
  const { world, storage, session: onTable, refresh, get, set } = workplace;
  const running = onTable();
  const here = running?.id === session.id;
  const apart = {
    ...(here && running ? running : session),
    id: newId(workplace),
    name: nameOfCopy(workplace, session.name),
  };
  if (here) refresh(apart);
  const other = summaryOf(world, session.id, await storage.get(gameKey(session.id)));
  set({ saves: get().saves.map((save) => (save.id === other.id ? other : save)) });
  keep(workplace, apart);
  set({ notice: { kind: 'otherTab', name: apart.name } });
}

async function putAway(workplace: Workplace, session: Session, head: ReturnType<typeof headOf>): Promise<void> {
  const isMine = await workplace.shelf.put(session.id, head, session.timeline.nodes);
  if (!isMine) await goOnApart(workplace, session);
}

/** Keeps the running game in storage; also remembers it as the one to resume. A sample is not kept. */
export function keep(workplace: Workplace, session: Session): void {
  if (session.sample) return;
  const { world, keeper, now, get, set } = workplace;
  const head = headOf(world, session, now());
  keeper.run(gameKey(session.id), () => putAway(workplace, session, head));
  keeper.write(lastKey, session.id);
  set({ saves: withSummary(get().saves, summaryOf(world, session.id, head)) });
}
