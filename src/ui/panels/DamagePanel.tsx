// R9.2–R9.5: the damage of a battle on its targets, as bars of steps; a button for each target places one more.
import type { ReactNode } from 'react';
import type { UnitId } from '../../engine';
import { SideMark } from '../art/SideMark';
import { DamageMark } from '../art/Tags';
import { RuleRef } from '../dialogs/Reason';
import { TermText } from '../guide/TermText';
import { Act } from '../layout/Act';
import { type PromptAt, useOptions, useSubmit } from '../prompt/offers';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { stepsOf } from './damageSteps';
import { UnitCounter } from './UnitCounter';
import './damage.css';

type DamagePrompt = PromptAt<'damage'>;

function StepBar({ id, damage }: { id: UnitId; damage: number }): ReactNode {
  const { screen } = useWords();
  const unit = useTable(({ world }) => world.unitById[id]);
  const spent = useTable(({ view }) => view?.units[id]?.spent ?? false);
  if (!unit) return null;
  const steps = stepsOf(unit, spent);
  const reached = steps.findLastIndex(({ at }) => at <= damage);
  return (
    <ol className="steps4">
      {steps.map(({ step, at }, place) => (
        <li key={step} className={place < reached ? 'passed' : place === reached && damage > 0 ? 'at' : undefined}>
          <i>{at}</i>
          <span>{screen.panels.steps[step]}</span>
        </li>
      ))}
    </ol>
  );
}

function DamageMarks({ count }: { count: number }): ReactNode {
  const { screen } = useWords();
  const marks = Array.from({ length: count }, (_, place) => place);
  return (
    <span className="dmg" role="img" aria-label={screen.panels.damageOf(count)}>
      {marks.map((mark) => (
        <DamageMark key={mark} size={18} />
      ))}
    </span>
  );
}

function Target({ id, damage }: { id: UnitId; damage: number }): ReactNode {
  const { words, screen, names, reason } = useWords();
  const durability = useTable(({ world }) => world.unitById[id]?.durability ?? 1);
  const spent = useTable(({ view }) => view?.units[id]?.spent ?? false);
  const option = useOptions('damage').find(({ decision }) => decision.unit === id);
  const submit = useSubmit();
  const refusal = option?.refusal ?? null;
  return (
    <li className="alloc" data-testid={`target-${id}`}>
      <UnitCounter id={id} size={48} silent />
      <div>
        <b className="alloc-name">{names.unit(id)}</b>
        <span className="alloc-note">
          {screen.beside([words.unit.durability(durability), ...(spent ? [screen.panels.wasSpent] : [])])}
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
      <StepBar id={id} damage={damage} />
    </li>
  );
}

export function DamagePanel({ prompt }: { prompt: DamagePrompt }): ReactNode {
  const { words, screen } = useWords();
  return (
    <section className={`paper fight ${prompt.side}`} data-testid="damage" aria-label={words.prompts.damage.title}>
      <h2 className="ttl">
        <span>
          <TermText text={words.prompts.damage.title} />
        </span>
      </h2>
      <p className="line">
        <b className="num">{prompt.left}</b> {screen.panels.damageLeft}
        <span className="who">
          <SideMark side={prompt.side} size={16} /> {screen.panels.placesIt(words.sides[prompt.side])}
          <RuleRef rule={prompt.limited ? 'R9.4' : 'R9.2'} />
        </span>
      </p>
      <ol className="allocs">
        {prompt.targets.map((id) => (
          <Target key={id} id={id} damage={prompt.placed[id] ?? 0} />
        ))}
      </ol>
    </section>
  );
}
