// The note of the guide: paper beside the thing it speaks of, with a leader to it, one at a time.
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { type GuideWords, guideWords } from '../i18n/guideWords';
import { Act } from '../layout/Act';
import { RuleLink } from '../rules/RuleLink';
import { useTable, useTableStore } from '../useTable';
import { useWords } from '../useWords';
import { type Advice, decisionOf } from './advice';
import { areaOfAnchor, findAnchor, scrollTo } from './anchors';
import { lookAt, markRead } from './guideStore';
import type { Box } from './placeNote';
import { guideParts } from './steps';
import { TermText } from './TermText';
import { type Placement, usePlacement } from './usePlacement';
import './guide.css';

type StepAdvice = Extract<Advice, { kind: 'step' }>;

const nowhere: readonly string[] = [];

const around = ({ left, top, width, height }: Box): CSSProperties => ({
  left: left - 6,
  top: top - 6,
  width: width + 12,
  height: height + 12,
});

function Leader({ placement }: { placement: Placement }): ReactNode {
  if (!placement.leader) return null;
  const [[x1, y1], [x2, y2]] = placement.leader;
  return (
    <svg className="coach-leader" aria-hidden="true">
      <path className="under" d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <circle cx={x2} cy={y2} r="5" />
    </svg>
  );
}

/** Does what the guide would do: lifts the curtain, or decides. */
function useSkip(): (() => void) | null {
  const store = useTableStore();
  const possible = useTable((table) => table.curtain !== null || decisionOf(table) !== null);
  const skip = (): void => {
    const table = store.getState();
    const decision = decisionOf(table);
    if (table.curtain) table.liftCurtain();
    else if (decision) table.submit(decision);
  };
  return possible ? skip : null;
}

function StepActs({
  advice: { step },
  words,
  onShow,
}: {
  advice: StepAdvice;
  words: GuideWords;
  onShow: () => void;
}): ReactNode {
  const skip = useSkip();
  const goFree = useTable((table) => table.setPreference);
  return (
    <>
      {'read' in step && (
        <Act act="guide-next" look="go" hotkey="J" onAct={() => markRead(step.id)}>
          {words.next}
        </Act>
      )}
      <Act act="guide-show" hotkey="H" onAct={onShow}>
        {words.show}
      </Act>
      {skip && !('read' in step) && (
        <Act act="guide-skip" look="quiet" hotkey="J" tip={{ text: words.skipNote }} onAct={skip}>
          {words.skip}
        </Act>
      )}
      <Act act="guide-free" look="quiet" tip={{ text: words.freeNote }} onAct={() => goFree('guide', false)}>
        {step.id === 'newHand' ? words.end : words.free}
      </Act>
    </>
  );
}

function StrayedActs({ back, words }: { back: number; words: GuideWords }): ReactNode {
  const goTo = useTable((table) => table.goTo);
  const goFree = useTable((table) => table.setPreference);
  return (
    <>
      <Act act="guide-back" look="go" onAct={() => goTo(back)}>
        {words.back}
      </Act>
      <Act act="guide-free" onAct={() => goFree('guide', false)}>
        {words.free}
      </Act>
    </>
  );
}

/** A ring around the target for a moment. */
function useFlash(): { flashing: boolean; flash: () => void } {
  const [until, setUntil] = useState(0);
  useEffect(() => {
    if (until === 0) return undefined;
    const timer = setTimeout(() => setUntil(0), 1700);
    return () => clearTimeout(timer);
  }, [until]);
  return { flashing: until > 0, flash: () => setUntil((count) => count + 1) };
}

/** What a note speaks of is brought into sight: on the map, or in its list. */
function bringIntoSight(beside: readonly string[]): void {
  const area = areaOfAnchor(beside);
  if (area) lookAt(area);
  else scrollTo(beside);
}

function useShow(beside: readonly string[], flash: () => void): () => void {
  useEffect(() => bringIntoSight(beside), [beside]);
  return () => {
    bringIntoSight(beside);
    flash();
    const target = findAnchor(beside)?.element;
    if (target instanceof HTMLElement && target.matches('button')) target.focus({ preventScroll: true });
  };
}

function Heading({ advice, words }: { advice: Advice; words: GuideWords }): ReactNode {
  if (advice.kind === 'strayed') return words.title;
  const { part } = advice;
  return (
    <>
      {words.parts[part]}
      <small>{words.partOf(guideParts.indexOf(part) + 1, guideParts.length)}</small>
    </>
  );
}

export function Coach({ advice }: { advice: Advice }): ReactNode {
  const { language } = useWords();
  const words = guideWords(language);
  const beside = advice.kind === 'step' ? advice.step.beside : nowhere;
  const paper = useRef<HTMLElement>(null);
  const placement = usePlacement(paper, beside);
  const { flashing, flash } = useFlash();
  const show = useShow(beside, flash);
  const text = advice.kind === 'step' ? words.steps[advice.step.id] : words.strayed;
  return (
    <div className="coach-layer">
      {placement && <Leader placement={placement} />}
      {placement?.mark && <i className="coach-mark" style={around(placement.mark)} />}
      {flashing && placement?.target && <i className="coach-ring" style={around(placement.target)} />}
      <aside
        ref={paper}
        className={placement ? 'paper coach' : 'paper coach unplaced'}
        style={placement ? { left: placement.place.left, top: placement.place.top } : undefined}
        aria-label={words.title}
        data-testid="guide"
        data-step={advice.kind === 'step' ? advice.step.id : 'strayed'}
      >
        <h2 className="ttl">
          <Heading advice={advice} words={words} />
        </h2>
        <p aria-live="polite">
          <TermText text={text} />
          {advice.kind === 'step' && <RuleLink rule={advice.step.rule} />}
        </p>
        <div className="acts">
          {advice.kind === 'step' ? (
            <StepActs advice={advice} words={words} onShow={show} />
          ) : (
            <StrayedActs back={advice.back} words={words} />
          )}
        </div>
      </aside>
    </div>
  );
}
