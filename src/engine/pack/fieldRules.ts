// The rule a field belongs to, for figures of a wrong shape.
import type { RuleRef } from '../types';

export const SECTIONS = ['pack', 'areas', 'adjacency', 'nations', 'counters', 'setup', 'cards', 'roles'] as const;
export type Section = (typeof SECTIONS)[number];

const FIELD_RULES: Readonly<Partial<Record<Section, Readonly<Record<string, RuleRef>>>>> = {
  pack: { turns: 'R1.1', firstHands: 'R6.2', victory: 'R1.3', id: 'R19.2' },
  areas: { kind: 'R2.1', home: 'R2.1', surrenderHome: 'R16.1', base: 'R3.1', victoryPoints: 'R1.4' },
  nations: { start: 'R15.1', leaning: 'R15.2', track: 'R15.4' },
  counters: {
    nation: 'R5.2',
    type: 'R5.1',
    count: 'R5.2',
    attack: 'R5.2',
    air: 'R5.2',
    durability: 'R5.2',
    movement: 'R5.2',
    newWeapons: 'R5.3',
  },
  setup: { nation: 'R5.2', type: 'R5.1', model: 'R5.2', count: 'R5.2' },
  cards: { value: 'R6.3', event: 'R18.2', params: 'R18.2' },
};

/** Rule of a field of a table; R19.1 where no rule but the pack's own is meant. */
export function fieldRule(section: Section, field: string | number | undefined): RuleRef {
  if (section === 'adjacency') return 'R2.2';
  const rules = FIELD_RULES[section];
  return typeof field === 'string' && rules && Object.hasOwn(rules, field) ? (rules[field] ?? 'R19.1') : 'R19.1';
}
