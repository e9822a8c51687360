// What the table shows and what can be done at it: the contract between the store and the screen.
import type {
  AreaId,
  CardId,
  Decision,
  DecisionType,
  LogEntry,
  Option,
  PromptFrame,
  PromptName,
  Refusal,
  Result,
  Side,
  State,
  UnitId,
  View,
  World,
} from '../engine';
import type { StorageTrouble } from './storage';

export type Language = 'ja' | 'en';
/** Whether a side is asked at every ambush trigger, or has said once and for all that it never ambushes (R14). */
export type AmbushInstruction = 'ask' | 'never';

export interface Preferences {
  readonly language: Language;
  readonly ambush: Readonly<Record<Side, AmbushInstruction>>;
  /** Width of a counter in pixels, 28–56. */
  readonly counterSize: number;
}

/** What stops taking back: dice have fallen, something hidden was shown, the other side was asked, or the game begins. */
export type UndoBarrier = 'dice' | 'hidden' | 'side' | 'start';

export interface LogLine {
  readonly id: number;
  readonly turn: number;
  readonly side: Side;
  readonly entry: LogEntry;
}

/** A game in storage; turn and prompt are null when its record cannot be read. */
export interface SaveSummary {
  readonly id: string;
  readonly name: string;
  readonly turn: number | null;
  /** What is asked there; null at the end of the game. */
  readonly at: PromptName | null;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

/** Why a file or a stored game cannot be played. */
export interface FileProblem {
  readonly code: 'notJson' | 'notASave' | 'tooNew' | 'otherPack' | 'corrupt' | 'missing';
  /** Where in the file, e.g. `decisions[12].side`; empty for the whole. */
  readonly path: string;
  /** Technical reason, in English. */
  readonly reason: string;
}

/** Something the table has to say once. Words for it are in ui/i18n. */
export type Notice =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'undoRefused'; readonly barrier: UndoBarrier }
  | { readonly kind: 'fileRefused'; readonly problem: FileProblem }
  | { readonly kind: 'gameRefused'; readonly name: string; readonly problem: FileProblem }
  /** A damaged game was opened after its last good decision. */
  | { readonly kind: 'gameRepaired'; readonly kept: number; readonly lost: number; readonly problem: FileProblem }
  /** The program itself failed; the game stands where it stood. */
  | { readonly kind: 'fault'; readonly reason: string };

export interface Game {
  readonly id: string;
  readonly name: string;
  readonly seed: number;
}

/** What follows from the game, the seat and the selection. */
export interface Shown {
  /** null: title screen. */
  readonly game: Game | null;
  /** For the store's own use; the screen renders from `view`. */
  readonly state: State | null;
  /** Whose hand may be seen; null while the curtain is down, or when both look at the table. */
  readonly seat: Side | null;
  readonly view: View | null;
  /** What is asked; null behind the curtain, without a game and at its end. */
  readonly prompt: PromptFrame | null;
  /** The table is being handed over. */
  readonly curtain: { readonly to: Side; readonly at: PromptName } | null;
  readonly log: readonly LogLine[];
  /** Every unit the asked side might use, with the reason against it. */
  readonly selectables: Readonly<Record<UnitId, Refusal | null>>;
  /** Everything on offer for the selection, refused options with their reason. */
  readonly options: readonly Option[];
  readonly undoable: { readonly ok: boolean; readonly barrier: UndoBarrier | null };
  readonly redoable: boolean;
}

/** What the players have pointed at. */
export interface Pointing {
  readonly selection: readonly UnitId[];
  /** What the player is about to do with the selection; null lights every kind of option. */
  readonly intent: DecisionType | null;
  /** Cards ticked in chooseHand. */
  readonly handDraft: readonly CardId[];
  readonly hovered: AreaId | null;
  readonly focusArea: AreaId | null;
}

export interface Desk {
  readonly world: World;
  /** false until `resume` has looked into storage. */
  readonly ready: boolean;
  readonly preferences: Preferences;
  readonly notice: Notice | null;
  /** Storage is full or blocked: the game goes on, but is not kept. */
  readonly storageTrouble: StorageTrouble | null;
  readonly saves: readonly SaveSummary[];
}

export interface TableActions {
  /** To call once at the start: preferences, the list of games and the last game, behind the curtain. */
  resume(): Promise<void>;
  newGame(setup: { seed: number; name: string; script?: readonly number[] }): void;
  openGame(id: string): Promise<void>;
  closeGame(): void;
  deleteGame(id: string): Promise<void>;
  /** The running game as JSON text; empty without a game. */
  exportGame(): string;
  /** A stored game as JSON text, damaged or not; null when there is none. */
  exportStored(id: string): Promise<string | null>;
  /** Opens a game from JSON text as a new game; the id, or why not. The running game stays when it is refused. */
  importGame(text: string, name?: string): Promise<Result<string, FileProblem>>;
  /** Decides for the side that is asked; the reason when it is refused. */
  submit(decision: Decision): Refusal | null;
  undo(): void;
  redo(): void;
  /** The side the curtain waits for has sat down. */
  liftCurtain(): void;
  /** The asked side wants to see its hand while both look at the table: the curtain falls first. */
  showHand(): void;
  toggleUnit(id: UnitId): void;
  selectUnits(ids: readonly UnitId[]): void;
  clearSelection(): void;
  setIntent(kind: DecisionType | null): void;
  toggleCard(id: CardId): void;
  clearHandDraft(): void;
  hover(area: AreaId | null): void;
  focus(area: AreaId | null): void;
  setPreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void;
  dismissNotice(): void;
  /** Resolves when everything decided so far is in storage, or has failed to get there. */
  settled(): Promise<void>;
}

export interface TableState extends Desk, Shown, Pointing, TableActions {}
