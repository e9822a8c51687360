// What the store costs in a game of 900 decisions: opening it, keeping it after one more, its file and its code.
import { bench, describe } from 'vitest';
import { createMemoryStorage } from '../../src/store';
import { openSample } from '../../src/store/opening';
import { createShelf } from '../../src/store/shelf';
import { headOf } from '../../src/store/storedForm';
import { timelineViewOf } from '../../src/store/timelineView';
import { longGame, tableWith, world } from '../store/table';

const long = longGame(900);
const opened = openSample(world, 'long', 'Long', long);
if ('problem' in opened) throw new Error(opened.problem.reason);
const { session } = opened;
const nodes = session.timeline.nodes;

const storage = createMemoryStorage();
const shelf = createShelf(storage);
await shelf.put('long', headOf(world, session, 1), nodes);

const table = tableWith(storage);
await table.getState().openGame('long');
const file = table.getState().exportGame();
const code = await table.getState().exportCode();

describe(`900 decisions: file ${file.length} letters, code ${code.length}`, () => {
  bench('open from storage', () => table.getState().openGame('long'));
  bench('open a file', async () => {
    await table.getState().importGame(file);
  });
  bench('open a code', async () => {
    await table.getState().importCode(code);
  });
  bench('keep after one decision (main thread)', async () => {
    await shelf.put('long', headOf(world, session, 2), nodes);
  });
  bench('look at the whole timeline', () => {
    timelineViewOf(session.timeline, session.state, 'axis').branches.at(0);
  });
});
