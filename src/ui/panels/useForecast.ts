// The attack that is being thought about, and its exact chances before the die (R9, R11, R17).
import { useMemo } from 'react';
import { type Decision, type Forecast, forecast, type Option, type UnitId } from '../../engine';
import { areaOf } from '../map/mapModel';
import { useTable } from '../useTable';

const strikes: readonly Decision['type'][] = ['attack', 'airAttack', 'raid', 'bomb'];

const isStrike = ({ decision, refusal }: Option): boolean => refusal === null && strikes.includes(decision.type);

export interface Thought {
  readonly option: Option;
  readonly forecast: Forecast;
  readonly group: readonly UnitId[];
}

/** The strike at the area that is pointed at, else the chosen kind's or the only one; null when it is not clear. */
function useStrike(): Option | null {
  const world = useTable((table) => table.world);
  const view = useTable((table) => table.view);
  const { options, prompt, selection, intent, hovered, focusArea } = usePointed();
  return useMemo(() => {
    if (!view) return null;
    const asked = { world, view, prompt, selection, intent, options };
    const possible = options.filter((option) => isStrike(option) && (!intent || option.decision.type === intent));
    const at = (area: typeof hovered) => possible.filter((option) => area !== null && areaOf(asked, option) === area);
    const [pointed] = [...at(hovered), ...at(focusArea)];
    const here = possible.find(({ decision }) => decision.type === 'attack' || decision.type === 'raid');
    return pointed ?? here ?? (possible.length === 1 ? (possible[0] ?? null) : null);
  }, [world, view, options, prompt, selection, intent, hovered, focusArea]);
}

function usePointed() {
  const options = useTable((table) => table.options);
  const prompt = useTable((table) => table.prompt);
  const selection = useTable((table) => table.selection);
  const intent = useTable((table) => table.intent);
  const hovered = useTable((table) => table.hovered);
  const focusArea = useTable((table) => table.focusArea);
  return { options, prompt, selection, intent, hovered, focusArea };
}

export function useForecast(): Thought | null {
  const world = useTable((table) => table.world);
  const state = useTable((table) => table.state);
  const side = useTable(({ prompt }) => prompt?.side ?? null);
  const option = useStrike();
  return useMemo(() => {
    if (!state || !side || !option || !('group' in option.decision)) return null;
    const found = forecast(world, state, side, option.decision);
    return found && { option, forecast: found, group: option.decision.group };
  }, [world, state, side, option]);
}
