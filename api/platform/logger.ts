import { pino, type DestinationStream, type Logger } from 'pino';

const standardError = () => pino.destination({ fd: 2, sync: false });

/** Structured logs, one JSON object a line; secrets that could slip in are blanked. */
export function createLogger(level: string, to: DestinationStream = standardError()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['password', '*.password', 'headers.cookie', 'headers.authorization', 'token', '*.token'],
    },
    to,
  );
}
