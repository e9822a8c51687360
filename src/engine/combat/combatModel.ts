// What a combat model has to do, so that another one can take the place of R9 (optional rules).
import type { Ctx, Tx } from '../tx';
import type { Forecast, Strike } from './strike';

export interface CombatModel {
  /** Rolls, logs, and leaves the placing of damage to frames. */
  resolve(tx: Tx, strike: Strike): void;
  /** Rolls and logs a raid or a bombing, which hits nobody; the number of successes (R17). */
  raid(tx: Tx, strike: Strike): number;
  /** Exact chances before the die. */
  forecast(ctx: Ctx, strike: Strike): Forecast;
}
