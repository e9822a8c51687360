// R20, T4: the main line in the summer of 1941. The plays have the USSR enter by diplomacy within this turn, and Germany
// strike Kiev before that. By R15.6 a strike at a neutral brings it in at once, so these are two lines from one position:
// in the main line the strike comes first; in the other the axis waits, and the USSR enters by diplomacy.
import { describe, expect, it } from 'vitest';
import { attack, decline, done, move, retreat } from '../support/game';
import { nation } from '../support/packs/ids';
import { allies, axis, damages, forward, playEvent, playPoints } from './notation';
import { chapter, eventsPlayed, leaving, unitsIn } from './standardGame';

const armour = 'DE-TF-1 DE-TF-2 DE-TF-3';

describe('R20 T4', () => {
  it('R20 T4: hands 7/5 (R2.3, R6.1)', () => {
    expect(chapter('T3 end').after.logged('turnBegan')).toEqual([
      { type: 'turnBegan', turn: 4, points: { axis: 7, allies: 5 }, first: 'axis' },
    ]);
    expect(chapter('T4 hands').after.logged('handChosen')).toMatchObject([
      { side: 'axis', count: 7 },
      { side: 'allies', count: 5 },
    ]);
  });

  it('R20 T4: Germany strikes Kiev with its first impulse (R15.6)', () => {
    const impulses = (['T4 hands', 'T4 armour in Romania', 'T4 Kiev'] as const).flatMap((name) =>
      chapter(name).after.logged('impulseBegan'),
    );
    expect(impulses).toMatchObject([{ side: 'axis' }, { side: 'allies' }]);
    const { before, after } = chapter('T4 Kiev');
    expect(before.sideOf('SU')).toBe('neutral');
    expect(after.logged('attackDeclared')).toMatchObject([{ kind: 'attack', side: 'axis', area: 'kiev' }]);
    expect(after.controller('kiev')).toBe('DE');
  });

  it('R20 T4: Germany strikes Kiev by way of Romania (R21.8)', () => {
    const steps = (['T4 armour in Romania', 'T4 Kiev'] as const).flatMap((name) =>
      chapter(name)
        .after.logged('groupMoved')
        .filter(({ units }) => units.some((id) => id === 'DE-TF-1')),
    );
    expect(steps).toMatchObject([
      { from: 'yugoslavia', to: 'romania' },
      { from: 'romania', to: 'kiev' },
    ]);
  });

  it('R20 T4: the strike brings the USSR in, and diplomacy moves it no more (R15.6, R15.7)', () => {
    const { after } = chapter('T4 Kiev');
    expect(after.logged('nationJoined')).toMatchObject([{ nation: 'SU', side: 'allies', cause: 'violation' }]);
    const talks = leaving('T4 Kiev', allies(playEvent('allies-diplomacy-1'))).after;
    expect(talks.refusal('allies', forward('SU'))).toMatchObject({ code: 'trackFrozen', rule: 'R15.7' });
  });

  it('R20 T4: the USSR enters by diplomacy within the turn, if the axis waits (R15.3, R15.4)', () => {
    const { before, after } = leaving(
      'T4 armour in Romania',
      axis(done),
      allies(playEvent('allies-diplomacy-1')),
      allies(forward('SU')),
      allies(done),
      axis({ type: 'pass' }),
      allies(playEvent('allies-diplomacy-2')),
      allies(forward('SU')),
    );
    expect(before.state.nations[nation('SU')]).toMatchObject({ side: 'neutral', track: 1 });
    expect(after.state.turn).toBe(4);
    expect(after.logged('nationJoined')).toMatchObject([{ nation: 'SU', side: 'allies', cause: 'track' }]);
    expect(after.controller('moscow')).toBe('SU');
  });

  it('R20 T4: after that entry Germany still strikes Kiev by way of Romania, violating nobody (R15.8)', () => {
    const { after } = leaving(
      'T4 armour in Romania',
      axis(done),
      allies(playEvent('allies-diplomacy-1')),
      allies(forward('SU')),
      allies(done),
      axis({ type: 'pass' }),
      allies(playEvent('allies-diplomacy-2')),
      allies(forward('SU')),
      allies(done),
      axis(playPoints('axis-blitzkrieg-4')),
      axis(done),
      axis(move(armour, 'kiev')),
      allies(decline),
      axis(attack(armour)),
      allies(decline, 2, 4, 3),
      ...damages(axis, 'SU-LF-5 SU-LF-5 SU-LF-6'),
      allies(retreat('SU-LF-5', 'moscow')),
    );
    expect(after.logged('neutralityViolated')).toEqual([]);
    expect(after.logged('attackDeclared')).toMatchObject([{ side: 'axis', area: 'kiev' }]);
    expect(unitsIn(after, 'kiev')).toEqual(['SU-LF-6', 'DE-TF-1', 'DE-TF-2', 'DE-TF-3']);
  });

  it('R20 T4: Minsk is taken after Kiev, from Kiev (R8.3, R9)', () => {
    const { before, after: entry } = chapter('T4 from Kiev to Minsk');
    expect(before.controller('kiev')).toBe('DE');
    expect(before.controller('minsk')).toBe('SU');
    expect(entry.logged('groupMoved')).toMatchObject([{ from: 'kiev', to: 'minsk' }]);
    const { after } = chapter('T4 Minsk');
    expect(after.logged('attackDeclared')).toMatchObject([{ kind: 'attack', area: 'minsk' }]);
    expect(after.controller('minsk')).toBe('DE');
    expect(after.controller('kiev')).toBe('HU');
    expect(after.state.turn).toBe(4);
  });

  it('R20 T4: Supply lets the same armour strike twice in a turn (R13.1)', () => {
    const { after } = chapter('T4 from Kiev to Minsk');
    expect(eventsPlayed(after)).toEqual(['supply']);
    expect(after.logged('unitsRecovered')[0]?.units).toEqual(expect.arrayContaining(['DE-TF-1', 'DE-TF-2', 'DE-TF-3']));
  });
});
