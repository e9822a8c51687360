// Pending decisions and procedures under way, as a stack of plain frames in the state. The last frame is the one that is asked.
import type { AreaId, CardId, NationId, Side, UnitId } from './types';

/** Frames that ask a side for a decision. */
export type PromptFrame =
  /** R6.1b: the side chooses `size` cards. */
  | { at: 'chooseHand'; side: Side; size: number }
  /** R6.5: what the side does with its impulse. */
  | { at: 'impulse'; side: Side }
  /** R7.2: points of a card, or of ambush cards (R14.5); `acted` may not act again by points (R7.3). */
  | { at: 'points'; side: Side; card: CardId | null; left: number; acted: UnitId[] }
  /** R18 Blitzkrieg and Counter-offensive; `moved` is the group that has just moved and may attack. */
  | {
      at: 'offensive';
      side: Side;
      card: CardId;
      groups: number;
      move: boolean;
      acted: UnitId[];
      moved: UnitId[] | null;
    }
  /** R18 Sea Lion, Airborne / Amphibious: `moved` is the group that has landed, `dropped` the airborne unit. */
  | { at: 'landing'; side: Side; card: CardId; moved: UnitId[] | null; dropped: UnitId | null }
  /** R15.3 */
  | { at: 'diplomacy'; side: Side; card: CardId; left: number }
  /** R18.1 */
  | { at: 'development'; side: Side; card: CardId; left: number; maxValue: number }
  /** R16.3 */
  | { at: 'vichy'; side: Side; card: CardId }
  /** R5.6: units that leave the new-weapons pool, to the map or to the force pool. */
  | { at: 'arsenal'; side: Side; card: CardId; toMap: number; toPool: number }
  /** R17.1; `brought` when the card has brought submarines before (R5.6). */
  | { at: 'wolfpack'; side: Side; card: CardId; brought: boolean }
  /** R17.2: bases still to be bombed; `flown` have bombed. */
  | { at: 'bombing'; side: Side; card: CardId; left: number; flown: UnitId[]; hit: AreaId[] }
  /** R17.3 */
  | { at: 'partisan'; side: Side; card: CardId }
  /** R14.1: the side may ambush `group`, which stands in `from`; `area` holds the side's units. */
  | { at: 'ambush'; side: Side; trigger: Trigger; area: AreaId; from: AreaId; group: UnitId[] }
  /** R9.2–R9.4: `side` places `left` damage on `targets`, units of `victim`; `limited` when the victim places it (R9.4). */
  | {
      at: 'damage';
      side: Side;
      victim: Side;
      limited: boolean;
      left: number;
      targets: UnitId[];
      placed: Record<UnitId, number>;
    }
  /** R10, R4.7: the owner retreats `units` one by one. */
  | { at: 'retreat'; side: Side; cause: 'battle' | 'port'; units: UnitId[] }
  /** R8.8: `excess` of the side's army and air units at sea go to the force pool. */
  | { at: 'overload'; side: Side; area: AreaId; excess: number }
  /** R21.15 */
  | { at: 'controllers'; side: Side }
  /** R13.6: the owner chooses `count` of `candidates`. */
  | { at: 'recovery'; side: Side; nation: NationId; count: number; candidates: UnitId[] };

/** Frames that run by themselves. */
export type AutoFrame =
  | { at: 'turnStart' }
  /** R6.1c: alternate impulses; `passes` in a row so far. */
  | { at: 'impulses'; next: Side; passes: number }
  | { at: 'impulseEnd'; side: Side }
  | { at: 'turnEnd' }
  /** R13: recovery of one side, at the end of the turn or by Supply. */
  | { at: 'recoverSide'; side: Side }
  /** R6.1f */
  | { at: 'returnCards' }
  /** R8: the group stands in `here` and goes on along `path`; `struck` once an ambush was possible on the way. */
  | {
      at: 'moving';
      side: Side;
      law: MoveLaw;
      group: UnitId[];
      here: AreaId;
      path: AreaId[];
      bySea: boolean;
      budget: number;
      struck: boolean;
    }
  /** R9, R11.2: an attack under way. */
  | {
      at: 'battle';
      side: Side;
      kind: StrikeKind;
      from: AreaId;
      area: AreaId;
      group: UnitId[];
      progress: 'declared' | 'answered' | 'struck';
    }
  | { at: 'gameOver' };

export type Frame = PromptFrame | AutoFrame;
export type FrameName = Frame['at'];
export type PromptName = PromptFrame['at'];
export type AutoName = AutoFrame['at'];
export type FrameAt<A extends FrameName> = Extract<Frame, { at: A }>;

/** What lets a side ambush (R14.1). */
export type Trigger = 'entry' | 'attack' | 'airAttack';
export type StrikeKind = 'attack' | 'airAttack';
/** Which rules a move follows: R8, or the text of the card event. */
export type MoveLaw = 'normal' | 'seaLion' | 'amphibious';
