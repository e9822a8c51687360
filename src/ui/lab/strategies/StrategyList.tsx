// Own strategies and examples: opened, copied, exported, deleted after asking; new ones are written or read from a file.
import { type ReactNode, useRef, useState } from 'react';
import { SIDES, type Side } from '../../../engine';
import type { Strategy } from '../../../store/lab';
import { SideMark } from '../../art/SideMark';
import { Act } from '../../layout/Act';
import { download } from '../../setup/useExport';
import { useWords } from '../../useWords';
import { setDesk, useLabDesk } from '../labDesk';
import { useLab, useLabWords } from '../useLab';
import { freshText, renamedText } from './snippets';

/** What a strategy is called, as far as it can be read. */
function useStrategyName(): (strategy: Strategy) => string {
  const { language } = useWords();
  const { strategies: said } = useLabWords();
  return ({ names }) => names?.[language] || said.unnamed;
}

const open = (id: string | null): void => setDesk({ strategy: id });

function StrategyLine({ strategy }: { strategy: Strategy }): ReactNode {
  const { strategies: said } = useLabWords();
  const nameOf = useStrategyName();
  const chosen = useLabDesk((desk) => desk.strategy === strategy.id);
  const { id, side, faults } = strategy;
  return (
    <li className={side ?? 'neutral'}>
      <button
        type="button"
        className="lab-open"
        aria-current={chosen || undefined}
        data-testid={`strategy-${id}`}
        onClick={() => open(id)}
      >
        <SideMark side={side ?? 'neutral'} size={18} />
        <span>{nameOf(strategy)}</span>
        {faults.length > 0 && <em>{said.faulty(faults.length)}</em>}
      </button>
    </li>
  );
}

function Part({
  title,
  strategies,
  empty,
}: {
  title: string;
  strategies: readonly Strategy[];
  empty?: string;
}): ReactNode {
  return (
    <>
      <h3>{title}</h3>
      {strategies.length === 0 && <p className="empty">{empty}</p>}
      <ul className="lab-list">
        {strategies.map((strategy) => (
          <StrategyLine key={strategy.id} strategy={strategy} />
        ))}
      </ul>
    </>
  );
}

function ImportStrategy(): ReactNode {
  const { strategies: said } = useLabWords();
  const write = useLab((lab) => lab.writeStrategy);
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      open(write(null, await file.text()));
      setFailed(false);
    } catch {
      setFailed(true);
    }
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <Act act="import-strategy" look="quiet" onAct={() => input.current?.click()}>
        {said.import}
      </Act>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={said.import}
        data-testid="import-strategy-file"
        onChange={({ target }) => read(target.files?.[0])}
      />
      {failed && <p role="alert">{said.importFailed}</p>}
    </>
  );
}

function FreshActs(): ReactNode {
  const { words } = useWords();
  const { strategies: said } = useLabWords();
  const write = useLab((lab) => lab.writeStrategy);
  const begin = (side: Side): void => open(write(null, freshText(side, said.freshName(words.sides[side]))));
  return (
    <div className="acts">
      {SIDES.map((side) => (
        <Act key={side} act={`new-strategy-${side}`} onAct={() => begin(side)}>
          {said.freshName(words.sides[side])}
        </Act>
      ))}
      <ImportStrategy />
    </div>
  );
}

export function StrategyList(): ReactNode {
  const { strategies: said } = useLabWords();
  const strategies = useLab((lab) => lab.strategies);
  const own = strategies.filter(({ origin }) => origin === 'own');
  const examples = strategies.filter(({ origin }) => origin === 'example');
  return (
    <section className="paper lab-strategies" aria-labelledby="lab-strategies">
      <h2 className="ttl" id="lab-strategies">
        {said.list}
      </h2>
      <Part title={said.own} strategies={own} empty={said.noOwn} />
      <FreshActs />
      <Part title={said.examples} strategies={examples} />
    </section>
  );
}

function RemoveQuestion({ strategy, onKeep }: { strategy: Strategy; onKeep: () => void }): ReactNode {
  const { strategies: said } = useLabWords();
  const nameOf = useStrategyName();
  const remove = useLab((lab) => lab.removeStrategy);
  const removeSure = (): void => {
    remove(strategy.id);
    open(null);
  };
  return (
    <div className="warnbox" role="alert">
      {said.removeAsk(nameOf(strategy))}
      <span className="acts">
        <Act act="remove-strategy-sure" look="danger" onAct={removeSure}>
          {said.remove}
        </Act>
        <Act act="keep-strategy" onAct={onKeep}>
          {said.keep}
        </Act>
      </span>
    </div>
  );
}

/** What can be done with the strategy that lies open. */
export function StrategyActs({ strategy }: { strategy: Strategy }): ReactNode {
  const { strategies: said } = useLabWords();
  const nameOf = useStrategyName();
  const write = useLab((lab) => lab.writeStrategy);
  const [asking, setAsking] = useState(false);
  const name = nameOf(strategy);
  const own = strategy.origin === 'own';
  return (
    <div className="paper lab-acts">
      <div className="acts">
        <Act
          act="copy-strategy"
          look={own ? 'quiet' : 'go'}
          onAct={() => open(write(null, renamedText(strategy.text, said.copyName(name))))}
        >
          {said.copy}
        </Act>
        <Act act="export-strategy" look="quiet" onAct={() => download(name, strategy.text)}>
          {said.export}
        </Act>
        {own && (
          <Act act="remove-strategy" look="quiet" expanded={asking} onAct={() => setAsking(true)}>
            {said.remove}
          </Act>
        )}
      </div>
      {asking && <RemoveQuestion strategy={strategy} onKeep={() => setAsking(false)} />}
    </div>
  );
}
