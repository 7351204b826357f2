import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Runs the suite of a proof by itself, to the extent that its environment says; its exit code is this process's.
 * @param {string} name the proof's folder
 * @param {Record<string, string>} env how much of it, from where
 * @param {string | undefined} uri the MongoDB to prove it on; without it, the embedded one
 */
export function runProof(name, env, uri) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '--testPathPatterns', `proofs/${name}`],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_OPTIONS: '--experimental-vm-modules',
        ...env,
        ...(uri && { MONGODB_TEST_URI: uri }),
      },
    },
  );
  process.exitCode = status ?? 1;
}
