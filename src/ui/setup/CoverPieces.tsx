// Counters of both sides lying on the cover, as if just taken out of the box.
import type { ReactNode } from 'react';
import type { Side } from '../../engine';
import { Counter } from '../art/Counter';
import { useTable } from '../useTable';

const pieces: readonly (readonly [Side, string])[] = [
  ['axis', 'DE-LF-1'],
  ['axis', 'DE-TF-1'],
  ['axis', 'IT-NF-1'],
  ['allies', 'GB-AF-1'],
  ['allies', 'SU-LF-1'],
  ['allies', 'US-CVE-1'],
];

/** Decoration: says nothing to who listens. */
export function CoverPieces(): ReactNode {
  const units = useTable(({ world }) => world.units);
  return (
    <div className="cover-pieces" aria-hidden="true">
      {pieces.map(([side, name]) => {
        const unit = units.find(({ id }) => id === name);
        if (!unit) return null;
        const { type, nation, attack, durability, movement, air, model } = unit;
        const figures = { type, nation, attack, durability, movement, air, model };
        return <Counter key={name} {...figures} side={side} size={54} />;
      })}
    </div>
  );
}
