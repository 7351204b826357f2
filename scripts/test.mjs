#!/usr/bin/env node
// npm test: installs what it needs, builds, and runs every suite, journeys in a browser included.
// npm test -- --changed [REF]: only what the changes since REF (default: the last commit) may break, in a minute or two.
// npm test -- api/records -t LIST: the files whose path matches, with jest's or (below e2e/) Playwright's own arguments.
import { close } from './lib/count.mjs';
import { install } from './lib/machine/install.mjs';
import { script } from './lib/steps.mjs';

await script(async () => {
  await install();
  const args = process.argv.slice(2);
  const { buildStale } = await import('./lib/build/builds.mjs');
  await buildStale();
  const { runChanged } = await import('./lib/suites/changed.mjs');
  const { runChosen, runSuites } = await import('./lib/suites/suites.mjs');
  if (args[0] === '--changed') close(await runChanged(args[1]));
  else close(await (args.length > 0 ? runChosen(args) : runSuites()));
});
