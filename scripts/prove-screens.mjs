#!/usr/bin/env node
// npm run prove:screens [-- PATTERN]: every screen of the console (those whose names match, such as `event`) in each of 48
// ways: four layouts, light and dark, left to right and right to left, three widths. Pictures of all of them, and sheets
// that lay them side by side, come into artefacts/screens. Every CI run looks at each screen in one of the ways.
import { close } from './lib/count.mjs';
import { install } from './lib/machine/install.mjs';
import { script } from './lib/steps.mjs';

await script(async () => {
  await install();
  const { buildStale } = await import('./lib/build/builds.mjs');
  const { runJourneys } = await import('./lib/suites/journeys.mjs');
  await buildStale();
  close(await runJourneys(['screens/screens.test'], { PROVE_SCREENS: process.argv[2] ?? '', PICTURES: '1' }));
});
