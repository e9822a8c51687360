// Who plays a side: a person or one of the bots, and the card strategy that the bot keeps to.
import { type ReactNode, useId } from 'react';
import type { Side } from '../../engine';
import type { Player, SeatedBot } from '../../store';
import { SideMark } from '../art/SideMark';
import { seatWords } from '../i18n/seatWords';
import { useWords } from '../useWords';
import { useStrategies } from './useStrategies';
import './seats.css';

type BotKind = SeatedBot['bot'];

const kinds: readonly BotKind[] = ['random', 'greedy', 'planner'];

interface StrategyChoiceProps {
  readonly side: Side;
  /** Name of the strategy that is played. */
  readonly chosen: string | null;
  readonly onChoose: (strategy: NonNullable<Player>['strategy']) => void;
}

function StrategyChoice({ side, chosen, onChoose }: StrategyChoiceProps): ReactNode {
  const { words, language } = useWords();
  const said = seatWords(language);
  const strategies = useStrategies(side);
  const names = strategies.map(({ name }) => name);
  const choose = (name: string): void => onChoose(strategies.find((strategy) => strategy.name === name) ?? null);
  return (
    <select
      aria-label={said.strategy(words.sides[side])}
      data-testid={`strategy-${side}`}
      value={chosen ?? ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{said.noStrategy}</option>
      {chosen !== null && !names.includes(chosen) && <option value={chosen}>{chosen}</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}

export interface SeatChoiceProps {
  readonly side: Side;
  readonly player: SeatedBot | null;
  readonly onChoose: (player: Player) => void;
}

export function SeatChoice({ side, player, onChoose }: SeatChoiceProps): ReactNode {
  const { words, language } = useWords();
  const said = seatWords(language);
  const id = useId();
  const choose = (value: string): void => {
    const bot = kinds.find((kind) => kind === value);
    onChoose(bot ? { bot, strategy: null } : null);
  };
  return (
    <div className={`seat ${side}`}>
      <SideMark side={side} size={22} />
      <label htmlFor={id}>{said.player(words.sides[side])}</label>
      <select
        id={id}
        data-testid={`player-${side}`}
        value={player?.bot ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{said.person}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {said.bot(said.bots[kind], null)}
          </option>
        ))}
      </select>
      {player && (
        <StrategyChoice
          side={side}
          chosen={player.strategy}
          onChoose={(strategy) => onChoose({ bot: player.bot, strategy })}
        />
      )}
      {player && <small>{said.about[player.bot]}</small>}
    </div>
  );
}
