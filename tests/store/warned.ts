// Small positions to be warned in, and the warnings given there.
import { options } from '../../src/engine';
import type { Warning } from '../../src/store';
import { warningsOf } from '../../src/store/warnings';
import { type Game, given } from '../support/game';
import { unit } from '../support/packs/ids';
import { type ToyPack, toyWorld } from '../support/packs/toyPack';

export const land: ToyPack = {
  areas: {
    Berlin: 'land DE red',
    Posen: 'land DE',
    Warsaw: 'land PL black',
    Lodz: 'land PL',
    Sofia: 'land',
    Baltic: 'sea',
  },
  adjacency: 'Berlin-Posen-Warsaw-Lodz-Sofia Berlin-Baltic-Posen',
  setup: { Berlin: 'DE LF*2 AF TF', Posen: 'DE LF', Warsaw: 'PL LF', Lodz: 'PL LF', Baltic: 'DE NF*2' },
  pool: 'DE LF SS',
  nations: { HU: 'neutral axis' },
  roles: { germany: 'DE' },
};
export const game = given(toyWorld(land));

function warningsFor(position: Game, selection = ''): readonly Warning[] {
  const units = selection.split(' ').filter(Boolean).map(unit);
  const { world, state } = position;
  return warningsOf(world, state, units, options(world, state, units, 'all'));
}

export const kinds = (position: Game, selection?: string): string[] =>
  warningsFor(position, selection).map(({ kind }) => kind);
export const of = (kind: Warning['kind'], position: Game, selection?: string): readonly Warning[] =>
  warningsFor(position, selection).filter((warning) => warning.kind === kind);
