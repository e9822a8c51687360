// Counters slide to where they have gone, area by area; for people who want no motion they simply stand there.
import { useEffect, useRef, useState } from 'react';
import type { UnitId, View } from '../../engine';
import { Counter } from '../art/Counter';
import { isPageStill } from '../motion';
import { useTable } from '../useTable';
import { areaShapes } from './geometry';
import { type Journey, newJourneys } from './journeys';
import { placeOf, shareOf } from './placeOf';
import { sideOf } from './stacks';

/** At most so many counters of a group are seen moving. */
const shown = 3;

function Traveller({ id, view, level }: { id: UnitId; view: View; level: number }) {
  const world = useTable((table) => table.world);
  const def = world.unitById[id];
  if (!def) return null;
  const { type, nation, attack, air, durability, movement, model } = def;
  const figures = { type, nation, attack, air, durability, movement, model };
  const offset = { left: `calc(var(--s) * ${level * -0.1})`, top: `calc(var(--s) * ${level * -0.1})` };
  return (
    <span className="map-edge" style={offset}>
      <Counter {...figures} side={sideOf(world, view, id)} spent={view.units[id]?.spent} />
    </span>
  );
}

function Moving({ journey, view, onEnd }: { journey: Journey; view: View; onEnd: (key: string) => void }) {
  const [from, to] = [areaShapes[journey.from]?.counter.at, areaShapes[journey.to]?.counter.at];
  if (!from || !to) return null;
  const { left, top } = shareOf(to);
  const way = { '--to-left': left, '--to-top': top, '--turn': journey.turn } as const;
  const seen = journey.units.slice(0, shown);
  return (
    <div
      className="map-at map-journey"
      style={placeOf(from, way)}
      onAnimationEnd={() => onEnd(journey.key)}
      aria-hidden="true"
    >
      <span className="map-travellers">
        {seen.map((id, index) => (
          <Traveller key={id} id={id} view={view} level={seen.length - 1 - index} />
        ))}
      </span>
    </div>
  );
}

export function Travel({ view }: { view: View }) {
  const log = useTable((table) => table.log);
  const seen = useRef(log);
  const [journeys, setJourneys] = useState<readonly Journey[]>([]);
  useEffect(() => {
    const begun = newJourneys(seen.current, log);
    seen.current = log;
    if (begun.length > 0 && !isPageStill()) setJourneys(begun);
  }, [log]);
  const end = (key: string): void => setJourneys((all) => all.filter((journey) => journey.key !== key));
  return journeys.map((journey) => <Moving key={journey.key} journey={journey} view={view} onEnd={end} />);
}
