import type { DestinationStream } from 'pino';
import { fieldsIn, textIn } from '../values.js';

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
const COLOURS: Readonly<Record<number, number>> = { 40: 33, 50: 31, 60: 31 };

const valueOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Formats a log entry for a terminal: time, level, message, details; the stack of an error below. */
export function prettyLine(line: string): string {
  const { level: severity, time, msg, err, ...details } = fieldsIn(JSON.parse(line));
  const level = Number(severity);
  const name = (LEVELS[level] ?? String(level)).padEnd(5);
  const colour = COLOURS[level];
  const text = [
    new Date(String(time)).toTimeString().slice(0, 8),
    colour ? `\u001b[${colour}m${name}\u001b[0m` : name,
    textIn(msg) ?? '',
    ...Object.entries(details).map(([key, value]) => `${key}=${valueOf(value)}`),
  ].join(' ');
  const { stack, message } = fieldsIn(err);
  const reason = textIn(stack ?? message);
  return `  ${text}\n${reason ? `${reason.replace(/^/gm, '    ')}\n` : ''}`;
}

/** A log destination that formats entries for a terminal. */
export const prettyLog = (write: (text: string) => void): DestinationStream => ({
  write: (line) => write(prettyLine(line)),
});
