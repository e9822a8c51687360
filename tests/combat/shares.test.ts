// How shares, differences and averages of the odds are written.
import { describe, expect, it } from 'vitest';
import { average, percent, percentOf, pointsOf } from '../../src/ui/panels/shares';

describe('shares in writing', () => {
  it('have one decimal, a sure thing has none', () => {
    expect([0.685, 0.0926, 1, 0].map((share) => percent(share))).toEqual(['68.5', '9.3', '100', '0.0']);
    expect([0.9994, 0.9996].map((share) => percent(share))).toEqual(['99.9', '100']);
  });

  it('a chance that is small is not written as none', () => {
    expect([0, 0.0001, 0.001].map(percentOf)).toEqual(['0.0%', '<0.1%', '0.1%']);
  });

  it('differences carry their sign', () => {
    expect([-0.083, 0.0251, 0, -0.0002].map(pointsOf)).toEqual(['−8.3', '＋2.5', '±0', '±0']);
  });

  it('averages are short', () => {
    expect([0, 0.003, 0.04, 0.43, 1.26].map(average)).toEqual(['0', '0', '0.04', '0.4', '1.3']);
  });
});
