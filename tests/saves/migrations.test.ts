// R19.2: a save of any older form is brought to the present one, form by form, and is the same game.
import { describe, expect, it } from 'vitest';
import { createSave, parseSave, replay, SAVE_SCHEMA, stepsOf } from '../../src/engine';
import { migrated, migrations } from '../../src/engine/saves/migrations';
import { fixture, fixtureNames } from './fixtures';
import { aside, line, world } from './toySaves';

const forms = Array.from({ length: SAVE_SCHEMA }, (_, index) => index + 1);
const record = { name: 'Posen', seed: 1, script: [], variants: {}, decisions: line };

function stateAfter(decisions: typeof line) {
  const played = replay(world, { ...record, decisions });
  if (!played.ok) throw new Error(played.error.reason);
  return played.value.state;
}

describe('migrations', () => {
  it('lead from the first form to the present one without a gap', () => {
    expect(migrations.map(({ from }) => from)).toEqual(forms.slice(0, -1));
  });

  it('have a fixture for every form', () => {
    expect(fixtureNames).toEqual(expect.arrayContaining(forms.map(String)));
  });

  it.each(migrations.map(({ from, migrate }) => [from, migrate] as const))(
    'make of form %i the next',
    (from, migrate) => {
      const before = fixture(String(from));
      const copy = structuredClone(before);
      expect(before['schema']).toBe(from);
      expect(migrate(before)).toEqual(fixture(String(from + 1)));
      expect(before).toEqual(copy);
    },
  );

  it.each(forms)('bring form %i to the present one', (form) => {
    expect(migrated(fixture(String(form)), form)).toEqual(fixture(String(SAVE_SCHEMA)));
  });

  it('leave a save whose decisions are no list to be refused by name', () => {
    const broken = { ...fixture('1'), decisions: 'none' };
    expect(parseSave(world, broken)).toMatchObject({ ok: false, error: { code: 'corrupt', path: 'decisions' } });
  });
});

describe('a save of every form', () => {
  it.each(fixtureNames)('%s is read, checked, and the same game', (name) => {
    const result = parseSave(world, fixture(name));
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    expect(result.value.schema).toBe(SAVE_SCHEMA);
    expect(result.value.state).toEqual(stateAfter(line));
    expect(result.value.decisions).toEqual(line);
  });

  it('of the present form is what is written today', () => {
    expect(JSON.parse(JSON.stringify(createSave(world, record, stateAfter(line))))).toEqual(
      fixture(String(SAVE_SCHEMA)),
    );
  });

  it('with another line has it aside, with its name and who has seen it', () => {
    const result = parseSave(world, fixture('2-forked'));
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    expect(result.value.timeline).toMatchObject({ tip: 4, names: [{ tip: 3, name: 'Lodz' }], unseen: [3] });
    expect(stepsOf(result.value)).toEqual([
      { parent: 0, decisions: line.slice(0, 1) },
      { parent: 1, decisions: line.slice(1, 2) },
      { parent: 2, decisions: aside },
      { parent: 2, decisions: line.slice(2) },
    ]);
  });
});
