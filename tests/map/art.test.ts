// The drawings of counters, cards and marks: readable colours, one emblem per nation, names for screen readers.
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import cards from '../../src/data/cards.json';
import counters from '../../src/data/counters.json';
import nations from '../../src/data/nations.json';
import { BaseMark } from '../../src/ui/art/BaseMark';
import { BaseRuler } from '../../src/ui/art/BaseRuler';
import { CardArt, type CardEvent } from '../../src/ui/art/CardArt';
import { CardBack } from '../../src/ui/art/CardBack';
import { CardFace } from '../../src/ui/art/CardFace';
import { Counter, type CounterProps } from '../../src/ui/art/Counter';
import { setName } from '../../src/ui/art/condense';
import { Die, type DieFace } from '../../src/ui/art/Die';
import { EntryTrack } from '../../src/ui/art/EntryTrack';
import { EMBLEM_NATIONS, NationEmblem } from '../../src/ui/art/NationEmblem';
import { BAND, NATION_COLOURS, nationColours } from '../../src/ui/art/nations';
import { TurnTrack } from '../../src/ui/art/TurnTrack';
import type { GlyphType } from '../../src/ui/art/UnitGlyph';

const drawn = (element: ReactElement): string => renderToStaticMarkup(element);
const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

type Rgb = readonly number[];
const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((v) => {
    const share = v / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Under the grey of a spent counter (counters.css). */
function greyed(colour: Rgb): Rgb {
  const grey = rgb('#4a443c');
  return colour.map((v, i) => v * 0.64 + (grey[i] ?? 0) * 0.36);
}

describe.each(Object.entries(NATION_COLOURS))('colours of %s', (_, { face, ink }) => {
  it('symbols are readable on the face, figures on their band', () => {
    expect(contrast(rgb(ink), rgb(face))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(ink), rgb(BAND.pale))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(BAND.onDark), rgb(ink))).toBeGreaterThanOrEqual(4.5);
  });

  it('figures stay readable on a spent counter', () => {
    expect(contrast(greyed(rgb(ink)), greyed(rgb(BAND.pale)))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(greyed(rgb(BAND.onDark)), greyed(rgb(ink)))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('nations', () => {
  const ids = nations.map(({ id }) => id).sort();

  it('every nation has colours and an emblem of its own', () => {
    expect(Object.keys(NATION_COLOURS).sort()).toEqual(ids);
    expect([...EMBLEM_NATIONS].sort()).toEqual(ids);
    const emblems = ids.map((nation) => drawn(createElement(NationEmblem, { nation })));
    expect(new Set(emblems).size).toBe(ids.length);
    expect(new Set(Object.values(NATION_COLOURS).map(({ face }) => face)).size).toBe(ids.length);
  });

  it('a nation of another pack is drawn all the same', () => {
    expect(nationColours('ZZ').face).toMatch(/^#/);
    expect(drawn(createElement(NationEmblem, { nation: 'ZZ' }))).toContain('<path');
  });
});

const infantry: CounterProps = {
  type: 'LF',
  nation: 'DE',
  side: 'axis',
  attack: 3,
  durability: 1,
  movement: 2,
};
const counter = (props: Partial<CounterProps>): string => drawn(createElement(Counter, { ...infantry, ...props }));

describe('counter', () => {
  it('shows attack, durability and movement, and the air rating of those that have one', () => {
    expect(counter({})).toContain('>3-1-2<');
    expect(count(counter({}), /<text/g)).toBe(1);
    expect(counter({ type: 'AF', attack: 0, air: 4 })).toContain('>4<');
  });

  it('is a picture with a label and ornament without', () => {
    expect(counter({ label: 'Germany, infantry' })).toContain('role="img" aria-label="Germany, infantry"');
    expect(counter({})).toContain('aria-hidden="true"');
  });

  it('differs by side in outline and band', () => {
    const sides = (['axis', 'allies', 'neutral'] as const).map((side) => counter({ side }));
    expect(new Set(sides).size).toBe(3);
  });

  it('is drawn for every unit of the pack, better models apart', () => {
    const drawings = counters.map(({ type, nation, model, air, attack, durability, movement }) =>
      counter({ type: type as GlyphType, nation, model, air, attack, durability, movement }),
    );
    expect(new Set(drawings).size).toBe(counters.length);
  });

  it('says when it is spent, selected, picked', () => {
    expect(counter({ spent: true })).toMatch(/class="[^"]*spent.*class="grey"/);
    expect(counter({ state: 'selected' })).toContain('class="frame"');
    expect(counter({ state: 'picked' })).toContain('class="tick"');
  });

  it('stands around its place in another drawing', () => {
    expect(counter({ size: 40, at: [100, 50] })).toContain('x="80" y="30"');
  });
});

describe('card', () => {
  const face = (event: CardEvent): string =>
    drawn(createElement(CardFace, { side: 'axis', event, name: 'Name', value: 2, text: 'Text' }));

  it('is reversed for an ambush only', () => {
    expect(face('ambush')).toContain('reaction');
    expect(face('supply')).not.toContain('reaction');
  });

  it('every event of the pack has an emblem of its own', () => {
    const events = [...new Set(cards.map(({ event }) => event as CardEvent))];
    expect(new Set(events.map((event) => drawn(createElement(CardArt, { event })))).size).toBe(events.length);
  });

  it.each(cards.flatMap(({ ja, en }) => [ja, en]))('%s is condensed, never cut', (name) => {
    for (const [size, width] of [
      [13, 74],
      [16, 126],
    ] as const) {
      const { rows, squeeze } = setName(name, size, width);
      expect(rows.join(' ').replaceAll(/[- ]/g, '')).toBe(name.replaceAll(/[- ]/g, ''));
      expect(squeeze).toBeGreaterThanOrEqual(0.74);
    }
  });

  it('all backs of a side are alike', () => {
    const back = (side: 'axis' | 'allies'): string => drawn(createElement(CardBack, { side }));
    expect(back('axis')).toBe(back('axis'));
    expect(back('axis')).not.toBe(back('allies'));
  });
});

describe('marks and tracks', () => {
  it('R1.4: a base that counts twice has two discs', () => {
    const discs = (points: number): number =>
      count(drawn(createElement(BaseMark, { kind: 'red', points })), /<circle/g);
    expect([discs(1), discs(2)]).toEqual([1, 2]);
  });

  it.each<DieFace>([1, 2, 3, 4, 5, 6])('a die shows %s pips', (face) => {
    expect(count(drawn(createElement(Die, { face, hit: true })), /class="pip/g)).toBe(face);
  });

  it('R1.1: the turn track marks the present turn', () => {
    const turns = [1, 2, 3].map((turn) => ({ turn, season: 'winter' as const, year: '39', label: `turn ${turn}` }));
    const track = drawn(createElement(TurnTrack, { turns, now: 2, label: 'turns' }));
    expect(track).toMatch(/class="winter past".*class="winter now" aria-current="step" aria-label="turn 2"/);
  });

  it('R15.4: the entry track fills the steps taken', () => {
    const props = { side: 'allies', nation: 'US', step: 2, length: 5, note: '2/5', label: 'two of five' } as const;
    const track = drawn(createElement(EntryTrack, props));
    expect([count(track, /<li/g), count(track, /class="on"/g)]).toEqual([5, 2]);
  });

  it.each([
    [7, 2],
    [10, 1],
    [1, 1],
  ])('R1.2: the ruler at %s shows the ways that are left', (score, ways) => {
    const ruler = drawn(createElement(BaseRuler, { score, toAllies: 'a', toAxis: 'b', label: 'score' }));
    expect(count(ruler, /class="way/g)).toBe(ways);
    expect(ruler).toContain(`class="rl cur">${score}<`);
  });
});
