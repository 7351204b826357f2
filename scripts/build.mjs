#!/usr/bin/env node
// npm run build [-- --force]: makes every <workspace>/dist that is missing or not made from the present sources.
import { rmSync } from 'node:fs';
import { buildStale } from './lib/build/builds.mjs';
import { installToRun } from './lib/machine/install.mjs';
import { inRoot } from './lib/project.mjs';
import { script } from './lib/steps.mjs';

await script(async () => {
  await installToRun();
  if (process.argv.includes('--force'))
    rmSync(inRoot('node_modules/.cache/polyphony'), { recursive: true, force: true });
  await buildStale();
});
