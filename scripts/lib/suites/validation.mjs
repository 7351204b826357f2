import { browser } from '../machine/browser.mjs';
import { runChecks } from '../checks/checks.mjs';
import { add, closingLine, nothing, outcome } from '../count.mjs';
import { runJourneys } from './journeys.mjs';
import { NEWEST_NODE } from '../machine/nodeVersions.mjs';
import { realMongo } from '../machine/realMongo.mjs';
import { realS3 } from '../machine/realS3.mjs';
import { redisServer } from '../machine/redisServer.mjs';
import { explain } from '../steps.mjs';
import { startOnNewestNode } from './newestNode.mjs';
import { PSEUDO_SAMPLE, runPseudoLanguages } from './pseudoLanguages.mjs';
import { compareDatabases, DATABASE_FILES, runDatabaseFilesOn, runJestSuites } from './suites.mjs';
import { duration, green, grey, padded, red, yellow } from '../terminal.mjs';

/**
 * The parts of a validation so far: each is timed, a part that throws counts as failed, and the next ones still run. In CI
 * a part of which nothing ran has failed too, such as the journeys without a browser.
 */
export class Summary {
  #rows = [];

  async part(name, work) {
    const started = performance.now();
    let count;
    try {
      count = (await work()) ?? outcome(true);
    } catch (error) {
      console.log(explain(error));
      count = outcome(false);
    }
    if (process.env.CI && count.passed + count.failed === 0) count = { ...count, failed: 1 };
    this.#rows.push({ name, count, ms: performance.now() - started });
    return count;
  }

  /** A part that cannot run on this machine, which is no failure: its files count as skipped. */
  skip(name, notice, files) {
    console.log(yellow(`\n  ! ${notice}\n`));
    this.#rows.push({ name, count: { ...nothing, skipped: files }, ms: 0 });
  }

  get total() {
    return this.#rows.map(({ count }) => count).reduce(add, nothing);
  }

  print() {
    const width = Math.max(...this.#rows.map(({ name }) => name.length)) + 2;
    console.log();
    for (const { name, count, ms } of this.#rows) {
      const mark = count.failed > 0 ? red('✗') : count.passed > 0 ? green('✓') : yellow('!');
      console.log(`${mark} ${padded(name, width)}${grey(duration(ms).padStart(12))}  ${closingLine(count)}`);
    }
  }
}

/**
 * Everything that a submission requires: types, lint, formats, generated files, every suite and, where there
 * is a real MongoDB, the API's database tests on it and the embedded database compared with it. Without one that part is
 * named as skipped.
 * @returns the tests and checks counted together
 */
export async function validate() {
  const summary = new Summary();
  await summary.part('programs for the tests', async () => void (await browser(), await redisServer()));
  await summary.part(`start on Node ${NEWEST_NODE}`, startOnNewestNode);
  const storage = realS3();
  let checks = [];
  await summary.part('checks', async () => {
    checks = await runChecks();
    return checks.map(({ ok }) => outcome(ok)).reduce(add, nothing);
  });
  const { env, leave } = await storage;
  await summary.part('unit and API tests', () => runJestSuites(env).finally(leave));
  // In sequence: each keeps both cores of a small machine busy, and at the same time they take longer.
  await summary.part('journeys', () => runJourneys());
  await onRealMongo(summary);
  await summary.part('pseudo-languages', () => runPseudoLanguages({ args: PSEUDO_SAMPLE }));
  summary.print();
  // The output of a failed check is far above by now: repeat its name, with the command to run it again.
  for (const { name, ok } of checks) if (!ok) console.log(red(`✗ npm run validate -- "${name}"`));
  return summary.total;
}

export async function onRealMongo(summary) {
  const name = 'on a real MongoDB';
  const withMongo = realMongo();
  const suite = async (uri) => add(...(await Promise.all([runDatabaseFilesOn(uri), compareDatabases(uri)])));
  if (withMongo) await summary.part(name, () => withMongo(suite));
  else {
    const notice = `NO REAL MONGODB: ${DATABASE_FILES.length} files of the API are SKIPPED on one. Name one with MONGODB_TEST_URI.`;
    summary.skip(name, notice, DATABASE_FILES.length);
  }
}
