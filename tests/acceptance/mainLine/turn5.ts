// Winter 1941: Leningrad, the Soviet counter-stroke, and the hunt for the submarines.
import { airAttack, attack, decline, done, mobilize, move, pass, retreat } from '../../support/game';
import {
  allies,
  axis,
  type Chapters,
  damages,
  forward,
  hand,
  leaveTo,
  playEvent,
  playPoints,
  raid,
  release,
} from '../notation';

export const turn5 = {
  'T5 hands': [
    axis(
      hand(
        'axis-blitzkrieg-1 axis-blitzkrieg-2 axis-blitzkrieg-3 axis-supply-1 axis-ambush-1 axis-development-1 axis-development-2 axis-wolfpack-1',
      ),
    ),
    allies(
      hand(
        'allies-offensive-1 allies-offensive-2 allies-offensive-3 allies-supply-1 allies-ambush-1 allies-diplomacy-1 allies-diplomacy-2 allies-lend-lease',
      ),
    ),
  ],
  'T5 from Minsk to Leningrad': [
    axis(playPoints('axis-blitzkrieg-2')),
    axis(move('DE-TF-1 DE-TF-2 DE-TF-3', 'leningrad')),
    allies(decline),
    axis(mobilize('RO-GF-1', 'romania')),
  ],
  'T5 Leningrad': [
    axis(attack('DE-TF-1 DE-TF-2 DE-TF-3')),
    allies(decline, 2, 6, 4),
    ...damages(axis, 'SU-LF-3 SU-GF-1'),
  ],
  'T5 Minsk': [
    allies(playEvent('allies-offensive-3')),
    allies(move('SU-SA-1 SU-SA-2 SU-LF-5', 'minsk')),
    axis(decline),
    allies(attack('SU-SA-1 SU-SA-2 SU-LF-5')),
    axis(decline, 1, 4, 5),
    axis(retreat('RO-LF-1', 'kiev')),
  ],
  'T5 into Poland': [
    allies(move('SU-TF-1 SU-TF-2', 'minsk', 'east-poland')),
    axis(decline),
    allies(move('SU-LF-7 SU-LF-8', 'minsk')),
    allies(done),
  ],
  // Both boats strike home; the last card of the hand and the fourth of the rest are lost.
  'T5 wolfpack': [
    axis(playEvent('axis-wolfpack-1')),
    axis(release('DE-SS-4')),
    axis(raid('DE-SS-1 DE-SS-2'), 2, 3, 7, 4),
    axis(mobilize('DE-SS-4', 'ruhr', 'baltic-sea')),
    axis(done),
  ],
  // Aircraft and a carrier strike from London, then the ships on the spot, in one impulse.
  'T5 the submarines are hunted': [
    allies(playPoints('allies-offensive-1')),
    allies(airAttack('GB-AF-1 GB-AF-2 GB-CV-2', 'central-atlantic'), 3, 6, 5),
    ...damages(allies, 'DE-SS-1'),
    allies(move('SU-TF-t34-1', 'minsk')),
    allies(attack('GB-NF-3 GB-CV-1'), 2, 5),
    axis(pass),
  ],
  'T5 the USA moves': [
    allies(playEvent('allies-diplomacy-1')),
    allies(forward('US')),
    allies(mobilize('SU-SA-3', 'moscow')),
  ],
  // Romania has two spent units: Hungary leaves Kiev to it.
  'T5 end': [axis(pass), allies(pass), axis(leaveTo('RO', 'kiev'))],
} satisfies Chapters;
