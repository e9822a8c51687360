// R15.4: the bases that the North Atlantic provides, one place per step of the American entry track.
import type { View } from '../../engine';
import { BaseMark } from '../art/BaseMark';
import { useTable } from '../useTable';
import { areaShapes } from './geometry';
import { placeOf } from './placeOf';

export function BaseMarks({ view }: { view: View }) {
  const { northAtlantic, usa } = useTable((table) => table.world.roles);
  const shape = northAtlantic && areaShapes[northAtlantic];
  if (!shape || !usa) return null;
  const { track = 0 } = view.nations[usa] ?? {};
  const [x, y] = shape.counter.at;
  return shape.slots.map(([slotX, slotY], step) => (
    <div
      key={slotX}
      className={step < track ? 'map-at map-slot' : 'map-at map-slot off'}
      style={placeOf([x, y], { '--dx': slotX - x, '--dy': slotY - y })}
      aria-hidden="true"
    >
      <BaseMark kind="us-track" size={16} />
    </div>
  ));
}
