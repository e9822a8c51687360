// What a line of the log is about, or the step that is replayed: areas outlined, stacks ringed, ways as arrows.
import { memo, useEffect, useMemo } from 'react';
import type { UnitId } from '../../engine';
import { indexOf } from '../timeline/paths';
import { type Spotlight, spotlightOf, together, useSpotlight } from '../timeline/spotlight';
import { useTable } from '../useTable';
import { arrowLine } from './arrows';
import { areaShape, areaShapes, board } from './geometry';
import { placeOf } from './placeOf';
import type { Stack } from './stacks';
import type { Camera } from './useCamera';
import './spotlight.css';

/** The light of the step that is replayed. */
function useReplayLight(): Spotlight | null {
  const node = useTable(({ replay }) => replay?.node ?? null);
  const timeline = useTable((table) => (table.replay ? table.timeline : null));
  const areas = useTable(({ world }) => world.areaById);
  const index = useMemo(() => (timeline ? indexOf(timeline.entries) : null), [timeline]);
  return useMemo(() => {
    const entry = node === null ? undefined : index?.get(node);
    return entry ? together(entry.entries.map((told) => spotlightOf(told, areas))) : null;
  }, [node, index, areas]);
}

function useLight(): Spotlight | null {
  const pointed = useSpotlight(({ light }) => light);
  const replayed = useReplayLight();
  return pointed && pointed.areas.length + pointed.units.length > 0 ? pointed : replayed;
}

/** Brings the first area of the replayed step into sight. */
export function useSpotlightInSight(camera: Camera): void {
  const area = useReplayLight()?.areas.at(-1);
  useEffect(() => {
    if (area) camera.reveal(areaShape(area).counter.at);
  }, [area, camera]);
}

/** Pixels between an arrow and the stacks at its ends. */
const apart = 54;

/** Outlines of the areas, seas without the land their outlines run through, and arrows along the ways. */
function Ground({ light: { areas, ways }, k }: { light: Spotlight; k: number }) {
  const arrows = ways.flatMap(({ from, to }) => {
    const line = arrowLine([areaShape(from).counter.at, areaShape(to).counter.at], apart / k);
    return line ? [{ key: `${from} ${to}`, ...line }] : [];
  });
  return (
    <svg className="map-way map-spot" viewBox={board.viewBox} preserveAspectRatio="none" aria-hidden="true">
      {areas.map((area) => {
        const { d, kind } = areaShape(area);
        const mask = kind === 'sea' ? { mask: 'url(#map-water)' } : {};
        return (
          <g key={area} {...mask}>
            <path className="spot-under" d={d} />
            <path className="spot-area" d={d} />
          </g>
        );
      })}
      {arrows.map(({ key, d }) => (
        <g key={key}>
          <path className="spot-way under" d={d} />
          <path className="spot-way" d={d} />
        </g>
      ))}
      {arrows.map(({ key, tip: [x, y], angle }) => (
        <path
          key={key}
          className="spot-head"
          transform={`translate(${x} ${y}) rotate(${angle}) scale(${1 / k})`}
          d="M18 0L-14-15-7 0-14 15z"
        />
      ))}
    </svg>
  );
}

function Rings({ stacks, units }: { stacks: readonly Stack[]; units: readonly UnitId[] }) {
  const lit = new Set(units);
  return stacks
    .filter((stack) => stack.units.some((unit) => lit.has(unit)))
    .map(({ key, area, place, of }) => {
      const at = areaShapes[area]?.counter.at;
      return (
        at && <div key={key} className="map-at map-ring" style={placeOf(at, { '--shift': place - (of - 1) / 2 })} />
      );
    });
}

export interface SpotlightProps {
  readonly stacks: readonly Stack[];
  /** Scale of the map. */
  readonly k: number;
}

export const SpotlightLayer = memo(function SpotlightLayer({ stacks, k }: SpotlightProps) {
  const light = useLight();
  if (!light) return null;
  return (
    <>
      <Ground light={light} k={k} />
      <Rings stacks={stacks} units={light.units} />
    </>
  );
});
