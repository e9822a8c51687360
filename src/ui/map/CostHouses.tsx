// Signs at the lit areas: a house with the cost, a triangle for a violation (R15.6), a letter for attacks and retreats.
import { memo } from 'react';
import type { AreaId } from '../../engine';
import { CostTag } from '../art/Tags';
import { areaShapes } from './geometry';
import { houseOf } from './mapModel';
import { placeOf } from './placeOf';
import type { Board } from './useBoard';

interface HouseProps {
  readonly area: string;
  readonly text: string;
  readonly warn: boolean;
  readonly target: boolean;
  /** Stacks in the area: the sign stands beside the last. */
  readonly stacks: number;
}

const House = memo(function House({ area, text, warn, target, stacks }: HouseProps) {
  const at = areaShapes[area]?.counter.at;
  if (!at) return null;
  const tone = warn ? 'warn' : target ? 'target' : 'plain';
  return (
    <div className="map-at map-house" style={placeOf(at, { '--stacks': stacks })} data-area={area} aria-hidden="true">
      <CostTag text={text} tone={tone} size={30} />
    </div>
  );
});

function signOf({ offers, speech }: Board, area: AreaId): { text: string; warn: boolean } | null {
  const offer = offers.get(area);
  const house = offer && houseOf(offer);
  if (!house) return null;
  if (house.kind === 'cost') return { text: String(house.cost), warn: false };
  return { text: speech.mapWords.signs[house.kind], warn: house.kind === 'violation' };
}

export function CostHouses({ board, target }: { board: Board; target: AreaId | null }) {
  const { lit, stacks } = board;
  return lit.map((area) => {
    const sign = signOf(board, area);
    const here = stacks.filter((stack) => stack.area === area).length;
    return (
      sign && <House key={area} area={area} text={sign.text} warn={sign.warn} target={area === target} stacks={here} />
    );
  });
}
