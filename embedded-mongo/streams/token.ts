import { randomBytes } from 'node:crypto';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { failedToParse, MongoError } from '../errors.js';

/** Says of what history a token is: it does not outlive the process. */
const EPOCH = randomBytes(8).toString('hex').toUpperCase();
const EVENT = '00';
const INVALIDATE = '01';
const FORM = /^([0-9A-F]{16})([0-9A-F]{12})(00|01)$/;

/** The resume token of what has the number; `ends`: that of the invalidate event that follows it. */
export function tokenOf(sequence: number, ends = false): Doc {
  const number = sequence.toString(16).toUpperCase().padStart(12, '0');
  return { _data: EPOCH + number + (ends ? INVALIDATE : EVENT) };
}

export function historyLost(): MongoError {
  return new MongoError(
    286,
    'ChangeStreamHistoryLost',
    'Resume of change stream was not possible, as the resume point may no longer be in the history.',
    {},
    ['NonResumableChangeStreamError'],
  );
}

/** The number a token stands for. Throws for what is none (260), or is of another process's history (286). */
export function sequenceOf(token: Value, option: string): number {
  if (!isDoc(token)) throw failedToParse(`The option ${option} of $changeStream must be an object`);
  const match = typeof token._data === 'string' ? FORM.exec(token._data) : null;
  if (!match) throw new MongoError(260, 'InvalidResumeToken', 'Bad resume token');
  const [, epoch = '', number = '', kind] = match;
  if (kind === INVALIDATE && option === 'resumeAfter')
    throw new MongoError(
      260,
      'InvalidResumeToken',
      "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.",
    );
  if (epoch !== EPOCH) throw historyLost();
  return parseInt(number, 16);
}
