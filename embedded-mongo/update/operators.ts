import { Timestamp } from 'bson';
import { add, asInteger, isNumber, multiply, numberType } from '../bson/numbers.js';
import { cloneValue, isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, failedToParse, typeMismatch } from '../errors.js';
import type { MatchContext } from '../query/matcher.js';
import { typeName } from '../query/types.js';
import { addToSet, pull, pullAll, pop, push } from './array-operators.js';
import { describe } from './describe.js';

/** One operator on one field: the field's new value, or KEEP to leave it as it is, or undefined to remove it. */
export type FieldOperator = (current: Value, operand: Value, at: FieldContext) => Value;
export const KEEP = Symbol('keep');

export interface FieldContext {
  readonly path: string;
  readonly match: MatchContext;
  readonly doc: Doc;
  readonly inserting: boolean;
  readonly now: Date;
}

function arithmetic(name: string, operation: (a: Value, b: Value) => Value, verb: string): FieldOperator {
  return (current, operand, { path, doc }) => {
    if (!isNumber(operand))
      throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${describe(operand)}}`);
    if (current === undefined) return name === '$inc' ? operand : multiply(operand, 0);
    if (!isNumber(current)) {
      const field = path.split('.').pop() ?? path;
      throw typeMismatch(
        `Cannot apply ${name} to a value of non-numeric type. {_id: ${describe(doc._id)}} has the field '${field}' of non-numeric type ${typeName(current)}`,
      );
    }
    const result = operation(current, operand);
    const wholes = [current, operand].every((value) => ['int', 'long'].includes(numberType(value)));
    if (wholes && numberType(result) === 'double') {
      throw badValue(
        `Failed to apply ${name} operations to current value (${describe(current)}) for document {_id: ${describe(doc._id)}}`,
      );
    }
    return result;
  };
}

function extreme(sign: 1 | -1): FieldOperator {
  return (current, operand, { match }) =>
    current === undefined || match.comparison.compare(operand, current) * sign > 0 ? operand : KEEP;
}

const bit: FieldOperator = (current, operand) => {
  if (!isDoc(operand)) throw badValue('The $bit modifier is not compatible with this operand');
  const initial = current ?? 0;
  if (!isNumber(initial) || !['int', 'long'].includes(numberType(initial))) {
    throw badValue('Cannot apply $bit to a value of non-integral type.');
  }
  return Object.keys(operand).reduce((value: number, name) => {
    const mask = asInteger(operand[name], '$bit');
    if (name === 'and') return value & mask;
    if (name === 'or') return value | mask;
    if (name === 'xor') return value ^ mask;
    throw badValue(`The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`);
  }, Number(initial));
};

const currentDate: FieldOperator = (_current, operand, { now }) => {
  if (operand === true || (isDoc(operand) && operand.$type === 'date')) return now;
  if (operand === false) return now;
  if (isDoc(operand) && operand.$type === 'timestamp') {
    return new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
  }
  throw badValue(
    "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
  );
};

/** Every field operator but $rename, which is about two fields. */
export const FIELD_OPERATORS: Readonly<Record<string, FieldOperator>> = {
  $set: (_current, operand) => cloneValue(operand),
  $setOnInsert: (_current, operand, { inserting }) => (inserting ? cloneValue(operand) : KEEP),
  $unset: () => undefined,
  $inc: arithmetic('$inc', add, 'increment'),
  $mul: arithmetic('$mul', multiply, 'multiply'),
  $min: extreme(-1),
  $max: extreme(1),
  $bit: bit,
  $currentDate: currentDate,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};

export function operandDoc(name: string, operand: Value): Doc {
  if (isDoc(operand)) return operand;
  throw failedToParse(
    `Modifiers operate on fields but we found type ${typeName(operand)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${describe(operand)}}`,
  );
}
