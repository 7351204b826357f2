import { createLogger } from '../../platform/log/logger.js';
import { readSettings } from '../../platform/settings.js';
import { startApp } from '../../start/app.js';
import { endAt, type Killing } from '../killing.js';

// The program of `KilledServer`: the whole server, which kills itself where its parent says.

const settings = await readSettings(process.env);
const app = await startApp(settings, createLogger('fatal'), { monitorCommands: true });
process.on('message', (killing: Killing) => endAt(killing));
// It must not outlive its parent, even when that is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.({ url: app.url });
