import { describe, expect, it } from '@jest/globals';
import { summarise } from './test-summary.ts';

const report = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0, numPendingTests: 0 };

describe('summary of npm test', () => {
  it('ends with the counts alone on a line', () => {
    expect(summarise(report, [], 0)).toEqual({ lines: ['7 passed, 0 failed'], exitCode: 0 });
  });

  it.each([
    ['a failed test', { ...report, numFailedTests: 2 }, [], 1, '7 passed, 2 failed'],
    ['a suite that could not be loaded', { ...report, numRuntimeErrorTestSuites: 1 }, [], 1, '7 passed, 1 failed'],
    ['a failed check', report, ['types'], 0, '7 passed, 1 failed'],
    ['an exit code nothing explains', report, [], 1, '7 passed, 1 failed'],
    ['a report that was never written', null, [], 134, '0 passed, 1 failed'],
  ])('fails for %s', (_what, given, checks, jestExitCode, line) => {
    const { lines, exitCode } = summarise(given, checks, jestExitCode);
    expect(lines.at(-1)).toBe(line);
    expect(exitCode).toBe(1);
  });

  it('does not hide what was skipped', () => {
    expect(summarise({ ...report, numPendingTests: 3 }, [], 0).lines[0]).toBe('3 skipped');
  });

  it('says how Jest ended where it told nothing itself', () => {
    expect(summarise(null, [], 137).lines[0]).toBe('Jest ended without a report, with exit code 137.');
  });
});
