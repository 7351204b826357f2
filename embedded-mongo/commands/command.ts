import { decode } from '../bson/decode.js';
import { clampedInteger, isNumber } from '../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { location, MongoError, typeMismatch } from '../errors.js';
import type { MatchContext } from '../query/matcher.js';
import { assertSimple } from '../query/collation.js';
import { typeName } from '../query/types.js';
import type { Steps } from '../steps.js';
import type { View } from '../store/catalog.js';
import type { Engine } from '../engine.js';
import type { Connection } from '../wire/connection.js';
import { compileExpression } from '../aggregate/expression.js';

/** A command with the data it may read and change. */
export interface CommandContext {
  readonly name: string;
  readonly body: Doc;
  readonly db: string;
  readonly sequences: ReadonlyMap<string, readonly Buffer[]>;
  readonly view: View;
  readonly engine: Engine;
  readonly connection: Connection;
  readonly session: string | undefined;
  readonly inTransaction: boolean;
}

export interface Command {
  /**
   * Whether it changes data: it then waits for a running transaction, and its reply waits until the changes are on
   * disk.
   */
  readonly writes?: boolean;
  readonly inTransactions?: boolean;
  /** The fields it knows, besides those every command may have; any other is refused by name. */
  readonly fields: readonly string[] | 'any';
  run(context: CommandContext): Doc;
  /** For a read that may take long: the same in steps, on a view that no one changes meanwhile. */
  readonly runInSteps?: (context: CommandContext) => Steps<Doc>;
}

const GENERIC_FIELDS = new Set([
  '$db',
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  '$readPreference',
  '$clusterTime',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'stmtId',
  'stmtIds',
  '$configTime',
  '$topologyTime',
]);

export function assertKnownFields(command: Command, { name, body }: { name: string; body: Doc }): void {
  if (command.fields === 'any') return;
  for (const field of Object.keys(body)) {
    if (field === name || GENERIC_FIELDS.has(field) || command.fields.includes(field)) continue;
    throw location(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
}

/** "database.collection" of a command whose first field names its collection. */
export function namespaceOf({ body, db, name }: CommandContext): string {
  const collection = body[name];
  if (typeof collection !== 'string')
    throw new MongoError(73, 'InvalidNamespace', `collection name has invalid type ${typeName(collection)}`);
  if (collection === '') throw new MongoError(73, 'InvalidNamespace', `Invalid namespace specified '${db}.'`);
  if (collection.includes('$') || collection.includes('\0'))
    throw new MongoError(73, 'InvalidNamespace', `Invalid collection name specified '${db}.${collection}'`);
  return `${db}.${collection}`;
}

export function optionalDoc(value: Value, field: string): Doc {
  if (value === undefined || value === null) return {};
  if (!isDoc(value))
    throw typeMismatch(`BSON field '${field}' is the wrong type '${typeName(value)}', expected type 'object'`);
  return value;
}

/** A count such as skip, limit or batchSize, cut to a whole number; throws when it is negative. */
export function optionalCount(value: Value, field: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isNumber(value))
    throw typeMismatch(
      `BSON field '${field}' is the wrong type '${typeName(value)}', expected types '[long, int, decimal, double]'`,
    );
  const count = clampedInteger(value);
  if (count < 0) throw location(51024, `BSON field '${field}' value must be >= 0, actual value '${count}'`);
  return count;
}

/** The context of a query's operators: the compiler of expressions with the `let` variables. */
export function matchContext(collation: Value, variables?: Value): MatchContext {
  assertSimple(collation);
  return { expression: (expression) => compileExpression(expression, optionalDoc(variables, 'let')) };
}

/** Maximum number of statements in a write command, as reported by hello. */
export const MAX_WRITE_BATCH = 100_000;

export function assertBatchSize(size: number): void {
  if (size >= 1 && size <= MAX_WRITE_BATCH) return;
  const message = `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH}. Got ${size} operations.`;
  throw new MongoError(16, 'InvalidLength', message);
}

/** A list of documents from the body or, as drivers send it, from a sequence beside it. */
export function documentList({ body, sequences, name }: CommandContext, field: string): { doc: Doc; raw?: Buffer }[] {
  const sequence = sequences.get(field);
  if (sequence) {
    assertBatchSize(sequence.length);
    return sequence.map((raw) => ({ doc: decode(raw), raw }));
  }
  const list = body[field];
  if (!Array.isArray(list)) throw location(40414, `BSON field '${name}.${field}' is missing but a required field`);
  assertBatchSize(list.length);
  return (list as Value[]).map((doc) => {
    if (!isDoc(doc))
      throw typeMismatch(
        `BSON field '${name}.${field}.0' is the wrong type '${typeName(doc)}', expected type 'object'`,
      );
    return { doc };
  });
}

/** Runs each statement; collects failures as writeErrors, stopping at the first when ordered. A transaction fails whole. */
export function runStatements<T>(
  context: CommandContext,
  statements: readonly T[],
  run: (statement: T, index: number) => void,
): Doc[] {
  const ordered = context.body.ordered !== false;
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      // A write conflict is no fault of the statement: the whole transaction is to be tried again. Time that is up ends
      // the command too.
      if (!(error instanceof MongoError) || error.code === 112 || error.code === 50) throw error;
      writeErrors.push({ index, code: error.code, ...error.fields, errmsg: error.message });
      if (ordered || context.inTransaction) break;
    }
  }
  return writeErrors;
}
