// Winter 1939: Poland, the Low Countries, Italy. Four cards suffice.
import { attack, mobilize, move, pass, retreat } from '../../support/game';
import { allies, axis, type Chapters, develop, hand, join, playEvent, playPoints, recover } from '../notation';

export const turn1 = {
  'T1 hands': [axis(hand('axis-blitzkrieg-2 axis-diplomacy-1 axis-development-1 axis-supply-1'))],
  // One Blitzkrieg: armour, infantry and air into Warsaw. The defender falls back and is removed with the other two.
  'T1 Poland': [
    axis(playEvent('axis-blitzkrieg-2')),
    axis(move('DE-TF-1 DE-TF-2 DE-TF-3 DE-LF-1 DE-LF-2 DE-AF-1', 'warsaw')),
    axis(attack('DE-TF-1 DE-TF-2 DE-TF-3 DE-LF-1 DE-LF-2 DE-AF-1'), 2, 4, 5, 6, 5),
  ],
  'T1 the army turns west': [axis(move('DE-TF-5', 'berlin', 'ruhr')), axis(move('DE-LF-9', 'ruhr')), allies(pass)],
  'T1 Italy': [axis(playEvent('axis-diplomacy-1')), axis(join('IT'))],
  'T1 into the Low Countries': [
    axis(move('DE-LF-4 DE-LF-5 DE-AF-3', 'belgium')),
    axis(move('DE-LF-6 DE-LF-9 DE-AF-4', 'netherlands')),
    allies(pass),
  ],
  'T1 Belgium': [
    axis(playPoints('axis-development-1')),
    axis(attack('DE-LF-4 DE-LF-5 DE-AF-3'), 3, 2),
    allies(retreat('BE-GF-1', 'north-france')),
  ],
  'T1 the Netherlands': [
    axis(attack('DE-LF-6 DE-LF-9 DE-AF-4'), 1, 3),
    axis(develop('axis-development-2')),
    allies(pass),
  ],
  // The last of the four cards; ten areas are German, so ten of the twelve spent units recover, the rest at the end.
  'T1 supply': [
    axis(playEvent('axis-supply-1')),
    axis(recover('DE-LF-4 DE-LF-5 DE-LF-6 DE-LF-9 DE-TF-1 DE-TF-2 DE-TF-3 DE-AF-1 DE-AF-3 DE-AF-4')),
    axis(mobilize('DE-AF-5', 'ruhr')),
    allies(pass),
  ],
  'T1 end': [axis(pass)],
} satisfies Chapters;
