import {
  type Binary,
  type BSONRegExp,
  BSONSymbol,
  type Code,
  type DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  type ObjectId,
  type Timestamp,
} from 'bson';
import { decimalDigits } from './decimal.js';
import { TypeOrder, typeOrder } from './order.js';
import { type Doc, type Value } from './value.js';

/**
 * Keys: a value as a string of bytes (one char each, 0 to 255) such that comparing two keys with < gives MongoDB's
 * order and equal keys are equal values, numbers of different types included. Indexes, $in, $group, $addToSet and
 * distinct all use it. No key is the beginning of another, so keys can be joined into a compound key.
 */
export function keyOf(value: Value): string {
  const order = typeOrder(value);
  const type = String.fromCharCode(order);
  switch (order) {
    case TypeOrder.number:
      return type + numberKey(value);
    case TypeOrder.string:
      return type + textKey(value instanceof BSONSymbol ? value.value : (value as string));
    case TypeOrder.objectId:
      return type + latin1((value as ObjectId).id);
    case TypeOrder.boolean:
      return type + (value === true ? '\x01' : '\0');
    case TypeOrder.date:
      return type + dateKey((value as Date).getTime());
    case TypeOrder.object:
      return type + objectKey(value as Doc);
    case TypeOrder.array: {
      let key = type;
      for (const element of value as Value[]) key += keyOf(element);
      return key + '\0';
    }
    case TypeOrder.timestamp:
      return type + word((value as Timestamp).high) + word((value as Timestamp).low);
    case TypeOrder.binary:
      return type + binaryKey(value as Binary);
    case TypeOrder.regex:
      return type + textKey((value as BSONRegExp).pattern) + textKey((value as BSONRegExp).options);
    case TypeOrder.code:
      return type + textKey((value as Code).code);
    case TypeOrder.codeWithScope:
      return type + textKey((value as Code).code) + objectKey((value as Code).scope ?? {});
    case TypeOrder.dbRef:
      return type + textKey((value as DBRef).collection) + latin1((value as DBRef).oid.id);
    default:
      return type;
  }
}

/** The key of the same value in a descending index. */
export function invertKey(key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  for (let i = 0; i < bytes.length; i++) bytes[i] = 255 - (bytes[i] as number);
  return bytes.toString('latin1');
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

// oxlint-disable-next-line eslint/no-control-regex -- the bytes that stand for themselves
const PLAIN_TEXT = /^[\x02-\x7f]*$/;

/**
 * UTF-8 bytes and an ending zero, which sorts a prefix first. The bytes zero and one are escaped: only the end is a zero,
 * so that no key is the beginning of another, in descending order neither.
 */
function textKey(text: string): string {
  if (PLAIN_TEXT.test(text)) return text + '\0';
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  return bytes.replaceAll('\x01', '\x01\x02').replaceAll('\0', '\x01\x01') + '\0';
}

/** Field by field: the value's type first, then the name, then the value. */
function objectKey(doc: Doc): string {
  let key = '';
  for (const field of Object.keys(doc)) {
    const value = doc[field];
    key += String.fromCharCode(typeOrder(value)) + textKey(field) + keyOf(value);
  }
  return key + '\0';
}

function binaryKey(binary: Binary): string {
  const bytes = binary.value();
  return word(bytes.length) + String.fromCharCode(binary.sub_type) + latin1(bytes);
}

function word(value: number): string {
  return String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
}

function dateKey(milliseconds: number): string {
  const high = Math.floor(milliseconds / 0x1_0000_0000);
  return word((high ^ 0x8000_0000) >>> 0) + word(milliseconds - high * 0x1_0000_0000);
}

const scratch = new DataView(new ArrayBuffer(8));

/** Eight bytes in the order of the doubles; NaN below everything, -0 as 0. */
function doubleKey(value: number): string {
  if (Number.isNaN(value)) return '\0\0\0\0\0\0\0\0';
  scratch.setFloat64(0, value === 0 ? 0 : value);
  const high = scratch.getInt32(0);
  const low = scratch.getInt32(4);
  return high < 0 ? word(~high) + word(~low) : word(high ^ 0x8000_0000) + word(low);
}

function numberKey(value: Value): string {
  if (typeof value === 'number') return doubleKey(value) + '\0';
  if (value instanceof Double || value instanceof Int32) return doubleKey(value.value) + '\0';
  if (value instanceof Long) {
    const near = value.toNumber();
    if (Number.isSafeInteger(near) || BigInt(near) === value.toBigInt()) return doubleKey(near) + '\0';
    return inexactKey(value.toString());
  }
  return value instanceof Decimal128 ? inexactKey(value.toString()) : inexactKey(String(value));
}

/**
 * A number that may lie between two doubles: the double just below it, then its exact digits. Whether a decimal equals
 * its nearest double is decided on digits, as Decimal128 0.1 is not the double 0.1.
 */
function inexactKey(text: string): string {
  const near = Number(text);
  if (!Number.isFinite(near)) return doubleKey(near) + '\0';
  const order = decimalDigits(text).compareToDouble(near);
  if (order === 0) return doubleKey(near) + '\0';
  const below = order > 0 ? near : previousDouble(near);
  return doubleKey(below) + '\x01' + decimalDigits(text).sortable();
}

function previousDouble(value: number): number {
  if (value === 0) return -Number.MIN_VALUE;
  scratch.setFloat64(0, value);
  scratch.setBigInt64(0, scratch.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return scratch.getFloat64(0);
}

/** Below zero, equal or above zero, in MongoDB's order. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : compareKeys(keyOf(a), keyOf(b));
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  const byType = typeOrder(a) - typeOrder(b);
  return byType !== 0 ? byType : compareKeys(keyOf(a), keyOf(b));
}

const SURROGATE = /[\ud800-\udfff]/;

/** By UTF-8 bytes, which is UTF-16 order unless surrogates take part. */
function compareTexts(a: string, b: string): number {
  return SURROGATE.test(a) || SURROGATE.test(b) ? compareKeys(textKey(a), textKey(b)) : compareKeys(a, b);
}

export function compareKeys(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function equalValues(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (typeof a === 'string' && typeof b === 'string') return false;
  return typeOrder(a) === typeOrder(b) && keyOf(a) === keyOf(b);
}
