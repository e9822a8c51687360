// Areas by their name: in both languages, whatever the width and case of the letters, hiragana for katakana.
import type { AreaDef } from '../../engine';
import type { Language } from '../../store';

const hiragana = (text: string): string =>
  text.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

const plain = (text: string): string =>
  hiragana(text.normalize('NFKC'))
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();

/** How well a name answers: begins with the query, has a word that does, holds it; null when it does not. */
function rank(name: string, query: string): number | null {
  const at = name.indexOf(query);
  if (at < 0) return null;
  if (at === 0) return name.length === query.length ? 0 : 1;
  return /[\s・-]/.test(name[at - 1] ?? '') ? 2 : 3;
}

/** The areas that answer a query, best first, names of the own language before the other; none for an empty query. */
export function findAreas(areas: readonly AreaDef[], text: string, language: Language): readonly AreaDef[] {
  const query = plain(text);
  if (query === '') return [];
  const other: Language = language === 'ja' ? 'en' : 'ja';
  const found = areas.flatMap((area) => {
    const own = rank(plain(area.names[language]), query);
    const foreign = rank(plain(area.names[other]), query);
    if (own === null && foreign === null) return [];
    return [{ area, rank: Math.min(own ?? 9, (foreign ?? 9) + 0.5) }];
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ area }) => area);
}
