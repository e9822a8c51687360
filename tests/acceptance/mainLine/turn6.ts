// Summer 1942: the USA and Spain enter; Kharkov, and Kiev lost again.
import { attack, decline, done, mobilize, move, pass, retreat } from '../../support/game';
import { allies, axis, type Chapters, forward, hand, playEvent } from '../notation';

export const turn6 = {
  // Nine cards are all the allies have, so they take them without a choice.
  'T6 hands': [
    axis(
      hand(
        'axis-blitzkrieg-1 axis-blitzkrieg-2 axis-blitzkrieg-3 axis-blitzkrieg-4 axis-supply-1 axis-ambush-1 axis-diplomacy-1 axis-development-2',
      ),
    ),
  ],
  'T6 the USA enters': [allies(playEvent('allies-diplomacy-1')), allies(forward('US'))],
  'T6 American aircraft': [allies(mobilize('US-AF-1', 'north-atlantic', 'scotland'))],
  'T6 Spain enters': [axis(playEvent('axis-diplomacy-1')), axis(forward('ES'))],
  'T6 armour to Kiev': [
    axis(move('DE-TF-5', 'kiev')),
    axis(done),
    allies(playEvent('allies-supply-1')),
    allies(mobilize('SU-TF-3', 'moscow')),
  ],
  'T6 Kharkov': [
    axis(playEvent('axis-blitzkrieg-3')),
    axis(move('DE-TF-5 RO-LF-1', 'kharkov')),
    allies(decline),
    axis(attack('DE-TF-5 RO-LF-1')),
    allies(decline, 4, 2),
    allies(retreat('SU-GF-4', 'rostov')),
  ],
  'T6 new submarines': [
    axis(mobilize('DE-SS-1', 'ruhr', 'baltic-sea')),
    axis(mobilize('DE-SS-2', 'ruhr', 'baltic-sea')),
    axis(done),
  ],
  // Were both sides to pass now, the axis would win. The Soviets strike from Minsk.
  'T6 the Soviets in Kiev': [
    allies(playEvent('allies-offensive-3')),
    allies(move('SU-SA-1 SU-SA-2', 'kiev')),
    axis(decline),
    allies(attack('SU-SA-1 SU-SA-2')),
    axis(decline, 1, 3),
    axis(retreat('HU-LF-1', 'romania')),
    allies(done),
  ],
  'T6 end': [axis(pass), allies(pass)],
} satisfies Chapters;
