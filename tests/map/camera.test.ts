// Where the map is looked at, and which counters the log has moved.
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../src/store';
import {
  centredOn,
  centreOf,
  openingPose,
  pieceScale,
  reachAt,
  showing,
  wholeBoard,
  zoomLimits,
} from '../../src/ui/map/camera';
import { areaShape, board } from '../../src/ui/map/geometry';
import { newJourneys } from '../../src/ui/map/journeys';
import { ids } from '../support/game';
import { area } from '../support/packs/ids';

const viewport = { width: 1090, height: 640 };
const none = { left: 0, top: 0, right: 0, bottom: 0 };
const insets = { left: 300, top: 90, right: 90, bottom: 90 };

const onScreen = (id: string, { k, x, y }: { k: number; x: number; y: number }) => {
  const [px, py] = areaShape(id).counter.at;
  return [px * k + x, py * k + y] as const;
};

describe('the camera', () => {
  it('centring and asking for the centre are inverse', () => {
    const [x, y] = centreOf(centredOn([700, 900], 0.8, viewport), viewport);
    expect(x).toBeCloseTo(700);
    expect(y).toBeCloseTo(900);
  });

  it('the whole board fits, and the limits allow it', () => {
    const { k, x, y } = wholeBoard(viewport);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.001);
    expect(board.width * k + x).toBeLessThanOrEqual(viewport.width + 0.001);
    expect(board.height * k + y).toBeLessThanOrEqual(viewport.height + 0.001);
    expect(zoomLimits(viewport)[0]).toBeLessThanOrEqual(k);
  });

  it('a game opens on the middle of Europe, right of the drawer', () => {
    const pose = openingPose(viewport, insets);
    for (const id of ['london', 'berlin', 'rome', 'warsaw', 'kiev']) {
      const [x, y] = onScreen(id, pose);
      expect(x > 240 && x < viewport.width && y > 0 && y < viewport.height, id).toBe(true);
    }
  });

  it('shows a point with the least movement, and moves nothing for one in sight', () => {
    const pose = centredOn(areaShape('berlin').counter.at, 0.6, viewport);
    expect(showing(areaShape('berlin').counter.at, pose, viewport, none)).toEqual(pose);
    const moved = showing(areaShape('egypt').counter.at, pose, viewport, insets);
    const [x, y] = onScreen('egypt', moved);
    expect(x).toBeCloseTo(viewport.width - insets.right);
    expect(y).toBeCloseTo(viewport.height - insets.bottom);
    expect(moved.k).toBe(pose.k);
  });

  it.each([0.3, 0.45, 0.7, 2.5])('at scale %s no edge of the board stays under the drawer or the order slip', (k) => {
    const [[left, top], [right, bottom]] = reachAt(k);
    expect(Math.min(-left, right - board.width) * k).toBeGreaterThanOrEqual(260);
    expect(Math.min(-top, bottom - board.height) * k).toBeGreaterThanOrEqual(130);
  });

  it('counters do not grow with the map, and names are set narrower, not smaller, when it shrinks', () => {
    expect(pieceScale(0.45, 36)).toMatchObject({ counter: 1, nameWidth: 1 });
    expect(pieceScale(2.5, 36)).toEqual({ counter: 1, name: 17, nameWidth: 1 });
    const whole = pieceScale(0.3, 36);
    expect(whole.name).toBe(12);
    expect(whole.counter < 1 && whole.counter >= 0.7 && whole.nameWidth < 1).toBe(true);
  });
});

describe('journeys', () => {
  const line = (id: number, entry: LogLine['entry']) => ({ id, entry });
  const passed = line(1, { type: 'passed', side: 'axis' });
  const moved = (id: number, from: string, to: string) =>
    line(id, {
      type: 'groupMoved',
      side: 'axis',
      units: ids('DE-LF-1'),
      from: area(from),
      to: area(to),
      law: 'normal',
      bySea: false,
    });

  it('new lines of the log send counters off one after the other', () => {
    const now = [passed, moved(2, 'berlin', 'bohemia'), moved(3, 'bohemia', 'austria')];
    expect(newJourneys([passed], now).map(({ from, to, turn }) => [from, to, turn])).toEqual([
      ['berlin', 'bohemia', 0],
      ['bohemia', 'austria', 1],
    ]);
  });

  it('nothing moves when a game is opened, taken back or exchanged for another', () => {
    const now = [passed, moved(2, 'berlin', 'bohemia')];
    expect(newJourneys([], now)).toEqual([]);
    expect(newJourneys(now, [passed])).toEqual([]);
    expect(newJourneys([line(9, passed.entry)], now)).toEqual([]);
  });
});
