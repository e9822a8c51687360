// The last fight as the log tells it, and the steps its damage led through (R9.3).
import { describe, expect, it } from 'vitest';
import type { AreaId, LogEntry, NationId, RuleRef, UnitDef, UnitId } from '../../src/engine';
import type { LogLine } from '../../src/store';
import { stepsOf, wasSpent } from '../../src/ui/combat/damageSteps';
import { lastFight } from '../../src/ui/combat/fight';

const [A, B] = ['A' as AreaId, 'B' as AreaId];
const [own, other] = ['DE-LF-1' as UnitId, 'PL-LF-1' as UnitId];

const linesOf = (...entries: LogEntry[]): LogLine[] =>
  entries.map((entry, id) => ({ id, turn: 1, side: 'axis', entry, node: id }));

const roll = (side: 'axis' | 'allies', hits: number, rule: RuleRef = 'R9.1'): LogEntry => ({
  type: 'diceRolled',
  side,
  rule,
  area: A,
  units: [own],
  ratings: [3],
  dice: [hits > 0 ? 1 : 6],
  hits,
});
const attack: LogEntry = { type: 'attackDeclared', side: 'axis', kind: 'attack', units: [own], from: A, area: A };
const allocated: LogEntry = { type: 'allocatorChosen', side: 'axis', damage: 1, clause: 3, rule: 'R9.2' };
const dealt: LogEntry = { type: 'damageDealt', unit: other, damage: 1, result: 'spent' };
const moved: LogEntry = {
  type: 'groupMoved',
  side: 'axis',
  units: [own],
  from: B,
  to: A,
  law: 'normal',
  bySea: false,
};

describe('the last fight', () => {
  it('is none before a die has fallen', () => {
    expect(lastFight(linesOf(moved, attack))).toBeNull();
  });

  it('begins with the attack and ends before the next deed', () => {
    const fight = lastFight(linesOf(moved, attack, roll('axis', 1), allocated, dealt, moved));
    expect(fight).toMatchObject({ kind: 'attack', side: 'axis', area: A, first: { id: 1 }, last: { id: 4 } });
    expect(fight?.volleys).toMatchObject([{ id: 2, allocated: { damage: 1 }, dealt: [{ unit: other }], wasted: 0 }]);
  });

  it('holds the counterattack of an ambush and the dice of those left', () => {
    const ambush: LogEntry = {
      type: 'ambushPlayed',
      side: 'allies',
      card: 'c' as never,
      trigger: 'attack',
      area: A,
      units: [other],
    };
    const lost: LogEntry = { type: 'damageLost', side: 'axis', damage: 2 };
    const fight = lastFight(linesOf(attack, ambush, roll('allies', 2, 'R14.2'), allocated, lost, roll('axis', 0)));
    expect(fight?.volleys.map(({ roll: { side }, wasted }) => [side, wasted])).toEqual([
      ['allies', 2],
      ['axis', 0],
    ]);
    expect(fight?.side).toBe('axis');
  });

  it('an ambush of a group that enters is a fight of its own', () => {
    const ambush: LogEntry = {
      type: 'ambushPlayed',
      side: 'allies',
      card: 'c' as never,
      trigger: 'entry',
      area: A,
      units: [other],
    };
    const before = [attack, roll('axis', 0), moved];
    const fight = lastFight(linesOf(...before, ambush, roll('allies', 1, 'R14.2')));
    expect(fight).toMatchObject({ kind: 'ambush', side: 'allies', first: { id: 3 }, volleys: [{ id: 4 }] });
  });

  it('two attacks one after the other are two fights', () => {
    const fight = lastFight(linesOf(attack, roll('axis', 0), attack, roll('axis', 1)));
    expect(fight).toMatchObject({ first: { id: 2 }, volleys: [{ id: 3 }] });
  });

  it('tells what withdrew, what was discarded, and what changed hands', () => {
    const retreated: LogEntry = { type: 'unitRetreated', unit: other, from: A, to: B };
    const taken: LogEntry = { type: 'controlChanged', area: A, from: 'PL' as NationId, to: 'DE' as NationId };
    const fight = lastFight(linesOf(attack, roll('axis', 1), retreated, taken));
    expect([fight?.retreats, fight?.control]).toEqual([[retreated], [taken]]);
    const discarded: LogEntry = { type: 'cardDiscarded', side: 'allies', card: 'c' as never, rule: 'R17.1' };
    const raid = lastFight(linesOf(attack, roll('axis', 1), roll('axis', 1, 'R17.1'), discarded));
    expect(raid).toMatchObject({ kind: 'raid', first: { id: 2 }, discards: [discarded] });
    expect(lastFight(linesOf(roll('allies', 0, 'R17.2')))).toMatchObject({ kind: 'bombing', side: 'allies' });
  });
});

describe('R9.3 steps of damage', () => {
  const unit = (type: UnitDef['type'], durability: number) => ({ type, durability }) as UnitDef;

  it('a ready unit is spent, retreats, is lost; a spent one begins a step further', () => {
    expect(stepsOf(unit('TF', 2), false)).toEqual([
      { step: 'ready', at: 0 },
      { step: 'spent', at: 2 },
      { step: 'retreat', at: 4 },
      { step: 'pool', at: 6 },
    ]);
    expect(stepsOf(unit('LF', 1), true).map(({ step, at }) => [step, at])).toEqual([
      ['spent', 0],
      ['retreat', 1],
      ['pool', 2],
    ]);
  });

  it('R9.5 fortresses and submarines do not retreat', () => {
    for (const type of ['FT', 'SS'] as const) {
      expect(stepsOf(unit(type, 3), false).map(({ step }) => step)).toEqual(['ready', 'spent', 'pool']);
    }
  });

  it('what became of a unit tells whether it was spent before', () => {
    const was = (type: UnitDef['type'], damage: number, result: 'none' | 'spent' | 'retreat' | 'pool') =>
      wasSpent(unit(type, 1), { damage, result });
    expect([was('LF', 1, 'spent'), was('LF', 2, 'retreat'), was('LF', 3, 'pool')]).toEqual([false, false, false]);
    expect([was('LF', 1, 'retreat'), was('LF', 2, 'pool'), was('SS', 1, 'pool')]).toEqual([true, true, true]);
    expect([was('SS', 2, 'pool'), was('LF', 0, 'none')]).toEqual([false, false]);
  });
});
