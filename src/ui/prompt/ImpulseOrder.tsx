// R6.5: a card, one air move or air attack without a card, the points of ambush cards, or a pass.
import type { ReactNode } from 'react';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { ReselectAct } from './CommonActs';
import { ControllerChoices, useControllerChoices } from './ControllerChoices';
import { useGroupWords } from './groupWords';
import { IntentButtons } from './IntentButtons';
import { isLegal, type PromptAt, useOptions, useSubmit } from './offers';
import { Slip } from './Slip';

function AmbushPointsAct(): ReactNode {
  const { screen } = useWords();
  const [option] = useOptions('useAmbushPoints').filter(isLegal);
  const points = useTable(({ view, prompt }) => (view && prompt ? view.ambushPoints[prompt.side] : 0));
  const submit = useSubmit();
  if (!option) return null;
  return (
    <Act act="useAmbushPoints" look="go" onAct={() => submit(option.decision)}>
      {screen.slip.ambushPoints(points)}
    </Act>
  );
}

function PassAct(): ReactNode {
  const { words } = useWords();
  const submit = useSubmit();
  return (
    <Act act="pass" hotkey="X" onAct={() => submit({ type: 'pass' })}>
      {words.decisions.pass}
    </Act>
  );
}

export function ImpulseOrder({ prompt }: { prompt: PromptAt<'impulse'> }): ReactNode {
  const { screen } = useWords();
  const group = useGroupWords();
  const controllers = useControllerChoices();
  const cards = useTable(({ view }) => {
    const own = view?.cards[prompt.side];
    return own && !own.hidden ? own.hand.length : (own?.handCount ?? 0);
  });
  const { slip } = screen;
  if (group !== null) {
    const acts = (
      <>
        <IntentButtons kinds={['airMove', 'airAttack']} />
        <ReselectAct />
      </>
    );
    return <Slip prompt={prompt} ask={group} note={slip.what} acts={acts} />;
  }
  const acts = (
    <>
      <AmbushPointsAct />
      <PassAct />
      {controllers.toggle}
    </>
  );
  const ask = controllers.open ? slip.controllersAsk : cards > 0 ? slip.impulse : slip.noCards;
  return (
    <Slip
      prompt={prompt}
      ask={ask}
      note={controllers.open ? null : slip.impulseNote}
      acts={acts}
      tall={controllers.open}
    >
      {controllers.open && <ControllerChoices />}
    </Slip>
  );
}
