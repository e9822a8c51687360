// From every older form of a save to the next, one step at a time, so that no game that was ever saved is lost.
import { plainTimeline } from './record';

type Fields = Readonly<Record<string, unknown>>;

export interface Migration {
  /** The form it reads; it makes the next. */
  readonly from: number;
  readonly migrate: (save: Fields) => Fields;
}

/** 1: one line of decisions. 2: a timeline with every line of play beside it. */
function withTimeline(save: Fields): Fields {
  const { decisions } = save;
  return { ...save, schema: 2, timeline: plainTimeline(Array.isArray(decisions) ? decisions.length : 0) };
}

/** In order, without a gap, from the first form on. */
export const migrations: readonly Migration[] = [{ from: 1, migrate: withTimeline }];

/** Counts up by one with every incompatible change of a save. */
export const SAVE_SCHEMA = migrations.length + 1;

/** A save of an older form in the present one. */
export const migrated = (save: Fields, schema: number): Fields =>
  migrations.filter(({ from }) => from >= schema).reduce((older, { migrate }) => migrate(older), save);
