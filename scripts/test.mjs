#!/usr/bin/env node
// npm test [-- arguments for jest]: installs what it needs, builds, and runs every suite, browser journeys included.
// With MONGODB_TEST_URI set, the API's suite runs a second time against that MongoDB.
import { add, close } from './lib/count.mjs';
import { install } from './lib/install.mjs';
import { script } from './lib/steps.mjs';

await script(async () => {
  await install();
  const { buildStale } = await import('./lib/builds.mjs');
  const { runApiSuiteOn, runSuites } = await import('./lib/suites.mjs');
  await buildStale();
  const count = await runSuites(process.argv.slice(2));
  const uri = process.env.MONGODB_TEST_URI;
  close(uri ? add(count, await runApiSuiteOn(uri)) : count);
});
