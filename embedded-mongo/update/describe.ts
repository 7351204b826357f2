import { BSONRegExp, BSONValue, Decimal128, Double, Long, ObjectId } from 'bson';
import { isDoc, type Value } from '../bson/value.js';

/** A value as MongoDB prints it in error messages: { a: 1, b: "x", c: ObjectId('…') }. */
export function describe(value: Value): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(describe).join(', ')} ]`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Long || value instanceof Decimal128) return value.toString();
  if (value instanceof Double) return value.value.toFixed(1);
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (isDoc(value)) {
    const fields = Object.keys(value).map((field) => `${field}: ${describe(value[field])}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value instanceof BSONValue ? value.inspect() : 'null';
}
