import { isNumber, numberType } from '../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, failedToParse, MongoError, typeMismatch } from '../errors.js';
import { typeName } from '../query/types.js';
import { describe } from './describe.js';

/** What an update operator's operand must be, whatever documents it meets: MongoDB refuses the update before it looks. */

function numeric(verb: string): Check {
  return (operand, path) => {
    if (!isNumber(operand))
      throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${describe(operand)}}`);
  };
}

type Check = (operand: Value, path: string) => void;

export const isWhole = (value: Value): boolean => isNumber(value) && Number.isInteger(Number(value));

const PUSH_CLAUSES = new Set(['$each', '$slice', '$sort', '$position']);

const push: Check = (operand) => {
  if (!isDoc(operand) || !('$each' in operand)) return;
  const { $each, $slice, $position, $sort } = operand;
  if (!Array.isArray($each))
    throw badValue(`The argument to $each in $push must be an array but it was of type: ${typeName($each)}`);
  for (const clause of Object.keys(operand))
    if (!PUSH_CLAUSES.has(clause)) throw badValue(`Unrecognized clause in $push: ${clause}`);
  if ('$slice' in operand && !isWhole($slice))
    throw badValue(`The value for $slice must be an integer value but was given type: ${typeName($slice)}`);
  if ('$sort' in operand) assertSort($sort);
  if ('$position' in operand && !isWhole($position))
    throw badValue(`The value for $position must be an integer value, not of type: ${typeName($position)}`);
};

function assertSort(sort: Value): void {
  const isDirection = (value: Value): boolean => isNumber(value) && Math.abs(Number(value)) === 1;
  if (isNumber(sort)) {
    if (!isDirection(sort)) throw badValue('The $sort element value must be either 1 or -1');
    return;
  }
  if (!isDoc(sort))
    throw badValue('The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields');
  const fields = Object.keys(sort);
  if (fields.length === 0) throw badValue('The sort pattern is empty when it should be a set of fields.');
  if (!fields.every((field) => isDirection(sort[field])))
    throw badValue('The sort element value must be either 1 or -1');
}

const addToSet: Check = (operand) => {
  if (!isDoc(operand) || Object.keys(operand)[0] !== '$each') return;
  if (!Array.isArray(operand.$each))
    throw typeMismatch(
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(operand.$each)}`,
    );
  if (Object.keys(operand).length > 1)
    throw badValue(`Found unexpected fields after $each in $addToSet: ${describe(operand)}`);
};

const bit: Check = (operand) => {
  const format = '{$bit: {field: {and/or/xor: #}}';
  if (!isDoc(operand))
    throw badValue(
      `The $bit modifier is not compatible with a ${typeName(operand)}. You must pass in an embedded document: ${format}`,
    );
  const names = Object.keys(operand);
  if (names.length === 0) throw badValue(`You must pass in at least one bitwise operation. The format is: ${format}`);
  for (const name of names) {
    if (!['and', 'or', 'xor'].includes(name))
      throw badValue(
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${name}: ${describe(operand[name])}}`,
      );
    if (!isNumber(operand[name]) || !['int', 'long'].includes(numberType(operand[name])))
      throw badValue(
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(operand[name])}' is not supported here: {${name}: ${describe(operand[name])}}`,
      );
  }
};

const currentDate: Check = (operand) => {
  if (typeof operand === 'boolean') return;
  if (!isDoc(operand))
    throw badValue(
      `${typeName(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  const unknown = Object.keys(operand).find((option) => option !== '$type');
  if (unknown !== undefined) throw badValue(`Unrecognized $currentDate option: ${unknown}`);
  if (operand.$type !== 'date' && operand.$type !== 'timestamp')
    throw badValue(
      "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
    );
};

const pop: Check = (operand, path) => {
  if (!isNumber(operand)) throw failedToParse(`Expected a number in: ${path}: ${describe(operand)}`);
  if (!isWhole(operand)) throw failedToParse(`Expected an integer: ${path}: ${describe(operand)}`);
  if (Math.abs(Number(operand)) !== 1) throw failedToParse(`$pop expects 1 or -1, found: ${describe(operand)}`);
};

const isDynamic = (path: string): boolean => path.split('.').some((part) => part === '$' || part.startsWith('$['));

const rename: Check = (operand, path) => {
  if (typeof operand !== 'string')
    throw badValue(`The 'to' field for $rename must be a string: ${path}: ${describe(operand)}`);
  if (isDynamic(path)) throw badValue(`The source field for $rename may not be dynamic: ${path}`);
  if (isDynamic(operand)) throw badValue(`The destination field for $rename may not be dynamic: ${operand}`);
  if (operand === path) throw badValue(`The source and target field for $rename must differ: ${path}: "${operand}"`);
  if (operand.startsWith(`${path}.`) || path.startsWith(`${operand}.`))
    throw badValue(`The source and target field for $rename must not be on the same path: ${path}: "${operand}"`);
};

const CHECKS: Readonly<Record<string, Check>> = {
  $inc: numeric('increment'),
  $mul: numeric('multiply'),
  $push: push,
  $addToSet: addToSet,
  $pullAll: (operand) => {
    if (!Array.isArray(operand))
      throw badValue(`$pullAll requires an array argument but was given a ${typeName(operand)}`);
  },
  $bit: bit,
  $currentDate: currentDate,
  $pop: pop,
  $rename: rename,
};

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
}

/** Throws MongoDB's error for a path or operand that no document could make right. */
export function assertOperand(operator: string, path: string, operand: Value): void {
  assertPath(path);
  if (operator === '$rename' && operand === '')
    throw new MongoError(56, 'EmptyFieldName', 'An empty update path is not valid.');
  CHECKS[operator]?.(operand, path);
}

export function operandDoc(name: string, operand: Value): Doc {
  if (isDoc(operand)) return operand;
  throw failedToParse(
    `Modifiers operate on fields but we found type ${typeName(operand)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${describe(operand)}}`,
  );
}
