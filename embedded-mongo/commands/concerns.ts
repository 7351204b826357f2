import { isNumber } from '../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, failedToParse, invalidOptions, location, MongoError, typeMismatch, unsupported } from '../errors.js';
import { typeName } from '../query/types.js';

const LEVELS: readonly Value[] = ['local', 'majority', 'available', 'linearizable', 'snapshot'];
const READ_FIELDS = new Set([
  'level',
  'afterClusterTime',
  'atClusterTime',
  'provenance',
  'afterOpTime',
  'allowTransactionTableSnapshot',
  'waitLastStableRecoveryTimestamp',
]);
const WRITE_FIELDS = new Set(['w', 'j', 'fsync', 'wtimeout', 'getLastError', 'provenance', 'wElectionId', 'wOpTime']);
/** The most members that a replica set has. */
const MAX_MEMBERS = 50;

function concernOf(body: Doc, field: string): Doc | undefined {
  const concern = body[field];
  if (concern === undefined || concern === null) return undefined;
  if (!isDoc(concern))
    throw typeMismatch(`BSON field '${field}' is the wrong type '${typeName(concern)}', expected type 'object'`);
  return concern;
}

/** Throws for a read concern that this server does not hold to. One node holds to every level but snapshot's. */
function assertReadConcern(concern: Doc, starts: boolean): void {
  for (const field of Object.keys(concern))
    if (!READ_FIELDS.has(field)) throw location(40415, `BSON field 'readConcern.${field}' is an unknown field.`);
  const { level } = concern;
  if (level !== undefined && typeof level !== 'string')
    throw typeMismatch(`BSON field 'readConcern.level' is the wrong type '${typeName(level)}', expected type 'string'`);
  if (level !== undefined && !LEVELS.includes(level))
    throw badValue(`Enumeration value '${level}' for field 'level' is not a valid value.`);
  // A transaction is a snapshot; a session of several reads is none here.
  if (level === 'snapshot' && !starts) throw unsupported("read concern 'snapshot' outside transactions");
  for (const field of ['atClusterTime', 'afterClusterTime'])
    if (concern[field] !== undefined) throw unsupported(`read concern ${field}`);
}

/** Throws for a write concern that one node cannot hold to; it holds to w: 0, w: 1 and w: 'majority'. */
function assertWriteConcern({ w, ...concern }: Doc): void {
  for (const field of Object.keys(concern))
    if (!WRITE_FIELDS.has(field)) throw location(40415, `BSON field 'writeConcern.${field}' is an unknown field.`);
  if (w === undefined || w === 'majority') return;
  if (typeof w === 'string')
    throw new MongoError(
      79,
      'UnknownReplWriteConcern',
      `No write concern mode named '${w}' found in replica set configuration`,
    );
  if (!isNumber(w)) throw unsupported('write concern tags');
  const members = Number(w);
  if (!(members >= 0 && members <= MAX_MEMBERS))
    throw failedToParse(`w has to be a non-negative number and not greater than ${MAX_MEMBERS}; found: ${members}`);
  if (members > 1) throw new MongoError(100, 'UnsatisfiableWriteConcern', 'Not enough data-bearing nodes');
}

export interface Concerned {
  readonly body: Doc;
  readonly isWrite: boolean;
}

/** Throws for read and write concerns that cannot be honoured, before the command runs. */
export function assertConcerns({ body, isWrite }: Concerned): void {
  const read = concernOf(body, 'readConcern');
  const inTransaction = body.autocommit === false;
  const starts = inTransaction && body.startTransaction === true;
  if (read) assertReadConcern(read, starts);
  const write = concernOf(body, 'writeConcern');
  if (!write) return;
  if (inTransaction) throw invalidOptions('writeConcern is not allowed within a multi-statement transaction');
  if (!isWrite) throw invalidOptions('Command does not support writeConcern');
  assertWriteConcern(write);
}
