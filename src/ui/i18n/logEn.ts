// The log, in English: one sentence for each kind of entry.
import type { EntryOf, LogWords } from './told';

const order = { event: 'event first', points: 'points first' };
const strikes = { attack: 'attack', airAttack: 'air attack' };
const laws = { normal: '', seaLion: ' (Sea Lion)', amphibious: ' (landing)' };
const triggers = { entry: 'entry into', attack: 'attack on', airAttack: 'air attack on' };
const results = { none: 'no effect', spent: 'spent', retreat: 'retreats', pool: 'lost' };
const causes = {
  diplomacy: 'diplomacy',
  track: 'entry track',
  violation: 'neutrality violated',
  pushedBack: 'track pushed back',
};
const clauses = { 1: 'air rating', 2: 'fortress', 3: 'highest attack rating' };
const endings = { suddenDeath: 'by sudden death', decision: 'on decision' };

const rolled = ({ dice, ratings }: EntryOf<'diceRolled'>): string => {
  const same = new Set(ratings).size <= 1;
  const targets = same ? `≤${ratings[0] ?? 0}` : ratings.map((rating) => `≤${rating}`).join(' ');
  return `rolled ${dice.join(' ')} (${targets})`;
};

const hits = (count: number): string => (count === 1 ? '1 hit' : `${count} hits`);

export const logEn: LogWords = {
  turnBegan: ({ turn, points, first }, n) =>
    `Turn ${turn} (${n.season(turn)}). Bases: axis ${points.axis}, allies ${points.allies}. First player: ${n.side(first)}.`,
  handChosen: ({ side, count }, n) => `${n.side(side)}: a hand of ${count} is chosen.`,
  impulseBegan: ({ side }, n) => `Impulse: ${n.side(side)}.`,
  passed: ({ side }, n) => `${n.side(side)}: pass.`,
  cardPlayed: ({ side, card, first }, n) => `${n.side(side)}: ${n.cardWithValue(card)} is played, ${order[first]}.`,
  eventWithoutEffect: ({ card }, n) => `The event of ${n.card(card)} has no effect.`,
  ambushPointsUsed: ({ side, points }, n) => `${n.side(side)}: ambush points used: ${points}.`,
  ambushPointsForfeited: ({ side, points }, n) => `${n.side(side)}: ambush points forfeited: ${points}.`,
  pointsForfeited: ({ side, points }, n) => `${n.side(side)}: points left unused: ${points}.`,
  groupMoved: ({ units, from, to, law, bySea }, n) =>
    `${n.units(units)}: ${bySea ? 'sea move' : 'move'} from ${n.area(from)} to ${n.area(to)}${laws[law]}.`,
  groupAirMoved: ({ units, from, to }, n) => `${n.units(units)}: air move from ${n.area(from)} to ${n.area(to)}.`,
  unitDropped: ({ unit, from, to }, n) => `${n.unit(unit)}: drop from ${n.area(from)} to ${n.area(to)}.`,
  attackDeclared: ({ kind, units, from, area }, n) =>
    from === area
      ? `${n.units(units)}: ${strikes[kind]} in ${n.area(area)}.`
      : `${n.units(units)}: ${strikes[kind]} from ${n.area(from)} on ${n.area(area)}.`,
  ambushPlayed: ({ side, trigger, area, units }, n) =>
    `${n.side(side)}: ambush against the ${triggers[trigger]} ${n.area(area)}, counterattack by ${n.units(units)}.`,
  ambushDeclined: ({ side, area }, n) => `${n.side(side)}: no ambush in ${n.area(area)}.`,
  diceRolled: (entry, n) => `${n.area(entry.area)}: ${rolled(entry)}, ${hits(entry.hits)}.`,
  allocatorChosen: ({ side, damage, clause }, n) =>
    `Damage ${damage} is allocated by: ${n.side(side)} (${clauses[clause]}).`,
  damageDealt: ({ unit, damage, result }, n) => `${n.unit(unit)}: damage ${damage}, ${results[result]}.`,
  damageLost: ({ damage }) => `Damage ${damage} cannot be placed and is lost.`,
  unitRetreated: ({ unit, from, to }, n) => `${n.unit(unit)}: retreat from ${n.area(from)} to ${n.area(to)}.`,
  unitLost: ({ unit, from, to }, n) => `${n.unit(unit)}: lost in ${n.area(from)}, to ${n.place(to)}.`,
  unitMobilized: ({ side, unit, at, cost }, n) =>
    `${n.side(side)}: ${n.unit(unit)} is mobilized in ${n.area(at)} (cost ${cost}).`,
  unitDeployed: ({ side, unit, at }, n) => `${n.side(side)}: new weapon ${n.unit(unit)} is placed in ${n.area(at)}.`,
  unitReleased: ({ side, unit }, n) => `${n.side(side)}: new weapon ${n.unit(unit)} goes to the force pool.`,
  unitsRecovered: ({ units }, n) => `${n.units(units)}: recovered.`,
  controlChanged: ({ area, to }, n) =>
    to === null ? `Control of ${n.area(area)}: nobody.` : `Control of ${n.area(area)}: ${n.nation(to)}.`,
  nationJoined: ({ nation, side, cause }, n) =>
    `${n.nation(nation)} joins the war: ${n.side(side)} (${causes[cause]}).`,
  nationNeutral: ({ nation }, n) => `${n.nation(nation)} is neutral again.`,
  nationChangedSide: ({ nation, side }, n) => `${n.nation(nation)} changes side: ${n.side(side)}.`,
  trackMoved: ({ nation, move, track }, n) =>
    `Entry track ${move === 'back' ? 'back' : 'forward'} to ${track}: ${n.nation(nation)}.`,
  neutralityViolated: ({ nation, by, area }, n) =>
    `${n.side(by)}: the neutrality of ${n.nation(nation)} is violated in ${n.area(area)}.`,
  nationSurrendered: ({ nation, removed, ceded }, n) =>
    [
      `${n.nation(nation)} surrenders.`,
      removed.length > 0 ? ` Removed: ${n.units(removed)}.` : '',
      ceded.length > 0 ? ` Now Soviet home territory: ${n.areas(ceded)}.` : '',
    ].join(''),
  cardDeveloped: ({ side, card }, n) => `${n.side(side)}: ${n.cardWithValue(card)} is developed and added to the deck.`,
  cardDiscarded: ({ side, card }, n) => `${n.side(side)}: ${n.cardWithValue(card)} is discarded from the hand.`,
  transportExceeded: ({ area, units }, n) =>
    `Beyond the transport limit of ${n.area(area)}: ${n.units(units)} to the force pool.`,
  victoryChecked: ({ turn, axisPoints }) => `End of turn ${turn}. Axis bases for victory: ${axisPoints}.`,
  gameEnded: ({ outcome }, n) => `The game is over. Victory ${endings[outcome.kind]}: ${n.side(outcome.winner)}.`,
};
