// What the map shows of a decision under way: which areas are lit, what they cost, and why the rest are not.
import type {
  AreaId,
  DecisionType,
  NationId,
  Option,
  PromptFrame,
  Refusal,
  RefusalCode,
  UnitId,
  View,
  World,
} from '../../engine';

/** The part of the table that the lights depend on. */
export interface Asked {
  readonly world: World;
  readonly view: View;
  readonly prompt: PromptFrame | null;
  readonly selection: readonly UnitId[];
  readonly intent: DecisionType | null;
  readonly options: readonly Option[];
}

/** What is on offer for one area. */
export interface AreaOffer {
  readonly area: AreaId;
  /** In the order of the engine; empty when the area is not lit. */
  readonly legal: readonly Option[];
  /** The reason to tell when nothing is legal. */
  readonly refusal: Refusal | null;
}

/** The sign at a lit area. */
export type House =
  | { readonly kind: 'cost'; readonly cost: number }
  | { readonly kind: 'violation' | 'retreat' | 'strike' };

const areaAt = ({ world, view }: Asked, unit: UnitId | undefined): AreaId | null => {
  const place = unit && view.units[unit]?.at;
  return (place && world.areaById[place as AreaId]?.id) ?? null;
};

/** Area an option is about; null for decisions that have no place on the map. */
export function areaOf(asked: Asked, { decision, area }: Option): AreaId | null {
  switch (decision.type) {
    case 'move':
    case 'mobilize':
    case 'deploy':
      return decision.path.at(-1) ?? null;
    case 'attack':
      return areaAt(asked, decision.group[0]);
    case 'raid':
      return area ?? areaAt(asked, decision.group[0]);
    case 'airMove':
    case 'drop':
      return decision.to;
    case 'airAttack':
    case 'bomb':
    case 'setController':
      return decision.area;
    case 'retreat':
      return decision.to === 'forcePool' ? null : decision.to;
    case 'damage':
      return areaAt(asked, decision.unit);
    case 'placePartisan':
      return area ?? asked.world.roles.yugoslavArea;
    case 'chooseHand':
    case 'playCard':
    case 'useAmbushPoints':
    case 'pass':
    case 'done':
    case 'ambush':
    case 'decline':
    case 'sendToPool':
    case 'recover':
    case 'negotiate':
    case 'develop':
    case 'proclaimVichy':
    case 'release':
      return null;
    default:
      return decision satisfies never;
  }
}

/** The unit whose retreat is asked now (R9.9): the selected one, else the first. */
export function retreatingUnit(prompt: PromptFrame | null, selection: readonly UnitId[]): UnitId | null {
  if (prompt?.at !== 'retreat') return null;
  return prompt.units.find((unit) => selection.includes(unit)) ?? prompt.units[0] ?? null;
}

/** Whether the player may mean this option: of the intent; controllers only when they are asked for (R4.4). */
function isMeant({ prompt, selection, intent }: Asked, { decision }: Option): boolean {
  if (intent !== null) return decision.type === intent;
  if (decision.type === 'setController') return prompt?.at === 'controllers';
  if (decision.type === 'retreat') return decision.unit === retreatingUnit(prompt, selection);
  return true;
}

/** Reasons that only say that units of this kind do not do such things. */
const besides: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'notAirUnits',
  'notAirCapable',
  'noAirTarget',
  'noEnemyHere',
  'onlyAttackZero',
  'notBombers',
  'notSubmarines',
  'notAirborne',
  'emptyPath',
]);

function reasonOf(options: readonly Option[]): Refusal | null {
  const reasons = options.flatMap(({ refusal }) => refusal ?? []);
  return reasons.find(({ code }) => !besides.has(code)) ?? reasons[0] ?? null;
}

/** What is on offer by area. Areas without an option are absent. */
export function offersOf(asked: Asked): ReadonlyMap<AreaId, AreaOffer> {
  const byArea = new Map<AreaId, Option[]>();
  for (const option of asked.options) {
    const area = isMeant(asked, option) ? areaOf(asked, option) : null;
    if (area) byArea.set(area, [...(byArea.get(area) ?? []), option]);
  }
  const origins = originsOf(asked);
  const offer = (area: AreaId, options: readonly Option[]): AreaOffer => {
    const legal = options.filter(({ refusal }) => refusal === null);
    const silent = legal.length > 0 || origins.includes(area);
    return { area, legal, refusal: silent ? null : reasonOf(options) };
  };
  return new Map([...byArea].map(([area, options]) => [area, offer(area, options)]));
}

/** The areas that may be chosen. */
export const litAreas = (offers: ReadonlyMap<AreaId, AreaOffer>): readonly AreaId[] =>
  [...offers.values()].filter(({ legal }) => legal.length > 0).map(({ area }) => area);

/** Neutral that choosing the area would bring into the war, if every way of choosing it does (R15.6). */
export const violationOf = ({ legal }: AreaOffer): NationId | null =>
  legal.every(({ violates }) => violates !== undefined) ? (legal[0]?.violates ?? null) : null;

const strikes: ReadonlySet<DecisionType> = new Set<DecisionType>(['attack', 'airAttack', 'bomb', 'raid']);

/** The sign that a lit area carries: a violation before the cost of a move, a retreat, an attack. */
export function houseOf(offer: AreaOffer): House | null {
  if (offer.legal.length === 0) return null;
  if (violationOf(offer) !== null) return { kind: 'violation' };
  const move = offer.legal.find(({ decision }) => decision.type === 'move');
  if (move?.cost !== undefined) return { kind: 'cost', cost: move.cost };
  if (offer.legal.some(({ decision }) => decision.type === 'retreat')) return { kind: 'retreat' };
  return offer.legal.some(({ decision }) => strikes.has(decision.type)) ? { kind: 'strike' } : null;
}

/** Where the selected units stand; empty for units of a pool. */
export function originsOf(asked: Asked): readonly AreaId[] {
  const unit = retreatingUnit(asked.prompt, asked.selection);
  const units = unit ? [unit] : asked.selection;
  return [...new Set(units.flatMap((id) => areaAt(asked, id) ?? []))];
}

/** Areas from the first to the last that a chosen option leads through, for the arrow; one area for an attack on the spot. */
export function routeOf(asked: Asked, { decision }: Option): readonly AreaId[] {
  switch (decision.type) {
    case 'move':
      return [areaAt(asked, decision.group[0]), ...decision.path].flatMap((area) => area ?? []);
    case 'mobilize':
    case 'deploy':
      return decision.path;
    case 'airMove':
      return [areaAt(asked, decision.group[0]), decision.to].flatMap((area) => area ?? []);
    case 'airAttack':
    case 'bomb':
      return [areaAt(asked, decision.group[0]), decision.area].flatMap((area) => area ?? []);
    case 'drop':
    case 'retreat':
      return [areaAt(asked, decision.unit), decision.to].flatMap(
        (area) => asked.world.areaById[area as AreaId]?.id ?? [],
      );
    default:
      return [];
  }
}

/** Whether an option flies: its arrow is a straight broken line. */
export const flies = ({ decision }: Option): boolean =>
  decision.type === 'airMove' || decision.type === 'airAttack' || decision.type === 'bomb' || decision.type === 'drop';

/** Areas where the question stands, to be brought into sight. */
export function placeOfPrompt(asked: Asked): AreaId | null {
  const { prompt } = asked;
  switch (prompt?.at) {
    case 'ambush':
    case 'overload':
      return prompt.area;
    case 'damage':
      return areaAt(asked, prompt.targets[0]);
    case 'retreat':
      return areaAt(asked, prompt.units[0]);
    default:
      return null;
  }
}
