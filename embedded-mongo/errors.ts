import type { Doc } from './bson/value.js';

export type EmbeddedMongoErrorCode =
  | 'DATA_DIR_IN_USE'
  | 'DATA_DIR_UNWRITABLE'
  | 'DATA_DAMAGED'
  | 'RESTORE_UNFINISHED'
  | 'LISTEN_FAILED'
  | 'NO_DATABASE'
  | 'FOLDER_NOT_EMPTY';

/** Why the database could not start, or be backed up or restored: `message` is one clear line for the operator. */
export class EmbeddedMongoError extends Error {
  override readonly name = 'EmbeddedMongoError';

  constructor(
    readonly code: EmbeddedMongoErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** An error as MongoDB returns it to a client: its code, code name and message, with further fields of the reply. */
export class MongoError extends Error {
  override readonly name = 'MongoError';

  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    readonly fields: Doc = {},
    readonly labels: readonly string[] = [],
  ) {
    super(message);
  }

  /** The reply to a command that failed as a whole. */
  toReply(): Doc {
    return {
      ok: 0,
      errmsg: this.message,
      code: this.code,
      codeName: this.codeName,
      ...this.fields,
      ...(this.labels.length > 0 && { errorLabels: [...this.labels] }),
    };
  }
}

export const badValue = (message: string): MongoError => new MongoError(2, 'BadValue', message);
export const failedToParse = (message: string): MongoError => new MongoError(9, 'FailedToParse', message);
export const typeMismatch = (message: string): MongoError => new MongoError(14, 'TypeMismatch', message);
export const invalidOptions = (message: string): MongoError => new MongoError(72, 'InvalidOptions', message);
/** MongoDB names errors that have a number but no name of their own "Location<number>". */
export const location = (code: number, message: string): MongoError => new MongoError(code, `Location${code}`, message);
/** Something MongoDB can do and this server cannot: refused by name, never ignored. */
export const unsupported = (what: string): MongoError =>
  new MongoError(238, 'NotImplemented', `${what} is not supported by the embedded database`);

/** The message of whatever was thrown. Errors of Node itself are no instances of a test realm's Error. */
export function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}

/** A system error's code, such as ENOENT. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
