// Everything a player can decide: the smallest thing one can click and might want to take back.
import type { AreaId, CardId, NationId, UnitId } from './types';

export type DiplomacyMove =
  /** R15.3: a neutral without a track joins. */
  | 'join'
  /** R15.4, R15.5 */
  | 'forward'
  | 'back'
  /** R16.4: France returns to the allies. */
  | 'return';

export type Decision =
  /** R6.1b */
  | { type: 'chooseHand'; cards: CardId[] }
  /** R7.1 */
  | { type: 'playCard'; card: CardId; first: 'event' | 'points' }
  /** R14.5 */
  | { type: 'useAmbushPoints' }
  | { type: 'pass' }
  /** Give up what is left of points or event (R7.1), or go on. */
  | { type: 'done' }
  /** R8: `path` is every area entered, in order. */
  | { type: 'move'; group: UnitId[]; path: AreaId[] }
  /** R9 */
  | { type: 'attack'; group: UnitId[] }
  /** R11 */
  | { type: 'airMove'; group: UnitId[]; to: AreaId }
  | { type: 'airAttack'; group: UnitId[]; area: AreaId }
  /** R12: `path` from the base to the destination, both included. */
  | { type: 'mobilize'; unit: UnitId; path: AreaId[] }
  /** R4.4 */
  | { type: 'setController'; area: AreaId; nation: NationId }
  /** R14.1: with every ready unit that may. */
  | { type: 'ambush'; card: CardId }
  | { type: 'decline' }
  /** R9.2: one damage on a unit. */
  | { type: 'damage'; unit: UnitId }
  /** R10 */
  | { type: 'retreat'; unit: UnitId; to: AreaId | 'forcePool' }
  /** R8.8 */
  | { type: 'sendToPool'; units: UnitId[] }
  /** R13.6 */
  | { type: 'recover'; units: UnitId[] }
  /** R15.3 */
  | { type: 'negotiate'; nation: NationId; move: DiplomacyMove }
  /** R18.1 */
  | { type: 'develop'; card: CardId }
  /** R16.3 */
  | { type: 'proclaimVichy' }
  /** R5.6: from the new-weapons pool to the map, ready and free, or to the force pool. */
  | { type: 'deploy'; unit: UnitId; path: AreaId[] }
  | { type: 'release'; unit: UnitId }
  /** R17 */
  | { type: 'raid'; group: UnitId[] }
  | { type: 'bomb'; group: UnitId[]; area: AreaId }
  | { type: 'placePartisan'; unit: UnitId }
  /** R21.16 */
  | { type: 'drop'; unit: UnitId; to: AreaId };

export type DecisionType = Decision['type'];
export type DecisionOf<T extends DecisionType> = Extract<Decision, { type: T }>;
