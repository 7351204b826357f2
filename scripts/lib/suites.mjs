import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browser } from './browser.mjs';
import { add, nothing } from './count.mjs';
import { inRoot } from './project.mjs';
import { redisServer } from './redisServer.mjs';
import { runNode } from './run.mjs';
import { countOf, passedOnlyAlone, withSecondTry, worthSecondTry } from './secondTry.mjs';
import { titlesIn } from './titles.mjs';
import { grey, yellow } from './terminal.mjs';

/** Jest's part of the tests that need a browser. */
const journeys = 'e2e';

/** Server code is loaded by Node itself, from source; the console's tests load ES modules in jest's own contexts. */
const nodeOptions = [
  process.env.NODE_OPTIONS,
  `--import=${pathToFileURL(inRoot('scripts/testing/typescript.mjs')).href}`,
  '--conditions=polyphony:source',
  '--enable-source-maps',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
];

/** One run of jest: its own report, and whether it objects to more than a test (a process that will not end). */
async function jest(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'polyphony-jest-'));
  const outputFile = join(folder, 'report.json');
  try {
    const { code } = await runNode(
      [inRoot('node_modules/jest/bin/jest.js'), '--json', `--outputFile=${outputFile}`, ...args],
      { env: { NODE_OPTIONS: nodeOptions.filter(Boolean).join(' '), ...env }, shown: true, mayFail: true },
    );
    const report = JSON.parse(readFileSync(outputFile, 'utf8'));
    return { files: report.testResults, objects: code !== 0 && countOf(report.testResults).failed === 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a run of jest came to. */
const total = ({ files, objects }) => add(countOf(files), { ...nothing, failed: objects ? 1 : 0 });

/** Runs everything; journeys that failed beside all else run once more, alone, where they are few (decision 0039). */
async function jestOnAll(args, env) {
  const first = await jest(args, env);
  const again = worthSecondTry(first.files, inRoot(journeys));
  if (again.length === 0) return total(first);
  console.log(yellow(`\n  ! Once more, with the machine to themselves: ${again.join(', ')}\n`));
  const second = await jest(['--runInBand', '--selectProjects', journeys, '--runTestsByPath', ...again], env);
  const files = withSecondTry(first.files, second.files);
  for (const title of passedOnlyAlone(first.files, second.files))
    console.log(yellow(`  ! failed beside everything else, passed alone: ${title}`));
  return total({ files, objects: first.objects || second.objects });
}

/** Says loudly which journeys nobody will see, and counts them as skipped. */
function withoutBrowser() {
  const tests = titlesIn(inRoot(journeys)).filter(({ group }) => !group);
  const titles = tests.map(({ title }) => title);
  console.log(
    yellow(`\n  ! NO BROWSER: ${titles.length} journeys are SKIPPED. Install Chromium or Chrome, or set CHROME_PATH.`),
  );
  for (const title of titles) console.log(yellow(`    skipped: ${title}`));
  console.log();
  return { ...nothing, skipped: titles.length };
}

/**
 * Runs every suite against the embedded database, each with the parts it needs; the build is taken as it is.
 * @param {string[]} args more arguments for jest, such as `--selectProjects api -t LIST`
 * @returns {Promise<{passed: number, failed: number, skipped: number}>}
 */
export async function runSuites(args = []) {
  const chrome = await browser();
  const skipped = chrome ? nothing : withoutBrowser();
  const left = chrome ? [] : ['--ignoreProjects', journeys];
  const redis = await redisServer();
  const env = { CHROME_PATH: chrome ?? undefined, REDIS_SERVER_PATH: redis ?? undefined, MONGODB_TEST_URI: undefined };
  const options = ['--maxWorkers=2', ...left, ...args];
  return add(args.length === 0 ? await jestOnAll(options, env) : total(await jest(options, env)), skipped);
}

/** The parts of the API whose rules the database keeps; what stands on them asks it nothing else. */
const KEPT_BY_DATABASE = '/api/(access|audit|files|live|modules|platform|proofs|records)/';

/** Runs the API's suite once more, against the MongoDB at `uri`; each file has a database of its own there. */
export async function runApiSuiteOn(uri, args = []) {
  console.log(grey(`\nThe API suite against ${uri.replace(/\/\/[^@/]*@/, '//…@')}`));
  const redis = await redisServer();
  const env = { MONGODB_TEST_URI: uri, REDIS_SERVER_PATH: redis ?? undefined };
  return total(await jest(['--maxWorkers=2', '--selectProjects', 'api', ...args], env));
}

/** As `runApiSuiteOn`, what the database has a say in alone: with every hand-in, where all of it would take too long. */
export const runDatabaseSuiteOn = (uri) => runApiSuiteOn(uri, ['--testPathPatterns', KEPT_BY_DATABASE]);

/** How far the embedded database is compared with a real one: by operations, or by seconds where the machine is slow. */
const PROOF_OPERATIONS = 15_000;
const PROOF_SECONDS = 75;
/** The same operations each time: what fails is then what was changed. New seeds are for `prove:differential`. */
const PROOF_SEED = 1;

/** Gives the embedded database and the MongoDB at `uri` the same generated operations; the seed is printed. */
export async function proveDifferential(uri) {
  console.log(grey('\nThe embedded database beside a real MongoDB'));
  const home = inRoot('embedded-mongo');
  const args = [
    inRoot('embedded-mongo/tests/differential/start.mjs'),
    '--operations',
    String(PROOF_OPERATIONS),
    '--seconds',
    String(PROOF_SECONDS),
    '--seed',
    String(PROOF_SEED),
    '--uri',
    uri,
  ];
  const { code } = await runNode(args, { cwd: home, shown: true, mayFail: true });
  return { ...nothing, [code === 0 ? 'passed' : 'failed']: 1 };
}
