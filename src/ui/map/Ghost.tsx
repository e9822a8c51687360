// What hangs at the pointer while units are dragged, and the box that is drawn around stacks.
import type { CSSProperties, RefObject } from 'react';
import type { UnitId, View } from '../../engine';
import { Counter } from '../art/Counter';
import { classes } from '../art/Drawing';
import { CountTag } from '../art/Tags';
import { useTable } from '../useTable';
import type { Held } from './dragging';
import { sideOf } from './stacks';

/** At most so many counters are seen. */
const shown = 3;

function Face({ id, view, level }: { id: UnitId; view: View; level: number }) {
  const world = useTable((table) => table.world);
  const def = world.unitById[id];
  if (!def) return null;
  const { type, nation, attack, air, durability, movement, model } = def;
  const figures = { type, nation, attack, air, durability, movement, model };
  return (
    <span className="map-edge" style={{ '--level': level } as CSSProperties}>
      <Counter {...figures} side={sideOf(world, view, id)} spent={view.units[id]?.spent} />
    </span>
  );
}

interface GhostProps {
  readonly held: Held;
  readonly view: View;
  /** Whether it may be let go where it is. */
  readonly lands: boolean;
  /** Side of a counter in pixels. */
  readonly size: number;
  readonly follower: RefObject<HTMLDivElement | null>;
}

export function Ghost({ held, view, lands, size, follower }: GhostProps) {
  if (held.kind === 'box') return <div ref={follower} className="map-box" aria-hidden="true" />;
  const seen = held.units.slice(-shown);
  return (
    <div
      ref={follower}
      className={classes('map-ghost', lands && 'lands')}
      style={{ '--s': `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      <span className="map-pile">
        {seen.map((id, index) => (
          <Face key={id} id={id} view={view} level={seen.length - 1 - index} />
        ))}
        {held.units.length > 1 && <CountTag count={held.units.length} />}
      </span>
    </div>
  );
}
