// The search: arrow keys or Enter go from hit to hit while the words stay at hand.
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { usePage } from './page';
import type { Search } from './useSearch';

interface SearchBarProps {
  readonly search: Search;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The step a key asks for among the hits, 0 for none. */
export function stepOf({ key, shiftKey }: KeyboardEvent, typing: boolean): 1 | -1 | 0 {
  if (key === 'ArrowDown' || (typing && key === 'Enter' && !shiftKey)) return 1;
  if (key === 'ArrowUp' || (typing && key === 'Enter')) return -1;
  return 0;
}

export function SearchBar({ search, input }: SearchBarProps): ReactNode {
  const { words } = usePage();
  const { query, hits, at, move, setQuery } = search;
  const count = hits?.size ?? 0;
  const status = count > 0 ? words.hits(at + 1, count) : words.noHits(query.trim());
  return (
    <search className="search-bar">
      <div className="search-field">
        <input
          ref={input}
          type="text"
          aria-label={words.search}
          placeholder={words.placeholder}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          data-testid="rule-search"
          spellCheck={false}
          autoComplete="off"
        />
        {query !== '' && <Step act="clear" sign="×" name={words.clear} onAct={() => setQuery('')} />}
      </div>
      <output className="hit-count" data-testid="rule-hits">
        {hits ? status : ''}
      </output>
      {hits && (
        <>
          <Step act="previous" sign="↑" name={words.previous} onAct={() => move(-1)} />
          <Step act="next" sign="↓" name={words.next} onAct={() => move(1)} />
        </>
      )}
    </search>
  );
}

interface StepProps {
  readonly act: string;
  readonly sign: string;
  readonly name: string;
  readonly onAct: () => void;
}

function Step({ act, sign, name, onAct }: StepProps): ReactNode {
  return (
    <button
      type="button"
      className="btn quiet"
      aria-label={name}
      title={name}
      data-testid={`do-rule-${act}`}
      onClick={onAct}
    >
      {sign}
    </button>
  );
}
