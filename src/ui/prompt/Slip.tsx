// The paper every prompt is written on: who is asked what, by which rule, and the buttons.
import type { ReactNode } from 'react';
import type { PromptFrame } from '../../engine';
import { classes } from '../art/Drawing';
import { RuleRef } from '../dialogs/Reason';
import { TermText } from '../guide/TermText';
import { promptSentence } from '../i18n';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { AdviceNotes } from './AdviceNotes';
import { useAdvice, useEnding } from './advice';

export interface SlipProps {
  readonly prompt: PromptFrame;
  /** What is asked, when it is more telling than the sentence of the frame. */
  readonly ask?: ReactNode;
  readonly note?: ReactNode;
  readonly acts?: ReactNode;
  /** A list that needs more height than the dock has: the slip grows upwards. */
  readonly tall?: boolean;
  readonly children?: ReactNode;
}

/** A sentence with its terms explained; anything else as it is. */
const explained = (text: ReactNode): ReactNode => (typeof text === 'string' ? <TermText text={text} /> : text);

export function Slip({ prompt, ask, note, acts, tall, children }: SlipProps): ReactNode {
  const { words, screen, names } = useWords();
  const shared = useTable(({ seat }) => seat === null);
  const { title } = words.prompts[prompt.at];
  const { slip, ending } = useEnding(prompt);
  const advice = useAdvice(prompt, ending);
  return (
    <section
      ref={slip}
      className={classes('paper order', (tall || advice.length > 0) && 'tall', prompt.side)}
      data-testid="prompt"
      data-frame={prompt.at}
      data-side={prompt.side}
      aria-live="polite"
      aria-label={words.slip.title}
    >
      <h2 className="ttl">
        {words.slip.title}
        <small>
          <TermText text={screen.beside([words.sides[prompt.side], title, ...(shared ? [screen.slip.shared] : [])])} />
        </small>
      </h2>
      <div className="order-body">
        <p className="ask">{explained(ask ?? promptSentence(words, prompt, names))}</p>
        <p className="meta">
          {explained(note)} <RuleRef rule={screen.rules[prompt.at]} />
        </p>
        {children}
      </div>
      <AdviceNotes advice={advice} />
      {acts && <div className="acts">{acts}</div>}
    </section>
  );
}
