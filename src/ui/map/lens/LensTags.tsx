// The small plates that an overlay hangs over the stacks: controlling nation, cut-off units, room for transport, worth of a base.
import { memo, type ReactNode } from 'react';
import { type AreaId, SIDES, type Side } from '../../../engine';
import { classes } from '../../art/Drawing';
import { NationEmblem } from '../../art/NationEmblem';
import { SideMark } from '../../art/SideMark';
import { areaShapes } from '../geometry';
import { MapIcon } from '../MapIcon';
import { placeOf } from '../placeOf';
import type { BaseFacts, LensFacts, SeaRoom } from './lensFacts';

interface TagProps {
  readonly area: AreaId;
  readonly tone?: Side | 'warn' | 'plain' | 'bare' | 'emblem' | undefined;
  /** Tags of one area stand side by side: place among them, and how many. */
  readonly place?: number | undefined;
  readonly of?: number | undefined;
  readonly children: ReactNode;
}

function Tag({ area, tone = 'plain', place = 0, of = 1, children }: TagProps) {
  const at = areaShapes[area]?.counter.at;
  if (!at) return null;
  const style = placeOf(at, { '--place': place - (of - 1) / 2 });
  return (
    <div className={classes('map-at map-tag', tone)} style={style} aria-hidden="true">
      <span>{children}</span>
    </div>
  );
}

function SeaTag({ room, place, of }: { room: SeaRoom; place: number; of: number }) {
  const { area, side, limit, left, aboard } = room;
  return (
    <Tag area={area} tone={aboard > limit ? 'warn' : side} place={place} of={of}>
      <SideMark side={side} size={14} />
      <b>{left}</b>/{limit}
    </Tag>
  );
}

function SeaTags({ seas }: { seas: readonly SeaRoom[] }) {
  return seas.map((room) => {
    const here = seas.filter(({ area }) => area === room.area);
    return <SeaTag key={`${room.area} ${room.side}`} room={room} place={here.indexOf(room)} of={here.length} />;
  });
}

/** What a base gives either side: a square for the axis, a disc for the allies. */
function WorthTag({ base: { area, worth, times } }: { base: BaseFacts }) {
  return (
    <Tag area={area} tone="bare">
      {SIDES.map((side) => worth[side] > 0 && <Points key={side} side={side} points={worth[side]} times={times} />)}
    </Tag>
  );
}

function Points({ side, points, times }: { side: Side; points: number; times: number }) {
  return (
    <b className={classes('map-points', side)}>
      {points}
      {times > 1 && `×${times}`}
    </b>
  );
}

export const LensTags = memo(function LensTags({ facts }: { facts: LensFacts }) {
  switch (facts.lens) {
    case 'control':
      return facts.foreign.map(({ area, nation }) => (
        <Tag key={area} area={area} tone="emblem">
          <NationEmblem nation={nation} size={17} />
        </Tag>
      ));
    case 'contested':
      return facts.areas.map(({ area, holder, units }) => (
        <Tag key={area} area={area} tone={holder ?? 'plain'}>
          <SideMark side="axis" size={13} />
          <b>{units.axis}</b>
          <MapIcon name="contested" size={15} />
          <SideMark side="allies" size={13} />
          <b>{units.allies}</b>
        </Tag>
      ));
    case 'lines':
      return facts.cut.map(({ area, units }) => (
        <Tag key={area} area={area} tone="warn">
          <MapIcon name="unlinked" size={15} />
          <b>{units.length}</b>
        </Tag>
      ));
    case 'sea':
      return <SeaTags seas={facts.seas} />;
    case 'worth':
      return facts.bases.map((base) => <WorthTag key={base.area} base={base} />);
    default:
      return facts satisfies never;
  }
});
