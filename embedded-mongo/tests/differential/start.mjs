#!/usr/bin/env node
// npm run prove:differential -w @polyphony/embedded-mongo -- --operations 100000 --seed 7: compiles the package and this
// proof apart from the dist that others may be running, then runs main.ts. It needs a real MongoDB 7.0 (--uri, or
// MONGODB_TEST_URI). More: --seed random (a new one, printed; without --seed it is 1), --budget-seconds S (ends early and
// says how far it got), --chunk N (one chunk again), --all (every difference, unshrunk), --record (adds them to the fixed
// cases), --server URI (proves a running one), --revive COMMAND (starts a real one anew that has died).
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const swc = createRequire(import.meta.url).resolve('@swc/cli/bin/swc.js');
const ignored = '**/*.test.ts,**/node_modules/**,**/dist/**';
execFileSync(
  process.execPath,
  [swc, '.', '--quiet', '-d', 'dist/differential', '--config-file', '../.swcrc', '--ignore', ignored],
  { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] },
);
await import(join(home, 'dist/differential/tests/differential/main.js'));
