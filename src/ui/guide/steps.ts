// The notes of the guided first turn in the order they are tried: on which leg of the way, when, beside what, by which rule.
import type { Moment } from './moments';

export interface GuideStep {
  /** Names its words. */
  readonly id: string;
  /** Leg of the lesson. */
  readonly leg: string;
  readonly when: Moment;
  /** Test ids of what it speaks of; the first that is on the screen. */
  readonly beside: readonly string[];
  readonly rule: string;
  /** It waits until it has been read, not for the game. */
  readonly read?: true;
}

const lift = ['do-lift-curtain', 'do-back-to-curtain'];

export const guideSteps = [
  { id: 'sitDown', leg: 'hand', when: 'curtain', beside: lift, rule: 'R6.4' },
  { id: 'wrongHand', leg: 'hand', when: 'wrongHand', beside: ['do-clear-hand'], rule: 'R6.1' },
  { id: 'pickBlitzkrieg', leg: 'hand', when: 'blitzkriegMissing', beside: ['card-axis-blitzkrieg-2'], rule: 'R6.2' },
  { id: 'pickDiplomacy', leg: 'hand', when: 'diplomacyMissing', beside: ['card-axis-diplomacy-1'], rule: 'R15.3' },
  { id: 'pickOthers', leg: 'hand', when: 'handNotFull', beside: ['card-axis-supply-1'], rule: 'R6.3' },
  { id: 'confirmHand', leg: 'hand', when: 'handFull', beside: ['do-confirm-hand'], rule: 'R6.4' },

  { id: 'playBlitzkrieg', leg: 'blitzkrieg', when: 'always', beside: ['card-axis-blitzkrieg-2'], rule: 'R7.1' },
  { id: 'pickBerlin', leg: 'march', when: 'nothingChosen', beside: ['stack-berlin-axis'], rule: 'R7.4' },
  { id: 'notFromBerlin', leg: 'march', when: 'notFromBerlin', beside: ['do-reselect'], rule: 'R8.1' },
  { id: 'nothingLegal', leg: 'march', when: 'nothingLegal', beside: ['do-reselect'], rule: 'R8.3' },
  { id: 'toWarsaw', leg: 'march', when: 'chosen', beside: ['area-warsaw'], rule: 'R8.1' },
  { id: 'odds', leg: 'attack', when: 'chosen', beside: ['odds'], rule: 'R9.2', read: true },
  { id: 'attack', leg: 'attack', when: 'always', beside: ['do-attack', 'stack-warsaw-axis'], rule: 'R9.1' },
  {
    id: 'dice',
    leg: 'reserve',
    when: 'twoPointsLeft',
    beside: ['fight', 'dice', 'stack-warsaw-axis'],
    rule: 'R9.1',
    read: true,
  },
  {
    id: 'damage',
    leg: 'reserve',
    when: 'twoPointsLeft',
    beside: ['fight', 'dice', 'stack-warsaw-axis'],
    rule: 'R9.3',
    read: true,
  },
  { id: 'control', leg: 'reserve', when: 'twoPointsLeft', beside: ['stack-warsaw-axis'], rule: 'R4.3', read: true },
  { id: 'surrender', leg: 'reserve', when: 'twoPointsLeft', beside: ['log'], rule: 'R16.1', read: true },

  { id: 'spendPoint', leg: 'reserve', when: 'twoPointsLeft', beside: ['stack-bohemia-axis'], rule: 'R7.2' },
  { id: 'toRuhr', leg: 'reserve', when: 'twoPointsChosen', beside: ['area-ruhr'], rule: 'R8.2' },
  { id: 'mobilize', leg: 'reserve', when: 'onePointLeft', beside: ['unit-DE-GF-1', 'do-drawer'], rule: 'R12.1' },
  { id: 'placeUnit', leg: 'reserve', when: 'onePointChosen', beside: ['area-austria'], rule: 'R12.2' },

  { id: 'handOver', leg: 'raid', when: 'curtain', beside: lift, rule: 'R6.1' },
  { id: 'pickAircraft', leg: 'raid', when: 'nothingChosen', beside: ['stack-london-allies'], rule: 'R11.3' },
  { id: 'airTarget', leg: 'raid', when: 'chosen', beside: ['area-south-germany'], rule: 'R11.2' },
  { id: 'airDamage', leg: 'raidDamage', when: 'always', beside: ['do-damage-DE-TF-4', 'damage'], rule: 'R9.3' },
  { id: 'airRetreat', leg: 'raidRetreat', when: 'always', beside: ['prompt'], rule: 'R10.1' },

  { id: 'takeOver', leg: 'diplomacy', when: 'curtain', beside: lift, rule: 'R6.1' },
  { id: 'playDiplomacy', leg: 'diplomacy', when: 'always', beside: ['card-axis-diplomacy-1'], rule: 'R15.3' },
  { id: 'italy', leg: 'italy', when: 'always', beside: ['do-negotiate-IT-join'], rule: 'R15.2' },
  { id: 'joined', leg: 'points', when: 'spendingPoints', beside: ['stack-rome-axis'], rule: 'R15.8', read: true },
  { id: 'useOrEnd', leg: 'points', when: 'spendingPoints', beside: ['do-done', 'prompt'], rule: 'R7.1' },

  { id: 'handOverAgain', leg: 'pass', when: 'curtain', beside: lift, rule: 'R6.4' },
  { id: 'alliesPass', leg: 'pass', when: 'always', beside: ['do-pass'], rule: 'R6.5' },
  { id: 'curtainAgain', leg: 'rest', when: 'curtainOfTurnOne', beside: lift, rule: 'R6.4' },
  { id: 'cardsLeft', leg: 'rest', when: 'axisCardsLeft', beside: ['do-pass'], rule: 'R6.1' },
  { id: 'lastPass', leg: 'rest', when: 'axisWithoutCards', beside: ['do-pass'], rule: 'R6.1' },
  { id: 'alliesAgain', leg: 'rest', when: 'alliedImpulse', beside: ['do-pass'], rule: 'R6.6' },
  { id: 'recovery', leg: 'rest', when: 'recovering', beside: ['do-recover', 'prompt'], rule: 'R13.1' },
  { id: 'turnOver', leg: 'rest', when: 'turnTwo', beside: ['prompt', 'do-lift-curtain'], rule: 'R6.1', read: true },
  { id: 'secondHand', leg: 'rest', when: 'curtainOfTurnTwo', beside: lift, rule: 'R6.4' },
  { id: 'newHand', leg: 'rest', when: 'handOfTurnTwo', beside: ['prompt'], rule: 'R3.2' },
] as const satisfies readonly GuideStep[];

export type StepId = (typeof guideSteps)[number]['id'];

/** Parts of the first turn by their first leg, as the notes count them. */
export const guideParts = ['hand', 'blitzkrieg', 'reserve', 'raid', 'diplomacy', 'pass'] as const;
export type GuidePart = (typeof guideParts)[number];
