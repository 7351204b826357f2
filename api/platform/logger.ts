import { pino, type Logger } from 'pino';

/** Structured logs, one JSON object a line on standard error; secrets that could slip in are blanked. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['password', '*.password', 'headers.cookie', 'headers.authorization', 'token', '*.token'],
    },
    pino.destination({ fd: 2, sync: false }),
  );
}
