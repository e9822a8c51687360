// The small game that the fixtures are saves of: four areas, a German march into Poland.
import type { Decision, Recorded } from '../../src/engine';
import { move } from '../support/game';
import { card } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

export const world = toyWorld({
  areas: { Berlin: 'land DE red', Posen: 'land PL', Warsaw: 'land PL black', Lodz: 'land PL' },
  adjacency: 'Berlin-Posen-Warsaw Berlin-Lodz',
  setup: { Berlin: 'DE LF*3', Warsaw: 'PL LF' },
});

const hand: Decision = {
  type: 'chooseHand',
  cards: ['axis-offensive-1', 'axis-supply-1', 'axis-ambush-1', 'axis-ambush-2'].map(card),
};
const points: Decision = { type: 'playCard', card: card('axis-offensive-1'), first: 'points' };

const byAxis = (...decisions: Decision[]): Recorded[] => decisions.map((decision) => ({ side: 'axis', decision }));

/** The line of the game: one unit has marched to Posen. */
export const line = byAxis(hand, points, move('DE-LF-1', 'Posen'));
/** Another line, taken back: it has marched to Lodz. */
export const aside = byAxis(move('DE-LF-1', 'Lodz'));
