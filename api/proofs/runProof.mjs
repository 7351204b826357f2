import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sourceEnv } from '../../scripts/lib/suites/jest.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Reads the arguments of a proof's start script: its own, and those that every proof takes.
 * @param {import('node:util').ParseArgsConfig['options']} own
 */
export function proofArgs(own = {}) {
  const common = { 'budget-seconds': { type: 'string' }, seed: { type: 'string' }, uri: { type: 'string' } };
  return parseArgs({ options: { ...common, ...own } }).values;
}

/**
 * Runs the test files of a proof in sequence; the exit code of this process is that of the first one that fails.
 * Prints the seed first: the same seed makes the same proof again.
 * @param {string[]} files below api/; those that cannot end early come first, because the others end with the budget
 * @param {ReturnType<typeof proofArgs>} args
 * @param {Record<string, string>} env how much of it
 */
export function runProof(files, { seed = String(randomInt(2 ** 31)), uri, 'budget-seconds': budget }, env = {}) {
  console.log(`Seed ${seed}`);
  const proofEnv = {
    ...process.env,
    ...sourceEnv,
    PROOF: '1',
    PROOF_SEED: seed,
    ...(budget && { PROOF_UNTIL: String(Date.now() + Number(budget) * 1000) }),
    ...env,
    ...(uri && { MONGODB_TEST_URI: uri }),
  };
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '--runInBand'];
  for (const file of files) {
    // Not by its path alone: measurements are no files of the suite.
    const { status } = spawnSync(process.execPath, [...jest, '--testMatch', `**/api/${file}`], {
      cwd: root,
      stdio: 'inherit',
      env: proofEnv,
    });
    process.exitCode = status ?? 1;
    if (process.exitCode !== 0) return;
  }
}
