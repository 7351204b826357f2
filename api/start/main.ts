import { fileURLToPath } from 'node:url';
import { bannerOf, firstAdminOf } from './banner.js';
import { openDatabase } from './openDatabase.js';
import { boundHeapGrowth } from '../platform/process/heapGrowth.js';
import { keepServing } from '../platform/process/keepServing.js';
import { createLogger } from '../platform/log/logger.js';
import { prettyLog } from '../platform/log/prettyLog.js';
import { readSettings } from '../platform/settings.js';
import { StartError } from '../platform/process/startError.js';

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Runs the server until a signal stops it. Ends the process with code 1 and one line when it cannot start. */
export async function main(): Promise<void> {
  boundHeapGrowth();
  try {
    const settings = await readSettings(process.env);
    const log =
      process.stderr.isTTY && !settings.production
        ? createLogger(
            settings.LOG_LEVEL,
            prettyLog((text) => void process.stderr.write(text)),
          )
        : createLogger(settings.LOG_LEVEL);
    const progress = (step: string) => void (process.stdout.isTTY && print(`  ${step}…`));
    progress('Opening the database');
    // The database's thread starts while this one loads the rest of the server.
    const [opened, { startApp }] = await Promise.all([openDatabase(settings), import('./app.js')]);
    const app = await startApp(settings, log, {
      opened,
      progress,
      onFirstAdmin: (created) => void (created.password !== null && print(firstAdminOf(created))),
    });
    keepServing(log);
    print(bannerOf({ ...app, ...settings }, settings.PORT === 0 ? app.url : settings.PUBLIC_URL));

    let stopping = false;
    const stop = () => {
      if (stopping) return;
      stopping = true;
      app.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    process.stderr.write(
      error instanceof StartError
        ? `polyphony: ${error.message}\n`
        : `${(error instanceof Error && error.stack) || String(error)}\n`,
    );
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
