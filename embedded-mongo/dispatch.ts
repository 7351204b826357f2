import { Binary, Long } from 'bson';
import { numberText } from './bson/numbers.js';
import { isDoc, type Doc, type Value } from './bson/value.js';
import { assertKnownFields, type Command, type CommandContext } from './commands/command.js';
import { commands } from './commands/index.js';
import { badValue, MongoError, typeMismatch } from './errors.js';
import { typeName } from './query/types.js';
import type { Engine } from './engine.js';
import type { View } from './store/catalog.js';
import type { Connection } from './wire/connection.js';
import type { Request } from './wire/message.js';

/** How long a write outside a transaction waits for one that is running, before it is a conflict. */
const WRITE_TIMEOUT = 5_000;

/** Answers a request; whatever goes wrong becomes an error reply. */
export async function handle(engine: Engine, request: Request, connection: Connection): Promise<Doc> {
  try {
    return await dispatch(engine, request, connection);
  } catch (error) {
    if (error instanceof MongoError) return error.toReply();
    console.error('embedded-mongo: a command failed unexpectedly:', error);
    return new MongoError(1, 'InternalError', 'The embedded database failed to run the command.').toReply();
  }
}

function dispatch(engine: Engine, request: Request, connection: Connection): Promise<Doc> {
  const { body } = request;
  const name = Object.keys(body)[0] ?? '';
  const session = sessionKey(body.lsid);
  const number = transactionNumber(body.txnNumber);
  const { $db: db } = body;
  if (typeof db !== 'string' || db === '' || /[/\\. "$\0]/.test(db))
    throw new MongoError(73, 'InvalidNamespace', `Invalid database name: '${String(db)}'`);
  if (name === 'commitTransaction' || name === 'abortTransaction')
    return finish(engine, name, required(session), required(number));
  if (name === 'endSessions' && Array.isArray(body.endSessions))
    body.endSessions.forEach((lsid: Value) => engine.sessions.forget(sessionKey(lsid) ?? ''));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new MongoError(59, 'CommandNotFound', `no such command: '${name}'`);
  const base = { name, body, db, sequences: request.sequences, engine, connection, session };
  assertKnownFields(command, base);
  if (body.autocommit === false) return inTransaction(command, base, required(session), required(number));
  const run = (): Promise<Doc> => alone(command, { ...base, view: engine.catalog.view(), inTransaction: false });
  if (number !== undefined && session !== undefined && command.writes)
    return engine.sessions.once(session, number, run);
  return run();
}

/** A command by itself: a write waits for a running transaction, and is answered when its changes are on disk. */
async function alone(command: Command, context: CommandContext): Promise<Doc> {
  if (!command.writes) return command.run(context);
  const { engine } = context;
  const conflict = (): MongoError =>
    new MongoError(
      112,
      'WriteConflict',
      'Caused by a running transaction. Please retry your operation or multi-document transaction.',
    );
  const release = engine.gate.isFree ? undefined : await engine.gate.acquire(WRITE_TIMEOUT, conflict);
  let reply: Doc | undefined;
  let failure: unknown;
  try {
    reply = command.run(context);
  } catch (error) {
    failure = error;
  } finally {
    release?.();
  }
  // What was changed before a failure stays changed: it is on disk too before the client hears.
  await engine.commit(context.view.log);
  if (reply === undefined) throw failure;
  return reply;
}

async function inTransaction(
  command: Command,
  base: Omit<CommandContext, 'view' | 'inTransaction'>,
  session: string,
  number: bigint,
): Promise<Doc> {
  const { engine, body, connection } = base;
  if (!command.inTransactions)
    throw new MongoError(
      263,
      'OperationNotSupportedInTransaction',
      `Cannot run '${base.name}' in a multi-document transaction.`,
    );
  const transaction =
    body.startTransaction === true
      ? await engine.sessions.start(session, number, connection)
      : engine.sessions.active(session, number, connection);
  try {
    const view: View = transaction.view;
    const reply = command.run({ ...base, view, inTransaction: true });
    // As in MongoDB, a statement that fails ends its transaction.
    if (reply.writeErrors !== undefined) engine.sessions.end(transaction, 'aborted');
    return reply;
  } catch (error) {
    engine.sessions.end(transaction, 'aborted');
    throw error;
  }
}

async function finish(engine: Engine, name: string, session: string, number: bigint): Promise<Doc> {
  const transaction = engine.sessions.toCommit(session, number);
  if (!transaction) return { ok: 1 };
  if (name === 'abortTransaction') {
    engine.sessions.end(transaction, 'aborted');
    return { ok: 1 };
  }
  transaction.view.adopt();
  engine.sessions.end(transaction, 'committed');
  await engine.commit(transaction.view.log);
  return { ok: 1 };
}

function sessionKey(lsid: Value): string | undefined {
  if (!isDoc(lsid)) return undefined;
  const { id } = lsid;
  if (!(id instanceof Binary)) throw badValue('lsid.id must be a UUID');
  return Buffer.from(id.value()).toString('hex');
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
