import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import type { Value } from '../bson/value.js';
import { isNumber } from '../bson/numbers.js';
import { badValue, failedToParse, typeMismatch } from '../errors.js';

/** MongoDB's alias of each BSON type number (the $type operator). */
const NUMBERS: Readonly<Record<string, number>> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};
const NAMES = new Map(Object.entries(NUMBERS).map(([name, number]) => [number, name]));
const NUMERIC = ['int', 'long', 'double', 'decimal'];

/** The alias of a value's type; "missing" for undefined. */
export function typeName(value: Value): string {
  switch (typeof value) {
    case 'undefined':
      return 'missing';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'number':
      return (value | 0) === value && !Object.is(value, -0) ? 'int' : 'double';
    default:
      return objectTypeName(value);
  }
}

function objectTypeName(value: Value): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Double) return 'double';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Long) return 'long';
  if (value instanceof Decimal128) return 'decimal';
  if (value instanceof Binary) return 'binData';
  if (value instanceof BSONRegExp) return 'regex';
  if (value instanceof BSONSymbol) return 'symbol';
  if (value instanceof Code) return value.scope === null ? 'javascript' : 'javascriptWithScope';
  if (value instanceof DBRef) return 'dbPointer';
  if (value instanceof MinKey) return 'minKey';
  return value instanceof MaxKey ? 'maxKey' : 'object';
}

/** The type aliases that a $type operand (an alias, a number, or a list of them) stands for. */
export function typeNames(operand: Value): Set<string> {
  if (Array.isArray(operand) && operand.length === 0) throw failedToParse('a field must match at least one type');
  const names = new Set<string>();
  for (const item of (Array.isArray(operand) ? operand : [operand]) as Value[]) {
    if (item === 'number') NUMERIC.forEach((name) => names.add(name));
    else if (typeof item === 'string' && item in NUMBERS) names.add(item);
    else if (typeof item === 'string') throw badValue(`Unknown type name alias: ${item}`);
    else if (!isNumber(item)) throw typeMismatch('type must be represented as a number or a string');
    else {
      const name = NAMES.get(Number(item));
      if (name === undefined) throw badValue(`Invalid numerical type code: ${String(item)}`);
      names.add(name);
    }
  }
  return names;
}
