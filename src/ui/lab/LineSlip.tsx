// One line of an experiment: who plays each side by which strategy, and what is decided first.
import type { ReactNode } from 'react';
import { SIDES, type Side } from '../../engine';
import type { LineDraft, SeatDraft } from '../../store/lab';
import { SideMark } from '../art/SideMark';
import { seatWords } from '../i18n/seatWords';
import { Act } from '../layout/Act';
import { useWords } from '../useWords';
import { CandidateChoice } from './CandidateChoice';
import { LineMark, letterOf } from './LineMark';
import { changeLine, dropLine, useLabDesk } from './labDesk';
import { useLab, useLabWords } from './useLab';
import { useLineName } from './useSpeech';

const kinds = ['random', 'greedy', 'planner'] as const satisfies readonly SeatDraft['bot'][];

interface SeatProps {
  readonly side: Side;
  readonly index: number;
  readonly seat: SeatDraft;
  readonly onChange: (seat: SeatDraft) => void;
}

function StrategySelect({ side, index, seat, onChange }: SeatProps): ReactNode {
  const { words, language } = useWords();
  const { setup, strategies: said } = useLabWords();
  const strategies = useLab((lab) => lab.strategies);
  const fitting = strategies.filter(({ strategy }) => strategy?.side === side);
  return (
    <select
      aria-label={`${setup.line(letterOf(index))} ${setup.strategy(words.sides[side])}`}
      data-testid={`line-${index}-${side}-strategy`}
      value={seat.strategy ?? ''}
      onChange={({ target }) => onChange({ ...seat, strategy: target.value || null })}
    >
      <option value="">{setup.none}</option>
      {fitting.map(({ id, names }) => (
        <option key={id} value={id}>
          {names?.[language] ?? said.unnamed}
        </option>
      ))}
    </select>
  );
}

function Seat(props: SeatProps): ReactNode {
  const { side, index, seat, onChange } = props;
  const { words, language } = useWords();
  const { setup } = useLabWords();
  const { bots } = seatWords(language);
  return (
    <div className={`lab-seat ${side}`}>
      <SideMark side={side} size={20} />
      <select
        aria-label={`${setup.line(letterOf(index))} ${setup.bot(words.sides[side])}`}
        data-testid={`line-${index}-${side}-bot`}
        value={seat.bot}
        onChange={({ target }) => onChange({ ...seat, bot: kinds.find((kind) => kind === target.value) ?? 'greedy' })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {bots[kind]}
          </option>
        ))}
      </select>
      <StrategySelect {...props} />
    </div>
  );
}

export function LineSlip({ line, index }: { line: LineDraft; index: number }): ReactNode {
  const { setup } = useLabWords();
  const count = useLabDesk(({ lines }) => lines.length);
  const nameOf = useLineName();
  const letter = letterOf(index);
  return (
    <section className="paper lab-line" aria-label={setup.line(letter)} data-testid={`line-${index}`}>
      <div className="lab-line-head">
        <LineMark line={index} size={34} />
        <input
          type="text"
          aria-label={`${setup.line(letter)} ${setup.name}`}
          data-testid={`line-${index}-name`}
          placeholder={nameOf({ ...line, name: '' })}
          value={line.name}
          onChange={({ target }) => changeLine(index, { name: target.value })}
        />
        {count > 1 && (
          <Act act={`drop-line-${index}`} look="quiet" tip={{ text: setup.drop(letter) }} onAct={() => dropLine(index)}>
            {'×'}
            <span className="sr-only">{setup.drop(letter)}</span>
          </Act>
        )}
      </div>
      {SIDES.map((side) => (
        <Seat
          key={side}
          side={side}
          index={index}
          seat={line.players[side]}
          onChange={(seat) => changeLine(index, { players: { ...line.players, [side]: seat } })}
        />
      ))}
      <CandidateChoice line={line} index={index} />
    </section>
  );
}
