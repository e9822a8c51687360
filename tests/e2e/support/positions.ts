// Games at any point of the main line, as files to begin a test with.
import { expect, type Page } from '@playwright/test';
import { createSave, type Decision, type Recorded, replay, type Save, type Side } from '../../../src/engine';
import { mainGame } from '../../acceptance/mainLine';
import type { Recording } from '../../acceptance/notation';
import { builtInWorld } from '../../support/builtInWorld';
import { importFile } from './files';

/** A recorded line after so many decisions, with the dice that are still to come. */
export function saveAfter(count: number, recording: Recording = mainGame): Save {
  const line = { ...recording, name: 'R20', decisions: recording.decisions.slice(0, count) };
  const played = replay(builtInWorld, line);
  if (!played.ok) throw new Error(played.error.reason);
  return createSave(builtInWorld, line, played.value.state);
}

/** How many decisions of the main line come before the first one, from a turn on, that is meant. */
export function decisionsBefore(meant: (recorded: Recorded) => boolean, turn = 1): number {
  const choices = mainGame.decisions.flatMap(({ decision }, index) => (decision.type === 'chooseHand' ? [index] : []));
  // The first turn has one choice of a hand, every later turn two (R6.2).
  const begin = turn === 1 ? 0 : (choices[2 * turn - 3] ?? Number.POSITIVE_INFINITY);
  const found = mainGame.decisions.findIndex((recorded, index) => index >= begin && meant(recorded));
  if (found < 0) throw new Error('the main line has no such decision');
  return found;
}

/** The first decision of a kind that a side makes, from a turn on. */
export const decisionOf = (side: Side, type: Decision['type'], turn = 1): number =>
  decisionsBefore((recorded) => recorded.side === side && recorded.decision.type === type, turn);

/** Puts a game on the table from the title page; the curtain is down. */
export async function openSave(page: Page, save: Save, name = 'R20'): Promise<void> {
  await page.goto('/');
  await importFile(page, `${name}.json`, JSON.stringify(save));
  await expect(page.getByTestId('curtain')).toBeVisible();
}
