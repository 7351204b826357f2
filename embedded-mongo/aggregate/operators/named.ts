import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { type MongoError, location } from '../../errors.js';
import { typeName } from '../../query/types.js';

/** MongoDB numbers the ways to get an operator's named operands wrong one by one. */
export interface NamedOperands {
  /** Thrown for an operand that is no document; undefined where such an operand means something. */
  readonly notDocument: number;
  readonly unknown: number;
  /** The required operands with the error for want of each. */
  readonly required: Readonly<Record<string, number>>;
  readonly optional?: readonly string[];
}

const failure = (code: number, message: string): MongoError => location(code, message);

/** The operand as a document with the names the operator knows. */
export function namedOperands(operator: string, operand: Value, spec: NamedOperands): Doc {
  if (!isDoc(operand))
    throw failure(spec.notDocument, `${operator} only supports an object as its argument, found: ${typeName(operand)}`);
  for (const name of Object.keys(operand)) {
    if (!(name in spec.required) && !spec.optional?.includes(name))
      throw failure(spec.unknown, `Unrecognized parameter to ${operator}: ${name}`);
  }
  for (const name of Object.keys(spec.required)) {
    if (!(name in operand)) throw failure(spec.required[name] as number, `Missing '${name}' parameter to ${operator}`);
  }
  return operand;
}
