import { add, nothing } from './count.mjs';
import { runJourneys } from './journeys.mjs';
import { journeysOf } from './journeysOf.mjs';
import { importers, testsOf } from './importGraph.mjs';
import { inRoot, workspaces } from './project.mjs';
import { run, runNode } from './run.mjs';
import { explain, say, step } from './steps.mjs';
import { runJest } from './suites.mjs';
import { grey } from './terminal.mjs';
import { typesOf } from './checks.mjs';

const lines = async (...args) => (await run('git', args)).output.split('\n').filter(Boolean);

/** The files that differ from a commit, new ones included, as paths from the checkout. Deleted files are left out. */
async function changedSince(commit) {
  const tracked = await lines('diff', '--name-only', '--diff-filter=d', commit);
  return [...tracked, ...(await lines('ls-files', '--others', '--exclude-standard'))];
}

async function attempt(title, work) {
  try {
    await step(title, work);
    return { ...nothing, passed: 1 };
  } catch (error) {
    say(explain(error));
    return { ...nothing, failed: 1 };
  }
}

/** The types of the workspaces with changed files; of all of them where a workspace changed that the others import. */
function checkTypes(files) {
  const touched = files.some((file) => /^(domain\/|schema\.graphql|tsconfig)/.test(file))
    ? workspaces
    : workspaces.filter((name) => files.some((file) => file.startsWith(`${name}/`)));
  return Promise.all(touched.map(typesOf));
}

const lint = (files) => runNode([inRoot('node_modules/eslint/bin/eslint.js'), '--max-warnings', '0', ...files]);

/**
 * A quick verdict on a change: types and lint of what changed, the tests of jest that import it, and the journeys that are
 * most likely to notice. `.ci/run` remains the complete one.
 * @param {string} [commit] the changes since this commit count
 */
export async function runChanged(commit = 'HEAD') {
  const files = await changedSince(commit);
  if (files.length === 0) throw new Error(`Nothing differs from ${commit}. Name an earlier commit.`);
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  let count = nothing;
  if (code.length > 0) {
    count = add(count, await attempt('Types', () => checkTypes(code)));
    count = add(count, await attempt('Lint', () => lint(code)));
  }
  const tests = testsOf(files, await importers());
  const journeys = journeysOf(files);
  say(grey(`${files.length} files changed: ${tests.length} test files, journeys: ${journeys.join(', ') || 'none'}`));
  if (tests.length > 0) count = add(count, await runJest(['--runTestsByPath', ...tests.map((file) => inRoot(file))]));
  if (journeys.length > 0) count = add(count, await runJourneys(journeys.map((name) => `e2e/${name}.test.ts`)));
  return count;
}
