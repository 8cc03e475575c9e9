/** The part of Jest's JSON report read here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Suites that could not be loaded or whose set-up failed. */
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
}

/**
 * What to print last, and the exit code. A suite that did not run and a failed check count as one failure each, so
 * that "0 failed" always means that everything held.
 * @param report null when Jest wrote none, which is a failure too
 * @param jestExitCode 128 and the number of the signal when one ended it
 */
export function summarise(
  report: JestReport | null,
  failedChecks: readonly string[],
  jestExitCode: number,
): { lines: string[]; exitCode: number } {
  const passed = report?.numPassedTests ?? 0;
  let failed = failedChecks.length + (report === null ? 1 : report.numFailedTests + report.numRuntimeErrorTestSuites);
  const lines: string[] = [];
  for (const check of failedChecks) lines.push(`Failed check: ${check}`);
  if (report === null) lines.push(`Jest ended without a report, with exit code ${jestExitCode}.`);
  else if (report.numPendingTests > 0) lines.push(`${report.numPendingTests} skipped`);
  if (jestExitCode !== 0 && failed === 0) {
    lines.push(`Jest ended with exit code ${jestExitCode}.`);
    failed = 1;
  }
  lines.push(`${passed} passed, ${failed} failed`);
  return { lines, exitCode: failed === 0 ? 0 : 1 };
}
