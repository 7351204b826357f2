import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  BSONValue,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import type { Value } from './value.js';

/** MongoDB's order across types (https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/). */
export const TypeOrder = {
  minKey: 0x01,
  /** An empty array's key in an index: below null. */
  emptyArray: 0x05,
  null: 0x0a,
  number: 0x14,
  string: 0x1e,
  object: 0x28,
  array: 0x32,
  binary: 0x3c,
  objectId: 0x46,
  boolean: 0x50,
  date: 0x5a,
  timestamp: 0x64,
  regex: 0x6e,
  dbRef: 0x78,
  code: 0x82,
  codeWithScope: 0x8c,
  maxKey: 0xf0,
} as const;

/** Stands for an empty array where sorts and indexes look at an array's elements. */
export const EMPTY_ARRAY = Symbol('empty array');

/** The place of a value's type in MongoDB's order; missing counts as null. */
export function typeOrder(value: Value): number {
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return TypeOrder.number;
    case 'string':
      return TypeOrder.string;
    case 'boolean':
      return TypeOrder.boolean;
    case 'object':
      return objectTypeOrder(value);
    case 'symbol':
      return TypeOrder.emptyArray;
    default:
      return TypeOrder.null;
  }
}

function objectTypeOrder(value: object | null): number {
  if (value === null) return TypeOrder.null;
  if (Array.isArray(value)) return TypeOrder.array;
  if (value instanceof Date) return TypeOrder.date;
  if (!(value instanceof BSONValue)) return TypeOrder.object;
  if (value instanceof ObjectId) return TypeOrder.objectId;
  if (value instanceof Timestamp) return TypeOrder.timestamp;
  if (value instanceof Double || value instanceof Long || value instanceof Decimal128 || value instanceof Int32)
    return TypeOrder.number;
  if (value instanceof Binary) return TypeOrder.binary;
  if (value instanceof BSONRegExp) return TypeOrder.regex;
  if (value instanceof BSONSymbol) return TypeOrder.string;
  if (value instanceof Code) return value.scope === null ? TypeOrder.code : TypeOrder.codeWithScope;
  if (value instanceof DBRef) return TypeOrder.dbRef;
  if (value instanceof MinKey) return TypeOrder.minKey;
  return TypeOrder.maxKey;
}
