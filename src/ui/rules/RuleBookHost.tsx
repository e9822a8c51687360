// Where the rule book is mounted: nothing until it is opened; its text comes with the first opening.
import { lazy, type ReactNode, Suspense } from 'react';
import { rulesWords } from '../i18n/rulesWords';
import { useWords } from '../useWords';
import { useRuleBook } from './ruleBookStore';

const RuleBook = lazy(() => import('./RuleBook').then((loaded) => ({ default: loaded.RuleBook })));

function Loading(): ReactNode {
  const { language } = useWords();
  return (
    <p className="sr-only" role="status">
      {rulesWords(language).loading}
    </p>
  );
}

/** To mount once, at the root. */
export function RuleBookHost(): ReactNode {
  const open = useRuleBook((book) => book.open);
  if (!open) return null;
  return (
    <Suspense fallback={<Loading />}>
      <RuleBook />
    </Suspense>
  );
}
