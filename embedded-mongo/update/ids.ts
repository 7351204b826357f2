import { BSONRegExp } from 'bson';
import { isDoc, type Value } from '../bson/value.js';
import { MongoError } from '../errors.js';

/** Throws for an _id that cannot be stored; of a document's fields those on top are looked at, or all. */
export function assertStorableId(id: Value, deeply = false): void {
  const dollar = dollarField(id, deeply);
  if (dollar !== undefined)
    throw new MongoError(
      52,
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`,
    );
  assertIdType(id);
}

/** Throws for what no _id is: an array or a regular expression. */
export function assertIdType(id: Value): void {
  const kind = Array.isArray(id) ? 'array' : id instanceof BSONRegExp ? 'regex' : undefined;
  if (kind) throw new MongoError(53, 'InvalidIdField', `The '_id' value cannot be of type ${kind}`);
}

function dollarField(value: Value, deeply: boolean): string | undefined {
  if (!isDoc(value)) return undefined;
  for (const field of Object.keys(value)) {
    const found = field.startsWith('$') ? field : deeply ? dollarField(value[field], true) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
