// Card strategies to start from, written for the cards of the built-in pack. Whoever uses one hands it to parseStrategy.
import alliesBombingLanding from '../strategies/alliesBombingLanding.json' with { type: 'json' };
import alliesDiplomacy from '../strategies/alliesDiplomacy.json' with { type: 'json' };
import alliesEgypt from '../strategies/alliesEgypt.json' with { type: 'json' };
import alliesLendLease from '../strategies/alliesLendLease.json' with { type: 'json' };
import alliesSupplyAmbush from '../strategies/alliesSupplyAmbush.json' with { type: 'json' };
import axisBlitzTwice from '../strategies/axisBlitzTwice.json' with { type: 'json' };
import axisEarlyDevelopment from '../strategies/axisEarlyDevelopment.json' with { type: 'json' };
import axisMediterranean from '../strategies/axisMediterranean.json' with { type: 'json' };
import axisSeaLion from '../strategies/axisSeaLion.json' with { type: 'json' };
import axisWolfpack from '../strategies/axisWolfpack.json' with { type: 'json' };

/** Unchecked, as read; by id. */
export const exampleStrategies: Readonly<Record<string, unknown>> = {
  axisBlitzTwice,
  axisEarlyDevelopment,
  axisWolfpack,
  axisSeaLion,
  axisMediterranean,
  alliesSupplyAmbush,
  alliesDiplomacy,
  alliesBombingLanding,
  alliesLendLease,
  alliesEgypt,
};
