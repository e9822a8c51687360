// Winter 1940: Yugoslavia, Greece, Norway; Britain strikes back at Paris and in Libya.
import { airAttack, airMove, attack, decline, done, mobilize, move, pass, retreat } from '../../support/game';
import { allies, axis, type Chapters, damages, develop, forward, hand, join, playEvent, playPoints } from '../notation';

export const turn3 = {
  'T3 hands': [
    axis(
      hand('axis-blitzkrieg-1 axis-blitzkrieg-2 axis-diplomacy-1 axis-development-1 axis-development-2 axis-supply-1'),
    ),
    allies(hand('allies-diplomacy-1 allies-diplomacy-2 allies-offensive-1 allies-development-1')),
  ],
  'T3 the army gathers in Austria': [
    axis(playPoints('axis-blitzkrieg-2')),
    axis(move('DE-TF-1 DE-TF-2 DE-TF-3', 'lorraine', 'south-germany', 'austria')),
    axis(move('DE-LF-10', 'austria')),
  ],
  // Both Yugoslavs could only retreat into neutral land, and rather leave the map.
  'T3 Yugoslavia': [
    axis(move('DE-TF-1 DE-TF-2 DE-TF-3 DE-LF-10', 'yugoslavia')),
    allies(decline),
    axis(attack('DE-TF-1 DE-TF-2 DE-TF-3 DE-LF-10')),
    allies(decline, 4, 1, 2, 3),
    ...damages(axis, 'YU-LF-1 YU-LF-1 YU-LF-2 YU-LF-2'),
    allies(retreat('YU-LF-1', 'forcePool')),
    allies(retreat('YU-LF-2', 'forcePool')),
  ],
  'T3 the USA moves again': [allies(playEvent('allies-diplomacy-1')), allies(forward('US'))],
  'T3 from Egypt into Libya': [
    allies(move('GB-LF-2 GB-TF-1', 'libya')),
    axis(decline),
    allies(mobilize('GB-LF-6', 'egypt')),
  ],
  'T3 Hungary': [axis(playEvent('axis-diplomacy-1')), axis(join('HU'))],
  'T3 Paris is thinly held': [axis(airMove('DE-AF-3', 'south-germany')), axis(move('IT-TF-1 IT-LF-2', 'yugoslavia'))],
  'T3 battle in Libya': [
    allies(playEvent('allies-offensive-1')),
    allies(attack('GB-LF-2 GB-TF-1')),
    axis(decline, 2, 5),
    ...damages(allies, 'IT-GF-3'),
    allies(mobilize('GB-CV-2', 'london')),
  ],
  'T3 from Yugoslavia into Greece': [
    axis(playPoints('axis-blitzkrieg-1')),
    axis(move('IT-TF-1 IT-LF-2', 'greece')),
    allies(decline),
  ],
  'T3 Norway': [axis(attack('DE-LF-1 DE-LF-2')), allies(decline, 2, 1), allies(retreat('NO-GF-1', 'forcePool'))],
  'T3 Greece': [axis(attack('IT-TF-1 IT-LF-2')), allies(decline, 3, 2), allies(retreat('GR-GF-1', 'forcePool'))],
  // No card: four British air units, all of them in London. One German is fresh and falls back, the other spent and lost.
  'T3 British air over Paris': [
    allies(airAttack('GB-AF-1 GB-AF-2 GB-AF-3 GB-AF-4', 'paris'), 1, 4, 3, 2),
    ...damages(allies, 'DE-LF-4 DE-LF-4 DE-LF-5 DE-LF-5'),
    axis(retreat('DE-LF-5', 'belgium')),
  ],
  'T3 Paris is manned from Berlin': [
    axis(playEvent('axis-development-1')),
    axis(develop('axis-blitzkrieg-3')),
    axis(mobilize('DE-LF-4', 'berlin', 'ruhr', 'belgium', 'paris')),
    axis(move('DE-LF-3', 'warsaw')),
  ],
  'T3 the USSR moves': [
    allies(playEvent('allies-diplomacy-2')),
    allies(forward('SU')),
    allies(mobilize('GB-TF-2', 'egypt')),
    allies(mobilize('GB-LF-7', 'london')),
  ],
  'T3 boats and armour take their places': [
    axis(playEvent('axis-development-2')),
    axis(develop('axis-sea-lion')),
    axis(move('DE-TF-5', 'ruhr', 'berlin', 'warsaw')),
    axis(move('DE-SS-1', 'channel', 'central-atlantic')),
    axis(done),
    allies(playEvent('allies-development-1')),
    allies(develop('allies-offensive-3')),
    allies(move('GB-LF-3', 'libya')),
    axis(decline),
    allies(done),
  ],
  'T3 end': [axis(pass), allies(pass)],
} satisfies Chapters;
