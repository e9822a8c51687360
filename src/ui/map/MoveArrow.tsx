// The way of the option that is pointed at, or of the enemy group that may be ambushed (R14.1).
import { memo } from 'react';
import type { AreaId, Option } from '../../engine';
import { classes } from '../art/Drawing';
import { arrowLine } from './arrows';
import { areaShapes, board, type Point } from './geometry';
import { flies, routeOf } from './mapModel';
import { placeOf } from './placeOf';
import type { Board } from './useBoard';

interface ArrowProps {
  /** Ids of the areas with blanks between. */
  readonly route: string;
  readonly kind: 'march' | 'flight' | 'retreat' | 'possible' | 'enemy';
  /** Free distance at both ends, in board pixels. */
  readonly clear: number;
}

const Arrow = memo(function Arrow({ route, kind, clear }: ArrowProps) {
  const points = route.split(' ').flatMap((id): Point[] => {
    const shape = areaShapes[id];
    return shape ? [shape.counter.at] : [];
  });
  const line = arrowLine(points, clear);
  if (!line) return null;
  return (
    <div className={classes('map-arrow', kind)}>
      <svg className="map-way" viewBox={board.viewBox} preserveAspectRatio="none" aria-hidden="true">
        <path className="under" d={line.d} />
        <path className="line" d={line.d} />
      </svg>
      <svg className="map-at map-arrowhead" viewBox="-12 -12 24 24" style={placeOf(line.tip)} aria-hidden="true">
        <path transform={`rotate(${line.angle})`} d="M12 0L-9-10-4 0-9 10z" />
      </svg>
    </div>
  );
});

const kindOf = (option: Option): ArrowProps['kind'] => {
  if (option.decision.type === 'retreat') return 'retreat';
  return flies(option) ? 'flight' : 'march';
};

/** The option an arrow is drawn for: the one pointed at in a choice, else the first of the area. */
const optionFor = ({ offers }: Board, area: AreaId | null, preview: Option | null): Option | undefined =>
  preview ?? (area ? offers.get(area)?.legal[0] : undefined);

interface MoveArrowProps {
  readonly board: Board;
  readonly area: AreaId | null;
  readonly preview: Option | null;
  /** Scale of the map. */
  readonly k: number;
}

/** All ways open to the unit that retreats. */
function WaysOut({ board, clear }: { board: Board; clear: number }) {
  const ways = board.lit.flatMap((area) => board.offers.get(area)?.legal[0] ?? []);
  return ways.map((option) => {
    const route = routeOf(board.asked, option).join(' ');
    return <Arrow key={route} route={route} kind="possible" clear={clear} />;
  });
}

export function MoveArrow({ board: table, area, preview, k }: MoveArrowProps) {
  const clear = 24 / k;
  const { prompt } = table.asked;
  const option = optionFor(table, area, preview);
  return (
    <>
      {prompt?.at === 'retreat' && <WaysOut board={table} clear={clear} />}
      {option && <Arrow route={routeOf(table.asked, option).join(' ')} kind={kindOf(option)} clear={clear} />}
      {prompt?.at === 'ambush' && <Arrow route={`${prompt.from} ${prompt.area}`} kind="enemy" clear={clear} />}
    </>
  );
}
