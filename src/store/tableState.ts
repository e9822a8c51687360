// What the table shows and what can be done at it: the contract between the store and the screen.

import type { BotKind } from '../bots/bot';
import type {
  AreaId,
  BySide,
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
import type { FileProblem, Notice } from './notices';
import type { Player, Players } from './players';
import type { StorageTrouble } from './storage';
import type { Comparison, Question, TimelineView, UndoBarrier } from './timelineFacts';
import type { Warning, WarningKind } from './warnings/warning';

export type Language = 'ja' | 'en';

/** When a side is asked about an ambush (R14): always, only in the areas listed, or never; otherwise it declines. */
export interface AmbushInstruction {
  readonly mode: 'ask' | 'onlyHere' | 'never';
  /** Areas whose units may ambush, for `onlyHere`. */
  readonly areas: readonly AreaId[];
}
export type AmbushMode = AmbushInstruction['mode'];

export interface Preferences {
  readonly language: Language;
  readonly ambush: Readonly<Record<Side, AmbushInstruction>>;
  /** Width of a counter in pixels, 28–56. */
  readonly counterSize: number;
  /** Which warnings are given. */
  readonly warnings: Readonly<Record<WarningKind, boolean>>;
  /** How long dice and moves are shown. */
  readonly speed: 'slow' | 'normal' | 'fast' | 'off';
  readonly table: 'dark' | 'light';
  /** `auto` does as the system says. */
  readonly motion: 'auto' | 'reduced';
  /** Whether a guided game shows its notes. */
  readonly guide: boolean;
}

export interface LogLine {
  readonly id: number;
  readonly turn: number;
  readonly side: Side;
  readonly entry: LogEntry;
  /** Position of the timeline that the line led to. */
  readonly node: number;
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
  /** Why it cannot be played, as far as that is seen without playing it; it can still be exported. */
  readonly problem: FileProblem['code'] | null;
  /** It began as the guided first turn. */
  readonly guided: boolean;
}

/** A line of play that is shown step by step; no hand is shown meanwhile and nothing can be decided. */
export interface Replay {
  /** Step shown, 0 to `length`; 0 is the start of the game. */
  readonly at: number;
  readonly length: number;
  /** The position of the timeline that is shown. */
  readonly node: number;
  readonly playing: boolean;
  /** Steps per second. */
  readonly speed: number;
}

export interface Game {
  readonly id: string;
  readonly name: string;
  readonly seed: number;
  /** It began as the guided first turn. */
  readonly guided: boolean;
}

/** A bot that plays a side, as the screen names it. */
export interface SeatedBot {
  readonly bot: BotKind;
  /** Name of the card strategy that it keeps to. */
  readonly strategy: string | null;
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
  /** Whether a step can be taken back, and what that would give away: with a barrier the table asks first. */
  readonly undoable: { readonly ok: boolean; readonly barrier: UndoBarrier | null };
  readonly redoable: boolean;
  /** Every position that the seat may know of. */
  readonly timeline: TimelineView | null;
  readonly replay: Replay | null;
  /** What the selection and the buttons should be warned of; advice, never a refusal. */
  readonly warnings: readonly Warning[];
  /** Bots by the side they play; null for a person. */
  readonly players: Readonly<BySide<SeatedBot | null>>;
  /** What a bot is asked; null while a person decides, behind the curtain, in a replay and at the end. */
  readonly thinking: { readonly side: Side; readonly at: PromptName } | null;
  /** Bots wait until they are told to go on. */
  readonly botsPaused: boolean;
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
  /** Asked before something is given away; see `answer`. */
  readonly question: Question | null;
  /** Storage is full or blocked: the game goes on, but is not kept. */
  readonly storageTrouble: StorageTrouble | null;
  readonly saves: readonly SaveSummary[];
}

export interface TableActions {
  /** To call once at the start: preferences, the list of games and the last game, behind the curtain. */
  resume(): Promise<void>;
  newGame(setup: { seed: number; name: string; script?: readonly number[]; players?: Players }): void;
  openGame(id: string): Promise<void>;
  closeGame(): void;
  deleteGame(id: string): Promise<void>;
  /** The running game as JSON text; empty without a game. */
  exportGame(): string;
  /** A stored game as JSON text, damaged or not; null when there is none. */
  exportStored(id: string): Promise<string | null>;
  /** Opens a game from JSON text as a new game; the id, or why not. The running game stays when it is refused. */
  importGame(text: string, name?: string): Promise<Result<string, FileProblem>>;
  /** The line to the cursor of the running game, or of a stored one, as a short text for a link; empty when there is none. */
  exportCode(id?: string): Promise<string>;
  /** Opens a game from such a text as a new game, like `importGame`. */
  importCode(text: string): Promise<Result<string, FileProblem>>;
  /** Shows a sample game from its start; it is kept in storage only once somebody decides in it. */
  openSample(json: unknown, name: string): Result<string, FileProblem>;
  renameGame(id: string, name: string): Promise<void>;
  /** A copy with a name of its own, first in the list; nothing on the table changes. */
  duplicateGame(id: string): Promise<void>;
  /** Decides for the side that is asked; the reason when it is refused. */
  submit(decision: Decision): Refusal | null;
  /** One step back; asks first when that would give something away. */
  undo(): void;
  redo(): void;
  /** To a position of the timeline, going back like `undo`; ends a replay. Nothing for one that the seat does not know. */
  goTo(node: number): void;
  /** Answers the question. */
  answer(yes: boolean): void;
  /** Names the branch that ends at a position; an empty name takes the name away. */
  nameBranch(tip: number, name: string): void;
  /** Two positions side by side; null for one that the seat does not know. */
  compare(a: number, b: number): Comparison | null;
  /** Shows the line through a position from there on; from the start of the game unless told otherwise. */
  startReplay(from?: number): void;
  seekReplay(at: number): void;
  playReplay(on: boolean): void;
  /** Steps per second, 0.25–16. */
  setReplaySpeed(speed: number): void;
  endReplay(): void;
  /** Lets a bot play a side from now on, or a person again. */
  setPlayer(side: Side, player: Player): void;
  /** Halts bots before their next decision, or lets them go on. */
  pauseBots(on: boolean): void;
  /** Bots decide nothing meanwhile: something is still being shown. */
  holdBots(on: boolean): void;
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
