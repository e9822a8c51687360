// What the signs of the overlay mean, its figures, and the areas it is about.
import type { ReactNode } from 'react';
import { type AreaId, type NationId, SIDES, type Side } from '../../../engine';
import { classes } from '../../art/Drawing';
import { NationEmblem } from '../../art/NationEmblem';
import { SideMark } from '../../art/SideMark';
import { Reason } from '../../dialogs/Reason';
import { tipOf } from '../../dialogs/tip';
import { useTable } from '../../useTable';
import type { Speech } from '../labels';
import { type LensFacts, type LineFacts, nationsInTheField, type SeaFacts, type WorthFacts } from './lensFacts';

export interface LegendProps {
  readonly facts: LensFacts;
  readonly speech: Speech;
  readonly onGo: (area: AreaId) => void;
  readonly onAbout: (about: NationId | Side) => void;
}

/** A sample of a sign and what it stands for. */
function Key({ swatch, children }: { swatch: string; children: ReactNode }) {
  return (
    <li>
      <svg className="map-swatch" viewBox="0 0 26 18" width="26" height="18" aria-hidden="true">
        {swatch.split(' ').map((kind) => (
          <path key={kind} className={`map-lens ${kind}`} d="M1 1H25V17H1z" />
        ))}
      </svg>
      <span>{children}</span>
    </li>
  );
}

/** Areas to go to, each with a note. */
function Places({ places, speech, onGo }: Pick<LegendProps, 'speech' | 'onGo'> & { places: [AreaId, string][] }) {
  return (
    <ul className="map-places">
      {places.map(([area, note]) => (
        <li key={area}>
          <button type="button" onClick={() => onGo(area)}>
            {speech.names.area(area)} <small>{note}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function About({ facts, speech, onAbout }: Omit<LegendProps, 'facts'> & { facts: LineFacts }) {
  const state = useTable((table) => table.state);
  const { world, words, names, mapWords } = speech;
  const nations = state ? nationsInTheField(world, state) : [];
  const choose = (about: NationId | Side, name: string, mark: ReactNode, side: Side) => (
    <button
      key={about}
      type="button"
      className={classes('map-about', side)}
      aria-label={name}
      aria-pressed={facts.about === about}
      {...tipOf({ text: name })}
      onClick={() => onAbout(about)}
    >
      {mark}
    </button>
  );
  const ofSide = (side: Side) => [
    choose(side, words.sides[side], <SideMark side={side} size={22} />, side),
    ...nations
      .filter((nation) => nation.side === side)
      .map(({ nation }) => choose(nation, names.nation(nation), <NationEmblem nation={nation} size={20} />, side)),
  ];
  return (
    <fieldset className="map-abouts">
      <legend className="sr-only">{mapWords.lens.about}</legend>
      {SIDES.map(ofSide)}
    </fieldset>
  );
}

function LineLegend(props: LegendProps & { facts: LineFacts }) {
  const { facts, speech } = props;
  const { lens } = speech.mapWords;
  const units = facts.cut.flatMap((place) => place.units).length;
  return (
    <>
      <About {...props} />
      <ul className="map-keys">
        <Key swatch="line striped">{lens.line(facts.line.length)}</Key>
        <Key swatch="source">{lens.source(facts.sources.length)}</Key>
        <Key swatch="beside">{lens.beside}</Key>
      </ul>
      <p className={units > 0 ? 'map-cut' : undefined}>{lens.cut(units)}</p>
      <Places {...props} places={facts.cut.map((place) => [place.area, speech.names.units(place.units)])} />
      <p>
        <Reason text={lens.lineRule} />
      </p>
    </>
  );
}

function SeaLegend(props: LegendProps & { facts: SeaFacts }) {
  const { lens } = props.speech.mapWords;
  const { words } = props.speech;
  const rooms = props.facts.seas.filter(({ limit, aboard }) => limit > 0 || aboard > 0);
  return (
    <>
      <p>
        <Reason text={rooms.length > 0 ? lens.seaRule : lens.noSea} />
      </p>
      <Places
        {...props}
        places={rooms.map(({ area, side, limit, used, left, aboard }) => [
          area,
          lens.room(words.sides[side], { limit, used, left, aboard }),
        ])}
      />
    </>
  );
}

function WorthLegend({ facts, speech }: LegendProps & { facts: WorthFacts }) {
  const { words, mapWords } = speech;
  const sum = (side: Side, times: boolean): number =>
    facts.bases
      .filter(({ holder }) => holder === side)
      .reduce((total, base) => total + base.worth[side] * (times ? base.times : 1), 0);
  return (
    <>
      <ul className="map-keys">
        {(['axis', 'allies'] as const).map((side) => (
          <Key key={side} swatch={side === 'axis' ? 'axis hatched' : 'allies dotted'}>
            {mapWords.lens.points(words.sides[side], sum(side, false), sum(side, true))}
          </Key>
        ))}
        <Key swatch="nobody">{mapWords.lens.nobody}</Key>
      </ul>
      <p>
        <Reason text={mapWords.lens.worthRule} />
      </p>
    </>
  );
}

function ControlLegend({ facts, speech }: LegendProps & { facts: Extract<LensFacts, { lens: 'control' }> }) {
  const { words, mapWords, world } = speech;
  const { axis, allies } = facts.held;
  const rest = world.areas.length - axis.length - allies.length;
  return (
    <>
      <ul className="map-keys">
        <Key swatch="axis hatched">{mapWords.lens.areas(words.sides.axis, axis.length)}</Key>
        <Key swatch="allies dotted">{mapWords.lens.areas(words.sides.allies, allies.length)}</Key>
        <Key swatch="nobody">{mapWords.lens.areas(mapWords.lens.nobodys, rest)}</Key>
      </ul>
      <p>{mapWords.lens.foreign}</p>
    </>
  );
}

export function LensLegend(props: LegendProps) {
  const { facts, speech } = props;
  const { words, mapWords } = speech;
  switch (facts.lens) {
    case 'control':
      return <ControlLegend {...props} facts={facts} />;
    case 'contested':
      return (
        <>
          <p>
            <Reason text={facts.areas.length > 0 ? mapWords.lens.contestedRule : mapWords.lens.noContested} />
          </p>
          <Places
            {...props}
            places={facts.areas.map(({ area, holder }) => [
              area,
              holder ? mapWords.lens.holds(words.sides[holder]) : '',
            ])}
          />
        </>
      );
    case 'lines':
      return <LineLegend {...props} facts={facts} />;
    case 'sea':
      return <SeaLegend {...props} facts={facts} />;
    case 'worth':
      return <WorthLegend {...props} facts={facts} />;
    default:
      return facts satisfies never;
  }
}
