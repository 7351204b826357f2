// A process that runs built servers one at a time, controlled by api/testing/server/serversInTurn.ts over IPC: loading the
// server's code takes five times as long as starting a server.
import { rmSync } from 'node:fs';
import { startApp } from '../../dist/start/app.js';
import { keepServing } from '../../dist/platform/process/keepServing.js';
import { createLogger } from '../../dist/platform/log/logger.js';
import { readSettings } from '../../dist/platform/settings.js';

const log = createLogger('warn');
keepServing(log);
let app = null;
/** How far the clock of the running server is ahead of the real one, in milliseconds. */
let ahead = 0;

async function restart(env) {
  await app?.close();
  ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  app = env && (await startApp(await readSettings(env), log, { now, durability: 'process' }));
  return { url: app?.url ?? null };
}

// Sets the clock of the site ahead; what is due then is published before the response.
async function advanceClock(ms) {
  ahead += ms;
  await app?.publishDue();
  return { url: app?.url ?? null };
}

// One message at a time: the parent waits for the reply before it sends the next.
process.on('message', ({ env, ms }) => {
  (ms === undefined ? restart(env) : advanceClock(ms)).then(
    (response) => process.send(response),
    (error) => process.send({ error: String(error?.stack ?? error) }),
  );
});

// The process must not outlive the test worker that started it, even when that is killed: the IPC channel closes with
// it.
process.once('disconnect', () => {
  rmSync(process.env.FOLDER, { recursive: true, force: true });
  process.kill(process.pid, 'SIGKILL');
});
