// Odds before the die: exact chances of each number of hits, who allocates the damage, and by which clause (R9.2).
import type { ReactNode } from 'react';
import type { UnitId } from '../../engine';
import { SideMark } from '../art/SideMark';
import { RuleRef } from '../dialogs/Reason';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { HitBars } from './HitBars';
import { UnitCounter } from './UnitCounter';
import { type Thought, useForecast } from './useForecast';
import './odds.css';

const percent = (share: number): string => (100 * share).toFixed(1);

/** Counters of one kind once, with their number. */
function useKinds(units: readonly UnitId[]): readonly { readonly id: UnitId; readonly count: number }[] {
  const world = useTable((table) => table.world);
  const view = useTable((table) => table.view);
  const kinds = new Map<string, { id: UnitId; count: number }>();
  for (const id of units) {
    const unit = world.unitById[id];
    const kind = `${unit?.nation} ${unit?.type} ${unit?.model} ${view?.units[id]?.spent}`;
    kinds.set(kind, { id: kinds.get(kind)?.id ?? id, count: (kinds.get(kind)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}

function Kinds({ units, size }: { units: readonly UnitId[]; size: number }): ReactNode {
  return useKinds(units).map(({ id, count }) => (
    <span key={id} className="kind">
      <UnitCounter id={id} size={size} />
      {count > 1 && <i>{`×${count}`}</i>}
    </span>
  ));
}

/** Enemies of the group in the target area. */
function useTargets({ option, group }: Thought): readonly UnitId[] {
  const world = useTable((table) => table.world);
  const view = useTable((table) => table.view);
  const side = useTable(({ prompt }) => prompt?.side);
  const [first] = group;
  const place = option.area ?? (first && view?.units[first]?.at);
  const there = Object.entries(view?.occupants ?? {}).find(([area]) => area === place)?.[1] ?? [];
  return there.filter((id) => {
    const nation = world.unitById[id]?.nation;
    return nation && view?.nations[nation]?.side !== side;
  });
}

function Facts({ thought }: { thought: Thought }): ReactNode {
  const { words, screen, names } = useWords();
  const { allocator, clause, hits } = thought.forecast;
  const mean = hits.reduce((sum, chance, count) => sum + chance * count, 0);
  const { ambushBy, violates } = thought.option;
  return (
    <dl className="facts">
      <dt>{screen.panels.allocation}</dt>
      <dd>
        <SideMark side={allocator} size={16} /> {words.panels.allocator(words.sides[allocator])}
        <br />
        <span>{screen.panels.clauses[clause]}</span> <RuleRef rule="R9.2" />
      </dd>
      <dt>{screen.panels.expected}</dt>
      <dd>{screen.panels.expectedHits(mean.toFixed(2))}</dd>
      {ambushBy && (
        <>
          <dt>{words.prompts.ambush.title}</dt>
          <dd>
            {words.slip.mayBeAmbushed} <RuleRef rule="R14.1" />
          </dd>
        </>
      )}
      {violates && (
        <>
          <dt>{words.neutral}</dt>
          <dd>
            {words.slip.violates(names.nation(violates))} <RuleRef rule="R15.6" />
          </dd>
        </>
      )}
    </dl>
  );
}

function Odds({ thought }: { thought: Thought }): ReactNode {
  const { words, screen } = useWords();
  const side = useTable(({ prompt }) => prompt?.side ?? 'axis');
  const targets = useTargets(thought);
  const { hits } = thought.forecast;
  const some = 1 - (hits[0] ?? 0);
  return (
    <section className={`paper odds ${side}`} data-testid="odds" aria-label={words.panels.forecast}>
      <h2 className="ttl">
        {words.panels.forecast} <small>{screen.panels.exact}</small>
      </h2>
      <div className="versus">
        <div>
          <Kinds units={thought.group} size={36} />
        </div>
        <svg width="26" height="20" viewBox="0 0 26 20" aria-hidden="true">
          <path d="M1 7h14V1l10 9-10 9v-6H1z" fill="#4a3b2a" />
        </svg>
        <div>
          <Kinds units={targets} size={36} />
        </div>
      </div>
      <p className="headline">
        {screen.panels.atLeastOne} <b className="num">{`${percent(some)}%`}</b>
      </p>
      <figure>
        <HitBars hits={hits} label={screen.panels.barsLabel} />
        <figcaption>{words.panels.forecastNote}</figcaption>
      </figure>
      <Facts thought={thought} />
    </section>
  );
}

export function OddsPanel(): ReactNode {
  const thought = useForecast();
  return thought && <Odds thought={thought} />;
}
