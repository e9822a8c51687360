// R2.2: what touches on the drawn board is what the table of adjacency says; counters and names find room.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measure } from '../../scripts/map/typography.mjs';
import adjacency from '../../src/data/adjacency.json';
import areas from '../../src/data/areas.json';
import nations from '../../src/data/nations.json';
import {
  areaBorders,
  areaShape,
  areaShapes,
  barriers,
  baseSmallWidth,
  board,
  boardImages,
  frontiers,
  type LabelLanguage,
  links,
  nameRows,
  type PairLine,
  type Point,
  seaAreasFirst,
  seaLimits,
  stackSize,
} from '../../src/ui/map/geometry/index';
import packed from '../../src/ui/map/geometry/map.json';
import { isInside, rings } from './outline';

const root = resolve(import.meta.dirname, '../..');
const languages = ['ja', 'en'] as const satisfies readonly LabelLanguage[];
/** Shorter contacts are a meeting at a corner, not a border. */
const corner = 10;

const key = (a: string, b: string): string => [a, b].sort().join(' – ');
const pairKeys = (lines: readonly PairLine[]): string[] => lines.map(({ pair: [a, b] }) => key(a, b));
const contacts = new Map(packed.contacts.map(([a, b, length]) => [key(String(a), String(b)), Number(length)]));
const adjacent = new Set(adjacency.map(([a = '', b = '']) => key(a, b)));

function check(...options: string[]): string {
  return execFileSync('node', ['scripts/map/build-map.mjs', '--check', ...options], { cwd: root, encoding: 'utf8' });
}

describe('map.json', () => {
  it('was made from the present tables and code', () => expect(check()).toContain('up to date'));

  it.each([
    ['areas.json', '"seeds": [[-1.0, 52.0]', '"seeds": [[-1.1, 52.0]'],
    ['adjacency.json', '["london", "scotland"],', ''],
    ['nations.json', '"track": 5', '"track": 4'],
  ])('is out of date when %s changes', (file, before, after) => {
    const folder = mkdtempSync(join(tmpdir(), 'map-'));
    cpSync(join(root, 'src/data'), folder, { recursive: true });
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(before);
    writeFileSync(join(folder, file), text.replace(before, after));
    expect(() => check(`--data=${folder}`)).toThrow(/other tables/);
    rmSync(folder, { recursive: true });
  });

  it('has exactly the areas of the data', () => {
    expect(Object.keys(areaShapes)).toEqual(areas.map(({ id }) => id));
    expect(areas.map(({ id }) => areaShape(id).kind)).toEqual(areas.map(({ kind }) => kind));
    expect(() => areaShape('atlantis')).toThrow('atlantis');
  });

  it('draws every sea before every land', () => {
    const kinds = seaAreasFirst.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('sea')).toBeLessThan(kinds.indexOf('land'));
    expect(kinds).toHaveLength(areas.length);
  });
});

