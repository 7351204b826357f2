// npm run prove:crash -w @polyphony/embedded-mongo [-- ROUNDS]: the crash tests with 200 kills, and 2000 moments of a power
// cut, of which the suite does a few; for some minutes.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [rounds = '200'] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'embedded-mongo',
    '--testPathPatterns',
    '(crash|power-cut).test',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CRASH_ROUNDS: rounds, NODE_OPTIONS: '--experimental-vm-modules' },
  },
);
process.exitCode = status ?? 1;
