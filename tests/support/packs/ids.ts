// Ids of the game from plain words: the only casts of the tests.
import type { AreaId, CardId, NationId, UnitId } from '../../../src/engine/types';

export const area = (id: string): AreaId => id as AreaId;
export const nation = (id: string): NationId => id as NationId;
export const unit = (id: string): UnitId => id as UnitId;
export const card = (id: string): CardId => id as CardId;
