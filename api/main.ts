import { fileURLToPath } from 'node:url';
import { startApp, type App } from './app.js';
import { createLogger } from './platform/logger.js';
import { readSettings } from './platform/settings.js';
import { StartError } from './platform/startError.js';

const say = (text: string) => process.stdout.write(`${text}\n`);

function welcome(app: App, publicUrl: string): void {
  const { created } = app.firstStart;
  say(`\n  Polyphony is running at ${publicUrl}\n`);
  say(`    ${publicUrl}/          public site`);
  say(`    ${publicUrl}/admin     console`);
  say(`    ${publicUrl}/graphql   GraphQL API`);
  say(`    ${publicUrl}/api/docs  REST API\n`);
  if (created) {
    const password = created.password ?? 'the one given as ADMIN_PASSWORD';
    say(`  Sign in to the console as ${created.email} with the password ${password}`);
    say('  It is shown this once: keep it, or set ADMIN_EMAIL and ADMIN_PASSWORD before the first start.\n');
  } else {
    say('  Sign in to the console with the account made at the first start.\n');
  }
  say('  Stop with Ctrl-C.');
}

/** Runs the server until it is told to stop. Ends the process with code 1 and one line when it cannot start. */
export async function main(): Promise<void> {
  try {
    const settings = await readSettings(process.env);
    const log = createLogger(settings.LOG_LEVEL);
    const app = await startApp(settings, log, { progress: (step) => void (process.stdout.isTTY && say(`  ${step}…`)) });
    welcome(app, settings.PORT === 0 ? app.url : settings.PUBLIC_URL);

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
      error instanceof StartError ? `polyphony: ${error.message}\n` : `${(error as Error).stack ?? String(error)}\n`,
    );
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
