#!/usr/bin/env node
// npm run validate: types, lint, formats, generated files and every suite, then one table.
// npm run validate -- lint types ...: only the checks whose names begin so, and no suites.
import { buildStale } from './lib/build/builds.mjs';
import { add, close, nothing, outcome } from './lib/count.mjs';
import { install, installToRun } from './lib/machine/install.mjs';
import { script } from './lib/steps.mjs';

await script(async () => {
  const wanted = process.argv.slice(2);
  if (wanted.length > 0) {
    await install();
    const { runChecks } = await import('./lib/checks/checks.mjs');
    const results = await runChecks(wanted);
    return close(results.map(({ ok }) => outcome(ok)).reduce(add, nothing));
  }
  // In this order, a clean checkout shows that building needs no package that only tests have.
  await installToRun();
  await buildStale();
  await install();
  const { validate } = await import('./lib/suites/validation.mjs');
  close(await validate());
});
