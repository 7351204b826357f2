import { isNumber } from '../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { failedToParse, MongoError, typeMismatch } from '../errors.js';
import { compileFilter, plainContext } from '../query/matcher.js';
import { isOperatorDoc } from '../query/operators.js';
import { typeName } from '../query/types.js';
import { describe } from '../update/describe.js';

/** The rules of createIndexes. They apply to new indexes only; stored ones remain readable. */

const cannotCreate = (message: string): MongoError => new MongoError(67, 'CannotCreateIndex', message);

const KINDS = new Set(['text', 'hashed', '2d', '2dsphere', 'columnstore']);
const MAX_EXPIRY = 2_147_483_647;
const PARTIAL_OPERATORS = new Set(['$eq', '$in', '$exists', '$gt', '$gte', '$lt', '$lte', '$type']);

/** Throws MongoDB's error for an index that cannot be. */
export function assertIndex(spec: Value): void {
  if (!isDoc(spec)) throw typeMismatch('createIndexes needs documents as indexes');
  const { key, name } = spec;
  if (!isDoc(key)) throw failedToParse("The 'key' field is a required property of an index specification");
  if (typeof name !== 'string')
    throw failedToParse("The 'name' field is a required property of an index specification");
  if (name === '') throw cannotCreate('index name cannot be empty');
  const fields = Object.keys(key);
  const isId = fields.length === 1 && fields[0] === '_id';
  if (name === '_id_' && !isId)
    throw new MongoError(2, 'BadValue', "The index name '_id_' is reserved for the _id index");
  for (const field of fields) assertField(field, key[field]);
  for (const flag of ['unique', 'sparse']) {
    const value = spec[flag];
    if (value !== undefined && typeof value !== 'boolean' && !isNumber(value))
      throw typeMismatch(
        `The field '${flag}' has a value of type ${typeName(value)}, which is not convertible to bool`,
      );
  }
  if (spec.v !== undefined && Number(spec.v) !== 1 && Number(spec.v) !== 2)
    throw cannotCreate(`Invalid index specification; index version v: ${describe(spec.v)} is not supported`);
  assertPartial(spec);
  assertExpiry(spec, fields, isId);
}

function assertField(field: string, kind: Value): void {
  if (typeof kind === 'string' && !KINDS.has(kind)) throw cannotCreate(`Unknown index plugin '${kind}'`);
  if (field.split('.').includes('')) throw cannotCreate('Index keys cannot contain an empty field.');
  if (field.split('.').some((part) => part.startsWith('$') && part !== '$**'))
    throw cannotCreate("Index key contains an illegal field name: field name starts with '$'.");
}

function assertPartial({ partialFilterExpression: filter, sparse }: Doc): void {
  if (filter === undefined) return;
  if (!isDoc(filter))
    throw typeMismatch(`The field 'partialFilterExpression' must be an object, but got ${typeName(filter)}`);
  if (sparse === true) throw cannotCreate("cannot mix 'partialFilterExpression' and 'sparse' options");
  compileFilter(filter, plainContext);
  assertPartialFilter(filter);
}

function assertPartialFilter(filter: Doc): void {
  for (const field of Object.keys(filter)) {
    const operand = filter[field];
    if ((field === '$and' || field === '$or') && Array.isArray(operand))
      operand.filter(isDoc).forEach(assertPartialFilter);
    else if (field.startsWith('$')) throw notPartial(field);
    else if (isOperatorDoc(operand)) {
      for (const name of Object.keys(operand))
        if (!PARTIAL_OPERATORS.has(name) || (name === '$exists' && operand[name] !== true)) throw notPartial(name);
    }
  }
}

const notPartial = (operator: string): MongoError =>
  cannotCreate(`Expression not supported in partial index: ${operator}`);

function assertExpiry({ expireAfterSeconds: seconds }: Doc, fields: readonly string[], isId: boolean): void {
  if (seconds === undefined) return;
  if (isId)
    throw new MongoError(
      197,
      'InvalidIndexSpecificationOption',
      "The field 'expireAfterSeconds' is not valid for an _id index specification.",
    );
  assertSeconds(seconds);
  if (fields.length > 1)
    throw cannotCreate('TTL indexes are single-field indexes, compound indexes do not support TTL.');
}

/** Throws for what cannot be a TTL index's seconds. */
export function assertSeconds(seconds: Value): void {
  if (!isNumber(seconds)) throw cannotCreate("TTL index 'expireAfterSeconds' option must be numeric");
  if (!(Number(seconds) >= 0 && Number(seconds) <= MAX_EXPIRY))
    throw cannotCreate(
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, was ${String(seconds)}`,
    );
}
