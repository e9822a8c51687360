// The totals of npm test: nothing that failed, crashed, was skipped or never ran may look passed.
import { describe, expect, it } from 'vitest';
import { isNodeSupported, matchesLock } from '../../scripts/install.mjs';
import { sum, tallyFuzz, tallyPlaywright, tallyTool, tallyVitest } from '../../scripts/tally.mjs';

const failure = { passed: 0, failed: 1 };

describe('a tool', () => {
  it('passes with exit code 0 only', () => {
    expect(tallyTool(0)).toEqual({ passed: 1, failed: 0 });
    expect(tallyTool(2)).toEqual(failure);
  });
});

describe('vitest', () => {
  const report = (numTotalTests: number, numPassedTests: number, testResults: object[] = []) => ({
    numTotalTests,
    numPassedTests,
    testResults,
  });

  it('counts what passed and failed', () => {
    expect(tallyVitest(report(5, 5), 0)).toEqual({ passed: 5, failed: 0 });
    expect(tallyVitest(report(5, 3), 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a skipped test as failed', () => expect(tallyVitest(report(5, 4), 0)).toEqual({ passed: 4, failed: 1 }));

  it('counts a file that could not be loaded', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(tallyVitest(report(1, 1, files), 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('fails without a report, without a test, and on an unexplained exit code', () => {
    expect(tallyVitest(null, 0)).toEqual(failure);
    expect(tallyVitest(report(0, 0), 0)).toEqual(failure);
    expect(tallyVitest(report(5, 5), 1)).toEqual({ passed: 5, failed: 1 });
  });
});

describe('playwright', () => {
  const report = (expected: number, unexpected = 0, flaky = 0, skipped = 0) => ({
    stats: { expected, unexpected, flaky, skipped },
  });

  it('counts unexpected, flaky and skipped tests as failed', () => {
    expect(tallyPlaywright(report(3), 0)).toEqual({ passed: 3, failed: 0 });
    expect(tallyPlaywright(report(3, 1, 1, 1), 1)).toEqual({ passed: 3, failed: 3 });
  });

  it('fails without a report, without a test, and on an unexplained exit code', () => {
    expect(tallyPlaywright(null, 0)).toEqual(failure);
    expect(tallyPlaywright(report(0), 0)).toEqual(failure);
    expect(tallyPlaywright(report(3), 1)).toEqual({ passed: 3, failed: 1 });
  });
});

describe('the fuzzer', () => {
  const line = (games: number, failures: number) => JSON.stringify({ games, decisions: 9, failures, seconds: 1 });

  it('passes when all games were played without a failure', () =>
    expect(tallyFuzz(line(200, 0), 200, 0)).toEqual({ passed: 1, failed: 0 }));

  it('fails on a failure, a game too few, a wrong exit code, no last line', () => {
    for (const tally of [
      tallyFuzz(line(200, 1), 200, 0),
      tallyFuzz(line(199, 0), 200, 0),
      tallyFuzz(line(200, 0), 200, 1),
    ])
      expect(tally).toEqual(failure);
    expect(tallyFuzz('Error: no such file', 200, 0)).toEqual(failure);
    expect(tallyFuzz('', 200, 0)).toEqual(failure);
  });
});

it('totals are summed', () =>
  expect(
    sum([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 }));

describe('installed packages match the lock file', () => {
  const locked = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  };

  it('when all are there in the version asked for, optional ones at will', () => {
    expect(matchesLock(locked, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
    expect(
      matchesLock(locked, { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }),
    ).toBe(true);
  });

  it('not when one is missing, of another version, or too many', () => {
    expect(matchesLock(locked, {})).toBe(false);
    expect(matchesLock(locked, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
    expect(
      matchesLock(locked, { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.9.0' } }),
    ).toBe(false);
    expect(
      matchesLock(locked, { 'node_modules/a': { version: '1.0.0' }, 'node_modules/c': { version: '1.0.0' } }),
    ).toBe(false);
  });
});

it('Node 20.19, 22.12 and newer ones are supported', () => {
  const versions = ['18.20.0', '20.9.0', '20.19.0', '21.7.0', '22.11.0', '22.12.0', '24.0.0'];
  expect(versions.filter(isNodeSupported)).toEqual(['20.19.0', '22.12.0', '24.0.0']);
});
