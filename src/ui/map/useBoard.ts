// The table as the map needs it: stacks, offers by area, where the question stands, and words for all of it.
import { useMemo } from 'react';
import type { AreaId, Refusal, UnitId, View } from '../../engine';
import type { TableState } from '../../store';
import { namesOf, words } from '../i18n';
import { mapWords } from '../i18n/mapWords';
import { useTable } from '../useTable';
import type { Speech } from './labels';
import { type AreaOffer, type Asked, litAreas, offersOf, originsOf } from './mapModel';
import { type Stack, stacksOf } from './stacks';

export interface Board {
  readonly asked: Asked;
  readonly selectables: Readonly<Record<UnitId, Refusal | null>>;
  readonly stacks: readonly Stack[];
  readonly offers: ReadonlyMap<AreaId, AreaOffer>;
  readonly lit: readonly AreaId[];
  readonly origins: readonly AreaId[];
  readonly speech: Speech;
}

const languageOf = (table: TableState) => table.preferences.language;

function useSpeech(view: View): Speech {
  const world = useTable((table) => table.world);
  const language = useTable(languageOf);
  return useMemo(() => {
    const dictionary = words(language);
    const names = namesOf(world, language, dictionary);
    return { world, view, words: dictionary, mapWords: mapWords(language), names };
  }, [world, view, language]);
}

function useAsked(view: View): Asked {
  const world = useTable((table) => table.world);
  const prompt = useTable((table) => table.prompt);
  const selection = useTable((table) => table.selection);
  const intent = useTable((table) => table.intent);
  const options = useTable((table) => table.options);
  return useMemo(
    () => ({ world, view, prompt, selection, intent, options }),
    [world, view, prompt, selection, intent, options],
  );
}

/** What the map shows of a view of the game. */
export function useBoard(view: View): Board {
  const asked = useAsked(view);
  const speech = useSpeech(view);
  const selectables = useTable((table) => table.selectables);
  const stacks = useMemo(() => stacksOf(asked.world, view), [asked.world, view]);
  const offers = useMemo(() => offersOf(asked), [asked]);
  const lit = useMemo(() => litAreas(offers), [offers]);
  const origins = useMemo(() => originsOf(asked), [asked]);
  return useMemo(
    () => ({ asked, selectables, stacks, offers, lit, origins, speech }),
    [asked, selectables, stacks, offers, lit, origins, speech],
  );
}
