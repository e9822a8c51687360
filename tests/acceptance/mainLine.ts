// One game from the first decision to Sea Lion, in which the facts of R20 happen one after the other: seven turns as
// named chapters, and the same as plain data that `replay` and a saved game understand.
import { turn1 } from './mainLine/turn1';
import { turn2 } from './mainLine/turn2';
import { turn3 } from './mainLine/turn3';
import { turn4 } from './mainLine/turn4';
import { turn5 } from './mainLine/turn5';
import { turn6 } from './mainLine/turn6';
import { turn7 } from './mainLine/turn7';
import { recordingOf } from './notation';

export const mainLine = { ...turn1, ...turn2, ...turn3, ...turn4, ...turn5, ...turn6, ...turn7 };
export type ChapterName = keyof typeof mainLine;

/** Seven turns; the next decision is the axis hand of turn 8. */
export const mainGame = recordingOf(mainLine);

/** Turns 1 and 2; the next decision is the axis hand of turn 3. */
export const openingGame = recordingOf({ ...turn1, ...turn2 });
