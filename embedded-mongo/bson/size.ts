import { badValue, location, MongoError } from '../errors.js';

/** The largest stored document, as hello says, in bytes of BSON. */
export const MAX_DOCUMENT_SIZE = 16 * 1024 * 1024;
/** A command or a computed document may be this much larger. */
const ALLOWANCE = 16 * 1024;

/** Throws BSONObjectTooLarge (10334) for what can be no document at all, stored or not. */
export function assertObjectSize(size: number): void {
  const most = MAX_DOCUMENT_SIZE + ALLOWANCE;
  if (size <= most) return;
  const message = `BSONObj size: ${size} (0x${size.toString(16).toUpperCase()}) is invalid. Size must be between 0 and ${most}(16MB)`;
  throw new MongoError(10334, 'BSONObjectTooLarge', message);
}

const TOO_LARGE = {
  insert: (size: number) =>
    badValue(`object to insert too large. size in bytes: ${size}, max size: ${MAX_DOCUMENT_SIZE}`),
  update: () => location(17419, `Resulting document after update is larger than ${MAX_DOCUMENT_SIZE}`),
  upsert: () => location(17420, `Document to upsert is larger than ${MAX_DOCUMENT_SIZE}`),
};

/** Throws MongoDB's error, another for each way of writing, for a document that is too large to be stored. */
export function assertStorable(raw: Uint8Array, way: keyof typeof TOO_LARGE): void {
  assertObjectSize(raw.length);
  if (raw.length > MAX_DOCUMENT_SIZE) throw TOO_LARGE[way](raw.length);
}
