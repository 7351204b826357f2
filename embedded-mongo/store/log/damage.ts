import { EmbeddedMongoError } from '../../errors.js';

/** The error for a file whose bytes are not those written: one line for the operator. */
export function damaged(path: string, why: string): EmbeddedMongoError {
  return new EmbeddedMongoError(
    'DATA_DAMAGED',
    `The database is damaged: ${path} ${why}. Restore a backup; the files are left as they are.`,
  );
}
