// The words of the screens around the map, in English.
import type { EventParams } from '../../engine';
import type { ScreenWords } from './screenJa';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function cardLine(params: EventParams): string {
  switch (params.kind) {
    case 'offensive':
      return `${plural(params.groups, 'group')} ${params.move ? 'move and attack' : 'attack'}`;
    case 'supply':
      return params.partisan ? 'recovery and partisans' : 'spent units recover';
    case 'ambush':
      return 'strikes back';
    case 'diplomacy':
      return `a neutral joins, or a track moves ${params.steps}`;
    case 'development':
      return `develops ${plural(params.cards, 'card')} up to ${params.maxValue}`;
    case 'vichy':
      return 'France joins the axis';
    case 'wolfpack':
      return 'submarines raid the Atlantic';
    case 'newWeapons':
      return 'a new weapon to the map';
    case 'lendLease':
      return 'a new weapon to the pool';
    case 'seaLion':
      return 'landing in Britain';
    case 'strategicBombing':
      return `bombs ${plural(params.targets, 'base')}`;
    case 'amphibious':
      return `${params.units} units land or drop`;
    default:
      return params satisfies never;
  }
}

const impulse = (side: string): string => `Impulse: ${side}`;
const decision = (side: string): string => `Decision: ${side}`;
const inImpulse = 'Go on with the impulse.';

