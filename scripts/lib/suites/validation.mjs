import { browser } from '../machine/browser.mjs';
import { buildStale } from '../build/builds.mjs';
import { runChecks } from '../checks/checks.mjs';
import { add, closingLine, nothing, outcome } from '../count.mjs';
import { runJourneys } from './journeys.mjs';
import { realMongo } from '../machine/realMongo.mjs';
import { realS3 } from '../machine/realS3.mjs';
import { redisServer } from '../machine/redisServer.mjs';
import { explain } from '../steps.mjs';
import { compareDatabases, runDatabaseFilesOn, runJest } from './suites.mjs';
import { duration, green, grey, padded, red } from '../terminal.mjs';

/** The parts of a validation so far: each is timed, a part that throws counts as failed, and the next ones still run. */
class Summary {
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
    this.#rows.push({ name, count, ms: performance.now() - started });
    return count;
  }

  get total() {
    return this.#rows.map(({ count }) => count).reduce(add, nothing);
  }

  print() {
    const width = Math.max(...this.#rows.map(({ name }) => name.length)) + 2;
    console.log();
    for (const { name, count, ms } of this.#rows) {
      const mark = count.failed === 0 && count.passed > 0 ? green('✓') : red('✗');
      console.log(`${mark} ${padded(name, width)}${grey(duration(ms).padStart(12))}  ${closingLine(count)}`);
    }
  }
}

/**
 * Everything that a submission requires: types, lint, formats, generated files, every suite and, where there
 * is a real MongoDB, the API's database tests on it and the embedded database compared with it.
 * @returns the tests and checks counted together
 */
export async function validate() {
  const summary = new Summary();
  await summary.part('programs for the tests', async () => void (await browser(), await redisServer()));
  await summary.part('build', async () => void (await buildStale()));
  const storage = realS3();
  let checks = [];
  await summary.part('checks', async () => {
    checks = await runChecks();
    return checks.map(({ ok }) => outcome(ok)).reduce(add, nothing);
  });
  const { env, leave } = await storage;
  await summary.part('unit and API tests', () => runJest([], env).finally(leave));
  // The journeys wait for the browser often enough that the database tests fit beside them.
  await Promise.all([summary.part('journeys', () => runJourneys()), onRealMongo(summary)]);
  summary.print();
  // The output of a failed check is far above by now: repeat its name, with the command to run it again.
  for (const { name, ok } of checks) if (!ok) console.log(red(`✗ npm run validate -- "${name}"`));
  return summary.total;
}

async function onRealMongo(summary) {
  const withMongo = realMongo();
  const suite = async (uri) => add(await runDatabaseFilesOn(uri), await compareDatabases(uri));
  if (withMongo) await summary.part('on a real MongoDB', () => withMongo(suite));
}
