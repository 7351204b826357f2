import { Long } from 'bson';
import { numberText } from './bson/numbers.js';
import type { Doc, Value } from './bson/value.js';
import { assertKnownFields, type Command } from './commands/command.js';
import { assertConcerns } from './commands/concerns.js';
import { commands } from './commands/index.js';
import { ALIASES, UNSUPPORTED_COMMANDS } from './commands/unsupported-commands.js';
import { invalidOptions, MongoError, typeMismatch, unsupported } from './errors.js';
import { typeName } from './query/types.js';
import type { Engine } from './engine.js';
import { finish, runInTransaction, runRead, runWrite } from './run-command.js';
import { sessionKey } from './session-key.js';
import type { Connection } from './wire/connection.js';
import type { Request } from './wire/message.js';

const MAX_DATABASE_NAME = 63;

/** Handles a request; every failure becomes an error reply. */
export function handle(engine: Engine, request: Request, connection: Connection): Doc | Promise<Doc> {
  try {
    const reply = dispatch(engine, request, connection);
    return reply instanceof Promise ? reply.catch(failure) : reply;
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): Doc {
  if (error instanceof MongoError) return error.toReply();
  console.error('embedded-mongo: a command failed unexpectedly:', error);
  return new MongoError(1, 'InternalError', 'The embedded database failed to run the command.').toReply();
}

function dispatch(engine: Engine, request: Request, connection: Connection): Doc | Promise<Doc> {
  const { body } = request;
  const name = Object.keys(body)[0] ?? '';
  const session = sessionKey(body.lsid);
  const number = transactionNumber(body.txnNumber);
  const { $db: db } = body;
  if (typeof db !== 'string' || db === '' || /[/\\. "$\0]/.test(db))
    throw new MongoError(73, 'InvalidNamespace', `Invalid database name: '${String(db)}'`);
  if (db.length > MAX_DATABASE_NAME) {
    const message = `db name must be at most ${MAX_DATABASE_NAME} characters, found: ${db.length}`;
    throw new MongoError(73, 'InvalidNamespace', message);
  }
  if (session !== undefined) engine.sessions.touch(session, Date.now());
  if (name === 'commitTransaction' || name === 'abortTransaction')
    return finish(engine, name, { session: required(session), number: required(number) });
  const command = findCommand(name);
  const base = { name, body, db, sequences: request.sequences, engine, connection, session };
  assertKnownFields(command, base);
  const isWrite = command.writes === true;
  assertConcerns({ body, isWrite });
  // Without it a write would be done outside any transaction.
  if (body.startTransaction !== undefined && body.autocommit !== false)
    throw invalidOptions("Specifying 'startTransaction' requires 'autocommit' to be false");
  if (body.autocommit === false) {
    if (!command.inTransactions)
      throw new MongoError(
        263,
        'OperationNotSupportedInTransaction',
        `Cannot run '${base.name}' in a multi-document transaction.`,
      );
    const { transactions } = engine.sessions;
    const find = body.startTransaction === true ? 'start' : 'active';
    return runInTransaction(command, base, transactions[find](required(session), required(number), connection));
  }
  if (!isWrite) return runRead(command, base);
  if (number === undefined || session === undefined) return runWrite(command, base, undefined);
  return engine.sessions.once(session, number, () => runWrite(command, base, { session, number }));
}

function findCommand(name: string): Command {
  const own = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name;
  if (own !== undefined && Object.hasOwn(commands, own)) return commands[own] as Command;
  if (UNSUPPORTED_COMMANDS.has(name)) throw unsupported(`the command ${name}`);
  throw new MongoError(59, 'CommandNotFound', `no such command: '${name}'`);
}

function transactionNumber(value: Value): bigint | undefined {
  if (value === undefined) return undefined;
  if (value instanceof Long || (typeof value === 'number' && Number.isInteger(value))) return BigInt(numberText(value));
  throw typeMismatch(`BSON field 'txnNumber' is the wrong type '${typeName(value)}', expected type 'long'`);
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new MongoError(72, 'InvalidOptions', 'Transactions need lsid and txnNumber');
  return value;
}