export const screenEn = {
  cardLine,
  beside: (parts: readonly string[]) => parts.join(' · '),
  rules: {
    chooseHand: 'R6.1',
    impulse: 'R6.5',
    points: 'R7.2',
    offensive: 'R18.2',
    landing: 'R18.2',
    diplomacy: 'R15.3',
    development: 'R18.1',
    vichy: 'R16.3',
    arsenal: 'R5.6',
    wolfpack: 'R17.1',
    bombing: 'R17.2',
    partisan: 'R17.3',
    ambush: 'R14.1',
    damage: 'R9.2',
    retreat: 'R10.1',
    overload: 'R8.8',
    controllers: 'R4.4',
    recovery: 'R13.1',
  },
  start: {
    advanced: 'Advanced',
    script: 'Dice to come',
    scriptNote: 'They fall in this order; then the seed goes on. Leave empty for none.',
    scriptBad: 'Figures from 1 to 6 only.',
    seedBad: 'A whole number, 0 or more.',
    otherSeed: 'Another seed',
    importNote: 'Choose an exported file.',
    exportGame: 'Export',
  },
  rail: {
    waitingFor: (side: string) => `Waiting: ${side}`,
    rulerLabel: (axis: number, toAxis: number, toAllies: number) =>
      `Axis bases ${axis}. ${toAxis} more and the axis wins at once, ${toAllies} fewer and the allies do.`,
    toAllies: (points: number) => `Allies in ${points}`,
    toAxis: (points: number) => `Axis in ${points}`,
    left: (points: number) => `wins in ${points}`,
    sudden: 'Sudden death, at the end of a turn',
    suddenAxis: (points: number, need: number) => `Axis bases at ${need} or more: the axis wins (now ${points})`,
    suddenAllies: (points: number, need: number) => `Axis bases at ${need} or fewer: the allies win (now ${points})`,
    atTheEnd: (turns: number) => `After turn ${turns} the axis wins if any of these holds, otherwise the allies.`,
    double: 'London and Moscow count 2 for victory, 1 for the size of the hand.',
    points: (side: string, points: number) => `Bases of the ${side}: ${points} (hand size, first player)`,
  },
  slip: {
    waiting: (side: string) => `Waiting for the ${side} to sit down.`,
    waitingNote: 'Only the board and the public log are here. Neither hand is on this page.',
    backToCurtain: 'Back to the curtain',
    impulse: 'Play a card, or move or attack by air without one.',
    impulseNote: 'Choose a card from the hand. One air move or air attack needs no card.',
    noCards: 'No cards: act by air, or pass.',
    ambushPoints: (points: number) => `Use ${plural(points, 'ambush point')}`,
    pool: 'Open the pools',
    poolNote: 'To mobilize, choose a unit in the pools.',
    what: 'Choose what to do, or a lit area.',
    noTarget: 'This group can do nothing.',
    unitsIn: (units: string, area: string) => `${units} in ${area}`,
    areas: (count: number) => `${count}`,
    controllers: 'Controllers',
    controllersAsk: 'Choose the controlling nation anew.',
    back: 'Back',
    skip: 'Do not use',
    picked: (chosen: number, count: number) => `${chosen} of ${count}`,
    damageNote: 'Choose the unit that takes it, on the map or in the list.',
    limited: 'On your own units: no more than removes them.',
    ambushWith: (card: string) => `Strike with ${card}`,
    noAmbush: 'There is no ambush card in the hand.',
    track: (done: number, length: number) => `${done}→${done + 1} of ${length}`,
    trackBack: (done: number, length: number) => `${done}→${done - 1} of ${length}`,
    diplomacy: { join: 'joins', forward: 'forward', back: 'back', return: 'returns' },
    notPossible: 'Not possible',
    over: 'The game is over.',
    overNote: 'The board and the log can still be read.',
    allOfThem: 'All',
    continueEvent: 'End without attacking',
    shared: 'Both may look',
    submarines: 'Choose submarines.',
    bombers: 'Choose air units, then a lit base.',
    weapons: 'Choose a unit of the new-weapons pool.',
  },
  hand: {
    firstTurn: 'The first turn has fixed hands.',
    order: 'by value',
    toChoose: (count: number) => `${count} to go`,
    fight: 'The hand for this turn',
    confirm: (count: number) => `Take ${plural(count, 'card')}`,
    impulses: 'Impulses with a card',
    sum: 'Sum of values',
    full: 'The hand is full. Put one back first.',
    seat: (side: string, first: boolean) => `${side}, ${first ? 'first' : 'second'} player`,
    notNow: 'This is no moment to play a card.',
    howToUse: 'Which first? Both may be used.',
    other: (side: string, count: number) => `Hand of the ${side}: ${plural(count, 'card')}, face down`,
  },
  curtain: {
    headings: {
      chooseHand: (side: string) => `Hand: ${side}`,
      impulse,
      points: impulse,
      offensive: impulse,
      landing: impulse,
      diplomacy: impulse,
      development: impulse,
      vichy: impulse,
      arsenal: impulse,
      wolfpack: impulse,
      bombing: impulse,
      partisan: impulse,
      ambush: decision,
      damage: decision,
      retreat: decision,
      overload: decision,
      controllers: decision,
      recovery: decision,
    },
    leads: {
      chooseHand: 'Choose the cards of this turn from the deck, in secret.',
      impulse: 'Play a card, act by air without one, or pass.',
      points: inImpulse,
      offensive: inImpulse,
      landing: inImpulse,
      diplomacy: inImpulse,
      development: inImpulse,
      vichy: inImpulse,
      arsenal: inImpulse,
      wolfpack: inImpulse,
      bombing: inImpulse,
      partisan: inImpulse,
      ambush: 'The enemy has moved. Units that could strike back stand there.',
      damage: 'Allocate the damage of the battle.',
      retreat: 'Choose where to retreat.',
      overload: 'Units at sea are beyond the transport limit.',
      controllers: 'Choose controlling nations before recovery.',
      recovery: 'Choose the units that recover.',
    },
    visible: 'What is shown here',
    visibleNote: 'The board and the public log only. Neither hand is on this page.',
    whyHand: 'This is decided with a hand in view, so the other player looks away.',
    holdKey: 'hold Enter',
    hands: (axis: number, allies: number) => `Hands: axis ${axis}, allies ${allies}`,
  },
  panels: {
    later: 'for later',
    now: 'now',
    used: 'done',
    dice: 'Dice',
    diceRule: 'a hit at the rating or less',
    hit: 'hit',
    miss: '–',
    dieLabel: (face: number, hit: boolean) => `${face}: ${hit ? 'hit' : 'miss'}`,
    hitsOf: (hits: number, dice: number) => `${hits} of ${dice} hit`,
    damageLeft: 'damage left',
    placesIt: (side: string) => `allocated by: ${side}`,
    wasSpent: 'was spent',
    steps: { ready: 'ready', spent: 'spent', retreat: 'retreat', pool: 'pool' },
    addDamage: 'Damage +1',
    damageOf: (damage: number) => `damage ${damage}`,
    price: (cost: number) => `${cost}`,
    earlier: 'Earlier entries',
    lines: (count: number) => plural(count, 'line'),
    poolOf: (side: string, count: number) => `${side} ${count}`,
    neutralPool: 'Neutrals',
    atWar: 'at war',
    joined: (side: string) => `joined: ${side}`,
  },
  settings: {
    done: 'Close',
    pixels: (size: number) => `${size}px`,
  },
  help: {
    title: 'How to play',
    flow: [
      'A card gives both its event and its points. For each card you choose which comes first.',
      'What is golden may be chosen. Point at anything else, and it says why not, with the rule.',
      'Choose counters on the map: areas in reach light up with their cost. Choose one to go there.',
      'You may always go back. Over dice, hidden cards or decisions of the other side you are told first who gains.',
    ],
    cards: 'open a card of the hand',
    event: 'event first',
    points: 'points first',
    boardOnly: 'curtain: look at the board',
  },
  goBack: {
    title: 'Go back to before?',
    dice: (count: number) => (count === 1 ? '1 die' : `${count} dice`),
    shown: (count: number) => `${plural(count, 'card')} shown`,
    decisions: (side: string, count: number) => `${plural(count, 'decision')} of the ${side}`,
    known: (things: string) => `Known by now: ${things}.`,
    gains: (sides: string) => `Going back helps: ${sides}.`,
    kept: 'The present position stays as a branch.',
    back: 'Go back all the same',
    stay: 'Stay here',
  },
  end: {
    conditions: 'The three conditions',
    met: 'met',
    notMet: 'not met',
    result: 'Show the result',
  },
  fault: {
    title: 'The table cannot be drawn',
    note: 'The game is saved. Draw it again, or export it as a file.',
    again: 'Draw again',
  },
} satisfies ScreenWords;
