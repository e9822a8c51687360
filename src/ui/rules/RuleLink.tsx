// 〔R8.2〕 as a button that opens the rule book at this rule.
import type { ReactNode } from 'react';
import { rulesWords } from '../i18n/rulesWords';
import { useWords } from '../useWords';
import { openRule } from './ruleBookStore';
import './ruleLink.css';

export function RuleLink({ rule }: { rule: string }): ReactNode {
  const { language } = useWords();
  return (
    <button
      type="button"
      className="rule-ref rule-link"
      aria-label={rulesWords(language).open(rule)}
      data-rule={rule}
      onClick={() => openRule(rule)}
    >
      {rule}
    </button>
  );
}
