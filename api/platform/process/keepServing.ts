import type { Logger } from 'pino';

/**
 * Logs unhandled errors and keeps the process running (ADR-0045). Each is a bug to fix, but no reason to abort the
 * requests of all other clients.
 */
export function keepServing(log: Logger): void {
  process.on('unhandledRejection', (error) => log.fatal({ err: error }, 'a rejected promise was not handled'));
  process.on('uncaughtException', (error) => log.fatal({ err: error }, 'an exception was not handled'));
}
