import { GraphQLError } from 'graphql';
import { mongo } from 'mongoose';
import { codeOf, serviceUnavailable } from '../errors.js';

/** Seconds after which a client should send a request again that the database could not serve. */
export const RETRY_AFTER_S = 5;

const OUT_OF_DISK_SPACE = 14031;

/** Codes of a server that cannot serve now: it is no primary (any more), shuts down, or waits for others in vain. */
const CANNOT_SERVE: ReadonlySet<unknown> = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9001, // SocketException
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
]);

/** Errors of the driver that are exported as types alone, or extend no common class. */
const TIMEOUTS: ReadonlySet<string> = new Set([
  'MongoWaitQueueTimeoutError',
  'MongoOperationTimeoutError',
  'MongoTopologyClosedError',
  'MongoPoolClosedError',
  'MongoServerClosedError',
  'MongoStalePrimaryError',
  'MongoNotConnectedError',
]);

/** Whether the server has responded that its disk is full: it goes on reading. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof mongo.MongoError && error.code === OUT_OF_DISK_SPACE;

/** Node's own error of a write to a connection that the server has ended, which the driver passes on as it is. */
const isEndedConnection = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** Whether the error is about the connection to a database that can serve, and not about what was sent to it. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof mongo.MongoError)) return isEndedConnection(error);
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    TIMEOUTS.has(error.name) ||
    // What a server refuses has the number of a code; this stands for an error of the connection.
    (error instanceof mongo.MongoBulkWriteError && typeof error.code !== 'number') ||
    CANNOT_SERVE.has(error.code)
  );
}

/** Number of causes of an error that are looked at. */
const DEPTH = 5;

/** Error returned to a request whose error means that the database cannot serve it now; null for any other error. */
export function unavailabilityOf(error: unknown, depth = DEPTH): GraphQLError | null {
  if (isUnreachable(error) || isDiskFull(error)) return serviceUnavailable(RETRY_AFTER_S);
  if (error instanceof GraphQLError && codeOf(error) === 'SERVICE_UNAVAILABLE') return error;
  if (depth === 0 || !(error instanceof Error)) return null;
  const cause: unknown = error instanceof GraphQLError ? error.originalError : error.cause;
  return cause ? unavailabilityOf(cause, depth - 1) : null;
}
