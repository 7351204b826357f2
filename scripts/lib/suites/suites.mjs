import { add, nothing } from '../count.mjs';
import { explainSkipped, passedAlready, runEmbeddedMongo } from './embeddedMongo.mjs';
import { jest } from './jest.mjs';
import { runJourneys } from './journeys.mjs';
import { inRoot } from '../project.mjs';
import { redisServer } from '../machine/redisServer.mjs';
import { runNode } from '../run.mjs';

/** A third of the API's test time is waiting, so a worker more than the cores of a small machine keeps them busy. */
const WORKERS = 3;

const jestEnv = async () => ({ MONGODB_TEST_URI: undefined, REDIS_SERVER_PATH: (await redisServer()) ?? undefined });

/**
 * Runs jest's suites against the embedded database: everything that needs no browser.
 * @param {string[]} args more arguments for jest, such as `--selectProjects api -t LIST`
 */
export const runJest = async (args = [], env = {}) =>
  jest([`--maxWorkers=${WORKERS}`, ...args], { ...(await jestEnv()), ...env });

/** Runs jest's suites, without those of the embedded database while nothing has changed since they passed. */
export async function runJestSuites(env = {}) {
  const passed = passedAlready();
  if (!passed) return runJest([], env);
  const count = await runJest(['--ignoreProjects', 'embedded-mongo'], env);
  explainSkipped(passed);
  return add(count, { ...nothing, skipped: passed.tests });
}

/** Runs every suite, the API's once more on MONGODB_TEST_URI if given, the journeys last. Does not build. */
export async function runSuites() {
  const uri = process.env.MONGODB_TEST_URI;
  const count = add(await runJestSuites(), uri ? await runApiOn(uri) : nothing);
  return add(count, await runJourneys());
}

/**
 * Runs the test files whose path matches: journeys where one of `args` begins with `e2e`, else jest's. The embedded
 * database's own name means all of its suites, which then record that they passed.
 */
export function runChosen(args) {
  if (args.join() === 'embedded-mongo') return runEmbeddedMongo(WORKERS);
  return args.some((arg) => arg.startsWith('e2e')) ? runJourneys(args) : runJest(args);
}

/**
 * The API's test files whose claims depend on the database: transactions, unique indexes, locks, ordering.
 * They run on a real MongoDB in every `.ci/run`; all files do in `npm run prove`.
 */
export const DATABASE_FILES = [
  'api/start/firstStart',
  'api/start/transfer/roundTrip',
  'api/identity/sessions/sessions',
  'api/audit/chain',
  'api/audit/trail',
  'api/files/registration',
  'api/files/usage',
  'api/live/live',
  'api/modules/events/bookings/book',
  'api/modules/events/bookings/bookingFigures',
  'api/modules/events/bookings/bookingSteps',
  'api/modules/events/bookings/stampede',
  'api/modules/events/eventDays',
  'api/identity/passwords/oneTimeCodes',
  'api/platform/cache/contentStamps',
  'api/platform/database/database',
  'api/platform/mail/mailQueue',
  'api/records/audit.contract',
  'api/records/bulk/bulk.contract',
  'api/records/search/derived',
  'api/records/record.contract',
  'api/records/search/searchKeys',
];

/** Runs the API's suite against the MongoDB at `uri`; each file has a database of its own there. */
export const runApiOn = async (uri, args = [], options = {}, env = {}) =>
  jest(
    ['--maxWorkers=1', '--selectProjects', 'api', ...args],
    { ...(await jestEnv()), MONGODB_TEST_URI: uri, ...env },
    options,
  );

/** Number of kinds that the contract suites try there in one run: the next run tries the next ones. */
const KINDS_PER_RUN = '3';

/** As `runApiOn`, with the files whose claims depend on the database. */
export const runDatabaseFilesOn = (uri) =>
  runApiOn(
    uri,
    ['--runTestsByPath', ...DATABASE_FILES.map((file) => inRoot(`${file}.test.ts`))],
    {},
    { KINDS_PER_RUN },
  );

/**
 * Number of operations that every `.ci/run` compares between the embedded database and a real one. `npm run prove` uses
 * a new seed and continues further.
 */
const COMPARED_OPERATIONS = 5_000;
const SEED = 1;

/** Gives the embedded database and the MongoDB at `uri` the same generated operations and compares the results. */
export async function compareDatabases(uri) {
  const program = inRoot('embedded-mongo/tests/differential/start.mjs');
  const args = ['--operations', String(COMPARED_OPERATIONS), '--seed', String(SEED), '--uri', uri];
  const { code } = await runNode([program, ...args], {
    cwd: inRoot('embedded-mongo'),
    inheritOutput: true,
    mayFail: true,
  });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}
