import { isNumber } from './bson/numbers.js';
import type { Value } from './bson/value.js';
import { badValue, MongoError } from './errors.js';

/** The clock is looked at once in so many ticks. */
const TICKS = 128;
const MAX_INT = 2_147_483_647;

/** Commands run one at a time, each to its end without a pause: one deadline is enough. */
let deadline = Infinity;
let ticks = 0;

export function timeExpired(): MongoError {
  return new MongoError(50, 'MaxTimeMSExpired', 'operation exceeded time limit');
}

/** Called wherever a command goes over documents or elements: throws MaxTimeMSExpired (50) once its time is up. */
export function tick(): void {
  if (deadline === Infinity || ++ticks % TICKS !== 0) return;
  if (performance.now() > deadline) throw timeExpired();
}

/** Runs a command that may take until then, in performance.now() milliseconds. */
export function withDeadline<T>(until: number, run: () => T): T {
  if (until === Infinity) return run();
  if (performance.now() > until) throw timeExpired();
  deadline = until;
  try {
    return run();
  } finally {
    deadline = Infinity;
  }
}

/** Reads a command's maxTimeMS; 0 and nothing are no limit. */
export function readMaxTime(value: Value): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumber(value)) throw badValue('maxTimeMS must be a number');
  const milliseconds = Number(value);
  if (!Number.isInteger(milliseconds)) throw badValue('maxTimeMS has non-integral value');
  if (milliseconds < 0 || milliseconds > MAX_INT)
    throw badValue(`${milliseconds} value for maxTimeMS is out of range [0, ${MAX_INT}]`);
  return milliseconds === 0 ? undefined : milliseconds;
}
