// What areas, stacks and counters are called by readers of the screen, and the lines of the tooltip.
import type { AreaId, Option, UnitId, View, World } from '../../engine';
import { type Names, refusalSentence, type Words } from '../i18n';
import type { MapWords } from '../i18n/mapWords';
import { type AreaOffer, violationOf } from './mapModel';
import { type Stack, sideOf } from './stacks';

export interface Speech {
  readonly world: World;
  readonly view: View;
  readonly words: Words;
  readonly mapWords: MapWords;
  readonly names: Names;
}

/** 「攻撃4 耐久2 移動3 未行動」 */
export function unitFigures({ world, view, words }: Speech, id: UnitId): string {
  const unit = world.unitById[id];
  if (!unit) return '';
  const air = unit.air > 0 ? [words.unit.air(unit.air)] : [];
  const state = view.units[id]?.spent ? words.unit.spent : words.unit.ready;
  const { attack, durability, movement } = words.unit;
  return [attack(unit.attack), ...air, durability(unit.durability), movement(unit.movement), state].join(' ');
}

/** 「ドイツ戦車 攻撃4 耐久2 移動3 未行動」 */
export const unitLabel = (speech: Speech, id: UnitId): string => `${speech.names.unit(id)} ${unitFigures(speech, id)}`;

function sideName({ words }: Speech, side: Stack['side']): string {
  return side === 'neutral' ? words.neutral : words.sides[side];
}

/** Who controls an area, in words (R4). */
export function controlLabel(speech: Speech, area: AreaId): string {
  const { view, words, names } = speech;
  const nation = view.control[area];
  if (!nation) return words.area.uncontrolled;
  return words.area.controlledBy(names.nation(nation), sideName(speech, view.nations[nation]?.side ?? 'neutral'));
}

/** Units in an area by nation, with their number: 「ソ連2」. */
function unitsLabel({ world, view, names, mapWords }: Speech, area: AreaId): string[] {
  const counts = new Map<string, number>();
  for (const id of view.occupants[area] ?? []) {
    const nation = world.unitById[id]?.nation;
    if (nation) counts.set(names.nation(nation), (counts.get(names.nation(nation)) ?? 0) + 1);
  }
  return [...counts].map(([nation, count]) => mapWords.units(nation, count));
}

/** The units of an area, one line for each side: 「ドイツ戦車3・歩兵2」. */
export function unitLines({ world, view, names }: Speech, area: AreaId): string[] {
  const bySide = new Map<string, UnitId[]>();
  for (const id of view.occupants[area] ?? []) {
    const side = sideOf(world, view, id);
    bySide.set(side, [...(bySide.get(side) ?? []), id]);
  }
  return [...bySide.values()].map((units) => names.units(units));
}

export function stackLabel(speech: Speech, { area, side, units }: Stack): string {
  const heading = speech.words.unit.stack(sideName(speech, side), units.length);
  return speech.words.list([speech.names.area(area), heading, speech.names.units(units)]);
}

const targets: ReadonlySet<string> = new Set(['attack', 'airAttack', 'bomb', 'raid', 'damage']);

/** Figures and warnings of an option: cost, stop, violation, transport, ambush. */
export function optionFacts({ words, names }: Speech, option: Option): string[] {
  const { cost, stops, violates, transport = [], ambushBy } = option;
  return [
    ...(cost === undefined ? [] : [words.slip.cost(cost)]),
    ...(stops ? [words.slip.stops] : []),
    ...(violates === undefined ? [] : [words.slip.violates(names.nation(violates))]),
    ...transport.map(({ area, units }) => words.slip.transport(names.area(area), units)),
    ...(ambushBy === undefined ? [] : [words.slip.mayBeAmbushed]),
  ];
}

/** What a button for an option says: the verb, or the thing that tells it from others of its kind. */
export function optionName({ words, names }: Speech, { decision }: Option): string {
  if (decision.type === 'setController') return names.nation(decision.nation);
  if (decision.type === 'damage') return names.unit(decision.unit);
  return words.decisions[decision.type];
}

/** What the tooltip says of an area under its name: options with their figures, or the reason against it. */
export function offerLines(speech: Speech, offer: AreaOffer | undefined): string[] {
  if (!offer) return [];
  if (offer.refusal) return [refusalSentence(speech.words, offer.refusal, speech.names)];
  const lines = offer.legal.map((option) =>
    speech.words.list([optionName(speech, option), ...optionFacts(speech, option)]),
  );
  return [...new Set(lines)];
}

function offerState({ words }: Speech, offer: AreaOffer | undefined): string[] {
  const first = offer?.legal[0];
  if (!offer || !first) return [];
  const verdict = targets.has(first.decision.type) ? words.area.target : words.area.reachable;
  const cost = first.cost === undefined ? [] : [words.slip.cost(first.cost)];
  return [...cost, verdict];
}

/** 「キエフ、ソ連（連合）の支配、ソ連2、費用2、行ける」 */
export function areaLabel(speech: Speech, area: AreaId, offer: AreaOffer | undefined): string {
  const { words, names } = speech;
  const violated = offer && offer.legal.length > 0 ? violationOf(offer) : null;
  const warning = violated === null ? [] : [words.slip.violates(names.nation(violated))];
  const parts = [names.area(area), controlLabel(speech, area), ...unitsLabel(speech, area)];
  return words.list([...parts, ...offerState(speech, offer), ...warning]);
}
