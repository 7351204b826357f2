import { BSONValue } from 'bson';

/**
 * A BSON value as the engine holds it. Int32 and every double that is not an int32 are JavaScript numbers; a double
 * with an int32's value is a `Double`, so that each number's type survives a round trip. Long, Decimal128, ObjectId,
 * Binary, Timestamp, BSONRegExp and so on are the bson package's classes, dates are Date, a missing field is undefined.
 */
export type Value = unknown;

/** A BSON document (embedded or whole), field order kept. */
export interface Doc {
  [field: string]: Value;
}

export function isDoc(value: Value): value is Doc {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof BSONValue) &&
    !(value instanceof Uint8Array)
  );
}

/** Sets a field without ever reaching the prototype, whatever the field is called. */
export function setField(target: Doc, field: string, value: Value): void {
  if (field === '__proto__') {
    Object.defineProperty(target, field, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[field] = value;
  }
}

/** A document's own field; undefined when it is missing (never something inherited, such as "constructor"). */
export function fieldOf(doc: Doc, field: string): Value {
  return Object.hasOwn(doc, field) ? doc[field] : undefined;
}

export function cloneValue<T extends Value>(value: T): T;
export function cloneValue(value: Value): Value {
  if (Array.isArray(value)) return value.map((element: Value) => cloneValue(element));
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const field of Object.keys(value)) setField(copy, field, cloneValue(value[field]));
  return copy;
}
