#!/usr/bin/env node
// npm start [-- --empty]: installs, builds and starts everything, doing only what is not done yet. A new site begins with demo
// content or, with --empty or where a person at a terminal chooses so, without.
import { existsSync } from 'node:fs';
import { inRoot, nodeTooOld } from './lib/project.mjs';

const tooOld = nodeTooOld();
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

const { script } = await import('./lib/steps.mjs');

await script(async ({ releaseSignals }) => {
  process.chdir(inRoot());
  // What the environment says wins over .env.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { settleFirstContent } = await import('./lib/firstStart.mjs');
  await settleFirstContent(process.argv.slice(2), process.env);
  await prepare();
  // The server runs in this very process, so that nothing else stays in memory, and handles the signals itself.
  releaseSignals();
  stopWithNpm();
  const { main } = await import('../api/dist/start/main.js');
  await main();
});

async function prepare() {
  const { installToRun } = await import('./lib/machine/install.mjs');
  const { staleBuilds } = await import('./lib/build/builds.mjs');
  await installToRun();
  if (staleBuilds().length === 0) return;
  // In a process of its own: the compilers take memory that the server need not keep.
  const { runNode } = await import('./lib/run.mjs');
  const { code } = await runNode([inRoot('scripts/build.mjs')], { inheritOutput: true, mayFail: true });
  if (code !== 0) process.exit(code ?? 130);
}

/** npm passes a SIGTERM on to its shell only, which dies and would leave the server running: so it looks for itself. */
function stopWithNpm() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}
