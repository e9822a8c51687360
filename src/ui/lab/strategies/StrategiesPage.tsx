// Card strategies: the list, the text of one with its faults, and what it says in plain words.
import type { ReactNode } from 'react';
import { useLabDesk } from '../labDesk';
import { useLab } from '../useLab';
import { StrategyActs, StrategyList } from './StrategyList';
import { StrategyText } from './StrategyText';
import { StrategyTold } from './StrategyTold';
import './strategies.css';

export function StrategiesPage(): ReactNode {
  const strategies = useLab((lab) => lab.strategies);
  const chosen = useLabDesk((desk) => desk.strategy);
  const strategy = strategies.find(({ id }) => id === chosen) ?? strategies[0];
  return (
    <div className="lab-table strategies">
      <div className="lab-left">
        <StrategyList />
      </div>
      {strategy && (
        <>
          <div className="lab-middle">
            <StrategyText key={strategy.id} strategy={strategy} />
          </div>
          <div className="lab-right">
            <StrategyActs key={strategy.id} strategy={strategy} />
            <StrategyTold key={`told ${strategy.id}`} strategy={strategy} />
          </div>
        </>
      )}
    </div>
  );
}