describe('R2.2 adjacency on the board', () => {
  it.each([...adjacent])('%s touch or have a link', (pair) => {
    expect(contacts.has(pair) || pairKeys(links).includes(pair)).toBe(true);
  });

  it('no other two areas touch, but at a corner or along a barrier', () => {
    const touching = [...contacts].filter(([pair, length]) => length >= corner && !adjacent.has(pair));
    expect(touching.map(([pair]) => pair).sort()).toEqual(pairKeys(barriers).sort());
  });

  it('links join what is adjacent, barriers part what is not, and both are drawn', () => {
    expect(pairKeys(links).filter((pair) => !adjacent.has(pair))).toEqual([]);
    expect(pairKeys(barriers).filter((pair) => adjacent.has(pair))).toEqual([]);
    for (const { d } of [...links, ...barriers]) expect(d).toMatch(/^M[\d.]+ [\d.]+l/);
  });

  it('frontiers, area borders and sea limits are lines in pixels of the board', () => {
    for (const d of [frontiers, areaBorders, seaLimits]) {
      const starts = [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
      expect(starts.length).toBeGreaterThan(5);
      expect(starts.filter(([, x, y]) => Number(x) > board.width + 61 || Number(y) > board.height + 61)).toEqual([]);
    }
  });
});

type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxAround([x, y]: Point, width: number, height: number): Box {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

function gap(a: Box, b: Box): number {
  return Math.max(b[0] - a[2], a[0] - b[2], b[1] - a[3], a[1] - b[3]);
}

const stackOf = (id: string): Box => boxAround(areaShape(id).counter.at, stackSize, stackSize);

function nameOf(area: (typeof areas)[number], language: LabelLanguage): Box {
  const { at, size, lines, vertical } = areaShape(area.id).labels[language];
  const setting = { name: area[language], language, kind: area.kind, size, lines, vertical };
  const { width, height } = measure(setting);
  return boxAround(at, width, height);
}

describe.each(areas)('$id', (area) => {
  const { counter, labels, bounds, d } = areaShape(area.id);

  it('has its stack on its own ground, topmost there', () => {
    const there = seaAreasFirst.filter((shape) => isInside(counter.at, rings(shape.d)));
    expect(there.at(-1)?.id).toBe(area.id);
    expect(counter.room).toBeGreaterThan(20);
  });

  it.each(languages)('has its name (%s) beside its stack and on the board', (language) => {
    const name = nameOf(area, language);
    const reach = area.kind === 'sea' ? 75 : 55;
    expect(gap(name, stackOf(area.id))).toBeLessThan(reach);
    expect(gap(name, [0, 0, board.width, board.height])).toBeLessThan(0);
    expect(name[0]).toBeGreaterThan(10);
    expect(name[2]).toBeLessThan(board.width - 10);
    expect(labels[language].size).toBeGreaterThanOrEqual(22);
  });

  it('has a place for its base mark if it is a base', () => {
    expect(languages.map((language) => labels[language].mark !== null)).toEqual([
      area.base !== null,
      area.base !== null,
    ]);
  });

  it('has a closed outline within its bounds', () => {
    expect(d.endsWith('z')).toBe(true);
    const [x, y] = counter.at;
    expect(x > bounds.left && x < bounds.right && y > bounds.top && y < bounds.bottom).toBe(true);
  });
});

describe('room', () => {
  it.each(languages)('no name (%s) and no stack lies on another', (language) => {
    const things = areas.flatMap((area): [string, Box][] => [
      [area.id, stackOf(area.id)],
      [area[language], nameOf(area, language)],
    ]);
    const meeting = things.flatMap(([a, boxA], i) =>
      things.slice(i + 1).flatMap(([b, boxB]) => (gap(boxA, boxB) < -2 ? [`${a} × ${b}`] : [])),
    );
    expect(meeting).toEqual([]);
  });

  it('R15.4: the North Atlantic has one place per step of the American track', () => {
    expect(areaShape('north-atlantic').slots).toHaveLength(nations.find(({ id }) => id === 'US')?.track ?? 0);
  });

  it('a name of two lines is set around its middle', () => {
    const place = { ...areaShape('east-poland').labels.en, at: [100, 200] as const, size: 10, spacing: 0, lines: 2 };
    expect(nameRows('Eastern Poland', place)).toEqual([
      { text: 'Eastern', x: 100, y: expect.closeTo(198.3) },
      { text: 'Poland', x: 100, y: expect.closeTo(208.9) },
    ]);
  });
});

describe('baked pictures', () => {
  it('lie where the map looks for them', () => {
    const files = Object.values(boardImages).map((address) => join(root, address));
    expect(files.map((file) => statSync(file).isFile())).toEqual([true, true, true]);
  });

  const sizeOf = (file: string): number[] => {
    const bytes = readFileSync(join(root, 'src/ui/map/geometry', file));
    expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8X');
    return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  };

  it('the base image has the proportions of the board and is not heavy', () => {
    const [width = 0, height = 0] = sizeOf('base.webp');
    expect(width).toBeGreaterThanOrEqual(board.width);
    expect(width / height).toBeCloseTo(board.width / board.height, 3);
    expect(statSync(join(root, 'src/ui/map/geometry/base.webp')).size).toBeLessThan(900_000);
  });

  it('the image that is seen first is the same board, and light', () => {
    expect(sizeOf('base-small.webp')).toEqual([baseSmallWidth, (baseSmallWidth * board.height) / board.width]);
    expect(statSync(join(root, 'src/ui/map/geometry/base-small.webp')).size).toBeLessThan(300_000);
  });

  it('the overview is small', () => {
    expect(sizeOf('overview.webp')).toEqual([260, 195]);
  });
});
