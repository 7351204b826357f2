import type { Logger } from 'pino';

/**
 * Logs errors that no code handles, and goes on serving (ADR-0045). Each is a fault to fix; none of them is a
 * reason to cut off everybody else's requests.
 */
export function keepServing(log: Logger): void {
  process.on('unhandledRejection', (error) => log.fatal({ err: error }, 'a rejected promise was not handled'));
  process.on('uncaughtException', (error) => log.fatal({ err: error }, 'an exception was not handled'));
}
