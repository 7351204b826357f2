import { isNumber } from '../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { failedToParse, location, typeMismatch } from '../errors.js';
import { typeName } from '../query/types.js';

/** The type of a field of a command or of one of its statements. */
type FieldType = 'object' | 'bool' | 'array' | 'hint' | 'zero or one' | 'any';

export interface FieldRule {
  readonly type: FieldType;
  readonly required?: boolean;
}
export type FieldRules = Readonly<Record<string, FieldRule>>;

const wrongType = (at: string, value: Value, expected: string): Error =>
  typeMismatch(`BSON field '${at}' is the wrong type '${typeName(value)}', expected type '${expected}'`);

function assertType(at: string, value: Value, type: FieldType): void {
  switch (type) {
    case 'object':
      if (!isDoc(value)) throw wrongType(at, value, 'object');
      return;
    case 'array':
      if (!Array.isArray(value)) throw wrongType(at, value, 'array');
      return;
    case 'bool':
      if (typeof value !== 'boolean') throw wrongType(at, value, 'bool');
      return;
    case 'hint':
      assertHint(value ?? 0);
      return;
    case 'zero or one':
      assertZeroOrOne(value);
      return;
    case 'any':
  }
}

function assertZeroOrOne(value: Value): void {
  const number = isNumber(value) ? Number(value) : Number.NaN;
  if (number === 0 || number === 1) return;
  throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${String(value)}`);
}

/** A hint is an index's name or its key. */
export function assertHint(hint: Value): void {
  if (hint === undefined || hint === null || typeof hint === 'string' || isDoc(hint)) return;
  throw failedToParse('Hint must be a string or an object');
}

/**
 * Throws MongoDB's error for a document with a field that is unknown, missing or of the wrong type. `where` is its place in the command: 'delete.deletes'.
 */
export function assertFields(doc: Doc, where: string, rules: FieldRules): void {
  for (const field of Object.keys(doc)) {
    const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
    if (!rule) throw location(40415, `BSON field '${where}.${field}' is an unknown field.`);
    const value = doc[field];
    // Null is as good as missing, but as a hint.
    if (value !== undefined && (value !== null || rule.type === 'hint'))
      assertType(`${where}.${field}`, value, rule.type);
  }
  for (const [field, { required, type }] of Object.entries(rules)) {
    if (required && (doc[field] === undefined || (doc[field] === null && type !== 'any')))
      throw location(40414, `BSON field '${where}.${field}' is missing but a required field`);
  }
}

/** A flag that MongoDB also takes as a number. */
export function isSet(flag: Value, at: string): boolean {
  if (flag === undefined || flag === null) return false;
  if (isNumber(flag)) return Number(flag) !== 0;
  assertType(at, flag, 'bool');
  return flag === true;
}

/** Throws where one of these fields of a command, where there is one, is no boolean. */
export function assertFlags({ name, body }: { readonly name: string; readonly body: Doc }, ...fields: string[]): void {
  for (const field of fields) {
    const value = body[field];
    if (value !== undefined && value !== null) assertType(`${name}.${field}`, value, 'bool');
  }
}
