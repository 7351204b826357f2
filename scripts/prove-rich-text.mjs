#!/usr/bin/env node
// npm run prove:rich-text [-- 100000]: the tests of cleaning rich text over that many generated texts, on the server and in
// a browser, where DOMPurify judges what is left. The usual tests try 1,500.
import { close } from './lib/count.mjs';
import { install } from './lib/install.mjs';
import { script } from './lib/steps.mjs';

await script(async () => {
  await install();
  process.env.RICH_TEXT_RUNS = process.argv[2] ?? '100000';
  const { buildStale } = await import('./lib/builds.mjs');
  const { runSuites } = await import('./lib/suites.mjs');
  await buildStale();
  const args = ['--selectProjects', 'domain', 'e2e', '--testPathPatterns', '(domain/richText|e2e/richTextSafety).test'];
  close(await runSuites([...args, '--testTimeout', String(60 * 60_000)]));
});
