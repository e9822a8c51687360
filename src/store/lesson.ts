// The guided first turn as data: what it begins with, so that every die is known, and the way through it in legs.
import lessonData from '../data/lesson.json';
import type { CardId, Decision, LogEntry, PromptName, Side } from '../engine';
import { fieldsOf } from './fields';

/** Fields that one log entry has to have. */
export type Likeness = Partial<Record<string, string>> & { readonly type: LogEntry['type'] };

/** A stretch of the way: decisions that are on it, and the ones the guide would make. */
export interface Leg {
  readonly name: string;
  /** Who is asked what on it; anybody and anything unless told. */
  readonly side?: Side;
  readonly at?: readonly PromptName[];
  /** What the log says of a decision on the way. */
  readonly like?: Likeness;
  /** Units that take part in it at least. */
  readonly least?: number;
  /** Any number of decisions, none included; otherwise exactly one. */
  readonly many?: boolean;
  /** What must have happened in the game before it. */
  readonly needs?: Likeness;
  /** Cards in the hand of the side before it. */
  readonly holds?: readonly CardId[];
  readonly decisions: readonly Decision[];
}

export interface Lesson {
  readonly seed: number;
  readonly script: readonly number[];
  readonly legs: readonly Leg[];
}

/** Its decisions are judged when they are made, like any other. */
export const lesson = lessonData as unknown as Lesson;

/** Whether a game, on the table or as a save, began as the lesson begins: then it is a guided one. */
export function isLesson(game: unknown): boolean {
  const { seed, script } = fieldsOf(game);
  return seed === lesson.seed && `${script}` === `${lesson.script}`;
}
