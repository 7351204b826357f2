// npm run prove:bookings -w @polyphony/api [-- --steps 100000] [--seed 1] [--uri mongodb://…]: schedules of bookings, side
// by side and with kills, checked after every batch; the suite does a minute of it.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    uri: { type: 'string' },
  },
});
const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '--testPathPatterns', 'proofs/bookings'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules',
      PROOF_STEPS: values.steps,
      PROOF_SEED: values.seed,
      ...(values.uri && { MONGODB_TEST_URI: values.uri }),
    },
  },
);
process.exitCode = status ?? 1;
