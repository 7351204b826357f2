/** The counts of a test run. */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/** The counts of a check that passes or fails. */
export const outcome = (ok) => ({ ...nothing, [ok ? 'passed' : 'failed']: 1 });

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The closing line of every run, alone on its line: `12 passed, 0 failed`. */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Prints the closing line and sets the exit code: a run that executed nothing has not succeeded. */
export function close(count) {
  console.log(`\n${closingLine(count)}`);
  if (count.failed > 0 || count.passed === 0) process.exitCode = 1;
}
