// The way of the option that is pointed at, or of the enemy group that may be ambushed (R14.1).
import type { AreaId, Option } from '../../engine';
import { Arrow, type ArrowKind } from './Arrow';
import { flies, routeOf } from './mapModel';
import type { Board } from './useBoard';

const kindOf = (option: Option): ArrowKind => {
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
