// R21.1: what is a garrison for R8.3, and when it binds.
import { describe, expect, it } from 'vitest';
import { airAttack, airMove, attack, given, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Berlin: 'land DE red', Ruhr: 'land DE', Paris: 'land FR red', Lyon: 'land FR', Sea: 'sea' },
  adjacency: 'Berlin-Ruhr-Paris-Lyon Ruhr-Sea-Paris',
  setup: { Berlin: 'DE LF*2 AF', Ruhr: 'DE LF TF', Paris: 'FR LF*2 AF', Sea: 'DE NF*2' },
  pool: 'DE FT SS, IT LF NF, GB LF AF NF',
  nations: { IT: 'axis' },
});
const game = given(world);
const empty = { code: 'leavesAreaEmpty', rule: 'R8.3' };
/** The armour of Ruhr alone with a comrade. */
const ruhrWith = (...units: string[]) =>
  game
    .put('Berlin', 'DE-LF-3')
    .put('Ruhr', ...units)
    .points('axis', 1);
const armourGoes = move('DE-TF-1', 'Paris');

describe('R21.1 a garrison is', () => {
  it('R21.1 somebody: alone nobody leaves', () => {
    expect(ruhrWith().refusal('axis', armourGoes)).toEqual({ ...empty, area: 'Ruhr' });
  });

  it('R21.1 a unit of any nationality of the side', () => {
    expect(ruhrWith('IT-LF-1').refusal('axis', armourGoes)).toBeNull();
  });

  it('R21.1 ready or spent', () => {
    expect(ruhrWith('DE-LF-1').spent('DE-LF-1').refusal('axis', armourGoes)).toBeNull();
  });

  it('R21.1 a fortress', () => {
    expect(ruhrWith('DE-FT-1').refusal('axis', armourGoes)).toBeNull();
  });

  it('R21.1 an air unit', () => {
    expect(ruhrWith('DE-AF-1').refusal('axis', armourGoes)).toBeNull();
  });

  it('R21.1 no ship on land', () => {
    expect(ruhrWith('DE-NF-1').refusal('axis', armourGoes)).toEqual({ ...empty, area: 'Ruhr' });
  });

  it('R21.1 no army or plane at sea', () => {
    const sea = game.put('forcePool', 'DE-NF-2').put('Sea', 'DE-LF-1', 'DE-AF-1').points('axis', 1);
    expect(sea.refusal('axis', move('DE-NF-1', 'Ruhr'))).toEqual({ ...empty, area: 'Sea' });
  });

  it('R21.1 at sea any surface ship', () => {
    const sea = game.put('forcePool', 'DE-NF-2').put('Sea', 'IT-NF-1').points('axis', 1);
    expect(sea.refusal('axis', move('DE-NF-1', 'Ruhr'))).toBeNull();
  });

  it('R21.1 no unit of the other side', () => {
    expect(ruhrWith().put('Ruhr', 'GB-LF-1').points('axis', 1).refusal('axis', armourGoes)).toMatchObject(empty);
  });

  it('R21.1 for a whole group somebody outside of it', () => {
    const two = ruhrWith('DE-LF-1');
    expect(two.refusal('axis', move('DE-TF-1 DE-LF-1', 'Paris'))).toEqual({ ...empty, area: 'Ruhr' });
  });

  it('R21.1 for air moves as well', () => {
    const field = game.put('Ruhr', 'DE-LF-1', 'DE-LF-2').impulse('axis');
    expect(field.refusal('axis', airMove('DE-AF-1', 'Ruhr'))).toEqual({ ...empty, area: 'Berlin' });
    expect(game.impulse('axis').refusal('axis', airMove('DE-AF-1', 'Ruhr'))).toBeNull();
  });
});

describe('R21.1 when each move is made', () => {
  it('R21.1 one after the other may leave as long as one stays', () => {
    const first = game
      .points('axis', 3)
      .decide('axis', move('DE-LF-1', 'Ruhr'))
      .decide('axis', move('DE-LF-2', 'Ruhr'));
    expect([first.at('DE-LF-1'), first.at('DE-LF-2')]).toEqual(['Ruhr', 'Ruhr']);
    expect(first.refusal('axis', move('DE-AF-1', 'Ruhr'))).toEqual({ ...empty, area: 'Berlin' });
  });

  it('R21.1 who comes first lets another go', () => {
    const alone = game.points('axis', 3).decide('axis', move('DE-LF-3', 'Berlin'));
    expect(alone.refusal('axis', armourGoes)).toEqual({ ...empty, area: 'Ruhr' });
    expect(alone.decide('axis', move('DE-LF-1', 'Ruhr')).refusal('axis', armourGoes)).toBeNull();
  });

  it('R21.1 later losses undo nothing: an area may be emptied by them', () => {
    // The armour leaves a tired garrison, which is then bombed away.
    const left = ruhrWith('DE-LF-1').spent('DE-LF-1').put('Berlin', 'DE-LF-2').decide('axis', armourGoes);
    const bombed = left.impulse('allies').dice(1).decide('allies', airAttack('FR-AF-1', 'Ruhr'));
    expect([bombed.at('DE-LF-1'), bombed.at('DE-TF-1')]).toEqual(['Berlin', 'Paris']);
    expect(bombed.controller('Ruhr')).toBe('DE');
    expect(bombed.state.occupants).toMatchObject({ Ruhr: [] });
  });

  it('R21.1 retreats may empty an area too', () => {
    const met = game.put('Lyon', 'GB-LF-1').put('Lyon', 'DE-TF-1').spent('GB-LF-1').points('axis', 1).dice(1);
    const fought = met.decide('axis', attack('DE-TF-1'));
    expect([fought.at('GB-LF-1'), fought.controller('Lyon')]).toEqual(['Paris', 'DE']);
  });
});

describe('R21.1 where the enemy controls', () => {
  it('R21.1 nobody is bound in an area the enemy controls', () => {
    const raid = game.put('Paris', 'DE-TF-1').points('axis', 1);
    expect(raid.controller('Paris')).toBe('FR');
    expect(raid.refusal('axis', move('DE-TF-1', 'Ruhr'))).toBeNull();
  });

  it('R21.1 also at home', () => {
    const lost = game
      .put('Berlin', 'DE-LF-3', 'DE-TF-1')
      .put('Ruhr', 'GB-LF-1')
      .put('Ruhr', 'DE-TF-1')
      .points('axis', 1);
    expect(lost.controller('Ruhr')).toBe('GB');
    expect(lost.refusal('axis', move('DE-TF-1', 'Berlin'))).toBeNull();
  });

  it('R21.1 the same at sea', () => {
    const away = game.put('Ruhr', 'DE-NF-1', 'DE-NF-2').put('Sea', 'GB-NF-1').put('Sea', 'DE-NF-1').points('axis', 1);
    expect(away.controller('Sea')).toBe('GB');
    expect(away.refusal('axis', move('DE-NF-1', 'Ruhr'))).toBeNull();
  });

  it('R21.1 but in a contested area that the own side controls it is bound', () => {
    const held = ruhrWith().put('Ruhr', 'GB-LF-1').points('axis', 1);
    expect(held.controller('Ruhr')).toBe('DE');
    expect(held.refusal('axis', move('DE-TF-1', 'Berlin'))).toEqual({ ...empty, area: 'Ruhr' });
  });
});
