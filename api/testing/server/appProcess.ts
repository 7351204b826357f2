import { readSettings } from '../../platform/settings.js';
import { createLogger } from '../../platform/log/logger.js';
import { startApp } from '../../start/app.js';
import { countedPace } from '../measures/work.js';
import { modulesUnderTest } from '../records/kindsUnderTest.js';

// The program of `AppProcess`: an app with the kinds of the tests, whose clock and schedule its parent controls over IPC.

let now = new Date(process.env['CLOCK'] ?? '');
const settings = await readSettings(process.env);
const app = await startApp(settings, createLogger('fatal'), {
  pace: countedPace,
  modules: modulesUnderTest,
  now: () => now,
});

process.on('message', ({ clock }: { readonly clock: string }) => {
  now = new Date(clock);
  void app.publishDue().then(() => process.send?.('done'));
});
// It must not outlive its parent, even when that is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('started');
