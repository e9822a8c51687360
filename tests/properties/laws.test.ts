// Laws of random play: what holds after every decision of every game.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyInPlace,
  brokenLaws,
  decide,
  enemyOf,
  type GameState,
  judge,
  type LogEntry,
  newGame,
  promptOf,
  replay,
} from '../../src/engine';
import { builtInWorld as world } from '../support/builtInWorld';
import { lines, randomLine } from '../support/randomPlay';

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25) };

describe('laws of random play', () => {
  it('units and cards are conserved, control follows R4, ports and transport hold', () => {
    fc.assert(
      fc.property(lines(160), (line) => {
        for (const { after } of randomLine(world, line)) expect(brokenLaws(world, after)).toEqual([]);
      }),
      runs,
    );
  });

  it('the recipes in place and through produce give the same state and the same log', () => {
    fc.assert(
      fc.property(lines(120), (line) => {
        const game = structuredClone(newGame(world, { seed: line.seed })) as GameState;
        for (const { decision, after, log } of randomLine(world, line)) {
          const entries: LogEntry[] = [];
          applyInPlace(world, game, decision, (entry) => entries.push(entry));
          expect(game).toEqual(after);
          expect(entries).toEqual(log);
        }
      }),
      runs,
    );
  });

  it('the state before a decision never changes, and states survive JSON', () => {
    fc.assert(
      fc.property(lines(100), (line) => {
        let text = JSON.stringify(newGame(world, { seed: line.seed }));
        for (const { before, after } of randomLine(world, line)) {
          expect(JSON.stringify(before)).toBe(text);
          text = JSON.stringify(after);
          expect(JSON.parse(text)).toEqual(after);
        }
      }),
      runs,
    );
  });

  it('only the side that is asked can decide, and a refused decision changes nothing', () => {
    fc.assert(
      fc.property(lines(100), (line) => {
        for (const { before, side, decision } of randomLine(world, line)) {
          const text = JSON.stringify(before);
          const other = decide(world, before, enemyOf(side), decision);
          expect(other).toMatchObject({ ok: false, error: { code: 'notYourDecision', side } });
          expect(JSON.stringify(before)).toBe(text);
        }
      }),
      runs,
    );
  });

  it('the same seed and decisions give the same game', () => {
    fc.assert(
      fc.property(lines(100), (line) => {
        const played = [...randomLine(world, line)];
        const decisions = played.map(({ side, decision }) => ({ side, decision }));
        const again = replay(world, { seed: line.seed, script: [], variants: {}, decisions });
        expect(again.ok && again.value.state).toEqual(played.at(-1)?.after);
        expect(again.ok && again.value.log).toEqual(played.flatMap(({ log }) => log));
      }),
      runs,
    );
  });

  it('a prompt is answered by its own procedure: decisions of other prompts are refused', () => {
    fc.assert(
      fc.property(lines(80), (line) => {
        const played = [...randomLine(world, line)];
        for (const { before, side } of played) {
          for (const { decision, side: owner, before: origin } of played.slice(0, 40)) {
            if (owner !== side || promptOf(origin)?.at === promptOf(before)?.at) continue;
            const refusal = judge(world, before, side, decision);
            if (refusal === null) expect(decide(world, before, side, decision).ok).toBe(true);
            else expect(decide(world, before, side, decision)).toEqual({ ok: false, error: refusal });
          }
        }
      }),
      { numRuns: 3 },
    );
  });
});
