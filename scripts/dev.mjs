#!/usr/bin/env node
// npm run dev: everything, rebuilt and restarted on change; the console with hot module replacement. Ctrl-C ends it all.
import { existsSync } from 'node:fs';
import { install } from './lib/machine/install.mjs';
import { inRoot } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';
import { explain, script } from './lib/steps.mjs';
import { blue, cyan, green, magenta, red, yellow } from './lib/terminal.mjs';

const consolePort = 5173;
const vite = inRoot('node_modules/vite/bin/vite.js');

const speaker = (name, paint) => {
  const prefix = paint(name.padEnd(8));
  return (line) => console.log(`${prefix} ${line}`);
};
const log = {
  build: speaker('build', yellow),
  api: speaker('api', green),
  site: speaker('site', magenta),
  console: speaker('console', cyan),
};

/** Keeps a tool running beside us; when it ends by itself, all of development ends with it. */
const keepRunning = (args, options) =>
  runNode(args, { env: { FORCE_COLOR: '1' }, ...options }).catch((error) => {
    if (error.code === null) return;
    console.error(red(explain(error)));
    process.kill(process.pid, 'SIGTERM');
  });

await script(async () => {
  process.chdir(inRoot());
  if (existsSync('.env')) process.loadEnvFile('.env');
  await install();
  const { buildStale } = await import('./lib/build/builds.mjs');
  const { server } = await import('./lib/build/devServer.mjs');
  await buildStale((build) => build.name !== 'admin');

  const port = process.env.PORT || '4000';
  const site = inRoot('public-site');
  // Not emptied first: the server starts meanwhile, from what is there.
  const watch = [vite, 'build', '--watch', '--no-emptyOutDir', '--logLevel', 'warn'];
  void keepRunning(watch, { cwd: site, onLine: log.site });
  void keepRunning([...watch, '--ssr', 'server.tsx'], { cwd: site, onLine: log.site });
  void keepRunning([vite, '--port', String(consolePort), '--clearScreen', 'false'], {
    cwd: inRoot('admin'),
    env: { API_URL: `http://localhost:${port}`, FORCE_COLOR: '1' },
    onLine: log.console,
  });
  await server({ onLine: log.api, onBuild: log.build });
  log.build(
    `The console, reloading on change: ${blue(`http://localhost:${consolePort}/admin/`)}; the rest: port ${port}.`,
  );
  await new Promise(() => undefined);
});
