// The combat model of a game.
import type { Ctx } from '../tx';
import type { CombatModel } from './combatModel';
import { d6Model } from './d6Model';

/** The model a game is played with: R9 is the only one. */
export const combatModel = (_ctx: Ctx): CombatModel => d6Model;
