import { buildStale } from './builds.mjs';
import { runChecks } from './checks.mjs';
import { add, closingLine, nothing } from './count.mjs';
import { proveDifferential, runDatabaseSuiteOn, runSuites } from './suites.mjs';
import { explain } from './steps.mjs';
import { duration, green, grey, padded, red } from './terminal.mjs';

const countChecks = (results) =>
  results.reduce((count, { ok }) => add(count, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }), nothing);

async function timed(name, work) {
  const started = performance.now();
  const count = await work();
  return { name, count, ok: count.failed === 0 && count.passed > 0, ms: performance.now() - started };
}

/** Does `work` as a check among others: its failure is shown and counted, and what follows still runs. */
async function attempt(name, work) {
  const started = performance.now();
  const result = (ok) => ({ name, ok, ms: performance.now() - started });
  try {
    await work();
    return result(true);
  } catch (error) {
    console.log(explain(error));
    return result(false);
  }
}

function printTable(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  console.log();
  for (const { name, ok, ms, count } of rows) {
    const detail = count ? `  ${closingLine(count)}` : '';
    console.log(`${ok ? green('✓') : red('✗')} ${padded(name, width)}${grey(duration(ms).padStart(12))}${detail}`);
  }
}

/**
 * Everything that must hold before work is handed in: types, lint, formats, generated files, and every suite, with the
 * those of the API that the database has a say in once more against each real MongoDB that `realMongo` gives, with the
 * embedded database compared with it. `npm test` with MONGODB_TEST_URI runs all of the API's there.
 * @param {{realMongo?: (suite: typeof runDatabaseSuiteOn) => Promise<{passed: number, failed: number, skipped: number}>}} parts
 * @returns the tests and checks counted together
 */
export async function validate({ realMongo } = {}) {
  const built = await attempt('build', buildStale);
  const checked = [built, ...(await runChecks())];
  const suites = [await timed('tests', () => runSuites())];
  if (realMongo) {
    suites.push(await timed('API suite on a real MongoDB', () => realMongo(runDatabaseSuiteOn)));
    suites.push(await timed('embedded database beside a real MongoDB', () => realMongo(proveDifferential)));
  }
  printTable([...checked, ...suites]);
  return suites.reduce((total, { count }) => add(total, count), countChecks(checked));
}
