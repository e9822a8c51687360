// The camera before and after the stage has a size. A stage without a page: the camera only sets styles and hears of sizes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openingPose, type Pose, type Viewport } from '../../src/ui/map/camera';
import { type CameraDrive, driveCamera } from '../../src/ui/map/cameraDrive';
import { areaShape } from '../../src/ui/map/geometry';

const viewport = { width: 1000, height: 700 };
const inset = { left: 90, top: 90, right: 90, bottom: 90 };
const insets = () => inset;

let frames: FrameRequestCallback[] = [];
let measure: () => void = () => undefined;

/** Runs what was asked for the next frames, until nothing more is. */
function letTimePass(): void {
  for (let now = performance.now() + 1000; frames.length > 0; now += 1000) {
    const due = frames;
    frames = [];
    for (const frame of due) frame(now);
  }
}

function styled(): HTMLElement {
  const set = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string) => set.set(name, value),
    getPropertyValue: (name: string) => set.get(name) ?? '36',
    removeProperty: (name: string) => set.delete(name),
  };
  const bare = { style, clientWidth: 0, clientHeight: 0, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  return bare as unknown as HTMLElement;
}

interface Table {
  readonly drive: CameraDrive;
  /** The stage is laid out. */
  readonly layOut: () => void;
  readonly pose: () => Pose;
}

function table(): Table {
  const stage = styled();
  let last: Pose | null = null;
  const events = {
    moved: (pose: Pose) => {
      last = pose;
    },
    settled: () => undefined,
  };
  // As the table keeps where its map lay last.
  const start = (seen: Viewport): Pose => last ?? openingPose(seen, inset);
  const drive = driveCamera({ stage, ground: [styled()], pieces: styled() }, events, start);
  const layOut = (): void => {
    Object.assign(stage, { clientWidth: viewport.width, clientHeight: viewport.height });
    measure();
  };
  return { drive, layOut, pose: () => last ?? { k: 0, x: 0, y: 0 } };
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('navigator', { maxTouchPoints: 0 });
  vi.stubGlobal('window', { setTimeout: () => 0 });
  vi.stubGlobal('document', { documentElement: { dataset: { motion: 'full', speed: 'normal' } } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  const observer = class {
    constructor(told: () => void) {
      measure = told;
    }
    observe = vi.fn();
    disconnect = vi.fn();
  };
  vi.stubGlobal('ResizeObserver', observer);
});
afterEach(() => vi.unstubAllGlobals());

describe('the camera of a stage', () => {
  it('opens on Europe', () => {
    const { layOut, pose } = table();
    layOut();
    expect(pose()).toEqual(openingPose(viewport, inset));
  });

  it('keeps the opening scale when a place is to be brought into sight before the stage has a size', () => {
    const { drive, layOut, pose } = table();
    const [x, y] = areaShape('caucasus').counter.at;
    drive.reveal([x, y], insets);
    letTimePass();
    layOut();
    letTimePass();
    const { k, x: left, y: top } = pose();
    expect(k).toBe(openingPose(viewport, inset).k);
    expect(x * k + left).toBeLessThanOrEqual(viewport.width - inset.right + 0.001);
    expect(y * k + top).toBeLessThanOrEqual(viewport.height - inset.bottom + 0.001);
  });

  it('shows the whole board when that is asked for before', () => {
    const { drive, layOut, pose } = table();
    drive.showWhole();
    letTimePass();
    layOut();
    letTimePass();
    expect(pose().k).toBeCloseTo(Math.min(viewport.width / 2800, viewport.height / 2100));
  });
});
