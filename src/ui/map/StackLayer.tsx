// The counters on the map: one stack per area and side, at most three edges, a square tag with the number (R4.2, R5.3).
import { type CSSProperties, memo, useMemo } from 'react';
import type { UnitDef, UnitId } from '../../engine';
import { Counter } from '../art/Counter';
import { classes } from '../art/Drawing';
import { CountTag } from '../art/Tags';
import { useTable } from '../useTable';
import { areaShapes } from './geometry';
import { stackLabel } from './labels';
import { placeOf } from './placeOf';
import type { Stack } from './stacks';
import { canBeDragged, isInvited } from './tray';
import type { Board } from './useBoard';

/** selected: units of it are chosen. open: it lies in the tray. invited: the prompt waits for its units. */
type StackTone = 'plain' | 'selected' | 'open' | 'invited';

interface StackProps {
  readonly id: string;
  readonly area: string;
  readonly side: Stack['side'];
  /** Ids from the bottom to the top with blanks between, an exclamation mark behind a spent one. */
  readonly faces: string;
  readonly place: number;
  readonly of: number;
  readonly label: string;
  readonly tone: StackTone;
  readonly usable: boolean;
  /** It can be dragged. */
  readonly grip: boolean;
}

const shown = 3;

function Face({ def, side, spent, level }: { def: UnitDef; side: Stack['side']; spent: boolean; level: number }) {
  return (
    <span className="map-edge" style={{ '--level': level } as CSSProperties}>
      <Counter
        type={def.type}
        nation={def.nation}
        side={side}
        attack={def.attack}
        air={def.air}
        durability={def.durability}
        movement={def.movement}
        model={def.model}
        spent={spent}
      />
    </span>
  );
}

function Faces({ faces, side }: { faces: readonly string[]; side: Stack['side'] }) {
  const units = useTable((table) => table.world.unitById);
  const seen = faces.slice(-shown);
  return seen.map((face, index) => {
    const spent = face.endsWith('!');
    const def = units[(spent ? face.slice(0, -1) : face) as UnitId];
    return def && <Face key={def.id} def={def} side={side} spent={spent} level={seen.length - 1 - index} />;
  });
}

const StackView = memo(function StackView(props: StackProps) {
  const { id, area, side, faces, place, of, label, tone, usable, grip } = props;
  const at = areaShapes[area]?.counter.at;
  if (!at) return null;
  const list = faces.split(' ');
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes('map-at map-stack', tone, usable && 'usable')}
      style={placeOf(at, { '--shift': place - (of - 1) / 2 })}
      data-testid={`stack-${id}`}
      data-stack={id}
      data-area={area}
      data-grip={grip ? id : undefined}
      data-units={faces.replaceAll('!', '')}
      aria-label={label}
      aria-pressed={tone === 'selected'}
    >
      <span className="map-pile">
        <Faces faces={list} side={side} />
        {list.length > 1 && <CountTag count={list.length} />}
      </span>
    </button>
  );
});

interface LayerProps {
  readonly board: Board;
  /** Key of the stack in the tray. */
  readonly open: string | null;
}

function toneOf({ asked, selectables }: Board, stack: Stack, open: string | null): StackTone {
  if (stack.units.some((id) => asked.selection.includes(id))) return 'selected';
  if (stack.key === open) return 'open';
  return isInvited(asked.prompt, selectables, stack) ? 'invited' : 'plain';
}

export function StackLayer({ board, open }: LayerProps) {
  const { asked, stacks, selectables, speech } = board;
  const labels = useMemo(() => new Map(stacks.map((stack) => [stack, stackLabel(speech, stack)])), [stacks, speech]);
  // The left one of two lies above, so that its number is seen.
  return stacks
    .toReversed()
    .map((stack) => (
      <StackView
        key={stack.key}
        id={stack.key}
        area={stack.area}
        side={stack.side}
        faces={stack.units.map((id) => (asked.view.units[id]?.spent ? `${id}!` : id)).join(' ')}
        place={stack.place}
        of={stack.of}
        label={labels.get(stack) ?? ''}
        tone={toneOf(board, stack, open)}
        usable={stack.units.some((id) => selectables[id] === null)}
        grip={canBeDragged(asked.prompt, selectables, stack)}
      />
    ));
}
