// The sample games: legal on the built-in pack to their last decision, and what the main line and the lesson say.
import { describe, expect, it } from 'vitest';
import samplesJson from '../../src/data/samples.json' with { type: 'json' };
import { replay } from '../../src/engine';
import { readSamples } from '../../src/store';
import { mainLine } from '../acceptance/mainLine';
import { tableWith, world } from '../store/table';
import { madeSamples } from './madeSamples';

const samples = await readSamples();

describe('the sample games', () => {
  it('are the main line (R20) and the guided first turn; node scripts/samples.mjs writes them', () => {
    expect(samplesJson).toEqual(madeSamples);
    expect(samples).toEqual(samplesJson);
  });

  it.each(samples)('$id is legal to its end, with every die of its script used', (sample) => {
    const played = replay(world, sample);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    expect(played.value.state.dice.scripted).toEqual([]);
    expect(played.value.state.turn).toBe(sample.id === 'main-line' ? 8 : 2);
  });

  it.each(samples)(
    '$id has chapters from its start on, in order, named in both languages',
    ({ chapters, decisions }) => {
      expect(chapters[0]?.at).toBe(0);
      expect(chapters.map(({ at }) => at)).toEqual([...new Set(chapters.map(({ at }) => at))].sort((a, b) => a - b));
      expect(chapters.at(-1)?.at).toBeLessThan(decisions.length);
      for (const { names } of chapters) expect(names.ja).not.toBe(names.en);
    },
  );

  it('the main line has all of its chapters', () => {
    expect(samples[0]?.chapters.map(({ names }) => names.en)).toEqual(Object.keys(mainLine));
  });

  it.each(samples)('$id opens in the viewer, at its first step, with a step for every decision', (sample) => {
    const table = tableWith();
    expect(table.getState().openSample(sample, sample.names.en)).toMatchObject({ ok: true });
    expect(table.getState()).toMatchObject({ game: { name: sample.names.en }, saves: [] });
    expect(table.getState().replay).toMatchObject({ at: 0, length: sample.decisions.length });
  });
});
