// Log entries: facts with ids, for the log panel and the animation. No hidden card ever appears in one.
import type { DiplomacyMove } from './decision';
import type { MoveLaw, StrikeKind, Trigger } from './frames';
import type { Outcome } from './state';
import type { AreaId, CardId, NationId, Place, RuleRef, Side, UnitId } from './types';

export type JoinCause = 'diplomacy' | 'track' | 'violation' | 'pushedBack';

export type LogEntry =
  | { type: 'turnBegan'; turn: number; points: Record<Side, number>; first: Side }
  | { type: 'handChosen'; side: Side; count: number }
  | { type: 'impulseBegan'; side: Side }
  | { type: 'passed'; side: Side }
  | { type: 'cardPlayed'; side: Side; card: CardId; first: 'event' | 'points' }
  | { type: 'eventWithoutEffect'; side: Side; card: CardId; rule: RuleRef }
  | { type: 'ambushPointsUsed'; side: Side; points: number }
  | { type: 'ambushPointsForfeited'; side: Side; points: number }
  | { type: 'pointsForfeited'; side: Side; points: number }
  | { type: 'groupMoved'; side: Side; units: UnitId[]; from: AreaId; to: AreaId; law: MoveLaw; bySea: boolean }
  | { type: 'groupAirMoved'; side: Side; units: UnitId[]; from: AreaId; to: AreaId }
  | { type: 'unitDropped'; side: Side; unit: UnitId; from: AreaId; to: AreaId }
  | { type: 'attackDeclared'; side: Side; kind: StrikeKind; units: UnitId[]; from: AreaId; area: AreaId }
  | { type: 'ambushPlayed'; side: Side; card: CardId; trigger: Trigger; area: AreaId; units: UnitId[] }
  | { type: 'ambushDeclined'; side: Side; area: AreaId }
  /** `dice[i]` was rolled for `units[i]` and hits when at most `ratings[i]`. */
  | {
      type: 'diceRolled';
      side: Side;
      rule: RuleRef;
      area: AreaId;
      units: UnitId[];
      ratings: number[];
      dice: number[];
      hits: number;
    }
  | { type: 'allocatorChosen'; side: Side; damage: number; clause: 1 | 2 | 3; rule: RuleRef }
  | { type: 'damageDealt'; unit: UnitId; damage: number; result: 'none' | 'spent' | 'retreat' | 'pool' }
  | { type: 'damageLost'; side: Side; damage: number }
  | { type: 'unitRetreated'; unit: UnitId; from: AreaId; to: AreaId }
  | { type: 'unitLost'; unit: UnitId; from: AreaId; to: Place; rule: RuleRef }
  | { type: 'unitMobilized'; side: Side; unit: UnitId; at: AreaId; path: AreaId[]; cost: number }
  | { type: 'unitDeployed'; side: Side; unit: UnitId; at: AreaId; path: AreaId[] }
  | { type: 'unitReleased'; side: Side; unit: UnitId }
  | { type: 'unitsRecovered'; side: Side; units: UnitId[]; rule: RuleRef }
  | { type: 'controlChanged'; area: AreaId; from: NationId | null; to: NationId | null }
  | { type: 'nationJoined'; nation: NationId; side: Side; cause: JoinCause }
  | { type: 'nationNeutral'; nation: NationId }
  | { type: 'nationChangedSide'; nation: NationId; side: Side; rule: RuleRef }
  | { type: 'trackMoved'; nation: NationId; by: Side; move: DiplomacyMove; track: number }
  | { type: 'neutralityViolated'; nation: NationId; by: Side; area: AreaId }
  | { type: 'nationSurrendered'; nation: NationId; removed: UnitId[]; ceded: AreaId[] }
  | { type: 'cardDeveloped'; side: Side; card: CardId }
  | { type: 'cardDiscarded'; side: Side; card: CardId; rule: RuleRef }
  | { type: 'transportExceeded'; side: Side; area: AreaId; units: UnitId[] }
  | { type: 'victoryChecked'; turn: number; axisPoints: number }
  | { type: 'gameEnded'; outcome: Outcome };

export type LogEntryType = LogEntry['type'];
