import { pino, type DestinationStream, type Logger } from 'pino';

const standardError = () => pino.destination({ fd: 2, sync: false });

/** Structured logs, one JSON object per line; well-known secret fields are redacted. */
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
