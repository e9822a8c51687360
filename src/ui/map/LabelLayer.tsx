// The printed names with the marks of the bases left of them (R3.1); they keep their size and stay near their stack.
import { memo } from 'react';
import type { AreaId, BaseKind, Side, View } from '../../engine';
import type { Language } from '../../store';
import { BaseMark } from '../art/BaseMark';
import { SideMark } from '../art/SideMark';
import { useTable } from '../useTable';
import { areaShapes, type LabelPlace, nameRows, type Point } from './geometry';
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
}

const Label = memo(function Label({ id, name, language, base, points, lit, holder }: LabelProps) {
  const shape = areaShapes[id];
  if (!shape) return null;
  const place = shape.labels[language];
  const [dx, dy] = offsetOf(place, shape.counter.at);
  const style = placeOf(shape.counter.at, { '--dx': dx, '--dy': dy });
  return (
    <div className={`map-at map-label ${shape.kind}`} style={style} data-area={lit ? id : undefined} aria-hidden="true">
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

/** Names and base marks of all areas. */
export function LabelLayer({ lit, view }: { lit: ReadonlySet<string>; view: View }) {
  const areas = useTable((table) => table.world.areas);
  const language = useTable((table) => table.preferences.language);
  const holderOf = (id: AreaId, kind: 'land' | 'sea'): Side | null => {
    const side = kind === 'sea' ? controlOf(view, id) : null;
    return side === 'neutral' ? null : side;
  };
  return areas.map(({ id, kind, names, base, victoryPoints }) => (
    <Label
      key={id}
      id={id}
      name={names[language]}
      language={language}
      base={base}
      points={base === 'us-track' ? 1 : victoryPoints}
      lit={lit.has(id)}
      holder={holderOf(id, kind)}
    />
  ));
}
