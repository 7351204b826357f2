import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { add, nothing } from '../count.mjs';
import { inRoot } from '../project.mjs';
import { CommandFailed, runNode } from '../run.mjs';

/** Server code is loaded by Node itself, from source; the console's tests load ES modules in jest's own contexts. */
const nodeOptions = [
  process.env.NODE_OPTIONS,
  `--import=${pathToFileURL(inRoot('scripts/testing/typescript.mjs')).href}`,
  '--conditions=polyphony:source',
  '--enable-source-maps',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
];

/** The environment in which jest, or a proof written in TypeScript, runs from the sources. */
export const sourceEnv = {
  NODE_OPTIONS: nodeOptions.filter(Boolean).join(' '),
  // The AWS SDK's warning about the Node that runs the tests is no news in each of them.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};

/** Counts jest's report; a file that does not load counts as one failed test. */
const countOf = (files) =>
  files
    .map(({ status, assertionResults }) => {
      const count = (...wanted) => assertionResults.filter((test) => wanted.includes(test.status)).length;
      return {
        passed: count('passed'),
        failed: count('failed') || (status === 'failed' ? 1 : 0),
        skipped: count('pending', 'todo', 'skipped', 'disabled'),
      };
    })
    .reduce(add, nothing);

/**
 * Runs jest once.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to this process's own
 * @param {{timeoutMs?: number}} [options] after which it is ended and fails
 * @returns {Promise<{passed: number, failed: number, skipped: number}>}
 */
export async function jest(args, env = {}, { timeoutMs } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'polyphony-jest-'));
  const outputFile = join(folder, 'report.json');
  try {
    const { code } = await runNode(
      [inRoot('node_modules/jest/bin/jest.js'), '--json', `--outputFile=${outputFile}`, ...args],
      { env: { ...sourceEnv, ...env }, inheritOutput: true, mayFail: true, timeoutMs },
    );
    if (code === null) throw new Error('jest was ended before its report.');
    // Its output says why: no file matches, or its settings are wrong.
    if (!existsSync(outputFile)) throw new CommandFailed('jest', code, 'No test has run.');
    const count = countOf(JSON.parse(readFileSync(outputFile, 'utf8')).testResults);
    // A process that does not end, or a setting that jest rejects, fails the run without failing a test.
    return code !== 0 && count.failed === 0 ? add(count, { ...nothing, failed: 1 }) : count;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
