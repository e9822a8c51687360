// Why something may not be done: a reason code, the rule, and what it is about. Words for the codes live in ui/i18n.
import type { AreaId, CardId, NationId, RuleRef, Side, UnitId } from './types';

/** Every reason code with the rule it comes from. */
export const REFUSALS = {
  gameOver: 'R1.2',
  notYourDecision: 'R6.5',
  notAsked: 'R6.5',
  unknownThing: 'R19.1',
  wrongHandSize: 'R6.1',
  cardNotInDeck: 'R6.1',
  cardNotInHand: 'R6.5',
  noAmbushPoints: 'R14.5',
  emptyGroup: 'R7.4',
  groupNotTogether: 'R7.4',
  notYourUnit: 'R5.8',
  nationNotAtWar: 'R5.8',
  unitNotOnMap: 'R5.3',
  unitSpent: 'R7.3',
  unitActed: 'R7.3',
  pointsShort: 'R7.2',
  fortressImmobile: 'R5.4',
  mixedMove: 'R8.5',
  leavesAreaEmpty: 'R8.3',
  notAdjacent: 'R8.1',
  emptyPath: 'R8.1',
  pathRepeats: 'R8.1',
  tooFar: 'R8.1',
  mustStop: 'R8.2',
  navalOnLand: 'R8.5',
  seaNotControlled: 'R8.6',
  seaTooFar: 'R8.6',
  transportExceeded: 'R8.7',
  violationTooFar: 'R8.10',
  noEnemyHere: 'R9.1',
  onlyAttackZero: 'R9.6',
  notAirUnits: 'R11.1',
  airStartNotControlled: 'R11.1',
  airEndNotControlled: 'R11.1',
  airTooFar: 'R11.1',
  notAirCapable: 'R11.2',
  airAttackTooFar: 'R11.2',
  winterOverRussia: 'R11.5',
  noAirTarget: 'R11.6',
  notInForcePool: 'R12.1',
  nationSurrendered: 'R12.7',
  noHomeBase: 'R12.2',
  pathNotControlled: 'R12.2',
  pathBroken: 'R12.2',
  noPath: 'R12.2',
  destinationNotLand: 'R12.2',
  destinationHasEnemy: 'R12.2',
  navalDestination: 'R12.3',
  transportExceededByMobilization: 'R12.4',
  onlyAtHome: 'R12.5',
  fortressAlreadyThere: 'R12.6',
  homeNationControls: 'R4.4',
  nationCannotControl: 'R4.4',
  notControlledBySide: 'R4.4',
  cardIsNoAmbush: 'R14.1',
  unitNotTarget: 'R9.2',
  unitAbsorbsNoMore: 'R9.4',
  damageLeft: 'R9.4',
  unitNotRetreating: 'R10.1',
  retreatNotAdjacent: 'R10.1',
  retreatIntoEnemy: 'R10.1',
  retreatToSea: 'R10.1',
  retreatNaval: 'R10.3',
  retreatMustNotViolate: 'R10.2',
  retreatPossible: 'R10.1',
  violatingRetreatLast: 'R9.9',
  wrongNumber: 'R8.8',
  notAtSeaHere: 'R8.8',
  recoverWrongNumber: 'R13.1',
  notRecoverable: 'R13.2',
  nationNotNeutral: 'R15.3',
  leansOtherWay: 'R15.2',
  hasTrack: 'R15.4',
  noTrack: 'R15.4',
  trackFrozen: 'R15.7',
  trackAtEnd: 'R15.4',
  trackAtZero: 'R15.5',
  trackNotYours: 'R15.3',
  onlyAlliesPushBack: 'R15.5',
  franceNotOnAxis: 'R16.4',
  parisNotHeld: 'R16.4',
  notDevelopable: 'R18.1',
  valueTooHigh: 'R18.1',
  vichyNeedsParis: 'R16.3',
  franceAlreadyAxis: 'R16.3',
  notInNewWeaponsPool: 'R5.6',
  wrongWeapon: 'R5.6',
  noneLeft: 'R7.1',
  notSubmarines: 'R17.1',
  raidWrongArea: 'R17.1',
  notBombers: 'R17.2',
  notAxisBase: 'R17.2',
  bombingTooFar: 'R17.2',
  alreadyBombed: 'R17.2',
  alreadyFlown: 'R17.2',
  partisanImpossible: 'R17.3',
  groupTooLarge: 'R18.2',
  eventMoveDone: 'R18.2',
  eventNoMove: 'R18.2',
  eventWholeGroup: 'R7.4',
  seaLionRoute: 'R18.2',
  landingNeedsSea: 'R18.2',
  notAirborne: 'R21.16',
  dropTooFar: 'R21.16',
  dropIntoNeutral: 'R21.16',
  dropNotLand: 'R21.16',
} as const satisfies Record<string, RuleRef>;

export type RefusalCode = keyof typeof REFUSALS;

/** What a refusal is about; figures are movement points, units, cards or areas as the code says. */
export interface RefusalDetails {
  area?: AreaId;
  unit?: UnitId;
  nation?: NationId;
  card?: CardId;
  side?: Side;
  need?: number;
  have?: number;
}

export interface Refusal extends RefusalDetails {
  code: RefusalCode;
  rule: RuleRef;
}

/** A refusal with the rule of its code. */
export const refuse = (code: RefusalCode, details: RefusalDetails = {}): Refusal => ({
  code,
  rule: REFUSALS[code],
  ...details,
});
