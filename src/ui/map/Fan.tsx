// The tray with the counters of a stack: chosen ones ticked, the others right of a line (R7.4, R9.2, R10).
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import type { UnitDef, UnitId } from '../../engine';
import { Icon } from '../art/Icon';
import { FanCounter } from './FanCounter';
import { fanLayout } from './fanLayout';
import type { Point } from './geometry';
import { bestTowards, directionOf } from './keyboard';
import { retreatingUnit } from './mapModel';
import { placeOf } from './placeOf';
import type { Stack } from './stacks';
import { usableOf } from './tray';
import type { Board } from './useBoard';
import { useFocusBack } from './useFocusBack';
import type { Play } from './usePlay';
import { type Sight, useTrayPlace } from './useTrayPlace';

interface FanProps {
  readonly board: Board;
  readonly play: Play;
  readonly tray: Stack;
  readonly sight: Sight;
}

/** What is chosen in the tray: the group, or the unit that retreats. */
function chosenOf({ board, play, tray }: FanProps): readonly UnitId[] {
  const { prompt, selection } = board.asked;
  const retreating = retreatingUnit(prompt, selection);
  const chosen = retreating ? [retreating] : selection;
  return play.mode === 'choose' || play.mode === 'retreat' ? tray.units.filter((id) => chosen.includes(id)) : [];
}

function titleOf({ board, play, tray }: FanProps, chosen: number): string {
  const { names, mapWords, words } = board.speech;
  const { prompt } = board.asked;
  const area = names.area(tray.area);
  if (play.mode === 'damage' && prompt?.at === 'damage') return mapWords.chooseTarget(area, prompt.left);
  if (play.mode === 'retreat') return mapWords.chooseRetreat(area);
  if (play.mode === 'choose') return mapWords.chosenOf(area, chosen, tray.units.length);
  const side = tray.side === 'neutral' ? words.neutral : words.sides[tray.side];
  return words.list([area, words.unit.stack(side, tray.units.length)]);
}

const classesOfUnits: readonly UnitDef['class'][] = ['army', 'air', 'naval'];

/** Choosing many at once: all, one class, none. */
function Filters({ board, play, tray }: FanProps) {
  const { mapWords } = board.speech;
  const usable = usableOf(board.selectables, tray);
  if (play.mode !== 'choose' || usable.length < 2) return null;
  const classOf = (id: UnitId): UnitDef['class'] | undefined => board.asked.world.unitById[id]?.class;
  const present = classesOfUnits.filter((kind) => usable.some((id) => classOf(id) === kind));
  const parts = (present.length > 1 ? present : []).map((kind) => ({
    name: mapWords.classes[kind],
    ids: usable.filter((id) => classOf(id) === kind),
  }));
  const choices = [{ name: mapWords.all, ids: usable }, ...parts, { name: mapWords.none, ids: [] }];
  return (
    <div className="map-fan-filters">
      {choices.map(({ name, ids }) => (
        <button key={name} type="button" onClick={() => play.chooseUnits(ids)}>
          {name}
        </button>
      ))}
    </div>
  );
}

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Arrow keys lead to the counter in that direction. */
function turn(event: KeyboardEvent<HTMLElement>): void {
  const direction = directionOf(event.key);
  const counters = [...event.currentTarget.querySelectorAll<HTMLElement>('.map-fan-unit')];
  const here = counters.find((counter) => counter === document.activeElement);
  if (!direction || !here) return;
  event.preventDefault();
  event.stopPropagation();
  bestTowards(middleOf(here), counters, direction, middleOf)?.focus({ preventScroll: true });
}

/** From the tray to its stack. */
function Leader({ to: [x, y] }: { to: readonly [number, number] }) {
  return (
    <svg className="map-leader" width="1" height="1" aria-hidden="true">
      <path d={`M0 0L${Math.round(x)} ${Math.round(y)}`} />
    </svg>
  );
}

function Counters({ fan, chosen }: { fan: FanProps; chosen: readonly UnitId[] }) {
  const { board, play, tray } = fan;
  const { cells, columns, rows, line } = fanLayout([...tray.units].reverse(), chosen);
  const tracks = Array.from({ length: columns }, () => 'var(--cell)');
  if (line !== null) tracks.splice(line, 0, '13px');
  return (
    <div className="map-fan-counters" style={{ gridTemplateColumns: tracks.join(' ') }}>
      {line !== null && <i className="map-fan-line" style={{ gridColumn: line + 1, gridRow: `1 / span ${rows}` }} />}
      {cells.map((cell) => (
        <FanCounter
          key={cell.id}
          board={board}
          mode={play.mode}
          cell={cell}
          line={line}
          chosen={chosen.includes(cell.id)}
          onChoose={play.chooseUnit}
        />
      ))}
    </div>
  );
}

export function Fan(props: FanProps) {
  const { board, play, tray, sight } = props;
  const fan = useRef<HTMLElement>(null);
  useFocusBack(fan);
  const place = useTrayPlace(board, tray, sight);
  const chosen = chosenOf(props);
  const title = titleOf(props, chosen.length);
  return (
    <section ref={fan} className="map-at map-fan" style={placeOf(place.anchor)} aria-label={title} onKeyDown={turn}>
      <Leader to={place.middle} />
      <div
        className="map-fan-tray"
        style={{ left: place.left, top: place.top, '--cell': `${sight.cell}px` } as CSSProperties}
      >
        <h2>{title}</h2>
        <button
          type="button"
          className="map-fan-close"
          aria-label={board.speech.mapWords.closeTray}
          onClick={play.close}
        >
          <Icon name="close" size={16} />
        </button>
        <Counters fan={props} chosen={chosen} />
        <Filters {...props} />
      </div>
    </section>
  );
}
