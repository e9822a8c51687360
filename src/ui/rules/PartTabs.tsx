// The two parts of the book as tabs, rules and glossary; while searching with the number of hits in each.
import type { KeyboardEvent, ReactNode } from 'react';
import { usePage } from './page';
import { type RuleBookPart, turnTo } from './ruleBookStore';
import type { Search } from './useSearch';

const parts: readonly RuleBookPart[] = ['rules', 'terms'];

export const tabOf = (part: RuleBookPart): string => `rule-book-tab-${part}`;
export const panelId = 'rule-book-panel';

function turn({ key }: KeyboardEvent, part: RuleBookPart): void {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const other = part === 'rules' ? 'terms' : 'rules';
  turnTo(other);
  document.getElementById(tabOf(other))?.focus();
}

export function PartTabs({ part, search }: { part: RuleBookPart; search: Search }): ReactNode {
  const { words } = usePage();
  return (
    <div className="part-tabs" role="tablist" aria-label={words.parts}>
      {parts.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabOf(one)}
          aria-selected={one === part}
          aria-controls={panelId}
          tabIndex={one === part ? 0 : -1}
          data-testid={`do-rule-book-${one}`}
          onClick={() => turnTo(one)}
          onKeyDown={(event) => turn(event, part)}
        >
          {words[one]}
          {search.found[one] && <small className="num">{search.found[one].size}</small>}
        </button>
      ))}
    </div>
  );
}
