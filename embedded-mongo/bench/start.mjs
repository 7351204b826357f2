#!/usr/bin/env node
// npm run bench -w @polyphony/embedded-mongo [-- --quick] [-- --sqlite]: compiles the package apart from the dist that
// others may be running, then runs main.ts, which says what is measured.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const swc = createRequire(import.meta.url).resolve('@swc/cli/bin/swc.js');
const ignored = '**/*.test.ts,**/node_modules/**,**/dist/**';
execFileSync(
  process.execPath,
  [swc, '.', '--quiet', '-d', 'dist/bench', '--config-file', '../.swcrc', '--ignore', ignored],
  {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
await import(join(home, 'dist/bench/bench/main.js'));
