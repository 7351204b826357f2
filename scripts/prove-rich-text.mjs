#!/usr/bin/env node
// npm run prove:rich-text [-- --runs 100000] [--seed N]: the tests of cleaning rich text over that many generated texts, on
// the server and in a browser, where DOMPurify judges what is left. Every CI run tries 300.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { add, close } from './lib/count.mjs';
import { install } from './lib/machine/install.mjs';
import { script } from './lib/steps.mjs';

/** How many texts a second both halves try together on two quiet cores, for `--budget-seconds`. */
const TEXTS_PER_SECOND = 60;

await script(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      'budget-seconds': { type: 'string' },
    },
  });
  const budget = values['budget-seconds'] ? Number(values['budget-seconds']) * TEXTS_PER_SECOND : Infinity;
  const runs = Math.min(Number(values.runs), budget);
  console.log(`Seed ${values.seed}`);
  await install();
  const { buildStale } = await import('./lib/build/builds.mjs');
  const { runJest } = await import('./lib/suites/suites.mjs');
  const { runJourneys } = await import('./lib/suites/journeys.mjs');
  await buildStale();
  const env = { RICH_TEXT_RUNS: String(runs), SEED: values.seed };
  const limit = String(60 * 60_000);
  const server = await runJest(
    ['--selectProjects', 'domain', '--testPathPatterns', 'domain/richText', '--testTimeout', limit],
    env,
  );
  const browser = await runJourneys(['richTextSafety', '--timeout', limit], env);
  close(add(server, browser));
  console.log(`rich text: ${runs} of ${values.runs} texts`);
});
