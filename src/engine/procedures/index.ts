// Every prompt with its procedure, and every frame that runs by itself, checked to be complete.
import type { AutoName, FrameName, PromptFrame, PromptName } from '../frames';
import type { Tx } from '../tx';
import { unknownId } from '../world';
import { ambush } from './ambush';
import { arsenal } from './arsenal';
import { fightOn } from './battle';
import { bombing } from './bombing';
import { chooseHand } from './chooseHand';
import { controllers } from './controllers';
import { damage } from './damage';
import { development } from './development';
import { diplomacy } from './diplomacy';
import { impulse } from './impulse';
import { landing } from './landing';
import { walkOn } from './moving';
import { offensive } from './offensive';
import { overload } from './overload';
import { partisan } from './partisan';
import { points } from './points';
import type { Procedure } from './procedure';
import { recovery } from './recovery';
import { retreat } from './retreat';
import { beginTurn, endImpulse, endTurn, recoverSide, returnCards, runImpulses } from './turn';
import { vichy } from './vichy';
import { wolfpack } from './wolfpack';

const PROCEDURES: { [A in PromptName]: Procedure<A> } = {
  ambush,
  arsenal,
  bombing,
  chooseHand,
  controllers,
  damage,
  development,
  diplomacy,
  impulse,
  landing,
  offensive,
  overload,
  partisan,
  points,
  recovery,
  retreat,
  vichy,
  wolfpack,
};

const procedures: ReadonlyMap<string, Procedure<PromptName>> = new Map(
  Object.entries(PROCEDURES) as [string, Procedure<PromptName>][],
);

/** The procedure of a frame; the frame it is called with must be of the same kind. */
export const procedureOf = (frame: { at: PromptFrame['at'] }): Procedure<PromptName> =>
  procedures.get(frame.at) ?? unknownId('procedure', frame.at);

const RUNNERS: Record<AutoName, ((tx: Tx) => void) | null> = {
  turnStart: beginTurn,
  impulses: runImpulses,
  impulseEnd: endImpulse,
  turnEnd: endTurn,
  recoverSide,
  returnCards,
  moving: walkOn,
  battle: fightOn,
  gameOver: null,
};

const runners: ReadonlyMap<string, ((tx: Tx) => void) | null> = new Map(Object.entries(RUNNERS));

/** What runs a frame by itself; null for a frame that asks, and when the game is over. */
export const runnerOf = (at: FrameName): ((tx: Tx) => void) | null => runners.get(at) ?? null;
