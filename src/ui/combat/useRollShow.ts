// Runs the show of dice at the pace that is set: any key or click ends the fall, another one the lying.
import { useEffect } from 'react';
import { isStill } from '../motion';
import { useTable, useTableStore } from '../useTable';
import { endShow, freshRolls, nextRoll, paces, useRollShow } from './rollShow';

const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Tab']);

/** Shows the rolls of every decision from now on. */
function useFreshRolls(): void {
  const store = useTableStore();
  useEffect(() => {
    const stop = store.subscribe((now, before) => {
      if (now.log === before.log) return;
      const rolls = freshRolls(now, before);
      const silent = now.preferences.speed === 'off' || isStill(now.preferences.motion);
      if (rolls.length > 0 && !silent) useRollShow.setState({ rolls, phase: 'falling' });
      else endShow();
    });
    return () => {
      stop();
      endShow();
    };
  }, [store]);
}

/** Lets the dice come to rest. */
const land = (): void => useRollShow.setState({ phase: 'lying' });

/** While dice fall, keys and clicks only end the fall. */
function useEndOfFall(falling: boolean): void {
  useEffect(() => {
    if (!falling) return;
    const stop = (event: Event): void => {
      if (event instanceof KeyboardEvent && modifiers.has(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type !== 'pointerdown') land();
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    for (const kind of ['keydown', 'pointerdown', 'click'] as const) document.addEventListener(kind, stop, options);
    return () => listeners.abort();
  }, [falling]);
}

/** Once they lie, a key or a click goes on, and does what it does besides. */
function useEndOfLying(lying: boolean): void {
  useEffect(() => {
    if (!lying) return;
    const go = (event: Event): void => {
      if (!(event instanceof KeyboardEvent && modifiers.has(event.key))) setTimeout(nextRoll);
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    for (const kind of ['keydown', 'click'] as const) document.addEventListener(kind, go, options);
    return () => listeners.abort();
  }, [lying]);
}

function useTimer(shown: boolean): void {
  const phase = useRollShow((show) => show.phase);
  const roll = useRollShow((show) => show.rolls[0]);
  const speed = useTable(({ preferences }) => preferences.speed);
  useEffect(() => {
    const after = paces[speed][phase];
    if (!shown || roll === undefined || after === null) return;
    const timer = setTimeout(phase === 'falling' ? land : nextRoll, after);
    return () => clearTimeout(timer);
  }, [shown, phase, roll, speed]);
}

/** To use once, where a game is shown. What is shown now: dice falling, lying, or nothing. */
export function useRollShowing(): 'falling' | 'lying' | null {
  useFreshRolls();
  const shown = useRollShow(({ rolls }) => rolls.length > 0);
  const phase = useRollShow((show) => show.phase);
  useEndOfFall(shown && phase === 'falling');
  useEndOfLying(shown && phase === 'lying');
  useTimer(shown);
  return shown ? phase : null;
}
