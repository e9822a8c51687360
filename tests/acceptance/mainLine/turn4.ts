// Summer 1941: Kiev by way of Romania, Minsk, Eastern Poland.
import { airAttack, attack, decline, done, mobilize, move, pass, retreat } from '../../support/game';
import { allies, axis, type Chapters, damages, forward, hand, join, playEvent, playPoints, release } from '../notation';

export const turn4 = {
  'T4 hands': [
    axis(
      hand(
        'axis-blitzkrieg-1 axis-blitzkrieg-2 axis-blitzkrieg-3 axis-blitzkrieg-4 axis-supply-1 axis-diplomacy-1 axis-development-1',
      ),
    ),
    allies(hand('allies-diplomacy-1 allies-diplomacy-2 allies-supply-1 allies-offensive-1 allies-lend-lease')),
  ],
  'T4 armour in Romania': [
    axis(playPoints('axis-blitzkrieg-3')),
    axis(move('DE-TF-1 DE-TF-2 DE-TF-3', 'romania')),
    axis(move('HU-LF-1', 'romania')),
    axis(done),
  ],
  // The first impulse still: the event takes the armour on to Kiev, which brings the USSR in.
  'T4 Kiev': [
    axis(move('DE-TF-1 DE-TF-2 DE-TF-3 RO-LF-1 HU-LF-1', 'kiev')),
    allies(decline),
    axis(attack('DE-TF-1 DE-TF-2 DE-TF-3 RO-LF-1 HU-LF-1')),
    allies(decline, 2, 4, 3, 2, 1),
    ...damages(axis, 'SU-LF-5 SU-LF-5 SU-LF-6 SU-LF-6 SU-LF-6'),
    allies(retreat('SU-LF-5', 'moscow')),
  ],
  'T4 the USSR at war': [
    allies(playEvent('allies-diplomacy-1')),
    allies(forward('US')),
    allies(move('SU-LF-1', 'baltic-states')),
    allies(mobilize('SU-LF-7', 'moscow')),
  ],
  'T4 from Kiev to Minsk': [
    axis(playEvent('axis-supply-1')),
    axis(move('DE-TF-1 DE-TF-2 DE-TF-3 RO-LF-1', 'minsk')),
    allies(decline),
    axis(done),
  ],
  'T4 Soviet reserves': [
    allies(playEvent('allies-diplomacy-2')),
    allies(join('IE')),
    allies(mobilize('SU-TF-2', 'moscow')),
    allies(mobilize('SU-LF-8', 'moscow')),
  ],
  'T4 into Eastern Poland': [
    axis(playPoints('axis-blitzkrieg-2')),
    axis(move('DE-TF-5 DE-LF-3', 'east-poland')),
    allies(decline),
    axis(airAttack('DE-AF-1', 'minsk'), 2),
    ...damages(axis, 'SU-LF-4'),
  ],
  'T4 Minsk': [
    axis(attack('DE-TF-1 DE-TF-2 DE-TF-3 RO-LF-1')),
    allies(decline, 1, 3, 4, 2),
    ...damages(axis, 'SU-LF-4 SU-GF-2 SU-GF-2 SU-GF-2'),
    allies(retreat('SU-LF-4', 'moscow')),
  ],
  'T4 Soviet supply': [allies(playEvent('allies-supply-1')), allies(mobilize('SU-SA-2', 'moscow'))],
  'T4 Eastern Poland': [
    axis(playEvent('axis-blitzkrieg-4')),
    axis(attack('DE-TF-5 DE-LF-3')),
    allies(decline, 4, 1),
    axis(done),
    axis(mobilize('DE-FT-1', 'ruhr', 'belgium')),
    axis(done),
  ],
  'T4 Soviet air and armour': [
    allies(playEvent('allies-lend-lease')),
    allies(release('SU-TF-t34-2')),
    allies(mobilize('SU-TF-t34-1', 'moscow')),
  ],
  'T4 Spain moves': [
    axis(playEvent('axis-diplomacy-1')),
    axis(forward('ES')),
    axis(move('DE-TF-4', 'ruhr', 'belgium')),
    axis(done),
    allies(pass),
  ],
  'T4 end': [axis(pass)],
} satisfies Chapters;
