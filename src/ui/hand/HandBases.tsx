// R3: the bases that make the number of cards, with what a half or a track counts.
import { type ReactNode, useMemo } from 'react';
import { baseWorth, controllingSide, type Side } from '../../engine';
import { deskWords } from '../i18n/deskWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

export function HandBases({ side }: { side: Side }): ReactNode {
  const { words, names, language } = useWords();
  const world = useTable((table) => table.world);
  const state = useTable((table) => table.state);
  const bases = useMemo(
    () =>
      world.areas.flatMap(({ id }) => {
        const worth = state && controllingSide(world, state, id) === side ? baseWorth(world, state, id, side) : 0;
        return worth > 0 ? [{ id, worth }] : [];
      }),
    [world, state, side],
  );
  const said = deskWords(language).cards;
  return words.list(bases.map(({ id, worth }) => (worth === 1 ? names.area(id) : said.worth(names.area(id), worth))));
}
