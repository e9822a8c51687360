// What an overlay draws on the areas themselves: strong tints, outlines, the net of lines of communication.
import { memo } from 'react';
import type { AreaId, BySide } from '../../../engine';
import { AreaPaths } from '../AreaPaths';
import { joined, shapesOf } from '../outlines';
import type { BaseFacts, LensFacts, LineFacts, SeaRoom } from './lensFacts';

/** Areas filled and edged alike; seas only where there is water. */
const Marked = memo(function Marked({ ids, kind }: { ids: string; kind: string }) {
  const { land, sea } = shapesOf(ids);
  return (
    <>
      {sea.length > 0 && (
        <g mask="url(#map-water)">
          <AreaPaths shapes={sea} kind={`map-lens ${kind}`} />
        </g>
      )}
      <AreaPaths shapes={land} kind={`map-lens ${kind}`} />
    </>
  );
});

function HeldGround({ axis, allies }: BySide<readonly AreaId[]>) {
  return (
    <>
      <Marked ids={joined(axis)} kind="axis" />
      <Marked ids={joined(axis)} kind="hatched" />
      <Marked ids={joined(allies)} kind="allies" />
      <Marked ids={joined(allies)} kind="dotted" />
    </>
  );
}

function LineGround({ sources, line, beside }: LineFacts) {
  return (
    <>
      <Marked ids={joined(beside)} kind="beside" />
      <Marked ids={joined(line)} kind="line" />
      <Marked ids={joined(line)} kind="striped" />
      <Marked ids={joined(sources)} kind="source" />
    </>
  );
}

function SeaGround({ seas }: { seas: readonly SeaRoom[] }) {
  const held = (side: SeaRoom['side']): readonly AreaId[] =>
    seas.filter((room) => room.side === side && room.limit > 0).map(({ area }) => area);
  return <HeldGround axis={held('axis')} allies={held('allies')} />;
}

function WorthGround({ bases }: { bases: readonly BaseFacts[] }) {
  const of = (side: BaseFacts['holder']): readonly AreaId[] =>
    bases.filter(({ holder }) => holder === side).map(({ area }) => area);
  return (
    <>
      <HeldGround axis={of('axis')} allies={of('allies')} />
      <Marked ids={joined(of(null))} kind="nobody" />
    </>
  );
}

export const LensGround = memo(function LensGround({ facts }: { facts: LensFacts }) {
  switch (facts.lens) {
    case 'control':
      return <HeldGround {...facts.held} />;
    case 'contested':
      return <Marked ids={joined(facts.areas.map(({ area }) => area))} kind="contested" />;
    case 'lines':
      return <LineGround {...facts} />;
    case 'sea':
      return <SeaGround seas={facts.seas} />;
    case 'worth':
      return <WorthGround bases={facts.bases} />;
    default:
      return facts satisfies never;
  }
});
