import { isNumber } from '../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, failedToParse, MongoError, typeMismatch, unsupported } from '../errors.js';
import { typeName } from '../query/types.js';
import { describe } from './describe.js';

/** Rules for an update operator's operand, whatever documents it meets: MongoDB refuses the update before it looks. */

function numeric(verb: string): Check {
  return (operand, path) => {
    if (!isNumber(operand))
      throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${describe(operand)}}`);
  };
}

type Check = (operand: Value, path: string) => void;

const isWhole = (value: Value): boolean => isNumber(value) && Number.isInteger(Number(value));

/** Clauses that may be beside or in place of a value in $push. */
export const PUSH_CLAUSES = ['$each', '$slice'];

const push: Check = (operand) => {
  if (!isDoc(operand) || !('$each' in operand)) return;
  const { $each, $slice } = operand;
  if (!Array.isArray($each))
    throw badValue(`The argument to $each in $push must be an array but it was of type: ${typeName($each)}`);
  for (const clause of Object.keys(operand)) {
    if (clause === '$sort' || clause === '$position') throw unsupported(`the clause ${clause} of $push`);
    if (!PUSH_CLAUSES.includes(clause)) throw badValue(`Unrecognized clause in $push: ${clause}`);
  }
  if ('$slice' in operand && !isWhole($slice))
    throw badValue(`The value for $slice must be an integer value but was given type: ${typeName($slice)}`);
};

const CHECKS: Readonly<Record<string, Check>> = { $inc: numeric('increment'), $push: push };

function assertPath(path: string): void {
  if (path === '') throw new MongoError(56, 'EmptyFieldName', 'An empty update path is not valid.');
  if (path.startsWith('.') || path.endsWith('.') || path.includes('..')) {
    throw new MongoError(
      56,
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  if (path.startsWith('$['))
    throw badValue(
      `Cannot have array filter identifier (i.e. '$[<id>]') element in the first position in path '${path}'`,
    );
  if (path === '$' || path.startsWith('$.'))
    throw badValue(`Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  if (/\.\$(\[|\.|$)/.test(path)) throw unsupported('a positional operator in the path of an update');
}

/** Throws MongoDB's error for a path or operand that no document could make right. */
export function assertOperand(operator: string, path: string, operand: Value): void {
  assertPath(path);
  CHECKS[operator]?.(operand, path);
}

export function operandDoc(name: string, operand: Value): Doc {
  if (isDoc(operand)) return operand;
  throw failedToParse(
    `Modifiers operate on fields but we found type ${typeName(operand)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${describe(operand)}}`,
  );
}
