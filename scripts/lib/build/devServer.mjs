import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { subscribe } from '@parcel/watcher';
import { compile } from './compile.mjs';
import { inRoot, root } from '../project.mjs';
import { eachLine } from '../run.mjs';
import { duration } from '../terminal.mjs';

const compiled = ['domain', 'embedded-mongo', 'api'];
const siteBundle = 'public-site/dist/server';

function launch(onLine) {
  const child = spawn(process.execPath, ['--enable-source-maps', inRoot('api/dist/start/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  eachLine(child.stdout, onLine);
  eachLine(child.stderr, onLine);
  const ended = new Promise((resolve) => void child.on('exit', resolve));
  return { stop: () => (child.kill('SIGTERM'), ended) };
}

/**
 * Runs the API and restarts it whenever its sources or the site's server bundle change. Compile errors are reported
 * while the last working server continues.
 * @param {{onLine: (line: string) => void, onBuild: (line: string) => void}} say callbacks for the output of the server
 * and of the compiler
 */
export async function server({ onLine, onBuild }) {
  let running = launch(onLine);
  process.on('exit', () => void running.stop());

  // One restart at a time; changes meanwhile are collected for the next.
  let changed = new Set();
  let timer;
  let busy = Promise.resolve();
  const restart = async () => {
    const workspaces = [...changed].filter((name) => compiled.includes(name));
    const started = performance.now();
    changed = new Set();
    try {
      await Promise.all(workspaces.map(compile));
    } catch (error) {
      onBuild(error.message.split('\n\nCaused by')[0]);
      return;
    }
    if (workspaces.length > 0) onBuild(`${workspaces.join(', ')} in ${duration(performance.now() - started)}`);
    await running.stop();
    running = launch(onLine);
  };
  const touch = (name) => {
    changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => (busy = busy.then(restart)), 100);
  };

  for (const name of compiled) {
    const ignore = ['dist', 'node_modules', 'tests', 'testing', '**/*.test.ts'];
    await subscribe(inRoot(name), (error, events) => void (!error && events.length > 0 && touch(name)), { ignore });
  }
  if (existsSync(inRoot(siteBundle))) await subscribe(join(root, siteBundle), () => touch(siteBundle));
}
