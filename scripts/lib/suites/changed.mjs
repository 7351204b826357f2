import { existsSync } from 'node:fs';
import { lint, typed, typesOf } from '../checks/checks.mjs';
import { add, nothing } from '../count.mjs';
import { runJourneys } from './journeys.mjs';
import { journeysOf } from './journeysOf.mjs';
import { importers, testsOf } from './importGraph.mjs';
import { inRoot } from '../project.mjs';
import { run } from '../run.mjs';
import { explain, printLine, step } from '../steps.mjs';
import { runJest } from './suites.mjs';
import { grey } from '../terminal.mjs';

/** A shared helper of the journeys reaches nearly all of them: more than these take longer than one waits for. */
const MOST_JOURNEYS = 8;

const inJourneys = (file) => file.startsWith('e2e/');

const lines = async (...args) => (await run('git', args)).output.split('\n').filter(Boolean);

/** The files that differ from a commit, new and deleted ones included, as paths from the checkout. */
async function changedSince(commit) {
  const tracked = await lines('diff', '--name-only', commit);
  return [...tracked, ...(await lines('ls-files', '--others', '--exclude-standard'))];
}

async function attempt(title, work) {
  try {
    await step(title, work);
    return { ...nothing, passed: 1 };
  } catch (error) {
    printLine(explain(error));
    return { ...nothing, failed: 1 };
  }
}

/** Checks the types of the folders with changed files, of all folders where a change reaches them all. */
async function checkTypes(files) {
  const everywhere = files.some((file) => /^(domain\/|schema\.graphql|tsconfig|package-lock)/.test(file));
  for (const folder of typed)
    if (everywhere || files.some((file) => file.startsWith(`${folder}/`))) await typesOf(folder);
}

/** Lints the files that still exist. */
async function lintFiles(files) {
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(inRoot(file)));
  if (code.length > 0) await lint(...code);
}

/**
 * A quick verdict on a change: types and lint of what changed, the tests of jest that import it, and the journeys that are
 * most likely to notice. `.ci/run` remains the complete one.
 * @param {string} [commit] the changes since this commit count
 */
export async function runChanged(commit = 'HEAD') {
  const files = await changedSince(commit);
  if (files.length === 0) throw new Error(`Nothing differs from ${commit}. Name an earlier commit.`);
  let count = await attempt('Types', () => checkTypes(files));
  count = add(count, await attempt('Lint', () => lintFiles(files)));
  const graph = await importers();
  const tests = testsOf(files, graph).filter((file) => !inJourneys(file));
  const helpers = files.filter(inJourneys);
  const likely = journeysOf(files, testsOf(helpers, graph));
  const journeys = likely.slice(0, MOST_JOURNEYS);
  printLine(
    grey(`${files.length} files changed: ${tests.length} test files, journeys: ${journeys.join(', ') || 'none'}`),
  );
  if (likely.length > journeys.length) printLine(grey(`Not run: ${likely.slice(MOST_JOURNEYS).join(', ')}`));
  if (tests.length > 0) count = add(count, await runJest(['--runTestsByPath', ...tests.map((file) => inRoot(file))]));
  if (journeys.length > 0) count = add(count, await runJourneys(journeys.map((name) => `e2e/${name}.test.ts`)));
  return count;
}
