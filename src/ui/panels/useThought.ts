// What is being thought about before the die: an attack, a raid, a bombing, or an ambush of one's own (R9, R11, R14, R17).
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  type AreaId,
  type CounterOdds,
  counterOdds,
  type DecisionOf,
  type DecisionType,
  discardOdds,
  type Odds,
  type Option,
  odds,
  type PromptName,
  type Side,
} from '../../engine';
import { areaOf } from '../map/mapModel';
import { useTable } from '../useTable';

type StrikeType = 'attack' | 'airAttack' | 'raid' | 'bomb' | 'move';

/** A legal option with dice in it, or a move that lets its group attack. */
interface StrikeOption extends Option {
  readonly decision: DecisionOf<StrikeType>;
}

export type Thought = { readonly side: Side } & (
  | { readonly kind: 'attack'; readonly option: StrikeOption; readonly odds: Odds }
  | { readonly kind: 'discards'; readonly option: StrikeOption; readonly chances: readonly number[] }
  | { readonly kind: 'ambush'; readonly odds: CounterOdds }
);

const strikes: ReadonlySet<DecisionType> = new Set<DecisionType>(['attack', 'airAttack', 'raid', 'bomb']);
/** Prompts where a group may attack after its move (R18). */
const movesToAttack: ReadonlySet<PromptName> = new Set<PromptName>(['offensive', 'landing']);

function usePossible(): readonly StrikeOption[] {
  const options = useTable((table) => table.options);
  const intent = useTable((table) => table.intent);
  const at = useTable(({ prompt }) => prompt?.at);
  return useMemo(() => {
    const mayMove = at !== undefined && movesToAttack.has(at);
    return options.filter((option): option is StrikeOption => {
      const { type } = option.decision;
      const strike = strikes.has(type) || (mayMove && type === 'move');
      return strike && option.refusal === null && (intent === null || type === intent);
    });
  }, [options, intent, at]);
}

/** Areas of the possible strikes; a strike on the spot comes before a move. */
function useByArea(possible: readonly StrikeOption[]): ReadonlyMap<AreaId, StrikeOption> {
  const world = useTable((table) => table.world);
  const view = useTable((table) => table.view);
  const prompt = useTable((table) => table.prompt);
  const selection = useTable((table) => table.selection);
  return useMemo(() => {
    if (!view) return new Map();
    const asked = { world, view, prompt, selection, intent: null, options: possible };
    const placed = [...possible]
      .sort((one, other) => Number(one.decision.type !== 'move') - Number(other.decision.type !== 'move'))
      .map((option) => [areaOf(asked, option), option] as const);
    return new Map(placed.flatMap(([area, option]) => (area === null ? [] : [[area, option] as const])));
  }, [world, view, prompt, selection, possible]);
}

/** The area pointed at, else the one pointed at last, as long as the same options are on offer. */
function usePointedArea(byArea: ReadonlyMap<AreaId, StrikeOption>): AreaId | null {
  const hovered = useTable((table) => table.hovered);
  const focused = useTable((table) => table.focusArea);
  const [kept, setKept] = useState<{ area: AreaId; among: unknown } | null>(null);
  const now = [hovered, focused].find((area) => area !== null && byArea.has(area)) ?? null;
  useEffect(() => {
    if (now !== null) setKept({ area: now, among: byArea });
  }, [now, byArea]);
  return now ?? (kept?.among === byArea ? kept.area : null);
}

/** The strike at the area pointed at; without one the strike on the spot, or the only one. */
function useStrike(): StrikeOption | null {
  const possible = usePossible();
  const byArea = useByArea(possible);
  const pointed = usePointedArea(byArea);
  const dice = possible.filter(({ decision }) => strikes.has(decision.type));
  const here = dice.find(({ decision }) => decision.type === 'attack' || decision.type === 'raid');
  const only = dice.length === 1 ? dice[0] : undefined;
  return (pointed && byArea.get(pointed)) ?? here ?? only ?? null;
}

/** What the odds speak of; null when nothing is clear enough. The pointer never waits for them. */
export function useThought(): Thought | null {
  const world = useTable((table) => table.world);
  const state = useTable((table) => table.state);
  const prompt = useTable((table) => table.prompt);
  const option = useDeferredValue(useStrike());
  return useMemo(() => {
    if (!state || !prompt) return null;
    const { side } = prompt;
    if (prompt.at === 'ambush') {
      const found = counterOdds(world, state);
      return found && { kind: 'ambush', side, odds: found };
    }
    if (!option) return null;
    const chances = discardOdds(world, state, side, option.decision);
    if (chances) return { kind: 'discards', side, option, chances };
    const found = odds(world, state, side, option.decision);
    return found && { kind: 'attack', side, option, odds: found };
  }, [world, state, prompt, option]);
}
