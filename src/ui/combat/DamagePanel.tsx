// R9.2–R9.5: the damage of a battle on its targets, as bars of steps; a button for each target places one more.
import type { ReactNode } from 'react';
import type { UnitId } from '../../engine';
import { TermText } from '../guide/TermText';
import { Act } from '../layout/Act';
import { UnitCounter } from '../panels/UnitCounter';
import { type PromptAt, useOptions, useSubmit } from '../prompt/offers';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { HitsLine } from './HitsLine';
import { DamageMarks, StepBar } from './StepBar';
import { useFight } from './useFight';
import './damage.css';

type DamagePrompt = PromptAt<'damage'>;

function Target({ id, damage }: { id: UnitId; damage: number }): ReactNode {
  const { words, screen, names, reason } = useWords();
  const unit = useTable(({ world }) => world.unitById[id]);
  const spent = useTable(({ view }) => view?.units[id]?.spent ?? false);
  const option = useOptions('damage').find(({ decision }) => decision.unit === id);
  const submit = useSubmit();
  const refusal = option?.refusal ?? null;
  if (!unit) return null;
  return (
    <li className="alloc" data-testid={`target-${id}`}>
      <UnitCounter id={id} size={48} silent />
      <div>
        <b className="alloc-name">{names.unit(id)}</b>
        <span className="alloc-note">
          {screen.beside([words.unit.durability(unit.durability), ...(spent ? [screen.panels.wasSpent] : [])])}
        </span>
      </div>
      <DamageMarks count={damage} />
      <Act
        act={`damage-${id}`}
        reason={refusal && { title: names.unit(id), text: reason(refusal) }}
        onAct={() => option && submit(option.decision)}
      >
        {screen.panels.addDamage}
      </Act>
      <StepBar unit={unit} spent={spent} damage={damage} />
    </li>
  );
}

export function DamagePanel({ prompt }: { prompt: DamagePrompt }): ReactNode {
  const { words, screen } = useWords();
  const volley = useFight()?.volleys.at(-1);
  const { left, limited } = prompt;
  return (
    <section className={`paper fight ${prompt.side}`} data-testid="damage" aria-label={words.prompts.damage.title}>
      <h2 className="ttl">
        <span>
          <TermText text={words.prompts.damage.title} />
        </span>
        <small>
          {screen.panels.damageLeft} {left}
        </small>
      </h2>
      {volley && <HitsLine volley={volley} placing={{ left, limited }} />}
      <ol className="allocs">
        {prompt.targets.map((id) => (
          <Target key={id} id={id} damage={prompt.placed[id] ?? 0} />
        ))}
      </ol>
    </section>
  );
}
