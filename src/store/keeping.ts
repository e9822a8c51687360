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
async function goOnApart(workplace: Workplace, latest: Session): Promise<void> {
  const { world, storage, session, refresh, get, set } = workplace;
  const running = session();
  const isHere = running?.id === latest.id;
  const moved = { id: newId(workplace), name: nameOfCopy(workplace, latest.name) };
  const apart = { ...(isHere && running ? running : latest), ...moved };
  if (isHere) refresh(apart);
  if (isHere) keep(workplace, apart);
  else store(workplace, apart);
  set({ notice: { kind: 'otherTab', name: apart.name } });
  const other = summaryOf(world, latest.id, await storage.get(gameKey(latest.id)));
  set({ saves: get().saves.map((save) => (save.id === other.id ? other : save)) });
}

/** Writes the latest of a game that has not been written yet, if there is any. */
async function putAway(workplace: Workplace, id: string): Promise<void> {
  const { shelf, unsaved } = workplace;
  const latest = unsaved.get(id);
  if (!latest) return;
  const isMine = await shelf.put(id, latest.head, latest.session.timeline.nodes);
  const newest = unsaved.get(id);
  if (newest === latest || !isMine) unsaved.delete(id);
  if (!isMine) await goOnApart(workplace, (newest ?? latest).session);
}

/** Has a game written to storage, and lists it first. */
function store(workplace: Workplace, session: Session): void {
  const { world, keeper, unsaved, now, get, set } = workplace;
  const { id } = session;
  const head = headOf(world, session, now());
  unsaved.set(id, { session, head });
  keeper.run(gameKey(id), () => putAway(workplace, id));
  set({ saves: withSummary(get().saves, summaryOf(world, id, head)) });
}

/** Keeps the running game in storage; also remembers it as the one to resume. A sample is not kept. */
export function keep(workplace: Workplace, session: Session): void {
  if (session.sample) return;
  store(workplace, session);
  workplace.keeper.write(lastKey, session.id);
}
