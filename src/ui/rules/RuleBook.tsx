// The rule book: a sheet of paper at the right of the table, on the browser's own dialog. Escape closes it, the focus
// stays in it and returns where it was.
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../art/Icon';
import { rulesWords } from '../i18n/rulesWords';
import { useWords } from '../useWords';
import { ChapterView } from './ChapterView';
import { Contents } from './Contents';
import { libraryIn } from './library';
import { PartTabs, panelId, tabOf } from './PartTabs';
import { SourceLetter } from './PieceLine';
import { numberIn, type Page, PageContext, usePage } from './page';
import { reveal, useChapterInSight } from './reveal';
import { back, closeRuleBook, follow, partOf, useRuleBook } from './ruleBookStore';
import { SearchBar, stepOf } from './SearchBar';
import { numberMeant, shownOf } from './search';
import { type Search, useSearch } from './useSearch';
import './rules.css';

const sources = ['S', 'Q', 'D'] as const;

function Legend(): ReactNode {
  const { words } = usePage();
  return (
    <footer className="legend">
      {sources.map((mark) => (
        <span key={mark}>
          <SourceLetter mark={mark} /> {words.marks[mark][1]}
        </span>
      ))}
    </footer>
  );
}

function Head({ onClose, children }: { onClose: () => void; children: ReactNode }): ReactNode {
  const { words } = usePage();
  const left = useRuleBook(({ trail }) => trail.at(-1));
  return (
    <header>
      <h2 id="rule-book-title">{words.title}</h2>
      {children}
      {left !== undefined && (
        <button type="button" className="btn quiet" data-testid="do-rule-back" onClick={back}>
          {words.back(numberIn(left) ?? words[partOf(left)])}
        </button>
      )}
      <button
        type="button"
        className="btn quiet close"
        aria-label={words.close}
        data-testid="do-close-rule-book"
        onClick={onClose}
      >
        <Icon name="close" size={18} />
      </button>
    </header>
  );
}

/** The open page; going to a place ends a search. */
function usePageOf(): { page: Page; search: Search } {
  const { language } = useWords();
  const { part, place } = useRuleBook();
  const search = useSearch(libraryIn(language), part);
  const { hits, current, setQuery } = search;
  const page = useMemo((): Page => {
    const goTo = (id: string, from: string | null): void => {
      setQuery('');
      follow(id, from);
    };
    return { words: rulesWords(language), hits, current: hits ? current : place, goTo };
  }, [language, hits, current, place, setQuery]);
  return { page, search };
}

/** Brings into sight what was asked for: the place visited, with the focus, or the hit looked at. */
function useSight({ hits, current }: Search, input: RefObject<HTMLInputElement | null>): void {
  const { place, visit, part } = useRuleBook();
  useEffect(() => {
    if (visit > 0 && place !== null) reveal(place, 'start', true);
    else input.current?.focus();
  }, [place, visit, input]);
  useEffect(() => {
    if (hits && current !== null) reveal(current, 'nearest', false);
    else if (place !== null && part === 'rules') reveal(place, 'start', false);
  }, [hits, current, place, part]);
}

const pages: ReadonlyMap<string, 1 | -1> = new Map([
  ['PageDown', 1],
  ['PageUp', -1],
]);

/** Scrolls the text by a page, wherever the focus is. */
function turnPage(step: number): void {
  const pane = document.getElementById(panelId);
  pane?.scrollBy({ top: step * pane.clientHeight * 0.9 });
}

/** Arrow keys go from hit to hit, Enter opens a number that was typed, / begins a search. No key reaches the table. */
function useKeys(page: Page, search: Search, input: RefObject<HTMLInputElement | null>) {
  const { language } = useWords();
  return (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const typing = event.target === input.current;
    const step = search.hits ? stepOf(event, typing) : 0;
    const meant = typing && event.key === 'Enter' ? numberMeant(libraryIn(language).rules, search.query) : null;
    if (meant !== null) page.goTo(meant, null);
    else if (step !== 0) search.move(step);
    else if (pages.has(event.key)) turnPage(pages.get(event.key) ?? 0);
    else if (event.key === '/' && !typing) input.current?.select();
    else return;
    event.preventDefault();
  };
}

function Body({ search }: { search: Search }): ReactNode {
  const { language } = useWords();
  const part = useRuleBook((book) => book.part);
  const pane = useRef<HTMLDivElement>(null);
  const chapters = useMemo(() => shownOf(libraryIn(language)[part], search.hits), [language, part, search.hits]);
  const inSight = useChapterInSight(pane, chapters);
  return (
    <div className="book-body">
      <Contents chapters={chapters} inSight={inSight} />
      <div key={part} ref={pane} className="book-text" role="tabpanel" id={panelId} aria-labelledby={tabOf(part)}>
        {chapters.map((chapter) => (
          <ChapterView key={chapter.id} chapter={chapter} />
        ))}
      </div>
    </div>
  );
}

export function RuleBook(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const part = useRuleBook((book) => book.part);
  const { page, search } = usePageOf();
  useEffect(() => dialog.current?.showModal(), []);
  useSight(search, input);
  const onKeyDown = useKeys(page, search, input);
  return (
    <PageContext value={page}>
      <dialog
        ref={dialog}
        className="paper rule-book"
        closedby="any"
        aria-labelledby="rule-book-title"
        data-testid="rule-book"
        onClose={closeRuleBook}
        onKeyDown={onKeyDown}
      >
        <Head onClose={() => dialog.current?.close()}>
          <PartTabs part={part} search={search} />
        </Head>
        <SearchBar search={search} input={input} />
        <Body search={search} />
        <Legend />
      </dialog>
    </PageContext>
  );
}
