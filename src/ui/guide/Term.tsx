// A term of the glossary in a text: underlined with dots; hover, focus, a tap or a long press shows a sentence and its rule.
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { newcomerWords } from '../i18n/newcomerWords';
import type { TermName } from '../i18n/termsEn';
import { RuleLink } from '../rules/RuleLink';
import { openRule } from '../rules/ruleBookStore';
import { useWords } from '../useWords';
import { boxAt } from './anchors';
import { placeNote } from './placeNote';
import type { TermEntry } from './termBook';
import { useTermBook } from './useTermBook';
import './term.css';

const opens = 150;
const closes = 220;
const press = 500;

interface Hovering {
  readonly open: boolean;
  readonly set: (open: boolean, after?: number) => void;
}

/** Open or not, after a while; the last wish counts. */
function useOpen(): Hovering {
  const [open, setOpen] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: boolean, after = 0): void => {
    clearTimeout(timer.current);
    if (after === 0) setOpen(next);
    else timer.current = window.setTimeout(() => setOpen(next), after);
  };
  return { open, set };
}

/** Lays the slip beside its term, in the layer above everything. */
function useBeside(slip: RefObject<HTMLElement | null>, word: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [paper, at] = [slip.current, word.current];
    if (!paper || !at) return;
    paper.showPopover();
    const size = { width: paper.offsetWidth, height: paper.offsetHeight };
    const screen = { width: innerWidth, height: innerHeight };
    const { left, top } = placeNote(boxAt(at), size, { screen, keep: [], gap: 8 });
    paper.style.left = `${left}px`;
    paper.style.top = `${top}px`;
  }, [slip, word]);
}

/** Closes the slip when the focus goes elsewhere, and by Escape, which then closes nothing else. */
function useLeaving(slip: RefObject<HTMLElement | null>, word: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && [slip, word].some(({ current }) => current?.contains(target));
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('focusin', ({ target }) => isInside(target) || leave(), options);
    document.addEventListener('pointerdown', ({ target }) => isInside(target) || leave(), options);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.stopImmediatePropagation();
        leave();
      },
      options,
    );
    return () => listeners.abort();
  });
}

interface SlipProps {
  readonly id: string;
  readonly entry: TermEntry;
  readonly word: RefObject<HTMLElement | null>;
  readonly hover: Hovering;
}

function TermSlip({ id, entry, word, hover }: SlipProps): ReactNode {
  const { language } = useWords();
  const slip = useRef<HTMLElement>(null);
  useBeside(slip, word);
  useLeaving(slip, word, () => hover.set(false));
  return (
    <span
      ref={slip}
      id={id}
      className="term-slip"
      popover="manual"
      data-testid="term"
      onPointerEnter={() => hover.set(true)}
      onPointerLeave={() => hover.set(false, closes)}
    >
      <b>{entry.word}</b>
      <span>{entry.sentence}</span>
      <span className="term-links">
        {entry.rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
        <button type="button" className="rule-link" onClick={() => openRule(entry.place)}>
          {newcomerWords(language).inGlossary}
        </button>
      </span>
    </span>
  );
}

/** Not when a term only comes to lie under a resting pointer. */
const isMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;
const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

export function Term({ of, children }: { of: TermName; children: ReactNode }): ReactNode {
  const entry = useTermBook()?.get(of);
  const hover = useOpen();
  const word = useRef<HTMLAnchorElement>(null);
  const id = useId();
  if (!entry) return children;
  const { open, set } = hover;
  return (
    <>
      <a
        ref={word}
        href={`#${entry.place}`}
        draggable={false}
        className="term"
        data-term={of}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-description={entry.sentence}
        onClick={(event) => {
          event.preventDefault();
          set(true);
        }}
        onContextMenu={(event) => event.preventDefault()}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && set(true)}
        onPointerMove={(event) => open || isTouch(event) || !isMoved(event) || set(true, opens)}
        onPointerLeave={(event) => isTouch(event) || set(false, closes)}
        onPointerDown={(event) => isTouch(event) && set(true, press)}
      >
        {children}
      </a>
      {open && <TermSlip id={id} entry={entry} word={word} hover={hover} />}
    </>
  );
}
