// One button per kind of action for the selected group: carried out at once, or its targets stay lit alone.
import type { ReactNode } from 'react';
import type { DecisionType } from '../../engine';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { isLegal, reasonAmong, useOptions, useSubmit } from './offers';

/** Actions that units carry out, with their keys. */
const hotkeys = {
  move: 'M',
  attack: 'A',
  airMove: 'F',
  airAttack: 'G',
  mobilize: undefined,
  drop: 'D',
  deploy: undefined,
  release: 'R',
  raid: 'Enter',
  bomb: 'G',
} as const;

export type Intent = keyof typeof hotkeys & DecisionType;

function IntentButton({ kind }: { kind: Intent }): ReactNode {
  const { words, screen, reason } = useWords();
  const options = useOptions(kind);
  const chosen = useTable(({ intent }) => intent === kind);
  const setIntent = useTable((table) => table.setIntent);
  const submit = useSubmit();
  if (options.length === 0) return null;
  const legal = options.filter(isLegal);
  const refusal = reasonAmong(options);
  const [only] = legal;
  const placed = options.some(({ area }) => area !== undefined) && kind !== 'attack' && kind !== 'raid';
  const act = (): void => {
    if (only && legal.length === 1 && !placed) submit(only.decision);
    else setIntent(chosen ? null : kind);
  };
  return (
    <Act
      act={kind}
      hotkey={hotkeys[kind]}
      look={placed ? 'plain' : 'go'}
      pressed={placed ? chosen : undefined}
      reason={refusal && { title: words.decisions[kind], text: reason(refusal) }}
      onAct={act}
    >
      {words.decisions[kind]}
      {placed && legal.length > 0 && <small className="places">{screen.slip.areas(legal.length)}</small>}
    </Act>
  );
}

export function IntentButtons({ kinds }: { kinds: readonly Intent[] }): ReactNode {
  return kinds.map((kind) => <IntentButton key={kind} kind={kind} />);
}
