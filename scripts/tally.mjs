// @ts-check
// Turns a runner's own report into true totals. What did not run, or was skipped, counts as failed.

/** @typedef {{ passed: number, failed: number }} Tally */

/** @type {Tally} */
const failure = { passed: 0, failed: 1 };

/** Totals of a runner, given that it must run something and that its exit code must agree. @param {number} passed @param {number} failed @param {number} exitCode @returns {Tally} */
function checked(passed, failed, exitCode) {
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}

/** A tool without a report: one test. @param {number} exitCode @returns {Tally} */
export function tallyTool(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : failure;
}

/**
 * Vitest's JSON report. A file that could not be loaded counts as one failed test.
 * @param {any} report null if there is none @param {number} exitCode @returns {Tally}
 */
export function tallyVitest(report, exitCode) {
  if (!report) return failure;
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const passed = report.numPassedTests;
  return checked(passed, report.numTotalTests - passed + broken, exitCode);
}

/**
 * Playwright's JSON report. A test that passed only on a second try counts as failed.
 * @param {any} report null if there is none @param {number} exitCode @returns {Tally}
 */
export function tallyPlaywright(report, exitCode) {
  if (!report) return failure;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return checked(expected, unexpected + flaky + skipped, exitCode);
}

/**
 * The fuzzer's last line, `{"games":…,"failures":…}`: one test, passed if all the games were played and none failed.
 * @param {string} lastLine @param {number} games @param {number} exitCode @returns {Tally}
 */
export function tallyFuzz(lastLine, games, exitCode) {
  try {
    const result = JSON.parse(lastLine);
    return tallyTool(exitCode || (result.games >= games && result.failures === 0 ? 0 : 1));
  } catch {
    return failure;
  }
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}
