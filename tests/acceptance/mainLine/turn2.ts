// Summer 1940: Paris, Vichy, Denmark, Norway, Romania.
import { airAttack, attack, decline, mobilize, move, pass, retreat } from '../../support/game';
import {
  allies,
  axis,
  type Chapters,
  develop,
  forward,
  hand,
  join,
  playEvent,
  playPoints,
  proclaimVichy,
  recover,
  release,
} from '../notation';

export const turn2 = {
  'T2 hands': [
    axis(hand('axis-blitzkrieg-2 axis-vichy axis-diplomacy-1 axis-development-2')),
    allies(hand('allies-diplomacy-1 allies-development-1 allies-lend-lease allies-supply-1')),
  ],
  // Armour comes back from Warsaw by a point and goes on to Paris by the event.
  'T2 the army gathers in Belgium': [
    axis(playPoints('axis-blitzkrieg-2')),
    axis(move('DE-TF-1 DE-TF-2 DE-TF-3', 'berlin', 'ruhr', 'belgium')),
    axis(move('DE-LF-6', 'belgium')),
  ],
  'T2 Paris': [
    axis(move('DE-TF-1 DE-TF-2 DE-TF-3 DE-LF-4 DE-LF-5 DE-AF-3', 'paris')),
    allies(decline),
    axis(attack('DE-TF-1 DE-TF-2 DE-TF-3 DE-LF-4 DE-LF-5 DE-AF-3')),
    allies(decline, 3, 4, 6, 5, 6),
    allies(retreat('FR-LF-1', 'lorraine')),
  ],
  'T2 the USA moves': [allies(playEvent('allies-diplomacy-1')), allies(forward('US'))],
  'T2 Britain in Tunisia': [
    allies(mobilize('GB-LF-4', 'central-atlantic', 'morocco', 'algeria', 'tunisia')),
    allies(mobilize('GB-LF-5', 'london')),
  ],
  'T2 Vichy': [axis(playEvent('axis-vichy')), axis(proclaimVichy), axis(move('DE-LF-9', 'ruhr'))],
  'T2 landing in Norway': [
    axis(move('DE-LF-1 DE-LF-2', 'baltic-sea', 'norway')),
    allies(decline),
    allies(playEvent('allies-development-1')),
    allies(develop('allies-diplomacy-2')),
    allies(mobilize('GB-AF-3', 'london')),
  ],
  'T2 Romania': [axis(playEvent('axis-diplomacy-1')), axis(join('RO'))],
  'T2 into Denmark': [
    axis(move('DE-TF-5 DE-LF-9', 'denmark')),
    allies(decline),
    axis(airAttack('DE-AF-4', 'north-sea'), 6),
    allies(playEvent('allies-lend-lease')),
    allies(release('SU-TF-t34-1')),
    allies(mobilize('GB-TF-1', 'egypt')),
  ],
  'T2 air over Norway': [
    axis(airAttack('DE-AF-2', 'norway'), 3),
    allies(playEvent('allies-supply-1')),
    allies(mobilize('GB-AF-4', 'london')),
  ],
  'T2 Denmark': [
    axis(playEvent('axis-development-2')),
    axis(develop('axis-blitzkrieg-4')),
    axis(attack('DE-TF-5 DE-LF-9'), 2, 3),
  ],
  'T2 garrisons in the south': [
    axis(move('DE-LF-8', 'warsaw', 'bohemia')),
    axis(mobilize('DE-GF-1', 'ruhr', 'south-germany', 'austria')),
    allies(pass),
  ],
  // Twelve areas are German, thirteen units are spent.
  'T2 end': [
    axis(pass),
    axis(recover('DE-LF-1 DE-LF-2 DE-LF-5 DE-LF-9 DE-TF-1 DE-TF-2 DE-TF-3 DE-TF-5 DE-AF-2 DE-AF-3 DE-AF-4 DE-GF-1')),
  ],
} satisfies Chapters;
