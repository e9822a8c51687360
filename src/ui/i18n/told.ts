// What the sentences of the dictionaries are made from: names for ids, and the details of a refusal put into words.
import type {
  AreaId,
  BaseKind,
  CardId,
  DecisionType,
  DiplomacyMove,
  LogEntry,
  LogEntryType,
  NationId,
  Place,
  Pool,
  PromptFrame,
  PromptName,
  RefusalCode,
  Side,
  UnitId,
  UnitType,
} from '../../engine';
import type { Notice } from '../../store';

/** Names of the things of one data pack in one language. */
export interface Names {
  side(side: Side): string;
  area(id: AreaId): string;
  areas(ids: readonly AreaId[]): string;
  place(place: Place): string;
  nation(id: NationId): string;
  /** Nation of a counter. */
  nationOf(id: UnitId): string;
  /** One counter by nation and type. */
  unit(id: UnitId): string;
  /** Counters added up by nation and type. */
  units(ids: readonly UnitId[]): string;
  card(id: CardId): string;
  /** Card with its strategy value. */
  cardWithValue(id: CardId): string;
  /** Half-year of a turn, e.g. 1941年 夏. */
  season(turn: number): string;
}

/** Details of a refusal; what it does not name is a general word, figures it does not give are null. */
export interface Told {
  readonly area: string;
  readonly unit: string;
  readonly nation: string;
  readonly card: string;
  readonly side: string;
  readonly need: number | null;
  readonly have: number | null;
}

export type EntryOf<T extends LogEntryType> = Extract<LogEntry, { type: T }>;
export type FrameOf<P extends PromptName> = Extract<PromptFrame, { at: P }>;
export type NoticeOf<K extends Notice['kind']> = Extract<Notice, { kind: K }>;

export type RefusalWords = { readonly [C in RefusalCode]: (told: Told) => string };
export type LogWords = { readonly [T in LogEntryType]: (entry: EntryOf<T>, names: Names) => string };
export type PromptWords = {
  readonly [P in PromptName]: {
    readonly title: string;
    /** What the side has to do, in one or two sentences. */
    readonly ask: (frame: FrameOf<P>, names: Names) => string;
  };
};
/** Notices that need no sentence of another dictionary. */
export type PlainNotice = Exclude<Notice['kind'], 'refused' | 'undoRefused'>;
export type NoticeWords = { readonly [K in PlainNotice]: (notice: NoticeOf<K>) => string };

export type SideLabels = Readonly<Record<Side, string>>;
export type UnitLabels = Readonly<Record<UnitType, string>>;
export type PoolLabels = Readonly<Record<Pool, string>>;
export type BaseLabels = Readonly<Record<BaseKind, string>>;
/** Words on buttons. */
export type DecisionLabels = Readonly<Record<DecisionType, string>>;
export type DiplomacyLabels = Readonly<Record<DiplomacyMove, (nation: string) => string>>;
