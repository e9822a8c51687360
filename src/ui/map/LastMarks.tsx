// Pale arrows for what was moved and attacked last; they lie under the stacks and fade with the next decision.
import { memo, useMemo } from 'react';
import { classes } from '../art/Drawing';
import { useTable } from '../useTable';
import { Arrow } from './Arrow';
import { areaShapes } from './geometry';
import { lastMarks, type Mark } from './lastMarks';
import { MapIcon } from './MapIcon';
import { placeOf } from './placeOf';

type Done = 'fresh' | 'past';

/** Units attacked where they stood. */
function Struck({ area, done }: { area: string; done: Done }) {
  const at = areaShapes[area]?.counter.at;
  return (
    at && (
      <div className={classes('map-at map-struck', done)} style={placeOf(at)} aria-hidden="true">
        <MapIcon name="contested" size={20} />
      </div>
    )
  );
}

function Trace({ mark, done, clear }: { mark: Mark; done: Done; clear: number }) {
  const { kind, from, to } = mark;
  if (from === to) return <Struck area={to} done={done} />;
  return <Arrow route={`${from} ${to}`} kind={kind} clear={clear} done={done} />;
}

/** @param k scale of the map */
export const LastMarks = memo(function LastMarks({ k }: { k: number }) {
  const log = useTable((table) => table.log);
  const replayed = useTable((table) => table.replay !== null);
  const { fresh, past } = useMemo(() => lastMarks(log), [log]);
  if (replayed) return null;
  const clear = 24 / k;
  return (
    <div className="map-last">
      {past.map((mark) => (
        <Trace key={mark.key} mark={mark} done="past" clear={clear} />
      ))}
      {fresh.map((mark) => (
        <Trace key={mark.key} mark={mark} done="fresh" clear={clear} />
      ))}
    </div>
  );
});
