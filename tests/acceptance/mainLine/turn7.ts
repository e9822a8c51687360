// Winter 1942: Sea Lion.
import { attack, decline, done, move, pass } from '../../support/game';
import { allies, axis, type Chapters, damages, hand, playEvent } from '../notation';

export const turn7 = {
  'T7 hands': [
    axis(
      hand(
        'axis-blitzkrieg-1 axis-blitzkrieg-2 axis-blitzkrieg-3 axis-blitzkrieg-4 axis-supply-1 axis-ambush-1 axis-diplomacy-1 axis-development-2 axis-sea-lion',
      ),
    ),
    allies(pass),
  ],
  'T7 Sea Lion': [
    axis(playEvent('axis-sea-lion')),
    axis(move('DE-TF-4 DE-LF-5 DE-LF-6', 'channel', 'london')),
    allies(decline),
    allies(decline),
  ],
  'T7 battle of London': [
    axis(attack('DE-TF-4 DE-LF-5 DE-LF-6')),
    allies(decline, 3, 1, 6),
    ...damages(allies, 'GB-LF-7 GB-LF-5'),
    axis(done),
  ],
  'T7 end': [allies(pass), axis(pass)],
} satisfies Chapters;
