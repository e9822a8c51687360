// A replay goes on by itself, at a speed that can be chosen.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { played, shownAt } from './replayed';

describe('a replay that plays', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes on by itself at its speed, and stops at the end', () => {
    const table = played(8);
    table.getState().startReplay();
    table.getState().setReplaySpeed(2);
    table.getState().playReplay(true);
    vi.advanceTimersByTime(1600);
    expect(shownAt(table)).toMatchObject({ at: 3, playing: true, speed: 2 });
    vi.advanceTimersByTime(10_000);
    expect(shownAt(table)).toMatchObject({ at: 8, playing: false });
  });

  it('begins again when it is set going at its end', () => {
    const table = played(8);
    table.getState().startReplay(8);
    table.getState().playReplay(true);
    expect(shownAt(table)).toMatchObject({ at: 0, playing: true });
  });

  it('can be halted, and goes on from where somebody looked', () => {
    const table = played(8);
    table.getState().startReplay();
    table.getState().playReplay(true);
    vi.advanceTimersByTime(1500);
    table.getState().playReplay(false);
    vi.advanceTimersByTime(5000);
    expect(shownAt(table)?.at).toBe(1);
    table.getState().playReplay(true);
    table.getState().seekReplay(4);
    vi.advanceTimersByTime(1100);
    expect(shownAt(table)?.at).toBe(5);
  });

  it('stops when it is ended, and when the game leaves the table', () => {
    const table = played(8);
    table.getState().startReplay();
    table.getState().playReplay(true);
    table.getState().endReplay();
    const { state } = table.getState();
    vi.advanceTimersByTime(5000);
    expect(table.getState().state).toBe(state);
    table.getState().startReplay();
    table.getState().playReplay(true);
    table.getState().closeGame();
    vi.advanceTimersByTime(5000);
    expect(table.getState().game).toBeNull();
  });

  it.each([
    [0.01, 0.25],
    [3, 3],
    [500, 16],
  ])('a speed of %d is %d, also for the next replay', (wanted, speed) => {
    const table = played(3);
    table.getState().startReplay();
    table.getState().setReplaySpeed(wanted);
    expect(shownAt(table)?.speed).toBe(speed);
    table.getState().endReplay();
    table.getState().startReplay();
    expect(shownAt(table)?.speed).toBe(speed);
  });
});
