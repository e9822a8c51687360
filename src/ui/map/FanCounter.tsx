// One counter in the tray: a button that chooses it, with the reason when it cannot be taken.
import type { UnitId } from '../../engine';
import { Counter } from '../art/Counter';
import { classes } from '../art/Drawing';
import { DamageMark } from '../art/Tags';
import { tipOf } from '../dialogs/tip';
import { refusalSentence } from '../i18n';
import type { FanCell } from './fanLayout';
import { unitFigures, unitLabel } from './labels';
import { sideOf } from './stacks';
import type { TrayMode } from './tray';
import type { Board } from './useBoard';

/** Why a counter of the tray cannot be taken; null when it can, or when nothing is asked of it. */
function reasonFor({ asked, selectables, speech }: Board, mode: TrayMode, id: UnitId): string | null {
  const hit = asked.options.find(({ decision }) => decision.type === 'damage' && decision.unit === id);
  const refusal = mode === 'damage' ? hit?.refusal : mode === 'choose' ? selectables[id] : null;
  return refusal ? refusalSentence(speech.words, refusal, speech.names) : null;
}

function Face({ board, id, picked }: { board: Board; id: UnitId; picked: boolean }) {
  const { world, view } = board.asked;
  const def = world.unitById[id];
  if (!def) return null;
  return (
    <Counter
      type={def.type}
      nation={def.nation}
      side={sideOf(world, view, id)}
      attack={def.attack}
      air={def.air}
      durability={def.durability}
      movement={def.movement}
      model={def.model}
      spent={view.units[id]?.spent}
      state={picked ? 'picked' : undefined}
    />
  );
}

/** Damage put on a counter so far (R9.2). */
function Damage({ count }: { count: number }) {
  const marks = Array.from({ length: count }, (_, index) => `${index}`);
  return (
    <span className="map-fan-damage">
      {marks.map((mark) => (
        <DamageMark key={mark} size={15} />
      ))}
    </span>
  );
}

interface FanCounterProps {
  readonly board: Board;
  readonly mode: TrayMode;
  readonly cell: FanCell;
  /** Column of the line between chosen and other counters. */
  readonly line: number | null;
  readonly chosen: boolean;
  /** `extend`: with the counters between. */
  readonly onChoose: (id: UnitId, extend: boolean) => void;
}

export function FanCounter({ board, mode, cell, line, chosen, onChoose }: FanCounterProps) {
  const { asked, speech } = board;
  const reason = reasonFor(board, mode, cell.id);
  const placed = asked.prompt?.at === 'damage' ? (asked.prompt.placed[cell.id] ?? 0) : 0;
  const parts = [unitLabel(speech, cell.id), placed > 0 && speech.mapWords.damagePlaced(placed), reason];
  const toggles = mode === 'choose' || mode === 'retreat';
  return (
    <button
      type="button"
      className={classes('map-fan-unit', mode, reason !== null && 'refused')}
      style={{ gridColumn: cell.column + (line !== null && cell.column >= line ? 2 : 1), gridRow: cell.row + 1 }}
      data-testid={`unit-${cell.id}`}
      aria-label={parts.filter(Boolean).join(' ')}
      aria-pressed={toggles ? chosen : undefined}
      aria-disabled={reason !== null || mode === 'look'}
      data-grip={toggles && reason === null ? cell.id : undefined}
      onClick={({ shiftKey }) => onChoose(cell.id, shiftKey)}
      {...tipOf({ title: speech.names.unit(cell.id), text: reason ?? unitFigures(speech, cell.id) })}
    >
      <Face board={board} id={cell.id} picked={chosen} />
      {placed > 0 && <Damage count={placed} />}
    </button>
  );
}
