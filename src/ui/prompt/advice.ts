// Which warnings belong on the order slip now: of a giving up whose button lies there, and of the option pointed at.
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { AreaId, DecisionType, PromptFrame, UnitId } from '../../engine';
import type { TableState, WarningKind } from '../../store';
import { tableWords, warningSentence } from '../i18n/tableWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

export interface Advice {
  readonly kind: WarningKind;
  /** Whole sentences, each once. */
  readonly sentences: readonly string[];
}

/** What is merely left over: said when the button that gives it up is pointed at, marked on it before. */
const leftovers: ReadonlySet<WarningKind> = new Set<WarningKind>(['pointsUnused', 'eventUnused']);

const endings: ReadonlySet<DecisionType> = new Set<DecisionType>(['done', 'pass']);

/** Whether the button that gives up the rest is on the slip: a selection takes its place, but for a group that has moved. */
function canEnd(prompt: PromptFrame, selection: readonly UnitId[]): boolean {
  switch (prompt.at) {
    case 'impulse':
    case 'points':
      return selection.length === 0;
    case 'offensive':
    case 'landing':
      return selection.length === 0 || prompt.moved !== null;
    default:
      return true;
  }
}

type Pointed = Pick<TableState, 'warnings' | 'selection' | 'intent' | 'preferences'> & { area: AreaId | null };

function belonging(prompt: PromptFrame, { warnings, selection, intent, preferences, area }: Pointed) {
  const ending = canEnd(prompt, selection);
  return warnings.filter(({ kind, on, to }) => {
    if (!preferences.warnings[kind]) return false;
    if (endings.has(on)) return ending;
    return (intent === null || intent === on) && (to === undefined || to === area);
  });
}

/** The area pointed at last for this selection: it stays while the pointer goes to the slip. */
function usePointedArea(): AreaId | null {
  const pointed = useTable(({ hovered, focusArea }) => hovered ?? focusArea);
  const selection = useTable((table) => table.selection);
  const [held, setHeld] = useState<{ area: AreaId; selection: readonly UnitId[] } | null>(null);
  useEffect(() => {
    if (pointed !== null) setHeld({ area: pointed, selection });
  }, [pointed, selection]);
  return pointed ?? (held?.selection === selection ? held.area : null);
}

/** Whether ending now would leave something over that is warned of. */
export const useLeftovers = (): boolean =>
  useTable(({ warnings, preferences }) =>
    warnings.some(({ kind }) => leftovers.has(kind) && preferences.warnings[kind]),
  );

/** Marks the button that gives up what is left. */
export const ENDING = 'ends';

/** Whether the player is about to end: the button has been pointed at or has the focus, and the slip has not been left. */
export function useEnding(prompt: PromptFrame): { slip: RefObject<HTMLElement | null>; ending: boolean } {
  const slip = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState<PromptFrame | null>(null);
  useEffect(() => {
    const element = slip.current;
    if (!element) return;
    const reach = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(`.${ENDING}`)) setPointed(prompt);
    };
    const leave = (event: MouseEvent | FocusEvent): void => {
      if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) setPointed(null);
    };
    const listening = new AbortController();
    for (const kind of ['pointerover', 'focusin']) element.addEventListener(kind, reach, listening);
    for (const kind of ['pointerout', 'focusout'] as const) element.addEventListener(kind, leave, listening);
    return () => listening.abort();
  }, [prompt]);
  return { slip, ending: pointed === prompt };
}

/** The warnings to be shown with a prompt, by kind; none behind the curtain or during a replay. */
export function useAdvice(prompt: PromptFrame, about: boolean): readonly Advice[] {
  const { language, names } = useWords();
  const warnings = useTable((table) => table.warnings);
  const selection = useTable((table) => table.selection);
  const intent = useTable((table) => table.intent);
  const preferences = useTable((table) => table.preferences);
  const area = usePointedArea();
  return useMemo(() => {
    const found = new Map<WarningKind, Set<string>>();
    for (const warning of belonging(prompt, { warnings, selection, intent, preferences, area })) {
      if (leftovers.has(warning.kind) && !about) continue;
      const sentences = found.get(warning.kind) ?? new Set();
      found.set(warning.kind, sentences.add(warningSentence(tableWords(language), warning, names)));
    }
    return [...found].map(([kind, sentences]) => ({ kind, sentences: [...sentences] }));
  }, [prompt, about, warnings, selection, intent, preferences, area, language, names]);
}
