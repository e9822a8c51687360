// The printed names with the marks of the bases left of them (R3.1); they keep their size and stay near their stack.
import { memo, useMemo } from 'react';
import type { AreaDef, AreaId, BaseKind, Side, View } from '../../engine';
import type { Language } from '../../store';
import { BaseMark } from '../art/BaseMark';
import { classes } from '../art/Drawing';
import { SideMark } from '../art/SideMark';
import { useTable } from '../useTable';
import { areaShapes, type LabelPlace, nameRows, type Point } from './geometry';
import { labelShifts, type Shift } from './labelFit';
import { placeOf } from './placeOf';
import { controlOf } from './stacks';

/** The middle of the name, seen from the middle of the stack. */
const offsetOf = ({ at }: LabelPlace, [x, y]: Point): Point => [at[0] - x, at[1] - y];

interface LabelProps {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly base: BaseKind | null;
  readonly points: number;
  readonly lit: boolean;
  /** Side that controls a sea area; land shows it as a pattern. */
  readonly holder: Side | null;
  /** Pixels that it is moved by to be read. */
  readonly aside: number;
  readonly down: number;
  /** It is left out for want of room. */
  readonly hidden: boolean;
}

const Label = memo(function Label(props: LabelProps) {
  const { id, name, language, base, points, lit, holder, aside, down, hidden } = props;
  const shape = areaShapes[id];
  if (!shape) return null;
  const place = shape.labels[language];
  const [dx, dy] = offsetOf(place, shape.counter.at);
  const style = placeOf(shape.counter.at, { '--dx': dx, '--dy': dy, '--aside': `${aside}px`, '--down': `${down}px` });
  return (
    <div
      className={classes('map-at map-label', shape.kind, hidden && 'hidden')}
      style={style}
      data-area={lit ? id : undefined}
      aria-hidden="true"
    >
      <span className="map-name">
        {base && <BaseMark kind={base} points={points} size={18} />}
        {holder && <SideMark side={holder} size={13} />}
        {nameRows(name, place).map(({ text }) => (
          <span key={text}>{text}</span>
        ))}
      </span>
    </div>
  );
});

/** How much a name is worth: bases before other land, land before seas. */
const weightOf = ({ kind, base, victoryPoints }: AreaDef): number =>
  (base === null ? 0 : 4) + (kind === 'land' ? 2 : 0) + victoryPoints;

/** Where names go that would lie over one another at this scale. */
function useShifts(k: number, size: number): ReadonlyMap<string, Shift> {
  const areas = useTable((table) => table.world.areas);
  const language = useTable(({ preferences }) => preferences.language);
  return useMemo(() => {
    const named = areas.map((area) => ({
      id: area.id,
      name: area.names[language],
      weight: weightOf(area),
      marked: area.base !== null,
    }));
    return labelShifts(named, { k, size, language });
  }, [areas, language, k, size]);
}

interface LayerProps {
  readonly lit: ReadonlySet<string>;
  readonly view: View;
  /** Scale of the map, and side of a counter in pixels. */
  readonly k: number;
  readonly size: number;
}

const here: Point = [0, 0];

/** Names and base marks of all areas. */
export function LabelLayer({ lit, view, k, size }: LayerProps) {
  const areas = useTable((table) => table.world.areas);
  const language = useTable((table) => table.preferences.language);
  const shifts = useShifts(k, size);
  const holderOf = (id: AreaId, kind: 'land' | 'sea'): Side | null => {
    const side = kind === 'sea' ? controlOf(view, id) : null;
    return side === 'neutral' ? null : side;
  };
  return areas.map(({ id, kind, names, base, victoryPoints }) => {
    const shift = shifts.get(id);
    const [aside, down] = shift ?? here;
    return (
      <Label
        key={id}
        id={id}
        name={names[language]}
        language={language}
        base={base}
        points={base === 'us-track' ? 1 : victoryPoints}
        lit={lit.has(id)}
        holder={holderOf(id, kind)}
        aside={aside}
        down={down}
        hidden={shift === null && !lit.has(id)}
      />
    );
  });
}
